import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failed } from '#kit/page/Failed';
import type { TimelineFeed } from './use-feed';

/** The next entries are requested when the end of the list is this far below the window. */
const LOAD_AHEAD = '800px';

/** Loads twenty more entries by scrolling or by the button, and shows the end of the list. */
export function MoreEntries({ query, total }: Pick<TimelineFeed, 'query' | 'total'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, data } = query;
  const endMarker = useRef<HTMLDivElement>(null);
  const canLoadMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const pageCount = data?.pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer reports changes only, so each page needs a new one
  useEffect(
    function loadByScrolling() {
      // jsdom has no IntersectionObserver; the button is sufficient.
      if (!canLoadMore || endMarker.current === null || typeof IntersectionObserver === 'undefined')
        return undefined;
      const observer = new IntersectionObserver(
        // Fast scrolling delivers several records at once: first not intersecting, then intersecting.
        (intersections) => {
          if (intersections.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
        },
        { rootMargin: LOAD_AHEAD },
      );
      observer.observe(endMarker.current);
      return () => observer.disconnect();
    },
    [canLoadMore, pageCount, fetchNextPage],
  );
  return (
    <div ref={endMarker} className="more-entries">
      {isFetchNextPageError ? (
        <Failed busy={isFetchingNextPage} onRetry={() => void fetchNextPage()} />
      ) : hasNextPage ? (
        <button
          type="button"
          className="button"
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        >
          {isFetchingNextPage ? <span className="spinner" aria-hidden="true" /> : null}
          <FormattedMessage id="timeline.next" />
        </button>
      ) : (
        <p className="quiet">
          <FormattedMessage id="timeline.end" values={{ total }} />
        </p>
      )}
    </div>
  );
}
