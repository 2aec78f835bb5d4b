import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ListQuery, Page } from '#api/shapes';
import { PAGE_SIZE } from '#domain/limits';
import { type ListState, useListState } from './list-state';
import { usePageSize } from './use-page-size';

/** A list of records: where one is in it, the rows that are seen, and a way to any others. */
export interface RecordList<Row> {
  list: ListState;
  query: UseQueryResult<Page<Row>>;
  /** Any part of it, with whatever filters it has; not kept in the memory of what was seen. */
  load: LoadRows<Row>;
}

export type LoadRows<Row> = (asked: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;

/** `options`: how a part of the list is asked for; `wished`: rows a page, where the server does not give fewer. */
export function useRecordList<Row, Key extends QueryKey>(
  options: (asked: ListQuery) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
  wished: number = PAGE_SIZE,
): RecordList<Row> {
  const queryClient = useQueryClient();
  const { size, follow } = usePageSize(wished);
  const list = useListState(size);
  const query = useQuery(options(list.query));
  follow(query, list.offset);
  return {
    list,
    query,
    async load(asked, signal) {
      const { queryKey, queryFn } = options(asked);
      signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey, exact: true }));
      return queryClient.fetchQuery({ queryKey, queryFn, gcTime: 0 });
    },
  };
}
