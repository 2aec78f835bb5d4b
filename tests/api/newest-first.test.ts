import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { newestRowsOfSpan } from '#api/http/newest-rows-of-span';
import { newestReview } from '#api/recruitment/newest-review';
import { dataResponse, startClient } from './wire';

interface Row {
  id: number;
  at: string | null;
}

const startOfDay = (day: number): string => new Date(Date.UTC(2026, 2, day)).toISOString();
const SPAN = { from: Date.parse(startOfDay(10)), to: Date.parse(startOfDay(12)) };
/** Ten rows a day, the newest first. */
const ROWS: readonly Row[] = Array.from({ length: 400 }, (_, index) => ({
  id: 400 - index,
  at: startOfDay(40 - Math.floor(index / 10)),
}));
const IN_SPAN = ROWS.filter(({ at }) => at === startOfDay(10) || at === startOfDay(11)).map(({ id }) => id);

async function readSpan(rows: readonly Row[]) {
  const offsets: number[] = [];
  const span = await newestRowsOfSpan<Row>(SPAN, {
    load({ offset, limit }) {
      offsets.push(offset);
      return Promise.resolve({ content: rows.slice(offset, offset + limit), total_length: rows.length });
    },
    momentOf: ({ at }) => at,
  });
  return { offsets, ids: span.rows.map(({ id }) => id), isCut: span.isCut };
}

test('of a list with the newest first, rows are loaded until one is older than the span [A-336]', async () => {
  expect(await readSpan(ROWS.slice(100))).toEqual({ offsets: [0, 100, 200], ids: IN_SPAN, isCut: false });
  expect(await readSpan(ROWS.slice(250))).toEqual({ offsets: [0], ids: IN_SPAN, isCut: false });
});

test.each<[string, readonly Row[], number[]]>([
  ['the oldest first', ROWS.toReversed(), IN_SPAN.toReversed()],
  ['a newer row behind an older one', [...ROWS.slice(1), ...ROWS.slice(0, 1)], IN_SPAN],
])('of a list with %s all parts are loaded [A-336]', async (_, rows, ids) => {
  expect(await readSpan(rows)).toEqual({ offsets: [0, 100, 200, 300], ids, isCut: false });
});

test('a row without a time is in no span, and ends none', async () => {
  const rows = [...ROWS.slice(285, 300), { id: 900, at: null }, ...ROWS.slice(300, 310)];
  expect((await readSpan(rows)).ids).toEqual(
    IN_SPAN.slice(0, 25).filter((id) => rows.some((row) => row.id === id)),
  );
});

const reviewRow = (id: number, created_at: string | null) => ({
  id,
  rating: 5,
  comment: `第${id}回`,
  created_at,
});

test.each<[string, ReturnType<typeof reviewRow>[], number, string[]]>([
  [
    'the newest first',
    [reviewRow(3, startOfDay(3)), reviewRow(2, startOfDay(2)), reviewRow(1, startOfDay(1))],
    3,
    ['0'],
  ],
  [
    'the oldest first',
    [reviewRow(1, startOfDay(1)), reviewRow(2, startOfDay(2)), reviewRow(3, startOfDay(3))],
    3,
    ['0', '2'],
  ],
  ['one row', [reviewRow(7, startOfDay(7))], 7, ['0']],
  ['times that did not come', [reviewRow(1, null), reviewRow(2, null)], 1, ['0']],
])('of a list with %s the newest record of thanks is read [A-336]', async (_, rows, id, offsets) => {
  const { call, receivedRequests } = startClient(({ sentCall }) => {
    const query = new URLSearchParams(sentCall.split('?')[1]);
    const offset = Number(query.get('offset'));
    return dataResponse({
      content: rows.slice(offset, offset + Number(query.get('limit'))),
      total_length: rows.length,
    });
  });
  const page = await new QueryClient().fetchQuery(newestReview({ call, city: 'akashi', user: 1 }, 'machi'));
  expect([
    page.content[0]?.id,
    receivedRequests.map(({ sentCall }) => /offset=(\d+)/.exec(sentCall)?.[1]),
  ]).toEqual([id, offsets]);
});
