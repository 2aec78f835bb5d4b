import { expect, test } from 'vitest';
import { oldestFirst } from '#api/http/oldest-first';

/** A backend that has `total` rows, the newest first, and returns `most` of them at once. */
function backend(total: number, most = 100) {
  const parts: object[] = [];
  const load = async (part: { offset: number; limit: number }) => {
    parts.push(part);
    const ids = Array.from({ length: total }, (_, index) => total - index);
    const content = ids.slice(part.offset, part.offset + Math.min(most, part.limit)).map((id) => ({ id }));
    return { content, total_length: total };
  };
  return { load, parts };
}

const idsOf = ({ content }: { content: readonly { id: number }[] }) => content.map(({ id }) => id);

test('a backend that can sort is asked for the oldest', async () => {
  const { load, parts } = backend(200);
  await oldestFirst(true, load);
  expect(parts).toEqual([{ offset: 0, limit: 50, ordering: 'created_at' }]);
});

test.each([
  [200, 100, [0, 150], [50, 1]],
  [200, 20, [0, 180], [20, 1]],
  [50, 100, [0], [50, 1]],
  [0, 100, [0], [undefined, undefined]],
])(
  'of %i rows, %i at once, those at the end are the oldest [A-194, A-336]',
  async (total, most, offsets, ends) => {
    const { load, parts } = backend(total, most);
    const ids = idsOf(await oldestFirst(false, load));
    expect(parts).toEqual(offsets.map((offset) => ({ offset, limit: 50 })));
    expect([ids[0], ids.at(-1)]).toEqual(ends);
  },
);
