import { useState } from 'react';
import { ROLES, type Role } from '#domain/people/roles';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { accountOf, situationOf } from '#mocks/harness/panel/situation';

/** Events from outside this console: in its session, in Firebase, or by another user. */
export function PushPart({ harness, texts }: PartProps) {
  const { remoteEvents } = harness;
  const { city, company } = situationOf(harness);
  const account = accountOf(harness);
  const [outcome, setOutcome] = useState('');
  const eventButton = (label: string, causeEvent: () => Promise<void> | void, possible = true) => (
    <button
      type="button"
      disabled={!possible}
      onClick={() =>
        void Promise.resolve(causeEvent()).then(
          () => setOutcome(texts.push.happened(label)),
          (error: unknown) => setOutcome(String(error)),
        )
      }
    >
      {label}
    </button>
  );
  const forAccount = (causeEvent: (id: number, room: string | null) => Promise<void>) => () =>
    causeEvent(account?.id ?? 0, new URLSearchParams(window.location.search).get('room'));
  return (
    <>
      <fieldset>
        <legend>{texts.push.session}</legend>
        <div className="bar">
          {eventButton(texts.push.expireTokens, remoteEvents.expireTokens)}
          {eventButton(texts.push.endSessions, remoteEvents.endSessions)}
          <button type="button" onClick={() => window.open(window.location.href, '_blank')}>
            {texts.push.secondTab}
          </button>
        </div>
        <RoleChoice
          texts={texts}
          current={account?.permission ?? null}
          onRole={(role) =>
            void remoteEvents
              .changeRole(account?.id ?? 0, role)
              .then(() => setOutcome(texts.push.happened(texts.push.changeRole)))
          }
        />
      </fieldset>
      <fieldset>
        <legend>{texts.push.messages}</legend>
        <div className="bar">
          {eventButton(texts.push.sendNotice, () => remoteEvents.sendNotice(city ?? 'none'), city !== 'none')}
          {eventButton(
            texts.push.readNotification,
            () => remoteEvents.readNotification(city ?? 'none'),
            city !== 'none',
          )}
          {eventButton(texts.push.sendPurchase, () => remoteEvents.sendPurchase(company))}
          {eventButton(texts.push.sendReport, () => remoteEvents.sendReport(city ?? 'none'), city !== 'none')}
          {eventButton(
            texts.push.sendReserve,
            () => remoteEvents.sendReserve(city ?? 'none'),
            city !== 'none',
          )}
          {eventButton(
            texts.push.requestCancellation,
            () => remoteEvents.requestCancellation(city ?? 'none'),
            city !== 'none',
          )}
          {eventButton(texts.push.sendChat, forAccount(remoteEvents.sendChat), account !== undefined)}
          {eventButton(texts.push.readChat, forAccount(remoteEvents.readChat), account !== undefined)}
          {eventButton(texts.push.typeChat, forAccount(remoteEvents.typeChat), account !== undefined)}
          {eventButton(
            texts.push.otherPartyReadsMessagesOf,
            forAccount(remoteEvents.otherPartyReadsMessagesOf),
            account !== undefined,
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>Firebase</legend>
        <div className="bar">
          {eventButton(texts.push.revokeFirebaseTokens, remoteEvents.revokeFirebaseTokens)}
          {eventButton(texts.push.dropFirebaseStreams, remoteEvents.dropFirebaseStreams)}
        </div>
      </fieldset>
      <p role="status">{outcome}</p>
    </>
  );
}

interface RoleChoiceProps extends Pick<PartProps, 'texts'> {
  current: string | null;
  onRole(role: Role | ''): void;
}

/** The change takes effect when the console fetches its profile again: at every change of route. */
function RoleChoice({ texts, current, onRole }: RoleChoiceProps) {
  if (current === null) return null;
  return (
    <label>
      {texts.push.changeRole}
      <select value={current} onChange={(event) => onRole(event.target.value as Role | '')}>
        <option value="">{texts.push.noRole}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
      </select>
    </label>
  );
}
