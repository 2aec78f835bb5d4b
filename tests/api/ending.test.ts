import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Scope } from '#api/http/scope';
import { couponsEnding, timeSalesEnding } from '#api/offers/ending-queries';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');

/** The counts by a backend with these ends, and the requests that it received. */
async function countEnding(ends: readonly string[], total = 41) {
  const requests: unknown[] = [];
  const rows = ends.map((end, id) => ({ id, end_date: end, time_range: [{ start: '', end }] }));
  const call = (_: unknown, { query, quiet }: { query: object; quiet: boolean }) => {
    requests.push({ ...query, quiet });
    return Promise.resolve({ status: 200, data: { content: rows, total_length: total } });
  };
  const scope = { city: 'akashi', user: 1, call } as unknown as Scope;
  const client = new QueryClient();
  const counts = await Promise.all([
    client.fetchQuery(couponsEnding(scope, () => NOW)),
    client.fetchQuery(timeSalesEnding(scope, () => NOW)),
  ]);
  return { requests, counts };
}

const expectedRequest = { offset: 0, limit: 20, ends_within: 3, quiet: true };

test('records that end soon are counted by their list, and a failure shows no toast [A-250]', async () => {
  expect(await countEnding(['2026-04-01T01:00:00.000Z', '2026-04-04T15:00:00.000Z'])).toEqual({
    requests: [expectedRequest, expectedRequest],
    counts: Array.from({ length: 2 }, () => ({ count: 41, first: null })),
  });
});

test.each([
  // A clock that is one day slow or fast does not mean another backend.
  ['2026-03-31T00:00:00.000Z', 41],
  ['2026-03-30T23:59:59.999Z', null],
  ['2026-04-05T15:00:00.000Z', 41],
  ['2026-04-05T15:00:00.001Z', null],
])('a list with a record that ends at %s is counted as %s', async (end, count) => {
  const ending = { count, first: null };
  expect((await countEnding(['2026-04-02T00:00:00.000Z', end])).counts).toEqual([ending, ending]);
});

test('the first end is known where every record is on the page [A-288]', async () => {
  const ends = ['2026-04-03T01:00:00.000Z', '2026-04-02T00:00:00.000Z'];
  const ending = { count: 2, first: '2026-04-02T00:00:00.000Z' };
  expect((await countEnding(ends, 2)).counts).toEqual([ending, ending]);
});
