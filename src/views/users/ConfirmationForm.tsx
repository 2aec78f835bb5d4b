import { FormattedMessage } from 'react-intl';
import { users } from '#api/people/users';
import type { User } from '#domain/people/user';
import { confirmationProblems, type MatchingUserConfirmation } from '#domain/recruitment/matching-user';
import { GenderText } from '#kit/column/GenderText';
import { useScope } from '#kit/context/scope';
import { IdentityPicture } from '#kit/files/IdentityPicture';
import { FormFrame } from '#kit/form/FormFrame';
import { useRuledForm, useServerFaults } from '#kit/form/form';
import { IdentityVerdict } from '#kit/form/IdentityVerdict';
import { useSending } from '#kit/form/use-sending';
import { Details } from '#kit/record/Details';
import { messagesOf } from '#kit/services/problem-messages';
import { userName } from './user-columns';

interface ConfirmationFormProps {
  user: User;
  onDone: (confirmed: boolean) => void;
  onCancel: () => void;
}

/**
 * Shows the document that a user has sent in, and confirms the identity with the gender in the document, or
 * rejects it (R-GEN-10, A-115).
 */
export function ConfirmationForm({ user, onDone, onCancel }: ConfirmationFormProps) {
  if (user.confirmed !== null) {
    return (
      <p className="records-note">
        <FormattedMessage id="people.confirm.nothing" />
      </p>
    );
  }
  return <Verdict user={user} onDone={onDone} onCancel={onCancel} />;
}

/** The decision, as on the page of identities. */
function Verdict({ user, onDone, onCancel }: ConfirmationFormProps) {
  const { call } = useScope();
  const { busy, problem, start } = useSending();
  const decide = (body: MatchingUserConfirmation) =>
    start(async (signal) => {
      await call(users.confirm, { params: { id: user.id }, body, signal, quiet: true });
      if (!signal.aborted) onDone(body.confirmed);
    });
  const form = useRuledForm<MatchingUserConfirmation>({ confirmed: true, gender: '' }, confirmationProblems);
  const unplaced = useServerFaults(problem, form, ['gender']);
  return (
    <FormFrame
      form={form}
      busy={busy}
      problems={[...unplaced, ...messagesOf(problem)]}
      onSubmit={(draft) => void decide(draft)}
      submit="identity.confirm"
      actions={
        <button type="button" className="button" onClick={onCancel}>
          <FormattedMessage id="common.cancel" />
        </button>
      }
    >
      <IdentityPicture source={user.identity_image} name={userName(user)} />
      <Details
        entries={[
          {
            title: 'profile.gender',
            value: user.gender ? <GenderText gender={user.gender} /> : null,
          },
        ]}
      />
      <IdentityVerdict busy={busy} onReject={() => void decide({ confirmed: false })} />
    </FormFrame>
  );
}
