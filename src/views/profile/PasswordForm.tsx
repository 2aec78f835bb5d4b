import { session } from '#api/session/session';
import { ownPasswordProblems } from '#domain/people/password';
import type { OwnPasswordDraft } from '#domain/people/password-drafts';
import { useScope } from '#kit/context/scope';
import { PasswordField } from '#kit/field/PasswordField';
import { ActionForm } from '#kit/form/ActionForm';
import { PasswordTwice } from '#kit/form/PasswordTwice';

const EMPTY: OwnPasswordDraft = { password: '', new_password: '', confirm_password: '' };

/** Changes the user's own password (R-VAL-PROFILE-08, A-086). */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const { call, city } = useScope();
  return (
    <ActionForm
      initial={EMPTY}
      problemsOf={ownPasswordProblems}
      submit="profile.password"
      send={(body, signal) => call(session.resetPassword, { params: { city }, body, signal, quiet: true })}
      onDone={onDone}
    >
      <PasswordField
        name="password"
        label="profile.password.current"
        autoComplete="current-password"
        required
      />
      <PasswordTwice name="new_password" replaces />
    </ActionForm>
  );
}
