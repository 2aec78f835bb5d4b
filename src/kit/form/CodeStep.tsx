import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { FieldProblem } from '#domain/base/problems';
import { TextField } from '#kit/field/TextField';
import { PanelHead } from '#kit/page/PanelHead';
import { ActionForm } from './ActionForm';
import { SendAgain } from './SendAgain';

interface CodeStepProps<Draft extends FieldValues & { verify_code: string }> {
  /** Message ids; in a dialog the dialog has the title. */
  title?: string;
  submit: string;
  /** The address to which the code was sent. */
  email: string;
  initial: Draft;
  problemsOf: (draft: Draft) => FieldProblem[];
  send: (draft: Draft, signal: AbortSignal) => Promise<unknown>;
  sendAgain: (signal: AbortSignal) => Promise<unknown>;
  onBack: () => void;
  onDone: () => void;
  /** Fields below the code. */
  children?: ReactNode;
}

/** Takes the code from the e-mail; the user can request another code or correct the address. */
export function CodeStep<Draft extends FieldValues & { verify_code: string }>(props: CodeStepProps<Draft>) {
  const { title, submit, email, initial, problemsOf, send, sendAgain, onBack, onDone } = props;
  return (
    <>
      <PanelHead title={title}>
        <FormattedMessage id="account.codeSent" values={{ email }} />
      </PanelHead>
      <ActionForm
        initial={initial}
        problemsOf={problemsOf}
        submit={submit}
        send={async (draft, signal) => {
          await send({ ...draft, verify_code: codeOf(draft.verify_code) }, signal);
        }}
        onDone={onDone}
      >
        <TextField
          name="verify_code"
          label="account.code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        {props.children}
      </ActionForm>
      <p className="actions">
        <button type="button" className="button" onClick={onBack}>
          <FormattedMessage id="account.otherEmail" />
        </button>
        <SendAgain send={sendAgain} />
      </p>
    </>
  );
}

/** Full-width digits are valid. */
const codeOf = (typed: string): string => typed.normalize('NFKC').trim();
