import { FormattedMessage } from 'react-intl';
import { useStillComing } from './still-coming';

interface FailedProps {
  /** It is being asked for again: the button stays where it is, and keeps the focus. */
  busy: boolean;
  onRetry: () => void;
}

/** What was asked for did not come; the way to go on is to ask again. */
export function Failed({ busy, onRetry }: FailedProps) {
  useStillComing(busy);
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
