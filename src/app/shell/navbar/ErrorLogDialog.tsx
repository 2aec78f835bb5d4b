import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { Dialog } from '#kit/overlay/Dialog';
import { timestampText } from '#kit/services/dates';
import type { LoggedError } from '#kit/services/error-log';
import './error-log.css';

/** Errors since the page was opened, newest first, each with an id to quote (R-UI-16, R-MSG-39). */
export default function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const { errorLog, toasts } = useAppServices();
  const entries = useSyncExternalStore(errorLog.subscribe, errorLog.entries);

  async function copyEntry(entry: LoggedError) {
    const values = { id: entry.id };
    try {
      await navigator.clipboard.writeText(textOfEntry(entry));
      toasts.show('success', { messageId: 'errorLog.copied', values });
    } catch {
      // Plain http has no clipboard. The id is short enough to be read aloud.
      toasts.show('warning', { messageId: 'errorLog.notCopied', values });
    }
  }

  return (
    <Dialog
      title={<FormattedMessage id="errorLog.title" />}
      onClose={onClose}
      footer={
        <button
          type="button"
          className="button"
          // `aria-disabled` keeps it focusable: the focus must not leave the dialog with its press.
          aria-disabled={entries.length === 0}
          onClick={() => errorLog.clear()}
        >
          <FormattedMessage id="errorLog.clear" />
        </button>
      }
    >
      <p className="quiet">
        <FormattedMessage id={entries.length === 0 ? 'errorLog.none' : 'errorLog.lead'} />
      </p>
      <ol className="error-log">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <code>{entry.id}</code>{' '}
              <time dateTime={new Date(entry.at).toISOString()}>{timestampText(entry.at)}</time>
              <button type="button" className="button small" onClick={() => void copyEntry(entry)}>
                <FormattedMessage id="errorLog.copy" />
              </button>
            </p>
            <p className="error-log-what" lang="en">
              {String(entry.error)}
            </p>
            <p className="quiet">{entry.url}</p>
            <p className="quiet">{entry.info}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const textOfEntry = ({ id, at, url, info, error }: LoggedError): string =>
  [id, new Date(at).toISOString(), url, info, String(error)].join('\n');
