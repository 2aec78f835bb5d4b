import { NameAndEmailFields } from './NameAndEmailFields';
import { PasswordTwice } from './PasswordTwice';

interface AccountFieldsProps {
  /** See `NameAndEmailFields`. */
  own?: boolean;
}

/** The fields of a new account (R-SESSION-29). */
export const AccountFields = ({ own = false }: AccountFieldsProps) => (
  <>
    <NameAndEmailFields own={own} />
    <PasswordTwice />
  </>
);
