import { expect, test } from 'vitest';
import { oldestFirst } from '#api/http/oldest-first';

/** A backend that has `total` rows, the newest first, and returns `most` of them at once. */
function backend(total: number, pageMax = 100) {
  const requests: object[] = [];
  const loadPage = async (range: { offset: number; limit: number }) => {
    requests.push(range);
    const ids = Array.from({ length: total }, (_, index) => total - index);
    const content = ids
      .slice(range.offset, range.offset + Math.min(pageMax, range.limit))
      .map((id) => ({ id }));
    return { content, total_length: total };
  };
  return { loadPage, requests };
}

const idsOf = ({ content }: { content: readonly { id: number }[] }) => content.map(({ id }) => id);

test('a backend that can sort is asked for the oldest', async () => {
  const { loadPage, requests } = backend(200);
  await oldestFirst(true, loadPage);
  expect(requests).toEqual([{ offset: 0, limit: 50, ordering: 'created_at' }]);
});

test.each([
  [200, 100, [0, 150], [50, 1]],
  [200, 20, [0, 180], [20, 1]],
  [50, 100, [0], [50, 1]],
  [0, 100, [0], [undefined, undefined]],
])(
  'of %i rows, %i at once, those at the end are the oldest [A-194, A-336]',
  async (total, pageMax, offsets, endIds) => {
    const { loadPage, requests } = backend(total, pageMax);
    const ids = idsOf(await oldestFirst(false, loadPage));
    expect(requests).toEqual(offsets.map((offset) => ({ offset, limit: 50 })));
    expect([ids[0], ids.at(-1)]).toEqual(endIds);
  },
);
