import { useState } from 'react';
import { session } from '#api/session/session';
import { forgottenPasswordProblems } from '#domain/people/password';
import { useAppServices } from '#kit/context/app-services';
import { callingCity } from '#kit/context/calling-city';
import { CodeStep } from '#kit/form/CodeStep';
import { EmailStep } from '#kit/form/EmailStep';
import { PasswordTwice } from '#kit/form/PasswordTwice';
import { ToSignIn } from './ToSignIn';
import { useDone } from './use-done';

/** A forgotten password: the e-mail address, then the code and the new password twice (R-SESSION-27, 28). */
export function ForgotPanel() {
  const { call } = useAppServices();
  const finish = useDone();
  const [email, setEmail] = useState('');
  const [isCodeSent, setCodeSent] = useState(false);
  const params = { city: callingCity() };
  const sendCode = (to: string, signal: AbortSignal) =>
    call(session.forgotPassword, { params, body: { email: to }, signal, quiet: true });

  return (
    <>
      {isCodeSent ? (
        <CodeStep
          title="account.forgot.title"
          submit="account.forgot.submit"
          email={email}
          initial={{ verify_code: '', password: '', confirm_password: '' }}
          problemsOf={(draft) => forgottenPasswordProblems({ ...draft, email })}
          send={(draft, signal) =>
            call(session.changeForgottenPassword, { params, body: { ...draft, email }, signal, quiet: true })
          }
          sendAgain={(signal) => sendCode(email, signal)}
          onBack={() => setCodeSent(false)}
          onDone={() => finish('account.forgot.done')}
        >
          <PasswordTwice replaces />
        </CodeStep>
      ) : (
        <EmailStep
          title="account.forgot.title"
          lead="account.forgot.lead"
          email={email}
          send={sendCode}
          onSent={(to) => {
            setEmail(to);
            setCodeSent(true);
          }}
        />
      )}
      <ToSignIn />
    </>
  );
}
