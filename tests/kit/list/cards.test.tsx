import type { UseQueryResult } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Column } from '#kit/column/column';
import { moneyColumn, numberColumn } from '#kit/column/number-column';
import { pictureColumn } from '#kit/column/picture-column';
import { useListState } from '#kit/list/list-state';
import { RecordTable } from '#kit/list/RecordTable';
import { windowOf } from '../../browser';
import { renderInKit } from '../render-in-kit';

interface Row {
  id: number;
  name: string;
  image: string | null;
  people: number;
  price: number;
  number: number;
}

const nameOf = ({ name }: Row) => name;
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'field.name', kind: 'main', cell: nameOf },
  pictureColumn('image', 'field.image', ({ image }) => image, nameOf),
  { ...numberColumn('people', 'field.people'), onCard: ({ people }) => `${people}名` },
  moneyColumn('price', 'field.price'),
  numberColumn('number', 'timeSale.number'),
];
const tableQuery = {
  isSuccess: true,
  data: {
    content: [{ id: 1, name: '花火', image: 'https://x.example/1.png', people: 2, price: 300, number: 60 }],
    total_length: 1,
  },
};

const Table = () => (
  <RecordTable
    caption="notification.title"
    columns={COLUMNS}
    query={tableQuery as unknown as UseQueryResult<Page<Row>>}
    list={useListState()}
    load={() => Promise.reject(new Error('nothing is exported here'))}
    rowKey={({ id }) => id}
  />
);

function cardCells() {
  const [, row] = screen.getAllByRole('row');
  return [...(row?.children ?? [])].map((cell) => [
    cell.className.split(' ').find((one) => one.startsWith('card-')),
    cell.getAttribute('data-label'),
    cell.textContent,
  ]);
}

test('a card keeps its picture, and labels each number', () => {
  windowOf(390);
  renderInKit(<Table />);
  expect(cardCells()).toEqual([
    ['card-title', null, '花火'],
    ['card-picture', null, ''],
    ['card-meta', null, '2名'],
    ['card-meta', null, '￥300'],
    ['card-meta', 'セール全体の枚数', '60'],
  ]);
  expect(within(screen.getByRole('table')).getByRole('button', { name: '「花火」を拡大表示' })).toBeDefined();
});

test('a row of a table has no labels, because its column headings have them', () => {
  windowOf(1440);
  renderInKit(<Table />);
  expect(cardCells().map(([, label, text]) => [label, text])).toEqual([
    [null, '花火'],
    [null, ''],
    [null, '2'],
    [null, '￥300'],
    [null, '60'],
  ]);
});
