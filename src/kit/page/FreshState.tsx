import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryState } from './QueryState';

export type FreshQuery<Data> = Pick<
  UseQueryResult<Data>,
  | 'data'
  | 'error'
  | 'isError'
  | 'isPending'
  | 'isFetchedAfterMount'
  | 'fetchStatus'
  | 'isPlaceholderData'
  | 'refetch'
>;

/**
 * The state before a form: it waits for data that is not being refetched, since cached data may be outdated
 * . Once open, the form stays mounted whatever the query does.
 */
export function FreshState<Data>({
  query,
  children,
}: {
  query: FreshQuery<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  const { data, isError, isPending, isFetchedAfterMount, isPlaceholderData, fetchStatus, error, refetch } =
    query;
  const [openedData, setOpenedData] = useState<NonNullable<Data>>();
  const isFresh = fetchStatus === 'idle' && !isError && !isPlaceholderData;
  if (data != null && data !== openedData && (openedData !== undefined || isFresh)) setOpenedData(data);
  if (openedData !== undefined) return children(data ?? openedData);
  const pendingView = { data: undefined, isPending: isPending || fetchStatus !== 'idle' };
  return (
    <QueryState<Data> query={{ ...pendingView, isFetchedAfterMount, fetchStatus, error, refetch }}>
      {children}
    </QueryState>
  );
}
