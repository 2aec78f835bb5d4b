import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './Failed';
import { Loading } from './Loading';

/** Waits for one answer, or says that it failed and offers to ask again. */
export function QueryState<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  if (query.data != null) return children(query.data);
  if (query.isPending) return <Loading />;
  return <Failed onRetry={() => void query.refetch()} />;
}
