import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#api/http/shapes';
import type { TimelineEntry } from '#domain/content/timeline';

/** The loaded pages of the timeline, newest first. Changes to a feed that is not loaded have no effect. */
export type Feed = InfiniteData<Page<TimelineEntry>>;
type FeedData = Feed | undefined;

/** Each entry once: entries written meanwhile push others from one page onto the next. */
export function entriesOf(feed: FeedData): TimelineEntry[] {
  const entries = new Map<number, TimelineEntry>();
  for (const entry of feed?.pages.flatMap(({ content }) => content) ?? []) {
    if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

/** The total of the last response. */
export const totalOf = (feed: FeedData): number => feed?.pages.at(-1)?.total_length ?? 0;

/** Replaces entries with their current state; an unchanged entry stays the same object. */
export function withChanged(feed: FeedData, entries: readonly TimelineEntry[]): FeedData {
  const changed = new Map(entries.map((entry) => [entry.id, entry]));
  return withPages(feed, (page) => {
    const content = page.content.map((entry) => {
      const currentEntry = changed.get(entry.id) ?? entry;
      return JSON.stringify(currentEntry) === JSON.stringify(entry) ? entry : currentEntry;
    });
    return content.some((entry, index) => entry !== page.content[index]) ? { ...page, content } : page;
  });
}

export const withNew = (feed: FeedData, entry: TimelineEntry): FeedData =>
  withPages(feed, (page, index) => ({
    ...page,
    content: index === 0 ? [entry, ...page.content] : page.content,
    total_length: page.total_length + 1,
  }));

export const without = (feed: FeedData, id: number): FeedData =>
  entriesOf(feed).some((entry) => entry.id === id)
    ? withPages(feed, (page) => ({
        ...page,
        content: page.content.filter((entry) => entry.id !== id),
        total_length: page.total_length - 1,
      }))
    : feed;

/** The newest entries above all known ones. An unknown entry below was only moved up by a deletion. */
export function unseenOf(feed: Feed, newest: Page<TimelineEntry>): TimelineEntry[] {
  const knownIds = new Set(entriesOf(feed).map(({ id }) => id));
  const firstKnown = newest.content.findIndex(({ id }) => knownIds.has(id));
  return firstKnown < 0 ? newest.content : newest.content.slice(0, firstKnown);
}

/** Returns the same object if no page has changed. */
function withPages(
  feed: FeedData,
  change: (page: Page<TimelineEntry>, index: number) => Page<TimelineEntry>,
): FeedData {
  if (feed === undefined) return undefined;
  const pages = feed.pages.map(change);
  return pages.every((page, index) => page === feed.pages[index]) ? feed : { ...feed, pages };
}
