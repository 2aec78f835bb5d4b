import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { PAGE_SIZE, POLLING_INTERVAL } from '#domain/base/limits';
import { timeline } from './timeline';

/** Apart from the keys of single entries: a write says itself what it does to the feed, which may be 500 pages long. */
export const timelineFeedKeys = {
  all: ({ city, user }: Scope) => ['timelineFeed', city, user] as const,
  feeds: (at: Scope) => [...timelineFeedKeys.all(at), 'feed'] as const,
};

/**
 * Entries, newest first, 20 and then 20 more (R-CONST-02). The next ones begin behind as many as there are: what came or
 * went here counts. It is not asked again by itself once it has grown: `newestEntries` is.
 */
export const timelineFeed = (at: Scope, search: string) =>
  infiniteQueryOptions({
    queryKey: [...timelineFeedKeys.feeds(at), search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { search: search || undefined, offset: pageParam, limit: PAGE_SIZE };
      return (await at.call(timeline.list, { params: { city: at.city }, query, signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam(last, pages) {
      const loaded = pages.reduce((sum, { content }) => sum + content.length, 0);
      return last.content.length > 0 && loaded < last.total_length ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });

/** Whether somebody has written since: asked in silence while the page is seen. */
export const newestEntries = (at: Scope) =>
  queryOptions({
    queryKey: [...timelineFeedKeys.all(at), 'newest'],
    queryFn: async ({ signal }) => {
      const query = { offset: 0, limit: PAGE_SIZE };
      return (await at.call(timeline.list, { params: { city: at.city }, query, signal, quiet: true })).data;
    },
    staleTime: POLLING_INTERVAL,
    refetchInterval: POLLING_INTERVAL,
  });
