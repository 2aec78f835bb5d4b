import { useState } from 'react';
import type { NewFault } from '#mocks/backend/protocol/faults';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import { screenAt } from '#mocks/harness/panel/calls/call-options';
import { useDocumentedCalls } from '#mocks/harness/panel/calls/use-documented-calls';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { situationOf } from '#mocks/harness/panel/situation';
import { useObserved, usePath } from '#mocks/harness/panel/use-observed';
import { type EndedSession, endedSession, forgetEndedSession, keepEndedSession } from './ended-session';
import { failureOfPage } from './failure-of-page';
import { IncidentButton } from './IncidentButton';

const EVERY_CALL = { method: '*', path: '*', left: null };
const OFFLINE: readonly NewFault[] = [{ ...EVERY_CALL, effect: { kind: 'offline' } }];
const SLOW: readonly NewFault[] = [{ ...EVERY_CALL, effect: { kind: 'delay', ms: 3_000 } }];

/** The tester's first five: one press each on every page, made from the calls that the page is documented with. */
export function IncidentsPart({ harness, texts }: PartProps) {
  const { faults, remoteEvents, root, backend } = harness;
  const path = usePath();
  const documented = useDocumentedCalls();
  const rules = useObserved(faults, (observed) => observed.rules());
  const [happened, setHappened] = useState('');
  const situation = situationOf(harness);
  const isSignedIn = situation.role !== 'none';
  const lost = isSignedIn ? null : endedSession();
  const failure = failureOfPage(documented, screenAt(path, root, backend.cities));

  const idsOf = (wanted: readonly NewFault[]) =>
    rules.filter((rule) => wanted.some((one) => isSame(one, rule))).map(({ id }) => id);
  const faultButton = (label: string, wanted: readonly NewFault[]) => {
    const ids = idsOf(wanted);
    return (
      <IncidentButton
        label={label}
        isOn={ids.length >= wanted.length}
        onPress={() => {
          if (ids.length > 0) faults.remove(...ids);
          else faults.add(...wanted);
          refreshConsole();
        }}
      />
    );
  };
  const signInAgain = ({ address, scenario }: EndedSession) => {
    forgetEndedSession();
    harness.visit(address, scenario);
  };
  const endSession = () => {
    const { pathname, search } = window.location;
    keepEndedSession({ address: pathname + search, scenario: situation });
    void remoteEvents.endSessions().then(refreshConsole);
  };
  const sendNotice = async () => {
    await remoteEvents.sendNotice(situation.city ?? 'none');
    setHappened(texts.push.happened(texts.incidents.notice));
    refreshConsole();
  };
  const endAll = () => {
    faults.clear();
    for (const fault of harness.firebaseFaults.current()) harness.firebaseFaults.remove(fault);
    if (lost) signInAgain(lost);
    else refreshConsole();
  };
  return (
    <section className="incidents" aria-label={texts.incidents.title}>
      <h3>{texts.incidents.title}</h3>
      {faultButton(texts.incidents.failure(failure), failure.faults)}
      {faultButton(texts.incidents.offline, OFFLINE)}
      {faultButton(texts.incidents.slow, SLOW)}
      <IncidentButton
        label={texts.incidents.session}
        isOn={lost !== null}
        isPossible={isSignedIn || lost !== null}
        onPress={() => (lost ? signInAgain(lost) : endSession())}
      />
      <IncidentButton
        label={texts.incidents.notice}
        isPossible={isSignedIn && situation.city !== 'none'}
        onPress={() => void sendNotice()}
      />
      <p role="status">{happened}</p>
      {rules.length > 0 || lost !== null ? (
        <>
          <p className="quiet">{texts.incidents.again}</p>
          <button type="button" onClick={endAll}>
            {texts.incidents.endAll}
          </button>
        </>
      ) : null}
    </section>
  );
}

const isSame = (one: NewFault, rule: NewFault) =>
  one.method === rule.method &&
  one.path === rule.path &&
  rule.left === null &&
  JSON.stringify(one.effect) === JSON.stringify(rule.effect);
