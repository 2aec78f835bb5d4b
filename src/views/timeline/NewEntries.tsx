import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { newestEntries, timelineFeed } from '#api/content/timeline-queries';
import { useScope } from '#kit/context/scope';
import { type Feed, unseenOf, withChanged } from './feed-pages';

/**
 * Counts the entries that others have written since, and shows them on request, so that nothing moves while
 * the user reads. Changes of the newest entries are applied in place.
 */
export function NewEntries({ feed, onShown }: { feed: Feed; onShown: () => void }) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => timelineFeed(scope, '').queryKey, [scope]);
  const { data, dataUpdatedAt } = useQuery({ ...newestEntries(scope), initialData: feed.pages[0] });
  const unseen = useMemo(() => (data ? unseenOf(feed, data) : []), [feed, data]);
  useEffect(
    function applyChanges() {
      // An older response of an earlier visit is less current than the feed.
      const isNewer = dataUpdatedAt >= (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
      if (data && isNewer)
        queryClient.setQueryData(queryKey, (storedFeed) => withChanged(storedFeed, data.content));
    },
    [data, dataUpdatedAt, queryClient, queryKey],
  );
  return (
    <div role="status">
      {data && unseen.length > 0 ? (
        <button
          type="button"
          className="button primary new-entries"
          onClick={() => {
            queryClient.setQueryData(queryKey, { pages: [data], pageParams: [0] });
            onShown();
          }}
        >
          <span className="pi pi-arrow-up" aria-hidden="true" />
          <FormattedMessage id="timeline.showNew" values={{ count: unseen.length }} />
        </button>
      ) : null}
    </div>
  );
}
