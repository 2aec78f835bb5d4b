import { FormattedMessage } from 'react-intl';
import type { FieldProblem } from '#domain/base/problems';
import { emailProblems } from '#domain/base/rules';
import { TextField } from '#kit/field/TextField';
import { PanelHead } from '#kit/page/PanelHead';
import { ActionForm } from './ActionForm';

interface EmailStepProps {
  /** Message ids; in a dialog the dialog has the title. */
  title?: string;
  lead: string;
  /** The address that was typed before. */
  email: string;
  problemsOf?: (email: string) => FieldProblem[];
  send: (email: string, signal: AbortSignal) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Takes the e-mail address to which the code is sent. */
export function EmailStep({
  title,
  lead,
  email,
  problemsOf = addressProblems,
  send,
  onSent,
}: EmailStepProps) {
  return (
    <>
      <PanelHead title={title}>
        <FormattedMessage id={lead} />
      </PanelHead>
      <ActionForm
        initial={{ email }}
        problemsOf={(draft) => problemsOf(draft.email)}
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

const addressProblems = (email: string) => emailProblems('email', email);
