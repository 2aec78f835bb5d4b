import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { loginAddress } from './login-address';

/** For whoever has no account yet, or no longer knows the password. */
export const AccountLinks = ({ parameters }: { parameters: URLSearchParams }) => (
  <p className="actions login-links">
    {['register', 'forgot'].map((mode) => (
      <Link key={mode} href={loginAddress(parameters, mode)}>
        <FormattedMessage id={`login.${mode}`} />
      </Link>
    ))}
  </p>
);
