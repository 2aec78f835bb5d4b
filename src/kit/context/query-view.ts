/** What a part of the page looks at of a query, in one part or in many. */
export interface QueryView<Data> {
  data: Data | undefined;
  isPending: boolean;
  /** Something has come, or failed, since whoever asks is there. */
  isFetchedAfterMount: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  error?: unknown;
  refetch: () => unknown;
}

/**
 * The same for a part in a file of its own. A query tells its component only of what has been read there: a result that
 * is handed on to a part that comes later, and reads more, stays as it was. Its type keeps it out.
 */
export type StoredQueryView<Data> = QueryView<Data> & { status?: never };

/** Reads all of a query in the component that asks, to be handed on. */
export function queryView<Data>(query: QueryView<Data>): StoredQueryView<Data> {
  const { data, isPending, isFetchedAfterMount, fetchStatus, error, refetch } = query;
  return { data, isPending, isFetchedAfterMount, fetchStatus, error, refetch };
}
