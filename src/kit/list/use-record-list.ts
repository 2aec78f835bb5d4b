import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { Problem, type ProblemKind } from '#api/http/problem';
import type { ListQuery, Page } from '#api/http/shapes';
import { PAGE_SIZE } from '#domain/base/limits';
import { findRow } from '#kit/context/find-row';
import { type ListState, useListState } from './list-state';
import { usePageSize } from './use-page-size';

/** A list of records: its position, the rows of the page, and access to any other rows. */
export interface RecordList<Row> {
  list: ListState;
  /** The cache key of the page that is shown. */
  queryKey: QueryKey;
  query: UseQueryResult<Page<Row>>;
  /** Loads any part of the list, with the list's filters; the cache does not keep it. */
  load: LoadRows<Row>;
  /** Finds one record anywhere in the list, without its search, page by page. Rejects as a 404. */
  find: FindRow<Row>;
  /** One record as the server has it now: refetches the page that is shown, and else finds the record. */
  read: FindRow<Row>;
}

export type LoadRows<Row> = (listQuery: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
type FindRow<Row> = (id: number, signal: AbortSignal) => Promise<Row>;

/**
 * `queryOptionsOf`: the query of a part of the list; `wantedSize`: rows per page, unless the server returns fewer;
 * `name`: of one of several lists on a page.
 */
export function useRecordList<Row, Key extends QueryKey>(
  queryOptionsOf: (listQuery: ListQuery) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
  wantedSize: number = PAGE_SIZE,
  name: string | null = null,
): RecordList<Row> {
  const queryClient = useQueryClient();
  const { size, follow } = usePageSize(wantedSize);
  const list = useListState(size, name);
  const query = useQuery(queryOptionsOf(list.query));
  follow(query, list.offset);
  useLoggedFailure(query);
  const load: LoadRows<Row> = async (listQuery, signal) => {
    const { queryKey, queryFn } = queryOptionsOf(listQuery);
    signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey, exact: true }));
    return queryClient.fetchQuery({ queryKey, queryFn, gcTime: 0, staleTime: 0 });
  };
  const find: FindRow<Row> = (id, signal) => findRow(load, (row) => idOf(row) === id, signal);
  return {
    list,
    queryKey: queryOptionsOf(list.query).queryKey,
    query,
    load,
    find,
    async read(id, signal) {
      const { content } = await load(list.query, signal);
      return content.find((row) => idOf(row) === id) ?? find(id, signal);
    },
  };
}

/** Logs each failure once to the browser's console; the rows that were loaded stay (R-UI-17). */
function useLoggedFailure({ error, isFetchedAfterMount }: UseQueryResult) {
  useEffect(
    function logFailure() {
      const isLogged = error instanceof Problem && LOGGED_ELSEWHERE.includes(error.kind);
      // a list that mounts again must not log the cached failure again
      if (error !== null && isFetchedAfterMount && !isLogged) console.error(error);
    },
    [error, isFetchedAfterMount],
  );
}

/** The client logs these itself; and the end of a session is no failure of the list. */
const LOGGED_ELSEWHERE: readonly ProblemKind[] = ['conflict', 'contract', 'denied', 'ended', 'cancelled'];

/** The id of a record; rows of lists that are only read may have none, and need none. */
const idOf = (row: unknown): unknown => Object(row).id;
