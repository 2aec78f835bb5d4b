import { memo } from 'react';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { outcomeOf, readableAddress } from '#mocks/harness/panel/calls/call-filter';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { tokyoTime } from '#mocks/harness/panel/situation';
import { CallDetails } from './CallDetails';
import { reasonText } from './reason-text';

interface CallRowProps extends PartProps {
  entry: LogEntry;
  isOpen: boolean;
  /** The one row of the list that Tab reaches. */
  isCurrent: boolean;
  onToggle(id: number): void;
  onFocus(id: number): void;
}

/** A log of 500 calls grows while it is shown: only the new row is rendered. */
export const CallRow = memo(function CallRow(props: CallRowProps) {
  const { entry, harness, texts, isOpen, isCurrent, onToggle, onFocus } = props;
  const { id, at, method, path, url, status, duration, verdict, why, resent, service } = entry;
  return (
    <li className={service === 'firebase' ? 'firebase' : TONES[outcomeOf(entry)]}>
      <button
        type="button"
        className="call"
        data-call={id}
        aria-expanded={isOpen}
        aria-controls={`call-${id}`}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onToggle(id)}
        onFocus={() => onFocus(id)}
      >
        <span className="method">{method}</span>
        <span className="where">
          {path ?? (service === 'firebase' ? hostAndName(url) : readableAddress(url))}
        </span>
        <span className="status">{status}</span>
        <span className="about">
          {tokyoTime(at).slice(11, 19)} · {Math.round(duration)} ms
          {resent ? ` · ${texts.network.resent}` : ''}
          {verdict === 'kept' ? null : <b> {texts.network.broken}</b>}
        </span>
        {why === null ? null : <span className="why">{reasonText(why, texts)}</span>}
      </button>
      {isOpen ? <CallDetails entry={entry} harness={harness} texts={texts} /> : null}
    </li>
  );
});

const TONES = { broken: 'alarming', fault: 'failed', refused: 'failed', fine: 'fine' } as const;

/** `firestore Listen`, `identitytoolkit signInWithCustomToken`. */
function hostAndName(url: string): string {
  const { hostname, pathname } = new URL(url);
  const [, name = pathname] = /([A-Za-z]+)(?:\/channel)?$/.exec(pathname) ?? [];
  return `${hostname.split('.')[0]} ${name}`;
}
