import { useState } from 'react';
import { copyText } from '#mocks/harness/copy-text';
import { tokyoTime } from '#mocks/harness/situation';
import type { Texts } from '#mocks/harness/texts/texts-for';
import type { LogEntry } from '#mocks/protocol/log';
import { bodyText, callText } from './call-text';

interface CallRowProps {
  entry: LogEntry;
  texts: Texts;
  isOpen: boolean;
  onToggle(): void;
  onFailNext(contractPath: string): void;
}

export function CallRow({ entry, texts, isOpen, onToggle, onFailNext }: CallRowProps) {
  const { id, at, method, path, url, status, duration, verdict } = entry;
  return (
    <li className={toneOf(entry)}>
      <button
        type="button"
        className="call"
        aria-expanded={isOpen}
        aria-controls={`call-${id}`}
        onClick={onToggle}
      >
        <span className="method">{method}</span>
        <span className="where">{path ?? pathOf(url)}</span>
        <span className="status">{status}</span>
        <span className="about">
          {tokyoTime(at).slice(11, 19)} · {Math.round(duration)} ms
          {verdict === 'kept' ? null : <b> {texts.network.broken}</b>}
        </span>
      </button>
      {isOpen ? <CallDetails entry={entry} texts={texts} onFailNext={onFailNext} /> : null}
    </li>
  );
}

function CallDetails({ entry, texts, onFailNext }: Pick<CallRowProps, 'entry' | 'texts' | 'onFailNext'>) {
  const { id, path, url, status, requestBody, responseBody, verdict } = entry;
  const [outcome, setOutcome] = useState('');
  const copy = async () => setOutcome((await copyText(callText(entry))) ? texts.copied : texts.notCopied);
  return (
    <div id={`call-${id}`} className="details">
      <p className="url">{pathOf(url)}</p>
      {status === 'unhandled' ? <p className="warning">{texts.network.unhandledCall}</p> : null}
      {verdict === 'kept' ? null : (
        <Body
          title={verdict.broken === 'request' ? texts.network.brokenRequest : texts.network.brokenAnswer}
          text={bodyText(verdict.issues)}
        />
      )}
      <Body title={texts.network.request} text={bodyText(requestBody) || texts.network.nothing} />
      <Body title={texts.network.answer} text={bodyText(responseBody) || texts.network.nothing} />
      <div className="bar">
        <button type="button" onClick={() => void copy()}>
          {texts.network.copyCall}
        </button>
        {path === null ? null : (
          <button type="button" onClick={() => onFailNext(path)}>
            {texts.network.failNext}
          </button>
        )}
        <span role="status">{outcome}</span>
      </div>
    </div>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus a long body to scroll it */}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}

function toneOf({ status, verdict }: LogEntry): string {
  if (status === 'unhandled' || verdict !== 'kept') return 'alarming';
  return typeof status === 'number' && status < 400 ? 'fine' : 'failed';
}

/** The path without the host, with decoded Japanese in the query. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, window.location.href);
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
