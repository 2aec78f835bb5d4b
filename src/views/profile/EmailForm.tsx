import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withoutUnreadable } from '#api/http/unreadable-fields';
import { accounts } from '#api/people/accounts';
import type { profileOf } from '#api/people/profile-queries';
import { session } from '#api/session/session';
import { requiredProblems } from '#domain/base/rules';
import { accountOf, newEmailProblems } from '#domain/people/account';
import { useScope, useUser } from '#kit/context/scope';
import { CodeStep } from '#kit/form/CodeStep';
import { EmailStep } from '#kit/form/EmailStep';

/** Progress of the change. The page keeps it, so that a closed dialog continues at the same step. */
export interface EmailChange {
  email: string;
  /** A code has been sent to this e-mail address. */
  isCodeSent: boolean;
}

interface EmailFormProps {
  /** Query options of the user's own profile. */
  profileQuery: ReturnType<typeof profileOf>;
  change: EmailChange;
  onChange: (change: EmailChange) => void;
  onDone: () => void;
}

/** The user's own e-mail address, saved after the user has typed in the code sent to the new one. */
export default function EmailForm({ profileQuery, change, onChange, onDone }: EmailFormProps) {
  const { call, city } = useScope();
  const { profile } = useUser();
  const queryClient = useQueryClient();
  const { email, isCodeSent } = change;
  // A code is valid once: the retry after a later failure is sent without it.
  const isCodeVerified = useRef(false);
  const params = { city };

  /** Sent before an open request, which carries the user's token but does not renew a spent one. */
  const readProfile = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

  async function sendCode(to: string, signal: AbortSignal) {
    await readProfile();
    await call(accounts.emailVerification, { params, body: { email: to }, signal, quiet: true });
    isCodeVerified.current = false;
  }

  async function save(verify_code: string, signal: AbortSignal) {
    const storedProfile = await readProfile();
    const { avatar: _, ...account } = accountOf(storedProfile);
    if (!isCodeVerified.current) {
      await call(session.verifyEmail, { params, body: { email, verify_code }, signal, quiet: true });
      isCodeVerified.current = true;
    }
    const body = withoutUnreadable({ ...account, email }, storedProfile, ['email']);
    await call(accounts.update, { params, body, signal, quiet: true });
  }

  return (
    <div className="steps">
      {isCodeSent ? (
        <CodeStep
          submit="profile.email.submit"
          email={email}
          initial={{ verify_code: '' }}
          problemsOf={(draft) => requiredProblems('verify_code', draft.verify_code)}
          send={({ verify_code }, signal) => save(verify_code, signal)}
          sendAgain={(signal) => sendCode(email, signal)}
          onBack={() => onChange({ email, isCodeSent: false })}
          onDone={onDone}
        />
      ) : (
        <EmailStep
          lead="profile.email.lead"
          email={email}
          problemsOf={(typed) => newEmailProblems(typed, profile.email ?? '')}
          send={sendCode}
          onSent={(to) => onChange({ email: to, isCodeSent: true })}
        />
      )}
    </div>
  );
}
