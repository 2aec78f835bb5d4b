import { expect, test } from 'vitest';
import type { Invoice } from '#domain/office/invoice';
import { COMPANIES_WITH_OWN_SET } from '#domain/places/companies';
import { SEED_PROFILES, type SeedProfile } from '#mocks/backend/seed/base/seed';
import { dataOf, startBackend } from '../start-backend';

const DRAFT = { title: ' 広告掲載料 ', amount: 1_100, due_date: '2026-04-01' };
interface InvoicePage {
  content: Invoice[];
  total_length: number;
}

const idsOf = (rows: readonly Invoice[]) => rows.map(({ id }) => id);
const wasDue = ({ due_date: day }: Invoice) => (day ?? '') < '2026-04-01';

test('an invoice is issued by the company of its administrator, and listed first [R-CALL-22, R-ENT-21, A-168]', async () => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf('administrator_nbnb');
  const { status, body } = await send('POST /invoices/', { as, body: DRAFT });
  const expectedInvoice = {
    id: expect.any(Number),
    title: '広告掲載料',
    amount: 1_100,
    status: 'unpaid',
    due_date: '2026-04-01',
    created_at: '2026-04-01T00:00:00.000Z',
    lines: null,
  };
  expect([status, dataOf({ status, body })]).toEqual([201, expectedInvoice]);
  const ownPage = dataOf<InvoicePage>(await send('GET /invoices/?limit=1', { as }));
  expect(ownPage.content).toEqual([expectedInvoice]);
  const otherCompany = await send('GET /invoices/?limit=1', { as: await tokenOf('administrator_jbs') });
  expect(dataOf<InvoicePage>(otherCompany).content.map(({ id }) => id)).not.toContain(ownPage.content[0]?.id);
});

test('an Operator issues and reads the invoices of the company that the request names [A-168]', async () => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf('operator');
  const total = async () =>
    dataOf<InvoicePage>(await send('GET /invoices/?company=jbs', { as })).total_length;
  const before = await total();
  expect((await send('POST /invoices/?company=jbs', { as, body: DRAFT })).status).toBe(201);
  expect(await total()).toBe(before + 1);
  expect((await send('POST /invoices/', { as, body: DRAFT })).body).toEqual({
    errors: { company: ['会社を指定してください。'] },
  });
});

test('the list is filtered by state, by the current day in Japan [A-243]', async () => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf('administrator_nbnb');
  const listInvoices = async (query: string) =>
    dataOf<InvoicePage>(await send(`GET /invoices/?limit=1000${query}`, { as })).content;
  const all = await listInvoices('');
  const inState = (state: string) => all.filter(({ status }) => status === state);
  const expected = {
    unpaid: inState('unpaid').filter((row) => !wasDue(row)),
    overdue: inState('unpaid').filter(wasDue),
    paid: inState('paid'),
    cancelled: inState('cancelled'),
    unknown: [],
  };
  for (const [state, rows] of Object.entries(expected)) {
    expect([state, idsOf(await listInvoices(`&status=${state}`))]).toEqual([state, idsOf(rows)]);
  }
  expect(Math.min(expected.unpaid.length, expected.overdue.length, expected.paid.length)).toBeGreaterThan(0);
});

test.each(['administrator', 'owner_shop', 'advertiser'])(
  '%s may not read or issue invoices [R-CITY-08]',
  async (username) => {
    const { send, tokenOf } = await startBackend();
    const as = await tokenOf(username);
    expect((await send('GET /invoices/', { as })).status).toBe(403);
    expect((await send('POST /invoices/', { as, body: DRAFT })).status).toBe(403);
  },
);

test('a broken rule is an error of its field', async () => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf('administrator_nbnb');
  const body = { title: '', amount: 0, due_date: '2026-03-31' };
  expect(await send('POST /invoices/', { as, body })).toEqual({
    status: 400,
    body: {
      errors: {
        title: ['この項目は必須です。'],
        amount: ['1円以上の金額を入力してください。'],
        due_date: ['今日以降の日付を入力してください。'],
      },
    },
  });
});

const LEAST_INVOICES: Readonly<Record<SeedProfile, number>> = { normal: 45, empty: 0, busy: 2_500, edge: 64 };

test.each(SEED_PROFILES)(
  'the seed %s has equally many invoices for each company that has them',
  async (profile) => {
    const { send, tokenOf } = await startBackend({ seed: { profile, n: 1 } });
    const totals = await Promise.all(
      COMPANIES_WITH_OWN_SET.map(async (company) => {
        const as = await tokenOf(`administrator_${company}`);
        return dataOf<InvoicePage>(await send('GET /invoices/?limit=1', { as })).total_length;
      }),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThanOrEqual(LEAST_INVOICES[profile]);
  },
);
