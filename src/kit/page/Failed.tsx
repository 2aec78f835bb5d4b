import { FormattedMessage } from 'react-intl';
import { useLoadingPart } from './loading-parts';

interface FailedProps {
  /** A retry is running: the button stays in its position and keeps the focus. */
  busy: boolean;
  onRetry: () => void;
}

/** A failed request, with a button to retry it. */
export function Failed({ busy, onRetry }: FailedProps) {
  useLoadingPart(busy);
  return (
    <div className="records-note" role="alert" aria-busy={busy}>
      <p>
        <FormattedMessage id="list.failed" />
      </p>
      <button type="button" className="button" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
        <FormattedMessage id="list.retry" />
      </button>
    </div>
  );
}
