import { FieldPair } from '#kit/field/FieldPair';
import { PasswordField } from '#kit/field/PasswordField';

interface PasswordTwiceProps {
  name?: 'password' | 'new_password';
  /** The account already has a password. */
  replaces?: boolean;
  /** An empty input keeps the password of the account. */
  optional?: boolean;
}

/** A new password and its repetition, since the inputs hide their text. */
export const PasswordTwice = ({
  name = 'password',
  replaces = false,
  optional = false,
}: PasswordTwiceProps) => (
  <FieldPair>
    <PasswordField
      name={name}
      label={replaces ? 'account.newPassword' : 'login.password'}
      autoComplete="new-password"
      required={!optional}
    />
    <PasswordField
      name="confirm_password"
      label={replaces ? 'account.newPasswordAgain' : 'account.passwordAgain'}
      autoComplete="new-password"
      repeats={name}
      required={!optional}
    />
  </FieldPair>
);
