import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { PAGE_SIZE, POLLING_INTERVAL } from '#domain/base/limits';
import { timeline } from './timeline';

/**
 * Separate from the keys of single entries: a write updates the feed itself, because the feed may be 500
 * pages long.
 */
export const timelineFeedKeys = {
  all: ({ city, user }: Scope) => ['timelineFeed', city, user] as const,
  feeds: (scope: Scope) => [...timelineFeedKeys.all(scope), 'feed'] as const,
};

/**
 * Entries, newest first, in pages of 20 (R-CONST-02). The offset of the next page is the number of loaded
 * entries, so entries added or deleted here count. A feed of several pages is not refetched automatically:
 * `newestEntries` is.
 */
export const timelineFeed = (scope: Scope, search: string) =>
  infiniteQueryOptions({
    queryKey: [...timelineFeedKeys.feeds(scope), search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { search: search || undefined, offset: pageParam, limit: PAGE_SIZE };
      return (await scope.call(timeline.list, { params: { city: scope.city }, query, signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam(lastPage, pages) {
      const loadedCount = pages.reduce((sum, { content }) => sum + content.length, 0);
      return lastPage.content.length > 0 && loadedCount < lastPage.total_length ? loadedCount : undefined;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });

/** The newest page, polled to detect new entries; failures stay silent. */
export const newestEntries = (scope: Scope) =>
  queryOptions({
    queryKey: [...timelineFeedKeys.all(scope), 'newest'],
    queryFn: async ({ signal }) => {
      const query = { offset: 0, limit: PAGE_SIZE };
      return (await scope.call(timeline.list, { params: { city: scope.city }, query, signal, quiet: true }))
        .data;
    },
    staleTime: POLLING_INTERVAL,
    refetchInterval: POLLING_INTERVAL,
  });
