import type { QueryClient } from '@tanstack/react-query';
import { timelineSource } from '#api/content/timeline';
import { timelineFeed, timelineFeedKeys } from '#api/content/timeline-queries';
import { Problem } from '#api/http/problem';
import type { Scope } from '#api/http/scope';
import type { TimelineEntry, TimelineEntryDraft } from '#domain/content/timeline';
import { linksOfLines, videosOf } from '#domain/video/video-input';
import type { RecordEffects } from '#kit/record/use-record-controller';
import { resourceEffects } from '#kit/resource/resource-effects';
import type { UploadActor } from '#machines/upload/upload.react';
import type { EntryValues } from './entry-values';
import { type Feed, withChanged, withNew, without } from './feed-pages';

/** The requests of an entry and their changes of the feed, which is updated in place without a request. */
export function timelineEffects(
  scope: Scope,
  queryClient: QueryClient,
  upload: UploadActor,
): RecordEffects<EntryValues, TimelineEntry> {
  const entryEffects = resourceEffects({ source: timelineSource, draftOf }, scope, queryClient, upload);
  const refresh = () => {
    entryEffects.refresh();
    void queryClient.invalidateQueries({ queryKey: timelineFeedKeys.all(scope) });
  };
  return {
    refresh,
    async save(request, signal) {
      const savedEntry = await entryEffects.save(request, signal);
      if (savedEntry === null) refresh();
      else if (request.mode === 'edit') {
        const feeds = { queryKey: timelineFeedKeys.feeds(scope) };
        queryClient.setQueriesData<Feed>(feeds, (feed) => withChanged(feed, [savedEntry]));
      } else {
        // The feed of a search may not contain the new entry.
        queryClient.setQueryData(timelineFeed(scope, '').queryKey, (feed) => withNew(feed, savedEntry));
      }
      return savedEntry;
    },
    async remove(id, signal) {
      try {
        const removal = await entryEffects.remove(id, signal);
        if (removal.outcome === 'removed') dropEntry(scope, queryClient, id);
        return removal;
      } catch (error) {
        if (isMissing(error)) dropEntry(scope, queryClient, id);
        throw error;
      }
    },
  };
}

/** Removes a deleted entry, also one that another user has deleted. */
export const dropEntry = (scope: Scope, queryClient: QueryClient, id: number): void =>
  void queryClient.setQueriesData<Feed>({ queryKey: timelineFeedKeys.feeds(scope) }, (feed) =>
    without(feed, id),
  );

export const isMissing = (error: unknown): boolean => error instanceof Problem && error.status === 404;

const draftOf = ({ content, images, videos }: EntryValues): TimelineEntryDraft => ({
  content,
  images,
  videos: videosOf(linksOfLines(videos)),
});
