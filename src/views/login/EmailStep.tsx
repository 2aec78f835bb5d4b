import { FormattedMessage } from 'react-intl';
import { emailProblems } from '#domain/rules';
import { ActionForm } from '#kit/ActionForm';
import { TextField } from '#kit/TextField';
import { PanelHead } from './PanelHead';

interface EmailStepProps {
  /** Message ids. */
  title: string;
  lead: string;
  /** Typed before. */
  email: string;
  send: (email: string, signal: AbortSignal) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Where the code is sent to. */
export function EmailStep({ title, lead, email, send, onSent }: EmailStepProps) {
  return (
    <>
      <PanelHead title={title}>
        <FormattedMessage id={lead} />
      </PanelHead>
      <ActionForm
        initial={{ email }}
        problemsOf={(draft) => emailProblems('email', draft.email)}
        submit="account.sendCode"
        send={async (draft, signal) => {
          await send(draft.email.trim(), signal);
        }}
        onDone={(_, draft) => onSent(draft.email.trim())}
      >
        <TextField name="email" label="profile.email" type="email" autoComplete="email" required />
      </ActionForm>
    </>
  );
}
