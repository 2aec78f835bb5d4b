import { expect, test } from 'vitest';
import type { Purchase, PurchaseTotals } from '#domain/offers/purchase';
import type { Backend } from '#mocks/backend/backend-types';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { purchaseTable } from '#mocks/backend/tables/offers/purchases';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'advertiser', profile: SeedProfile = 'normal') {
  const started = await startAs(username, { seed: { profile, n: 1 } });
  const request = (query: string) => started.request(`GET /manager/purchases${query}`);
  return {
    ...started,
    request,
    list: async (query: string) =>
      dataOf<{ content: Purchase[]; total_length: number }>(await request(query)),
    totals: async (query = '') => dataOf<PurchaseTotals>(await request(`/total/${query}`)),
  };
}

/** Purchases of the advertiser's company for 1, 10, 100, … yen. */
function createPurchases(backend: Backend, dates: readonly string[]) {
  const common = { user: '明石 花子', quantity: 1, status: '支払い済み', platform: 'iOS', company: 'machi' };
  for (const [index, date] of dates.entries())
    backend.db.of(purchaseTable).create({ ...common, date, amount: 10 ** index });
}

const sumOf = (rows: readonly Partial<Record<'amount' | 'quantity' | 'count', number>>[]) =>
  (['amount', 'quantity', 'count'] as const).map((key) =>
    rows.reduce((sum, row) => sum + (row[key] ?? (key === 'count' ? 1 : 0)), 0),
  );

test.each(['', '?search=iOS', '?from=2026-03-10&to=2026-03-20', '?search=返金&from=2026-03-01'])(
  'the totals of “%s” are those of the listed rows, and the days add up to them [R-ENT-23, R-CALL-21, A-102, A-240]',
  async (query) => {
    const { list, totals } = await backendAs();
    const { content, total_length } = await list(`${query || '?'}&limit=1000`);
    const response = await totals(query);
    const figures = [response.total_amount, response.total_quantity, response.count];
    expect([figures, sumOf(response.days ?? []), total_length > 0]).toEqual([
      sumOf(content),
      sumOf(content),
      true,
    ]);
    expect(response.count).toBe(total_length);
  },
);

test('a day begins at midnight in Japan, and the last one is included [A-241]', async () => {
  const { backend, list, totals } = await backendAs();
  createPurchases(backend, [
    '2026-05-09T14:59:59.999Z',
    '2026-05-09T15:00:00.000Z',
    '2026-05-10T14:59:59.999Z',
    '2026-05-10T15:00:00.000Z',
  ]);
  const { content } = await list('?from=2026-05-10&to=2026-05-10');
  expect(content.map(({ amount }) => amount)).toEqual([100, 10]);
  expect((await totals('?from=2026-05-09&to=2026-05-11')).days).toEqual([
    { date: '2026-05-09', amount: 1, quantity: 1, count: 1 },
    { date: '2026-05-10', amount: 110, quantity: 2, count: 2 },
    { date: '2026-05-11', amount: 1000, quantity: 1, count: 1 },
  ]);
});

test('a long span is summed by month', async () => {
  const { totals } = await backendAs('advertiser', 'busy');
  const { count, days } = await totals();
  expect([count, days?.length, days?.[0]?.date, days?.at(-1)?.date]).toEqual([
    10_000,
    14,
    '2025-02',
    '2026-03',
  ]);
});

test('a span without a first or last day begins or ends with the purchases', async () => {
  const { backend, totals } = await backendAs('advertiser', 'empty');
  createPurchases(backend, ['2026-05-09T03:00:00.000Z', '2026-05-12T03:00:00.000Z']);
  const daysOf = async (query: string) => (await totals(query)).days?.map(({ date }) => date);
  const days = ['2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12'];
  expect(await daysOf('')).toEqual(days);
  expect(await daysOf('?from=2026-05-11')).toEqual(days.slice(2));
  expect(await daysOf('?to=2026-05-10')).toEqual(days.slice(0, 2));
});

test('without purchases, only a span with a first and a last day has days', async () => {
  const { totals } = await backendAs('advertiser', 'empty');
  expect(await totals()).toEqual({ total_amount: 0, total_quantity: 0, count: 0, days: [] });
  expect((await totals('?from=2026-03-31')).days).toEqual([]);
  expect((await totals('?to=2026-04-01')).days).toEqual([]);
  expect((await totals('?from=2026-03-31&to=2026-04-01')).days).toEqual([
    { date: '2026-03-31', amount: 0, quantity: 0, count: 0 },
    { date: '2026-04-01', amount: 0, quantity: 0, count: 0 },
  ]);
});

test('a span of more than 366 days has no days before the first or after the last purchase [A-240]', async () => {
  const { totals } = await backendAs();
  const { days: own } = await totals();
  const { days: whole } = await totals('?from=2025-04-01&to=2026-04-01');
  expect([whole?.length, whole?.[0]?.date, whole?.at(-1)?.date]).toEqual([13, '2025-04', '2026-04']);
  expect((await totals('?from=2025-03-31&to=2026-04-01')).days).toEqual(own);
  expect((await totals('?from=0202-01-01&to=9999-12-31')).days).toEqual(own);
  expect((await totals('?from=9000-01-01&to=9999-12-31')).days).toEqual([]);
});

test('an account reads the purchases of its company, an Operator those of the named company [A-168]', async () => {
  const { send, tokenOf } = await backendAs();
  const own = await tokenOf('advertiser');
  const operator = await tokenOf('operator');
  const request = (as: string, query: string) => send(`GET /manager/purchases/total/${query}`, { as });
  const ours = await request(own, '');
  expect(await request(own, '?company=machi')).toEqual(ours);
  expect(await request(operator, '?company=machi')).toEqual(ours);
  expect(dataOf<PurchaseTotals>(await request(operator, '?company=nbnb')).count).toBe(36);
  expect((await request(operator, '?company=nobody')).status).toBe(404);
  expect((await request(own, '?company=nbnb')).status).toBe(403);
  expect(await request(operator, '')).toEqual({
    status: 400,
    body: { errors: { company: ['会社を指定してください。'] } },
  });
});

test.each(['administrator', 'owner_shop', 'staff_shop'])(
  '%s may not read purchases [R-ROLE-10]',
  async (username) => {
    const { request } = await backendAs(username);
    expect([(await request('')).status, (await request('/total/')).status]).toEqual([403, 403]);
  },
);

test('an invalid day and an end before its start are refused at their field', async () => {
  const { request } = await backendAs();
  expect((await request('?from=2026-04-02&to=2026-04-01')).body).toEqual({
    errors: { to: ['終了日は開始日以降にしてください。'] },
  });
  expect((await request('/total/?from=2026-02-30')).body).toEqual({ errors: { from: [expect.any(String)] } });
});
