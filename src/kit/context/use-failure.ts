import { useState } from 'react';
import type { Asked } from './asked';

interface Failure {
  error: unknown;
  isAskedAgain: boolean;
}

/**
 * Why there is no answer; null where there is one, or the first is awaited. It stays while the same is asked again: the
 * query forgets its error then, and asks by itself when somebody comes back to the window. A button that says so must
 * not go away under the finger.
 */
export function useFailure(query: Asked<unknown>): Failure | null {
  const { data, isPending, isFetchedAfterMount, fetchStatus, error = null } = query;
  const [last, setLast] = useState<unknown>(null);
  if (error !== null && error !== last) setLast(error);
  if (data != null) return null;
  const isAskedAgain = fetchStatus !== 'idle';
  if (!isPending) return { error, isAskedAgain };
  return last !== null && isFetchedAfterMount && isAskedAgain ? { error: last, isAskedAgain } : null;
}
