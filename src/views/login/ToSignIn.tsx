import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useSearch } from '#kit/context/app-services';
import { loginAddress } from './login-address';

/** The link back to the sign-in, with the text of the step. */
export function ToSignIn({ messageId = 'account.toSignIn' }: { messageId?: string }) {
  return (
    <p className="actions">
      <Link href={loginAddress(useSearch())}>
        <FormattedMessage id={messageId} />
      </Link>
    </p>
  );
}
