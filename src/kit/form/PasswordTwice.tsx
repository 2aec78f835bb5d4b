import { FieldPair } from '#kit/field/FieldPair';
import { PasswordField } from '#kit/field/PasswordField';

interface PasswordTwiceProps {
  name?: 'password' | 'new_password';
  /** The account has one already. */
  replaces?: boolean;
}

/** A password that is chosen, and once more: nobody sees what they type. */
export const PasswordTwice = ({ name = 'password', replaces = false }: PasswordTwiceProps) => (
  <FieldPair>
    <PasswordField
      name={name}
      label={replaces ? 'account.newPassword' : 'login.password'}
      autoComplete="new-password"
      required
    />
    <PasswordField
      name="confirm_password"
      label={replaces ? 'account.newPasswordAgain' : 'account.passwordAgain'}
      autoComplete="new-password"
      repeats={name}
      required
    />
  </FieldPair>
);
