import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { newestEntries, timelineFeed } from '#api/content/timeline-queries';
import { useScope } from '#kit/context/scope';
import { type Feed, unseenOf, withChanged } from './feed-pages';

/**
 * What somebody else has written since is counted, and shown when it is asked for: nothing moves under a reader's eyes.
 * What they have changed of the newest is taken over where it stands.
 */
export function NewEntries({ feed, onShown }: { feed: Feed; onShown: () => void }) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => timelineFeed(scope, '').queryKey, [scope]);
  const { data, dataUpdatedAt } = useQuery({ ...newestEntries(scope), initialData: feed.pages[0] });
  const unseen = useMemo(() => (data ? unseenOf(feed, data) : []), [feed, data]);
  useEffect(
    function takeChanges() {
      // an older answer, of an earlier visit, knows less than the feed
      const isNewer = dataUpdatedAt >= (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
      if (data && isNewer) queryClient.setQueryData(queryKey, (known) => withChanged(known, data.content));
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
