import { NameAndEmailFields } from './NameAndEmailFields';
import { PasswordTwice } from './PasswordTwice';

interface AccountFieldsProps {
  /** As of the name and the e-mail address. */
  own?: boolean;
}

/** What whoever gets an account is asked for (R-SESSION-29). */
export const AccountFields = ({ own = false }: AccountFieldsProps) => (
  <>
    <NameAndEmailFields own={own} />
    <PasswordTwice />
  </>
);
