import type { UseQueryResult } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Column } from '#kit/column/column';
import { type ListState, useListState } from '#kit/list/list-state';
import { Pager } from '#kit/list/Pager';
import { RecordTable } from '#kit/list/RecordTable';
import { renderInKit } from '../render-in-kit';

interface Row {
  id: number;
  name: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'notification.field.title', kind: 'main', sort: 'title', cell: ({ name }) => name },
];
type TableQuery = Partial<UseQueryResult<Page<Row>>>;
const pageOf = (total_length: number, ...names: string[]) => ({
  content: names.map((name, index) => ({ id: index + 1, name })),
  total_length,
});

function Table({ state, onList }: { state: TableQuery; onList?: ((list: ListState) => void) | undefined }) {
  const list = useListState();
  onList?.(list);
  return (
    <RecordTable
      caption="notification.title"
      columns={COLUMNS}
      query={state as UseQueryResult<Page<Row>>}
      list={list}
      load={() => Promise.reject(new Error('nothing is exported here'))}
      rowKey={({ id }) => id}
      rowClass={({ id }) => (id === 1 ? 'unread' : '')}
      actions={({ name }) => <button type="button">{`開く ${name}`}</button>}
      empty="empty.users"
      emptyAction={<a href="/new">作成</a>}
    />
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

const renderTable = (state: TableQuery, address = '/a', onList?: (list: ListState) => void) =>
  renderInKit(<Table state={state} onList={onList} />, { address });

test('loading: the table shows its headings and a status, and not that it is empty', () => {
  renderTable({ isPending: true, isFetching: true });
  expect(screen.getByRole('table', { name: 'プッシュ通知' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'タイトル',
    '操作',
  ]);
  expect(screen.getByRole('status').textContent).toBe('読み込み中…');
  expect([screen.queryByText('まだ登録がありません。'), screen.queryByRole('navigation')]).toEqual([
    null,
    null,
  ]);
});

test('rows: the name is the header of its row, then a cell per column, the row’s actions, the range and the total', () => {
  renderTable({ isSuccess: true, data: pageOf(1234, '一', '二') });
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) => ({
      head: within(row)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
      cells: within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    })),
  ).toEqual([
    { head: ['一'], cells: ['開く 一'] },
    { head: ['二'], cells: ['開く 二'] },
  ]);
  expect(rows.map(({ className }) => className)).toEqual(['unread', '']);
  expect(screen.getByText('全1,234件中 1–2件')).toBeDefined();
});

const twentyNames = (start: number) => Array.from({ length: 20 }, (_, index) => `${start + index}番`);
const scrollState = () => ({
  rows: screen.getAllByRole('row').length - 1,
  busy: screen.getByRole('table').getAttribute('aria-busy'),
  pager: screen.queryByText(/^全40件中/) !== null,
});

test('the rows of a list and its pager are rendered at once, also those of a later page', () => {
  const wholePage = { rows: 20, busy: 'false', pager: true };
  const rendered = renderTable({ isSuccess: true, data: pageOf(40, ...twentyNames(1)) });
  expect(scrollState()).toEqual(wholePage);
  rendered.rerender(<Table state={{ isSuccess: true, data: pageOf(40, ...twentyNames(21)) }} />);
  expect(scrollState()).toEqual(wholePage);
});

test.each([
  ['a search', { search: '祭り' }, 14, '14件'],
  ['a search that finds nothing', { search: '祭り' }, 0, '当てはまるものはありません'],
  ['another search that finds as many', { search: '祭' }, 40, '40件'],
  ['another page', { page: 2 }, 40, '2ページ目'],
  ['an order', { order: 'title' }, 40, 'タイトルの昇順'],
  ['the other order', { order: '-title' }, 40, 'タイトルの降順'],
  ['a search on another page', { search: '祭り', page: 2 }, 31, '31件 2ページ目'],
])(
  '%s is announced once its rows are loaded, and the first load is not (WCAG 4.1.3)',
  async (_, changes, total, text) => {
    let list: ListState | undefined;
    const onList = (now: ListState) => {
      list = now;
    };
    const loadedState = (length: number): TableQuery => ({ isSuccess: true, data: pageOf(length, '一') });
    const { rerender } = renderTable(loadedState(40), '/a', onList);
    expect(statusText()).toBe('');
    const loading: TableQuery = {
      isSuccess: true,
      isPlaceholderData: true,
      isFetching: true,
      data: pageOf(40, '一'),
    };
    rerender(<Table state={loading} onList={onList} />);
    act(() => list?.replace(changes));
    expect(statusText()).toBe('');
    rerender(<Table state={loadedState(total)} onList={onList} />);
    expect(statusText()).toBe(text);
  },
);

const statusText = () => screen.getByRole('status').textContent;

test('empty: the table shows this, explains the list, and links to the form of the first record', () => {
  renderTable({ isSuccess: true, data: pageOf(0) });
  expect(screen.getByText('まだ登録がありません。')).toBeDefined();
  expect(screen.getByText('この地域のアプリのユーザーと広告主が並びます。')).toBeDefined();
  expect(screen.getByRole('link', { name: '作成' })).toBeDefined();
  expect(screen.getByText('全0件')).toBeDefined();
});

test('rows that could not be read: the others stay, and an alert says how many are missing', () => {
  const data = { ...pageOf(20, '一', '二'), unreadable_rows: 18 };
  renderTable({ isSuccess: true, data });
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(2);
  expect([...document.querySelectorAll('.records-note')].map(({ textContent }) => textContent)).toEqual([
    '20件のうち18件を読み取れませんでしたサーバーの応答の形が違います。詳細は管理者のエラーログにあります。',
  ]);
  expect(screen.getByRole('alert').textContent).toContain('20件のうち18件');
});

test('a page beyond the last gives way to the last one, and does not say that the list is empty [A-117]', async () => {
  const { address } = renderTable({ isSuccess: true, data: pageOf(64) }, '/a?search=x&page=99');
  expect(screen.queryByText('まだ登録がありません。')).toBeNull();
  await waitFor(() => expect(address()).toBe('/a?search=x&page=4'));
});

test('a page without rows of a list that has some: the table says so and leads to the first page', () => {
  const { address } = renderTable({ isSuccess: true, data: pageOf(64) }, '/a?page=4');
  expect(screen.getByText('全64件ですが、このページには表示できる行がありません。')).toBeDefined();
  expect(screen.queryByText('まだ登録がありません。')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '最初のページへ' }));
  expect(address()).toBe('/a');
});

test('no match: the table names the search, and a button clears it', () => {
  const { address } = renderTable(
    { isSuccess: true, data: pageOf(0) },
    '/a?search=%E8%8A%B1%E7%81%AB&page=2',
  );
  expect(screen.getByText('「花火」に当てはまるものはありません。')).toBeDefined();
  expect(screen.queryByRole('link', { name: '作成' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '検索条件を消す' }));
  expect(address()).toBe('/a');
});

test('failed: the table shows an alert, and its button loads again', () => {
  const refetch = vi.fn();
  renderTable({ isError: true, fetchStatus: 'idle', refetch });
  expect(screen.getByRole('alert').textContent).toContain('読み込めませんでした。');
  fireEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('failed with rows: the old rows stay', () => {
  renderTable({ isError: true, data: pageOf(1, '一') });
  expect([screen.queryByRole('alert'), screen.getByText('一').tagName]).toEqual([null, 'TH']);
});

test('rows of another page or search are marked as stale until the new ones are loaded', () => {
  renderTable({ isSuccess: true, isPlaceholderData: true, isFetching: true, data: pageOf(1, '一') });
  expect(screen.getByRole('table').className).toBe('stale');
});

function TestPager({ total, shown }: { total: number; shown: number }) {
  return <Pager list={useListState()} total={total} shown={shown} />;
}

/** The pages in the form `1 [2] 3`, with ‹ and › where these are links. */
function pagerText(total: number, address: string) {
  renderInKit(<TestPager total={total} shown={20} />, { address });
  return screen.queryAllByRole('link').map((link) => {
    const text = link.textContent || (link.ariaLabel === '次のページ' ? '›' : '‹');
    return link.getAttribute('aria-current') === 'page' ? `[${text}]` : text;
  });
}

test.each([
  [20, '/a', ''],
  [21, '/a', '[1] 2 ›'],
  [60, '/a?page=3', '‹ 1 2 [3]'],
  [400, '/a?page=10', '‹ 1 8 9 [10] 11 12 20 ›'],
  [400, '/a?page=2', '‹ 1 [2] 3 4 20 ›'],
])('%i rows at %s have the pages %s', (total, address, pages) => {
  expect(pagerText(total, address).join(' ')).toBe(pages);
});

test('pages are links that keep the search, and page 1 has no number in its address', () => {
  renderInKit(<TestPager total={60} shown={20} />, { address: '/a?search=x&page=2' });
  expect(screen.getAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['前のページ', '/a?search=x'],
    ['1ページ', '/a?search=x'],
    ['2ページ', '/a?search=x&page=2'],
    ['3ページ', '/a?search=x&page=3'],
    ['次のページ', '/a?search=x&page=3'],
  ]);
});

test.each([
  [20 * 7, 0],
  [20 * 7 + 1, 1],
])('for %i rows the number of fields for a page number is %i', (total, fields) => {
  renderTable({ isSuccess: true, data: pageOf(total, '一') });
  expect(screen.queryAllByRole('spinbutton', { name: 'ページへ移動' })).toHaveLength(fields);
});

test.each([
  ['3', '/a?search=x&page=3'],
  ['99', '/a?search=x&page=8'],
  ['0', '/a?search=x&page=2'],
  ['', '/a?search=x&page=2'],
])('page “%s” and Enter open %s', (typedPage, address) => {
  renderTable({ isSuccess: true, data: pageOf(160, '一') }, '/a?search=x&page=2');
  const field = screen.getByRole('spinbutton', { name: 'ページへ移動' });
  fireEvent.change(field, { target: { value: typedPage } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(location.pathname + location.search).toBe(address);
});
