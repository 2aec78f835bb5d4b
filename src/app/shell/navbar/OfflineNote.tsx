import { FormattedMessage } from 'react-intl';
import { useOnline } from './use-online';

/** The live region is always there, so that screen readers announce its text. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p className="offline-note" role="status">
      {isOnline ? null : (
        <span>
          <FormattedMessage id="shell.offline" />
        </span>
      )}
    </p>
  );
}
