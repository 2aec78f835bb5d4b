import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { accounts } from '#api/people/accounts';
import { session } from '#api/session/session';
import { requiredProblems } from '#domain/base/rules';
import { useAppServices } from '#kit/context/app-services';
import { callingCity } from '#kit/context/calling-city';
import { CodeStep } from '#kit/form/CodeStep';
import { EmailStep } from '#kit/form/EmailStep';
import { ToSignIn } from './ToSignIn';
import { useDone } from './use-done';

interface VerifyPanelProps {
  /** Set after the registration: the e-mail address is known then, and is never in the browser's address. */
  registration?: { email: string; codeSent: boolean };
}

/** Checks an e-mail address: sends a code to it, which the user types in (R-SESSION-30, A-085). */
export function VerifyPanel({ registration }: VerifyPanelProps) {
  const { call } = useAppServices();
  const finish = useDone();
  const [email, setEmail] = useState(registration?.email ?? '');
  const [isCodeSent, setCodeSent] = useState(registration?.codeSent ?? false);
  const params = { city: callingCity() };
  const sendCode = (to: string, signal: AbortSignal) =>
    call(accounts.emailVerification, { params, body: { email: to }, signal, quiet: true });

  return (
    <>
      {registration ? (
        <p className="notice" role="status">
          <FormattedMessage id="account.register.done" />
        </p>
      ) : null}
      {isCodeSent ? (
        <CodeStep
          title="account.verify.title"
          submit="account.verify.submit"
          email={email}
          initial={{ verify_code: '' }}
          problemsOf={(draft) => requiredProblems('verify_code', draft.verify_code)}
          send={({ verify_code }, signal) =>
            call(session.verifyEmail, { params, body: { email, verify_code }, signal, quiet: true })
          }
          sendAgain={(signal) => sendCode(email, signal)}
          onBack={() => setCodeSent(false)}
          onDone={() => finish('account.verify.done')}
        />
      ) : (
        <EmailStep
          title="account.verify.title"
          lead="account.verify.lead"
          email={email}
          send={sendCode}
          onSent={(to) => {
            setEmail(to);
            setCodeSent(true);
          }}
        />
      )}
      <ToSignIn messageId={registration ? 'account.verify.later' : 'account.toSignIn'} />
    </>
  );
}
