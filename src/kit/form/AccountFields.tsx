import { FieldPair } from './FieldPair';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

/** What whoever gets an account is asked for (R-SESSION-29). */
export function AccountFields() {
  return (
    <>
      <FieldPair>
        <TextField
          name="username"
          label="login.username"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <TextField name="email" label="profile.email" type="email" autoComplete="email" required />
      </FieldPair>
      <FieldPair>
        <PasswordField name="password" label="login.password" autoComplete="new-password" required />
        <PasswordField
          name="confirm_password"
          label="account.passwordAgain"
          autoComplete="new-password"
          repeats="password"
          required
        />
      </FieldPair>
    </>
  );
}
