import { useState } from 'react';
import type { QueryView } from './query-view';

interface Failure {
  error: unknown;
  isRetrying: boolean;
}

/**
 * Why a query has no data; null while it has data or waits for its first response. During a refetch TanStack
 * Query forgets the error, also when it refetches by itself on window focus. This hook keeps the error, so
 * that the retry button does not disappear under the pointer.
 */
export function useFailure(query: QueryView<unknown>): Failure | null {
  const { data, isPending, isFetchedAfterMount, fetchStatus, error = null } = query;
  const [lastError, setLastError] = useState<unknown>(null);
  if (error !== null && error !== lastError) setLastError(error);
  if (data != null) return null;
  const isRetrying = fetchStatus !== 'idle';
  if (!isPending) return { error, isRetrying };
  return lastError !== null && isFetchedAfterMount && isRetrying ? { error: lastError, isRetrying } : null;
}
