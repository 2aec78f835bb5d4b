/** The fields of a query, or of several combined, that a part of the page reads. */
export interface QueryView<Data> {
  data: Data | undefined;
  isPending: boolean;
  /** A response or a failure has arrived since the component mounted. */
  isFetchedAfterMount: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  error?: unknown;
  refetch: () => unknown;
}

/**
 * A query result that is passed to a component in another file. TanStack Query re-renders the owner only for
 * the fields that it has read, so a component that mounts later and reads more fields would show stale ones.
 * `status?: never` rejects an unread `UseQueryResult`.
 */
export type StoredQueryView<Data> = QueryView<Data> & { status?: never };

/** Reads all fields of a query in the component that owns it, so that they can be passed on. */
export function queryView<Data>(query: QueryView<Data>): StoredQueryView<Data> {
  const { data, isPending, isFetchedAfterMount, fetchStatus, error, refetch } = query;
  return { data, isPending, isFetchedAfterMount, fetchStatus, error, refetch };
}
