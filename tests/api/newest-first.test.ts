import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { newestRowsOfSpan } from '#api/http/newest-rows-of-span';
import { newestReview } from '#api/recruitment/newest-review';
import { answered, wire } from './wire';

interface Row {
  id: number;
  at: string | null;
}

const dayOf = (day: number): string => new Date(Date.UTC(2026, 2, day)).toISOString();
const SPAN = { from: Date.parse(dayOf(10)), to: Date.parse(dayOf(12)) };
/** Ten rows a day, the newest first. */
const ROWS: readonly Row[] = Array.from({ length: 400 }, (_, index) => ({
  id: 400 - index,
  at: dayOf(40 - Math.floor(index / 10)),
}));
const IN_SPAN = ROWS.filter(({ at }) => at === dayOf(10) || at === dayOf(11)).map(({ id }) => id);

async function read(rows: readonly Row[]) {
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
  expect(await read(ROWS.slice(100))).toEqual({ offsets: [0, 100, 200], ids: IN_SPAN, isCut: false });
  expect(await read(ROWS.slice(250))).toEqual({ offsets: [0], ids: IN_SPAN, isCut: false });
});

test.each<[string, readonly Row[], number[]]>([
  ['the oldest first', ROWS.toReversed(), IN_SPAN.toReversed()],
  ['a newer row behind an older one', [...ROWS.slice(1), ...ROWS.slice(0, 1)], IN_SPAN],
])('of a list with %s all parts are loaded [A-336]', async (_, rows, ids) => {
  expect(await read(rows)).toEqual({ offsets: [0, 100, 200, 300], ids, isCut: false });
});

test('a row without a time is in no span, and ends none', async () => {
  const rows = [...ROWS.slice(285, 300), { id: 900, at: null }, ...ROWS.slice(300, 310)];
  expect((await read(rows)).ids).toEqual(
    IN_SPAN.slice(0, 25).filter((id) => rows.some((row) => row.id === id)),
  );
});

const review = (id: number, created_at: string | null) => ({
  id,
  rating: 5,
  comment: `第${id}回`,
  created_at,
});

test.each<[string, ReturnType<typeof review>[], number, string[]]>([
  ['the newest first', [review(3, dayOf(3)), review(2, dayOf(2)), review(1, dayOf(1))], 3, ['0']],
  ['the oldest first', [review(1, dayOf(1)), review(2, dayOf(2)), review(3, dayOf(3))], 3, ['0', '2']],
  ['one row', [review(7, dayOf(7))], 7, ['0']],
  ['times that did not come', [review(1, null), review(2, null)], 1, ['0']],
])('of a list with %s the newest record of thanks is read [A-336]', async (_, rows, id, offsets) => {
  const { call, received } = wire(({ sentCall }) => {
    const query = new URLSearchParams(sentCall.split('?')[1]);
    const offset = Number(query.get('offset'));
    return answered({
      content: rows.slice(offset, offset + Number(query.get('limit'))),
      total_length: rows.length,
    });
  });
  const page = await new QueryClient().fetchQuery(newestReview({ call, city: 'akashi', user: 1 }, 'machi'));
  expect([page.content[0]?.id, received.map(({ sentCall }) => /offset=(\d+)/.exec(sentCall)?.[1])]).toEqual([
    id,
    offsets,
  ]);
});
