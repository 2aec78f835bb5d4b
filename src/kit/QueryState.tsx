import type { ReactNode } from 'react';
import { Failed } from './Failed';
import { Loading } from './Loading';

/** A query, in one part or in many. */
export interface Asked<Data> {
  data: Data | undefined;
  isPending: boolean;
  refetch: () => unknown;
}

/** Waits for one answer, or says that it failed and offers to ask again. */
export function QueryState<Data>({
  query,
  children,
}: {
  query: Asked<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  if (query.data != null) return children(query.data);
  if (query.isPending) return <Loading />;
  return <Failed onRetry={() => query.refetch()} />;
}
