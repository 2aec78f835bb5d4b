import { useState } from 'react';
import type { QueryView } from './query-view';

interface Failure {
  error: unknown;
  isRetrying: boolean;
}

/**
 * Why there is no answer; null where there is one, or the first is awaited. It stays while the same is asked again: the
 * query forgets its error then, and asks by itself when somebody comes back to the window. A button that says so must
 * not go away under the finger.
 */
export function useFailure(query: QueryView<unknown>): Failure | null {
  const { data, isPending, isFetchedAfterMount, fetchStatus, error = null } = query;
  const [last, setLast] = useState<unknown>(null);
  if (error !== null && error !== last) setLast(error);
  if (data != null) return null;
  const isRetrying = fetchStatus !== 'idle';
  if (!isPending) return { error, isRetrying };
  return last !== null && isFetchedAfterMount && isRetrying ? { error: last, isRetrying } : null;
}
