import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { articleSource } from '#api/content/articles';
import { eventSource } from '#api/content/events';
import { pageThatFits } from '#api/http/page-that-fits';
import type { Scope } from '#api/http/scope';
import { advertisementSource } from '#api/offers/advertisements';
import { purchaseList } from '#api/offers/purchase-queries';
import { reserveList } from '#api/offers/reserve-queries';
import { invoiceSource } from '#api/office/invoices';
import { timecardSource } from '#api/office/timecards';
import { userList } from '#api/people/user-queries';
import { matchingUserList, waitingUserCount } from '#api/recruitment/matching-queries';

type Row = { id: number } & Record<string, unknown>;

/** A backend with these rows that implements search and pages, but not the console’s filters. */
function backendOf(rows: readonly Row[]) {
  const requests: unknown[] = [];
  const call = (_: unknown, { query }: { query: { offset?: number; limit?: number } }) => {
    requests.push(query);
    const { offset = 0, limit = 20 } = query;
    return Promise.resolve({
      status: 200,
      data: { content: rows.slice(offset, offset + limit), total_length: rows.length },
    });
  };
  return { requests, scope: { city: 'akashi', user: 1, call } as unknown as Scope };
}

const FIRST_PAGE = { offset: 0, limit: 20 };
const nineOClock = () => Date.parse('2026-04-01T09:00:00Z');
const rowsOf = (...values: readonly Record<string, unknown>[]): Row[] =>
  values.map((value, index) => ({ id: index + 1, ...value }));

test.each([
  [
    'ads by state, plan and category [A-220]',
    rowsOf(
      { public: false, plan: 'A', category: 1 },
      { public: true, plan: 'A', category: 1 },
      { public: false, plan: 'B', category: 1 },
      { public: false, plan: 'A', category: 2 },
      { public: false, plan: null, category: null },
    ),
    (scope: Scope) => advertisementSource({ public: false, plan: 'A', category: 1 }).list(scope, FIRST_PAGE),
    [1, 5],
  ],
  [
    'top ads [A-220]',
    rowsOf({ public: true, is_top: true }, { public: true, is_top: false }),
    (scope: Scope) => advertisementSource({ is_top: true }).list(scope, FIRST_PAGE),
    [1],
  ],
  [
    'users by where they live [A-221]',
    rowsOf({ address: '兵庫県明石市大久保町' }, { address: '兵庫県神戸市' }, { address: '滋賀県草津市' }, {}),
    (scope: Scope) => userList(scope, 'all', { ...FIRST_PAGE, prefecture: '兵庫県', municipality: '明石市' }),
    [1, 4],
  ],
  [
    'articles by type [A-231]',
    rowsOf({ type: 'news' }, { type: 'event' }),
    (scope: Scope) => articleSource({ type: 'event' }).list(scope, FIRST_PAGE),
    [2],
  ],
  [
    'events by state, of which either fits within five minutes of a turn [A-232]',
    rowsOf(
      { start: '2026-04-01T08:00:00Z', end: '2026-04-01T09:00:00Z' },
      { start: '2026-04-01T08:00:00Z', end: '2026-04-01T08:54:59Z' },
      { start: '2026-04-01T08:00:00Z', end: '2026-04-01T08:56:00Z' },
      { start: '2026-04-01T09:04:00Z', end: '2026-04-01T10:00:00Z' },
      { start: '2026-04-01T09:05:01Z', end: '2026-04-01T10:00:00Z' },
      { start: '2026-04-01T08:59:00Z', end: '2026-04-01T09:01:00Z' },
      { start: '', end: '' },
    ),
    (scope: Scope) =>
      eventSource({ status: 'being_held' }, () => Date.parse('2026-04-01T09:00:00Z')).list(scope, FIRST_PAGE),
    [1, 3, 4, 6, 7],
  ],
  [
    'reservations to come, by their time, and those that wait for an answer [A-336]',
    rowsOf(
      { date: '2026-04-03T09:00:00Z', status: 'waiting' },
      { date: '2026-03-31T09:00:00Z', status: 'accepted' },
      { date: '2026-04-02T09:00:00Z', status: 'cancelled' },
      { date: '2026-03-30T09:00:00Z', status: 'waiting_for_cancellation' },
      { date: '', status: null },
    ),
    (scope: Scope) => reserveList(scope, { state: 'all', when: 'upcoming' }, FIRST_PAGE, nineOClock),
    [4, 3, 1, 5],
  ],
  [
    'reservations of the past, the latest first [A-336]',
    rowsOf(
      { date: '2026-03-30T09:00:00Z', status: 'accepted' },
      { date: '2026-03-31T09:00:00Z', status: 'cancelled' },
      { date: '2026-04-02T09:00:00Z', status: 'accepted' },
    ),
    (scope: Scope) => reserveList(scope, { state: 'all', when: 'past' }, FIRST_PAGE, nineOClock),
    [2, 1],
  ],
  [
    'events to come, by their start [A-336]',
    rowsOf(
      { start: '2026-04-03T00:00:00Z', end: '2026-04-04T00:00:00Z' },
      { start: '2026-03-01T00:00:00Z', end: '2026-03-02T00:00:00Z' },
      { start: '2026-03-31T00:00:00Z', end: '2026-04-02T00:00:00Z' },
      { start: '', end: '' },
    ),
    (scope: Scope) => eventSource({ when: 'upcoming' }, nineOClock).list(scope, FIRST_PAGE),
    [3, 1, 4],
  ],
  [
    'events of the past, in the order that the user chose [A-336]',
    rowsOf(
      { start: '2026-03-01T00:00:00Z', end: '2026-03-02T00:00:00Z' },
      { start: '2026-04-03T00:00:00Z', end: '2026-04-04T00:00:00Z' },
      { start: '2026-03-05T00:00:00Z', end: '2026-03-06T00:00:00Z' },
    ),
    (scope: Scope) =>
      eventSource({ when: 'past' }, nineOClock).list(scope, { ...FIRST_PAGE, ordering: 'title' }),
    [1, 3],
  ],
  [
    'purchases by days of Japan, both included [A-241]',
    rowsOf(
      { date: '2026-03-31T14:59:59.999Z' },
      { date: '2026-03-31T15:00:00.000Z' },
      { date: '2026-04-02T14:59:59.999Z' },
      { date: '2026-04-02T15:00:00.000Z' },
    ),
    (scope: Scope) => purchaseList(scope, { ...FIRST_PAGE, from: '2026-04-01', to: '2026-04-02' }),
    [2, 3],
  ],
  [
    'invoices by state, of which overdue is one that is unpaid [A-243]',
    rowsOf({ status: 'unpaid' }, { status: 'paid' }, { status: 'overdue' }, { status: 'cancelled' }),
    (scope: Scope) => invoiceSource(undefined, 'overdue').list(scope, FIRST_PAGE),
    [1, 3],
  ],
  [
    'undecided identities [A-277]',
    rowsOf({ confirmed: true }, { confirmed: null }, { confirmed: false }, {}),
    (scope: Scope) => matchingUserList(scope, { ...FIRST_PAGE, waiting: true }),
    [2, 4],
  ],
  [
    'time cards of a month and a person [A-245]',
    rowsOf(
      { clock_in: '2026-03-31T15:00:00.000Z', staff_id: 5 },
      { clock_in: '2026-03-31T14:59:00.000Z', staff_id: 5 },
      { clock_in: '2026-04-10T00:00:00.000Z', staff_id: 6 },
    ),
    (scope: Scope) => timecardSource('machi', { month: '2026-04', staffId: 5 }).list(scope, FIRST_PAGE),
    [1],
  ],
])('the page of a backend that ignores the filter: %s', async (_, rows, listOf, ids) => {
  const { scope } = backendOf(rows);
  const { queryFn } = listOf(scope) as {
    queryFn: (context: object) => Promise<{ content: Row[]; total_length: number }>;
  };
  const { signal } = new AbortController();
  const page = await queryFn({ signal });
  expect([page.content.map(({ id }) => id), page.total_length]).toEqual([ids, ids.length]);
});

test('a page is cut out of the first thousand matching rows, and a backend with the filter receives one request [A-211, A-231]', async () => {
  const rows = rowsOf(
    ...Array.from({ length: 1_500 }, (_, index) => ({ type: index % 2 ? 'event' : 'news' })),
  );
  const source = articleSource({ type: 'event' });
  const loadPage = async (backend: ReturnType<typeof backendOf>, offset: number) =>
    new QueryClient().fetchQuery(source.list(backend.scope, { offset, limit: 20 }));
  const backendWithoutFilter = backendOf(rows);
  const thirdPage = await loadPage(backendWithoutFilter, 40);
  expect([
    thirdPage.content.map(({ id }) => id).slice(0, 2),
    thirdPage.total_length,
    backendWithoutFilter.requests.length,
  ]).toEqual([[82, 84], 500, 11]);
  const backendWithFilter = backendOf(rows.filter(({ type }) => type === 'event'));
  expect([(await loadPage(backendWithFilter, 40)).total_length, backendWithFilter.requests.length]).toEqual([
    750, 1,
  ]);
});

test('waiting identities are counted by a backend with the filter and by one without, and the list shows all rows [A-277]', async () => {
  const rows = rowsOf({ confirmed: true }, { confirmed: null }, {});
  const count = ({ scope }: ReturnType<typeof backendOf>) =>
    new QueryClient().fetchQuery(waitingUserCount(scope));
  expect([await count(backendOf(rows)), await count(backendOf(rows.slice(1)))]).toEqual([2, 2]);
  const allIdentities = await new QueryClient().fetchQuery(
    matchingUserList(backendOf(rows).scope, FIRST_PAGE),
  );
  expect(allIdentities.total_length).toBe(3);
});

test('rows that could not be read count as parts of the list, and the page has their number [A-193]', async () => {
  const requests: unknown[] = [];
  const load = async (query: { offset?: number | undefined }) => {
    requests.push(query.offset);
    const content = rowsOf({ fits: false }, { fits: true }).map((row) => ({
      ...row,
      id: row.id + (query.offset ?? 0),
    }));
    return { content, total_length: 200, unreadable_rows: 98 };
  };
  expect(
    await pageThatFits<Row, { offset: number; limit: number }>(FIRST_PAGE, load, ({ fits }) => fits === true),
  ).toEqual({
    content: [
      { id: 2, fits: true },
      { id: 102, fits: true },
    ],
    total_length: 2,
    unreadable_rows: 196,
  });
  expect(requests).toEqual([0, 0, 100]);
});
