import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { timelineFeed } from '#api/content/timeline-queries';
import type { TimelineEntry } from '#domain/content/timeline';
import { useScope } from '#kit/context/scope';
import { entriesOf, type Feed, totalOf } from './feed-pages';

export interface TimelineFeed extends Pick<ReturnType<typeof useFeedQuery>, 'query' | 'feed'> {
  entries: readonly TimelineEntry[];
  total: number;
}

/** The loaded part of the timeline, narrowed by a search and extended by every page. */
export function useFeed(search: string): TimelineFeed {
  const { query, feed } = useFeedQuery(search);
  const entries = useMemo(() => entriesOf(feed), [feed]);
  return { query, feed, entries, total: totalOf(feed) };
}

function useFeedQuery(search: string) {
  const scope = useScope();
  const query = useInfiniteQuery(useMemo(() => timelineFeed(scope, search), [scope, search]));
  const feed: Feed | undefined = query.data;
  return { query, feed };
}
