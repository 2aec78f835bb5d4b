import { expect, test } from 'vitest';
import type { Row } from '#mocks/backend/db/define-table';
import { LibraryRows } from '#mocks/backend/db/library';

function countedLibrary() {
  const rows = new Map<number, Row>();
  let looks = 0;
  const model = new LibraryRows({
    create(row) {
      rows.set(row.id, row);
      return row;
    },
    getAll() {
      looks += 1;
      return [...rows.values()];
    },
    findMany: () => [],
    deleteMany({ where }) {
      for (const id of (where as { id: { in: number[] } }).id.in) rows.delete(id);
    },
  });
  return { model, looks: () => looks };
}

const keyOf = ({ id }: Row) => String(id % 2);

test('the rows are read from the library once, however many are written', () => {
  const { model, looks } = countedLibrary();
  for (const id of [1, 2, 3]) {
    model.put([{ id }]);
    model.put([{ id }]);
    model.find(id);
    model.has(keyOf, '1');
  }
  model.remove([2]);
  expect([model.all(), looks()]).toEqual([[{ id: 1 }, { id: 3 }], 1]);
});

test('rows are in the order of their ids, also after another tab created a row with a lower id', () => {
  const { model } = countedLibrary();
  for (const id of [1, 4, 2, 3, 1]) model.put([{ id }]);
  expect(model.all().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
