import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';

interface NameAndEmailFieldsProps {
  /** Whoever types means themselves: the browser may fill in what it knows. Of somebody else it knows nothing. */
  own?: boolean;
}

/** What an account signs in with, and where it is written to. */
export const NameAndEmailFields = ({ own = false }: NameAndEmailFieldsProps) => (
  <FieldPair>
    <TextField
      name="username"
      label="login.username"
      autoComplete={own ? 'username' : 'off'}
      autoCapitalize="none"
      required
    />
    <TextField
      name="email"
      label="profile.email"
      type="email"
      autoComplete={own ? 'email' : 'off'}
      required
    />
  </FieldPair>
);
