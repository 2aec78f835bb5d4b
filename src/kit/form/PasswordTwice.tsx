import { FieldPair } from '#kit/field/FieldPair';
import { PasswordField } from '#kit/field/PasswordField';

interface PasswordTwiceProps {
  name?: 'password' | 'new_password';
  /** The account has one already. */
  replaces?: boolean;
  /** Where nothing is typed, the account's own stays. */
  optional?: boolean;
}

/** A password that is chosen, and once more: nobody sees what they type. */
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
