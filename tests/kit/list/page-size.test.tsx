import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListQuery, Page } from '#api/http/shapes';
import { Pager } from '#kit/list/Pager';
import { useRecordList } from '#kit/list/use-record-list';
import { removeRow } from '#kit/record/cached-rows';
import { renderInKit } from '../render-in-kit';

interface Row {
  id: number;
}

/** What a server returns about its pages, beside the rows. */
type PageInfo = (listQuery: { offset: number; limit: number; rowCount: number }) => Partial<Page<Row>>;

const MAX_ROWS = 10;

/** A server with 47 rows that returns at most ten per request, whatever the limit is. */
const serverWith = (pageInfo: PageInfo) => (listQuery: ListQuery) => {
  const offset = Number(listQuery.offset ?? 0);
  const limit = Math.min(MAX_ROWS, Number(listQuery.limit ?? 20));
  const all = Array.from({ length: 47 }, (_, index) => ({ id: index + 1 }));
  const content = all.slice(offset, offset + limit);
  return { content, total_length: all.length, ...pageInfo({ offset, limit, rowCount: content.length }) };
};

function List({ answer }: { answer: (listQuery: ListQuery) => Page<Row> }) {
  const { list, query } = useRecordList((listQuery) =>
    queryOptions({ queryKey: ['rows', listQuery], queryFn: () => answer(listQuery) }),
  );
  if (query.data === undefined) return null;
  return (
    <>
      <output>{query.data.content.map(({ id }) => id).join(' ')}</output>
      <Pager list={list} total={query.data.total_length} shown={query.data.content.length} />
    </>
  );
}

const renderList = (pageInfo: PageInfo, address = '/a') =>
  renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <List answer={serverWith(pageInfo)} />
    </QueryClientProvider>,
    { address },
  );

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const shownIds = () => document.querySelector('output')?.textContent?.split(' ').map(Number);

const SERVERS: readonly [string, PageInfo][] = [
  ['returns this as its limit', ({ limit }) => ({ limit })],
  ['returns the number of rows', ({ rowCount }) => ({ page_length: rowCount })],
  ['returns a small number of pages', () => ({ page_length: 5 })],
  ['returns a large number of pages', () => ({ page_length: 500 })],
  ['returns the limit and the number of rows', ({ limit, rowCount }) => ({ limit, page_length: rowCount })],
  ['returns a limit of 100', () => ({ limit: 100 })],
  ['returns no page size', () => ({})],
];

test.each(SERVERS)(
  'a server that returns ten rows per request, and %s, shows all 47 on five pages [R-ENT-06, A-194]',
  async (_, pageInfo) => {
    const { go } = renderList(pageInfo);
    const seenIds: number[] = [];
    for (const [page, last] of [10, 20, 30, 40, 47].entries()) {
      go(`/a?page=${page + 1}`);
      await waitFor(() => expect(shownIds()?.at(-1)).toBe(last));
      seenIds.push(...(shownIds() ?? []));
      expect(screen.getByText(`全47件中 ${page * 10 + 1}–${last}件`)).toBeDefined();
    }
    expect(seenIds).toEqual(range(1, 47));
    expect(
      screen
        .getAllByRole('link', { name: /ページ目?$|^\d+ページ/ })
        .at(-1)
        ?.getAttribute('href'),
    ).toMatch(/page=5$/);
  },
);

test('a link to a later page of such a list shows that page, and no later rows [A-194]', async () => {
  renderList(({ limit }) => ({ limit }), '/a?page=3');
  await waitFor(() => expect(shownIds()).toEqual(range(21, 30)));
});

test('a short last page does not reduce the page size, whatever the server returns as its length', async () => {
  const { go } = renderList(({ rowCount }) => ({ page_length: rowCount }));
  await waitFor(() => expect(shownIds()).toEqual(range(1, 10)));
  go('/a?page=5');
  await waitFor(() => expect(shownIds()?.length).toBe(7));
  go('/a?page=4');
  await waitFor(() => expect(shownIds()).toEqual(range(31, 40)));
});

test('a row removed from a page does not reduce the page size [R-STATE-12, A-194]', async () => {
  const queryClient = new QueryClient();
  const { go } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <List answer={hundredRows} />
    </QueryClientProvider>,
    { address: '/a?page=2' },
  );
  await waitFor(() => expect(shownIds()).toEqual(range(21, 40)));
  act(() => removeRow(queryClient, ['rows'], 30));
  await waitFor(() => expect(shownIds()).toHaveLength(19));
  go('/a?page=3');
  await waitFor(() => expect(shownIds()).toEqual(range(41, 60)));
  expect(screen.getByText('全100件中 41–60件')).toBeDefined();
});

const hundredRows = ({ offset = 0 }: ListQuery): Page<Row> => ({
  content: range(Number(offset) + 1, Number(offset) + 20).map((id) => ({ id })),
  total_length: 100,
});
