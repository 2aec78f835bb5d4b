import { FormattedMessage } from 'react-intl';

/** What was asked for did not come; the way to go on is to ask again. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="records-note" role="alert">
      <p>
        <FormattedMessage id="list.failed" />
      </p>
      <button type="button" className="button" onClick={onRetry}>
        <FormattedMessage id="list.retry" />
      </button>
    </div>
  );
}
