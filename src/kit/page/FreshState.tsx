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
 * What a form starts from: nothing is shown before the answer is there and is not being asked again: what was
 * known before may be old by now. Once open it stays open, whatever happens to the answer.
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
  const [opened, open] = useState<NonNullable<Data>>();
  const isFresh = fetchStatus === 'idle' && !isError && !isPlaceholderData;
  if (data != null && data !== opened && (opened !== undefined || isFresh)) open(data);
  if (opened !== undefined) return children(data ?? opened);
  const awaited = { data: undefined, isPending: isPending || fetchStatus !== 'idle' };
  return (
    <QueryState<Data> query={{ ...awaited, isFetchedAfterMount, fetchStatus, error, refetch }}>
      {children}
    </QueryState>
  );
}
