import { FormattedMessage } from 'react-intl';
import { useFailure } from '#kit/context/use-failure';
import type { ListState } from '#kit/list/list-state';
import { UnreadableRows } from '#kit/list/UnreadableRows';
import { Failed } from '#kit/page/Failed';
import { Skeleton } from '#kit/page/Skeleton';
import { MoreEntries } from './MoreEntries';
import type { TimelineFeed } from './use-feed';

/** The state below the entries: loading, failed, empty, more available, or the end. */
export function FeedState({ timeline, list }: { timeline: TimelineFeed; list: ListState }) {
  const { query, feed, entries, total } = timeline;
  const failure = useFailure(query);
  if (feed === undefined) {
    if (failure) return <Failed busy={failure.isRetrying} onRetry={() => void query.refetch()} />;
    return (
      <>
        <Skeleton rows={10} />
        <span className="visually-hidden" role="status">
          <FormattedMessage id="common.loading" />
        </span>
      </>
    );
  }
  if (feed.pages.some(({ unreadable_rows }) => unreadable_rows))
    return (
      <>
        <UnreadableRows pages={feed.pages} />
        <MoreEntries query={query} total={total} />
      </>
    );
  if (entries.length > 0) return <MoreEntries query={query} total={total} />;
  if (query.isPlaceholderData) return null;
  return (
    <div className="records-note">
      {list.search === '' ? (
        <>
          <p>
            <FormattedMessage id="list.empty" />
          </p>
          <p>
            <FormattedMessage id="empty.timeline" />
          </p>
        </>
      ) : (
        <>
          <p>
            <FormattedMessage id="list.noMatch" values={{ search: list.search }} />
          </p>
          <button type="button" className="button" onClick={() => list.setSearch('')}>
            <FormattedMessage id="list.clearSearch" />
          </button>
        </>
      )}
    </div>
  );
}
