import type { UseQueryResult } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Column } from '#kit/column/column';
import type { ListFilter } from '#kit/list/FilterSelect';
import { useListState } from '#kit/list/list-state';
import { RecordTable } from '#kit/list/RecordTable';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { windowOf } from '../../browser';
import { renderInKit } from '../render-in-kit';

interface Row {
  id: number;
  name: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'profile.name', kind: 'main', sort: 'name', cell: ({ name }) => name },
];
const tableQuery = { isSuccess: true, data: { content: [{ id: 1, name: '明石 太郎' }], total_length: 12 } };

function Table() {
  const filters: ListFilter[] = [
    {
      filter: useAddressFilter('role', ['all', 'staff']),
      label: 'profile.role',
      option: (value) => `notification.${value === 'all' ? 'title' : 'read'}`,
    },
    {
      filter: useAddressFilter('state', ['all', 'read']),
      label: 'notification.field.read',
      option: (value) => `notification.${value === 'all' ? 'title' : 'read'}`,
    },
  ];
  return (
    <RecordTable
      caption="notification.title"
      columns={COLUMNS}
      query={tableQuery as unknown as UseQueryResult<Page<Row>>}
      list={useListState()}
      load={() => Promise.reject(new Error('nothing is exported here'))}
      rowKey={({ id }) => id}
      search="postList.search"
      filters={filters}
    />
  );
}

const address = () => location.pathname + location.search;

test('on a phone one button with a count opens the labelled filters, and clears them together', async () => {
  windowOf(390);
  renderInKit(<Table />, { address: '/a?role=staff&search=太郎&page=2' });
  expect(screen.queryByRole('combobox', { name: '権限' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '絞り込み（1）' }));
  const sheet = within(await screen.findByRole('dialog', { name: '絞り込み' }));
  expect(sheet.getAllByRole('combobox').map((one) => one.closest('label')?.firstChild?.textContent)).toEqual([
    '権限：',
    '状態：',
  ]);
  expect(sheet.getByRole('button', { name: '12件を表示' })).toBeDefined();
  fireEvent.change(sheet.getByRole('combobox', { name: '状態' }), { target: { value: 'read' } });
  await waitFor(() => expect(address()).toBe('/a?role=staff&search=%E5%A4%AA%E9%83%8E&state=read'));
  fireEvent.click(sheet.getByRole('link', { name: 'すべて解除' }));
  await waitFor(() => expect(address()).toBe('/a?search=%E5%A4%AA%E9%83%8E'));
  expect(sheet.queryByRole('link', { name: 'すべて解除' })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '絞り込み' })).toBeDefined();
});

test('on a phone a select sorts the cards in both directions, or in the server’s order', async () => {
  windowOf(390);
  renderInKit(<Table />, { address: '/a?page=2' });
  const sortSelect = screen.getByRole('combobox', { name: '並べ替え' });
  expect([...sortSelect.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '並べ替え',
    '表示名：昇順',
    '表示名：降順',
  ]);
  fireEvent.change(sortSelect, { target: { value: '-name' } });
  await waitFor(() => expect(address()).toBe('/a?order=-name'));
  fireEvent.change(sortSelect, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe('/a'));
});
