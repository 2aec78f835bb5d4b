import { FormattedMessage } from 'react-intl';
import { displayName, type Profile } from '#domain/people/profile';
import type { Offer } from '#domain/session/session';
import { useUser } from '#kit/context/scope';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import '#kit/page/kit.css';
import { useSessionSend } from '#machines/session/session.react';

/** The address carries tokens of another user: the account changes only after a confirmation. */
export default function OtherAccount({ offer }: { offer: Offer }) {
  const send = useSessionSend();
  const names = { current: nameWithUsername(useUser().profile), offered: nameWithUsername(offer.profile) };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="session.exchangeQuestion" />}
      confirm="session.exchange"
      cancel="session.exchangeKeep"
      onConfirm={() => send({ type: 'exchange' })}
      onCancel={() => send({ type: 'stay' })}
    >
      <p>
        <FormattedMessage id="session.exchangeText" values={names} />
      </p>
      <p>
        <FormattedMessage id="session.exchangeDrafts" values={names} />
      </p>
    </ConfirmDialog>
  );
}

/** Adds the username: two accounts may have the same display name. */
function nameWithUsername(profile: Profile): string {
  const name = displayName(profile);
  return name === profile.username ? name : `${name} (${profile.username})`;
}
