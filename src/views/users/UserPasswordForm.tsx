import { FormattedMessage } from 'react-intl';
import { session } from '#api/session/session';
import { type GivenPassword, givenPasswordProblems } from '#domain/people/password';
import { mayChangeUser, type User } from '#domain/people/user';
import { useScope, useUser } from '#kit/context/scope';
import { ActionForm } from '#kit/form/ActionForm';
import { PasswordTwice } from '#kit/form/PasswordTwice';

const EMPTY: GivenPassword = { new_password: '', confirm_password: '' };

interface UserPasswordFormProps {
  user: User;
  onDone: () => void;
  onCancel: () => void;
}

/** A new password for a user (E-014, A-086). */
export function UserPasswordForm({ user, onDone, onCancel }: UserPasswordFormProps) {
  const { call, city } = useScope();
  const { role } = useUser();
  if (!mayChangeUser(user, role)) {
    return (
      <p className="records-note">
        <FormattedMessage id="people.onlyOperators" />
      </p>
    );
  }
  return (
    <ActionForm<GivenPassword, unknown>
      initial={EMPTY}
      problemsOf={givenPasswordProblems}
      submit="people.password"
      send={({ new_password }, signal) =>
        call(session.resetPassword, {
          params: { city },
          body: { user_id: user.id, new_password },
          signal,
          quiet: true,
        })
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      <PasswordTwice name="new_password" replaces />
    </ActionForm>
  );
}
