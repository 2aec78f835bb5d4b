import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { accounts } from '#api/people/accounts';
import {
  EMPTY_REGISTRATION,
  RegistrationDraft,
  registrationProblems,
  tidyRegistration,
} from '#domain/people/registration';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { callingCity } from '#kit/context/calling-city';
import { AccountFields } from '#kit/form/AccountFields';
import { ActionForm } from '#kit/form/ActionForm';
import { PanelHead } from '#kit/page/PanelHead';
import { loginAddress } from './login-address';
import { ToSignIn } from './ToSignIn';
import { VerifyPanel } from './VerifyPanel';

/** Registration, followed by the check of the e-mail address (R-SESSION-29, A-083). */
export function RegisterPanel() {
  const { call } = useAppServices();
  const parameters = useSearch();
  const [registration, setRegistration] = useState<{ email: string; codeSent: boolean } | null>(null);
  if (registration) return <VerifyPanel registration={registration} />;

  const params = { city: callingCity() };
  return (
    <>
      <PanelHead title="account.register.title">
        <FormattedMessage id="account.register.lead" />
      </PanelHead>
      <ActionForm
        initial={EMPTY_REGISTRATION}
        rules={RegistrationDraft}
        problemsOf={registrationProblems}
        submit="account.register.submit"
        send={async (draft, signal) => {
          const body = tidyRegistration(draft);
          await call(accounts.register, { params, body, signal, quiet: true });
          // The account exists even if its mail was not sent; the next step can send the mail again.
          const codeSent = await call(accounts.emailVerification, {
            params,
            body: { email: body.email },
            signal,
            quiet: true,
          }).then(
            () => true,
            () => false,
          );
          return { email: body.email, codeSent };
        }}
        onDone={setRegistration}
      >
        <AccountFields own />
      </ActionForm>
      <p className="actions">
        <Link href={loginAddress(parameters, 'verify')}>
          <FormattedMessage id="account.register.haveCode" />
        </Link>
      </p>
      <ToSignIn />
    </>
  );
}
