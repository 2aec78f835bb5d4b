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
const OFFLINE_CALLS: readonly NewFault[] = [{ ...EVERY_CALL, effect: { kind: 'offline' } }];
const SLOW_CALLS: readonly NewFault[] = [{ ...EVERY_CALL, effect: { kind: 'delay', ms: 3_000 } }];

/** The tester's first five: one press each on every page, made from the calls that the page is documented with. */
export function IncidentsPart({ harness, texts }: PartProps) {
  const { faults, remoteEvents, root, backend } = harness;
  const path = usePath();
  const documented = useDocumentedCalls();
  const rules = useObserved(faults, (observed) => observed.rules());
  const [happenedText, setHappenedText] = useState('');
  const situation = situationOf(harness);
  const isSignedIn = situation.role !== 'none';
  const lostSession = isSignedIn ? null : endedSession();
  const failure = failureOfPage(documented, screenAt(path, root, backend.cities));

  const ruleIdsOf = (incidentFaults: readonly NewFault[]) =>
    rules.filter((rule) => incidentFaults.some((one) => isSameFault(one, rule))).map(({ id }) => id);
  const faultButton = (label: string, incidentFaults: readonly NewFault[]) => {
    const ids = ruleIdsOf(incidentFaults);
    return (
      <IncidentButton
        label={label}
        isOn={ids.length >= incidentFaults.length}
        onPress={() => {
          if (ids.length > 0) faults.remove(...ids);
          else faults.add(...incidentFaults);
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
    setHappenedText(texts.push.happened(texts.incidents.notice));
    refreshConsole();
  };
  const endAll = () => {
    faults.clear();
    for (const fault of harness.firebaseFaults.current()) harness.firebaseFaults.remove(fault);
    if (lostSession) signInAgain(lostSession);
    else refreshConsole();
  };
  return (
    <section className="incidents" aria-label={texts.incidents.title}>
      <h3>{texts.incidents.title}</h3>
      {faultButton(texts.incidents.failure(failure), failure.faults)}
      {faultButton(texts.incidents.offline, OFFLINE_CALLS)}
      {faultButton(texts.incidents.slow, SLOW_CALLS)}
      <IncidentButton
        label={texts.incidents.session}
        isOn={lostSession !== null}
        isPossible={isSignedIn || lostSession !== null}
        onPress={() => (lostSession ? signInAgain(lostSession) : endSession())}
      />
      <IncidentButton
        label={texts.incidents.notice}
        isPossible={isSignedIn && situation.city !== 'none'}
        onPress={() => void sendNotice()}
      />
      <p role="status">{happenedText}</p>
      {rules.length > 0 || lostSession !== null ? (
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

const isSameFault = (one: NewFault, rule: NewFault) =>
  one.method === rule.method &&
  one.path === rule.path &&
  rule.left === null &&
  JSON.stringify(one.effect) === JSON.stringify(rule.effect);
