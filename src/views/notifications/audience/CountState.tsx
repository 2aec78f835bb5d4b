import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { receiverCount } from '#api/messaging/audience-queries';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useScope } from '#kit/context/scope';
import { useFailure } from '#kit/context/use-failure';

/** Id of the element that gets the focus when the user tries to send without receivers. */
export const RECEIVER_COUNT = 'receiver-count';

/** The number of receivers, its loading state, or its failure. */
export function CountState({ draft }: { draft: ComposedNotification }) {
  const query = useQuery(receiverCount(useScope(), draft));
  const failure = useFailure(query);
  const count = query.data;
  if (count !== undefined) {
    return (
      <p className="receiver-count" role="status" id={RECEIVER_COUNT} tabIndex={-1}>
        <span>
          <FormattedMessage
            id={count === 0 ? 'audience.count.none' : 'audience.count'}
            values={{ count, strong: (text) => <strong key="count">{text}</strong> }}
          />
        </span>
      </p>
    );
  }
  if (failure === null) return <CountPending />;
  const isRetrying = failure.isRetrying;
  return (
    <div className="receiver-count" role="alert" aria-busy={isRetrying}>
      <p>
        <FormattedMessage id="audience.count.failed" />
      </p>
      <button
        type="button"
        className="button small"
        aria-disabled={isRetrying}
        onClick={isRetrying ? undefined : () => void query.refetch()}
      >
        <FormattedMessage id="list.retry" />
      </button>
    </div>
  );
}

export const CountPending = () => (
  <p className="receiver-count" role="status" aria-busy="true">
    <span className="spinner" aria-hidden="true" />
    <FormattedMessage id="audience.count.asking" />
  </p>
);
