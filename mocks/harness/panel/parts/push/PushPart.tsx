import { useState } from 'react';
import { ROLES, type Role } from '#domain/people/roles';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { accountOf, situationOf } from '#mocks/harness/panel/situation';

/** Events from outside this console: in its session, in Firebase, or by another user. */
export function PushPart({ harness, texts }: PartProps) {
  const { remoteEvents } = harness;
  const { city, company } = situationOf(harness);
  const account = accountOf(harness);
  const [done, setDone] = useState('');
  const button = (label: string, act: () => Promise<void> | void, possible = true) => (
    <button
      type="button"
      disabled={!possible}
      onClick={() =>
        void Promise.resolve(act()).then(
          () => setDone(texts.push.happened(label)),
          (error: unknown) => setDone(String(error)),
        )
      }
    >
      {label}
    </button>
  );
  const toAccount = (act: (id: number, room: string | null) => Promise<void>) => () =>
    act(account?.id ?? 0, new URLSearchParams(window.location.search).get('room'));
  return (
    <>
      <fieldset>
        <legend>{texts.push.session}</legend>
        <div className="bar">
          {button(texts.push.expireTokens, remoteEvents.expireTokens)}
          {button(texts.push.endSessions, remoteEvents.endSessions)}
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
              .then(() => setDone(texts.push.happened(texts.push.changeRole)))
          }
        />
      </fieldset>
      <fieldset>
        <legend>{texts.push.messages}</legend>
        <div className="bar">
          {button(texts.push.sendNotice, () => remoteEvents.sendNotice(city ?? 'none'), city !== 'none')}
          {button(
            texts.push.readNotification,
            () => remoteEvents.readNotification(city ?? 'none'),
            city !== 'none',
          )}
          {button(texts.push.sendPurchase, () => remoteEvents.sendPurchase(company))}
          {button(texts.push.sendReport, () => remoteEvents.sendReport(city ?? 'none'), city !== 'none')}
          {button(texts.push.sendReserve, () => remoteEvents.sendReserve(city ?? 'none'), city !== 'none')}
          {button(
            texts.push.requestCancellation,
            () => remoteEvents.requestCancellation(city ?? 'none'),
            city !== 'none',
          )}
          {button(texts.push.sendChat, toAccount(remoteEvents.sendChat), account !== undefined)}
          {button(texts.push.readChat, toAccount(remoteEvents.readChat), account !== undefined)}
          {button(texts.push.typeChat, toAccount(remoteEvents.typeChat), account !== undefined)}
          {button(
            texts.push.otherPartyReadsMessagesOf,
            toAccount(remoteEvents.otherPartyReadsMessagesOf),
            account !== undefined,
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>Firebase</legend>
        <div className="bar">
          {button(texts.push.revokeFirebaseTokens, remoteEvents.revokeFirebaseTokens)}
          {button(texts.push.dropFirebaseStreams, remoteEvents.dropFirebaseStreams)}
        </div>
      </fieldset>
      <p role="status">{done}</p>
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
