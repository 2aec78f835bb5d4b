import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';

interface NameAndEmailFieldsProps {
  /** The user enters their own data: the browser may autofill it. It has no data of other people. */
  own?: boolean;
}

/** The user name for the sign-in, and the e-mail address. */
export const NameAndEmailFields = ({ own = false }: NameAndEmailFieldsProps) => (
  <FieldPair>
    <TextField
      name="username"
      label="login.username"
      autoComplete={own ? 'username' : 'off'}
      autoCapitalize="none"
    />
    <TextField name="email" label="profile.email" type="email" autoComplete={own ? 'email' : 'off'} />
  </FieldPair>
);
