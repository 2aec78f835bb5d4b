import { expect, test } from 'vitest';
import type { Row } from '#mocks/backend/db/define-table';
import { LibraryRows } from '#mocks/backend/db/library';

function createCountedLibrary() {
  const rows = new Map<number, Row>();
  let libraryReads = 0;
  const libraryRows = new LibraryRows({
    create(row) {
      rows.set(row.id, row);
      return row;
    },
    getAll() {
      libraryReads += 1;
      return [...rows.values()];
    },
    findMany: () => [],
    deleteMany({ where }) {
      for (const id of (where as { id: { in: number[] } }).id.in) rows.delete(id);
    },
  });
  return { libraryRows, libraryReads: () => libraryReads };
}

const keyOf = ({ id }: Row) => String(id % 2);

test('the rows are read from the library once, however many are written', () => {
  const { libraryRows, libraryReads } = createCountedLibrary();
  for (const id of [1, 2, 3]) {
    libraryRows.put([{ id }]);
    libraryRows.put([{ id }]);
    libraryRows.find(id);
    libraryRows.has(keyOf, '1');
  }
  libraryRows.remove([2]);
  expect([libraryRows.all(), libraryReads()]).toEqual([[{ id: 1 }, { id: 3 }], 1]);
});

test('rows are in the order of their ids, also after another tab created a row with a lower id', () => {
  const { libraryRows } = createCountedLibrary();
  for (const id of [1, 4, 2, 3, 1]) libraryRows.put([{ id }]);
  expect(libraryRows.all().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
