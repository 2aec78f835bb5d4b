import { useState } from 'react';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { copyText } from '#mocks/harness/panel/browser/copy-text';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import { mayResend, resendCall } from '#mocks/harness/panel/calls/resend-call';
import { isTestable, testOfCall } from '#mocks/harness/panel/calls/test-of-call';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { callText } from './call-text';

type Resending = 'idle' | 'asking' | 'running';

/** Copies the call, sends it again, and lets the next one fail. */
export function CallActions({ entry, harness, texts }: PartProps & { entry: LogEntry }) {
  const { backend, faults, log, storage } = harness;
  const { method, path } = entry;
  const [outcome, setOutcome] = useState('');
  const [resending, setResending] = useState<Resending>('idle');
  const endpoint = backend.endpoints.find((one) => one.method === method && one.path === path);

  const copyAndTell = async (text: string) =>
    setOutcome((await copyText(text)) ? texts.copied : texts.notCopied);
  const copyTest = async () => {
    const writes = entry.writes && (await backend.snapshotBefore(entry.writes));
    if (writes) await copyAndTell(testOfCall(entry, { seed: harness.seed, day: harness.day, writes }));
    else setOutcome(texts.network.noData);
  };
  const resendAndTell = async () => {
    setResending('running');
    setOutcome('');
    await resendCall(entry, storage.getCookie(COOKIE_NAMES.accessToken));
    setResending('idle');
    const resentEntry = log.entries().findLast(({ resent, url }) => resent && url === entry.url);
    setOutcome(texts.network.resentWith(String(resentEntry?.status ?? '')));
    if (method !== 'GET') refreshConsole();
  };

  return (
    <>
      <div className="bar">
        <button type="button" onClick={() => void copyAndTell(callText(entry))}>
          {texts.network.copyCall}
        </button>
        {isTestable(entry) ? (
          <button type="button" onClick={() => void copyTest()}>
            {texts.network.copyTest}
          </button>
        ) : null}
        {mayResend(entry, endpoint) && resending !== 'asking' ? (
          <button
            type="button"
            disabled={resending === 'running'}
            onClick={() => (method === 'GET' ? void resendAndTell() : setResending('asking'))}
          >
            {texts.network.resend}
          </button>
        ) : null}
        {path === null ? null : (
          <button
            type="button"
            onClick={() => faults.add({ method, path, effect: { kind: 'status', status: 500 }, left: 1 })}
          >
            {texts.network.failNext}
          </button>
        )}
      </div>
      {resending === 'asking' ? (
        <div className="bar">
          <p>{texts.network.resendAsks}</p>
          <button type="button" className="danger" onClick={() => void resendAndTell()}>
            {texts.network.reallyResend}
          </button>
          <button type="button" onClick={() => setResending('idle')}>
            {texts.network.cancel}
          </button>
        </div>
      ) : null}
      <p role="status" className="outcome">
        {resending === 'running' ? texts.network.sending : outcome}
      </p>
    </>
  );
}
