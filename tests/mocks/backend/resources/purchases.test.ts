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
    listPurchases: async (query: string) =>
      dataOf<{ content: Purchase[]; total_length: number }>(await request(query)),
    loadTotals: async (query = '') => dataOf<PurchaseTotals>(await request(`/total/${query}`)),
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
    const { listPurchases, loadTotals } = await backendAs();
    const { content, total_length } = await listPurchases(`${query || '?'}&limit=1000`);
    const response = await loadTotals(query);
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
  const { backend, listPurchases, loadTotals } = await backendAs();
  createPurchases(backend, [
    '2026-05-09T14:59:59.999Z',
    '2026-05-09T15:00:00.000Z',
    '2026-05-10T14:59:59.999Z',
    '2026-05-10T15:00:00.000Z',
  ]);
  const { content } = await listPurchases('?from=2026-05-10&to=2026-05-10');
  expect(content.map(({ amount }) => amount)).toEqual([100, 10]);
  expect((await loadTotals('?from=2026-05-09&to=2026-05-11')).days).toEqual([
    { date: '2026-05-09', amount: 1, quantity: 1, count: 1 },
    { date: '2026-05-10', amount: 110, quantity: 2, count: 2 },
    { date: '2026-05-11', amount: 1000, quantity: 1, count: 1 },
  ]);
});

test('a long span is summed by month', async () => {
  const { loadTotals } = await backendAs('advertiser', 'busy');
  const { count, days } = await loadTotals();
  expect([count, days?.length, days?.[0]?.date, days?.at(-1)?.date]).toEqual([
    10_000,
    14,
    '2025-02',
    '2026-03',
  ]);
});

test('a span without a first or last day begins or ends with the purchases', async () => {
  const { backend, loadTotals } = await backendAs('advertiser', 'empty');
  createPurchases(backend, ['2026-05-09T03:00:00.000Z', '2026-05-12T03:00:00.000Z']);
  const daysOf = async (query: string) => (await loadTotals(query)).days?.map(({ date }) => date);
  const days = ['2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12'];
  expect(await daysOf('')).toEqual(days);
  expect(await daysOf('?from=2026-05-11')).toEqual(days.slice(2));
  expect(await daysOf('?to=2026-05-10')).toEqual(days.slice(0, 2));
});

test('without purchases, only a span with a first and a last day has days', async () => {
  const { loadTotals } = await backendAs('advertiser', 'empty');
  expect(await loadTotals()).toEqual({ total_amount: 0, total_quantity: 0, count: 0, days: [] });
  expect((await loadTotals('?from=2026-03-31')).days).toEqual([]);
  expect((await loadTotals('?to=2026-04-01')).days).toEqual([]);
  expect((await loadTotals('?from=2026-03-31&to=2026-04-01')).days).toEqual([
    { date: '2026-03-31', amount: 0, quantity: 0, count: 0 },
    { date: '2026-04-01', amount: 0, quantity: 0, count: 0 },
  ]);
});

test('a span of more than 366 days has no days before the first or after the last purchase [A-240]', async () => {
  const { loadTotals } = await backendAs();
  const { days: ownDays } = await loadTotals();
  const { days: daysOfYear } = await loadTotals('?from=2025-04-01&to=2026-04-01');
  expect([daysOfYear?.length, daysOfYear?.[0]?.date, daysOfYear?.at(-1)?.date]).toEqual([
    13,
    '2025-04',
    '2026-04',
  ]);
  expect((await loadTotals('?from=2025-03-31&to=2026-04-01')).days).toEqual(ownDays);
  expect((await loadTotals('?from=0202-01-01&to=9999-12-31')).days).toEqual(ownDays);
  expect((await loadTotals('?from=9000-01-01&to=9999-12-31')).days).toEqual([]);
});

test('an account reads the purchases of its company, an Operator those of the named company [A-168]', async () => {
  const { send, tokenOf } = await backendAs();
  const ownToken = await tokenOf('advertiser');
  const operatorToken = await tokenOf('operator');
  const requestTotals = (as: string, query: string) => send(`GET /manager/purchases/total/${query}`, { as });
  const ownTotals = await requestTotals(ownToken, '');
  expect(await requestTotals(ownToken, '?company=machi')).toEqual(ownTotals);
  expect(await requestTotals(operatorToken, '?company=machi')).toEqual(ownTotals);
  expect(dataOf<PurchaseTotals>(await requestTotals(operatorToken, '?company=nbnb')).count).toBe(36);
  expect((await requestTotals(operatorToken, '?company=nobody')).status).toBe(404);
  expect((await requestTotals(ownToken, '?company=nbnb')).status).toBe(403);
  expect(await requestTotals(operatorToken, '')).toEqual({
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
