import type { ListQuery } from '#api/http/shapes';
import { PAGE_SIZE } from '#domain/base/limits';
import { type ListState, pageOf } from '#kit/list/list-state';
import { usePageSize } from '#kit/list/use-page-size';

/** Position in the list inside an open record: `?view=12&detail-page=2&detail-search=田中`. */
export interface InnerListState {
  page: number;
  search: string;
  offset: number;
  query: ListQuery;
  /** Called during rendering with each result: the server may return fewer rows per request. */
  follow(result: Parameters<ReturnType<typeof usePageSize>['follow']>[0]): void;
  setSearch(text: string): void;
  hrefOf(page: number): string;
}

export function useInnerList(list: ListState): InnerListState {
  const page = pageOf(list.parameter('detail-page'));
  const search = list.parameter('detail-search') ?? '';
  const { size, follow } = usePageSize(PAGE_SIZE);
  const offset = (page - 1) * size;
  return {
    page,
    search,
    offset,
    query: { search: search || undefined, offset, limit: size },
    follow: (result) => follow(result, offset),
    setSearch: (text) => list.replace({ 'detail-search': text, 'detail-page': null }),
    hrefOf: (to) => list.href({ 'detail-page': to === 1 ? null : to }),
  };
}
