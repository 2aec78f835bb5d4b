import { expect, test } from 'vitest';
import { rowsOfSpan, SPAN_ROWS_MAX } from '#api/http/span';

interface Row {
  id: number;
  at: string;
}

const SPAN = { from: Date.parse('2026-04-01T00:00:00Z'), to: Date.parse('2026-05-01T00:00:00Z') };
const rowAt = (id: number, at = '2026-04-02T00:00:00Z'): Row => ({ id, at });

/** The requests to a backend with these rows, and the rows that are read. */
async function readSpan(rows: readonly Row[], claimedTotal = rows.length) {
  const requests: string[] = [];
  const response = await rowsOfSpan<Row>(SPAN, {
    load: async ({ from, to, offset, limit }) => {
      requests.push(`${from} ${to} ${offset} ${limit}`);
      return Promise.resolve({ content: rows.slice(offset, offset + limit), total_length: claimedTotal });
    },
    isIn: ({ at }) => Date.parse(at) >= SPAN.from && Date.parse(at) < SPAN.to,
    momentOf: ({ at }) => at,
  });
  return { requests, ids: response.rows.map(({ id }) => id), isCut: response.isCut };
}

const REQUESTED_SPAN = '2026-04-01T00:00:00.000Z 2026-05-01T00:00:00.000Z';

test('an empty span is requested once, and is not cut', async () => {
  expect(await readSpan([])).toEqual({ requests: [`${REQUESTED_SPAN} 0 100`], ids: [], isCut: false });
});

test('rows are sorted by time, each listed once, and none is from another span [A-211, A-232]', async () => {
  const rows = [
    rowAt(1, '2026-04-03T00:00:00Z'),
    rowAt(3, '2026-04-02T00:00:00+09:00'),
    rowAt(2, '2026-04-01T15:00:00Z'),
    rowAt(1, '2026-04-03T00:00:00Z'),
    rowAt(4, '2026-05-01T00:00:00Z'),
    rowAt(5, '2026-03-31T23:59:59Z'),
  ];
  expect(await readSpan(rows)).toEqual({
    requests: [`${REQUESTED_SPAN} 0 100`],
    ids: [2, 3, 1],
    isCut: false,
  });
});

test.each([
  [100, 1, false],
  [101, 2, false],
  [SPAN_ROWS_MAX, 10, false],
  [SPAN_ROWS_MAX + 1, 10, true],
])('%i rows are read in %i parts; cut: %j', async (count, requestCount, isCut) => {
  const response = await readSpan(Array.from({ length: count }, (_, id) => rowAt(id)));
  expect([response.requests.length, response.ids.length, response.isCut]).toEqual([
    requestCount,
    Math.min(count, SPAN_ROWS_MAX),
    isCut,
  ]);
});

test('a backend that claims more rows and returns none is not requested again and again', async () => {
  expect(await readSpan([rowAt(1)], 5)).toEqual({
    requests: [`${REQUESTED_SPAN} 0 100`, `${REQUESTED_SPAN} 1 100`],
    ids: [1],
    isCut: true,
  });
});
