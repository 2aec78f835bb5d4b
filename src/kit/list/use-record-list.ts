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

/** A list of records: where one is in it, the rows that are seen, and a way to any others. */
export interface RecordList<Row> {
  list: ListState;
  /** Of the page that is seen, in the memory of what was seen. */
  queryKey: QueryKey;
  query: UseQueryResult<Page<Row>>;
  /** Any part of it, with whatever filters it has; not kept in the memory of what was seen. */
  load: LoadRows<Row>;
  /** One record, wherever in the list it stands: the list is walked, without its search. Rejects as 404. */
  find: FindRow<Row>;
  /** One record as the server has it now: the page that is seen is asked anew, else it is found. */
  read: FindRow<Row>;
}

export type LoadRows<Row> = (listQuery: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
type FindRow<Row> = (id: number, signal: AbortSignal) => Promise<Row>;

/**
 * `options`: how a part of the list is asked for; `wished`: rows a page, where the server does not give fewer; `name`: of one of
 * several lists on a page.
 */
export function useRecordList<Row, Key extends QueryKey>(
  options: (listQuery: ListQuery) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
  wished: number = PAGE_SIZE,
  name: string | null = null,
): RecordList<Row> {
  const queryClient = useQueryClient();
  const { size, follow } = usePageSize(wished);
  const list = useListState(size, name);
  const query = useQuery(options(list.query));
  follow(query, list.offset);
  useLoggedFailure(query);
  const load: LoadRows<Row> = async (listQuery, signal) => {
    const { queryKey, queryFn } = options(listQuery);
    signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey, exact: true }));
    return queryClient.fetchQuery({ queryKey, queryFn, gcTime: 0, staleTime: 0 });
  };
  const find: FindRow<Row> = (id, signal) => findRow(load, (row) => idOf(row) === id, signal);
  return {
    list,
    queryKey: options(list.query).queryKey,
    query,
    load,
    find,
    async read(id, signal) {
      const { content } = await load(list.query, signal);
      return content.find((row) => idOf(row) === id) ?? find(id, signal);
    },
  };
}

/** On the console, once a failure; the rows that were there stay (R-UI-17). */
function useLoggedFailure({ error, isFetchedAfterMount }: UseQueryResult) {
  useEffect(
    function logFailure() {
      const isLogged = error instanceof Problem && LOGGED_ELSEWHERE.includes(error.kind);
      // whoever comes back to the list meets what was logged then
      if (error !== null && isFetchedAfterMount && !isLogged) console.error(error);
    },
    [error, isFetchedAfterMount],
  );
}

/** By the call itself; and what ends the session is no failure of the list. */
const LOGGED_ELSEWHERE: readonly ProblemKind[] = ['conflict', 'contract', 'denied', 'ended', 'cancelled'];

/** Lists are of records with an id; those that are only read have no use for it. */
const idOf = (row: unknown): unknown => Object(row).id;
