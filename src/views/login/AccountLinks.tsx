import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { loginAddress } from './login-address';

/** Links for visitors without an account or with a forgotten password. */
export const AccountLinks = ({ parameters }: { parameters: URLSearchParams }) => (
  <p className="actions login-links">
    {['register', 'forgot'].map((mode) => (
      <Link key={mode} href={loginAddress(parameters, mode)}>
        <FormattedMessage id={`login.${mode}`} />
      </Link>
    ))}
  </p>
);
