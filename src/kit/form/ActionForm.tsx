import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { DraftSchema } from '#domain/base/field-rule';
import type { FieldProblem } from '#domain/base/problems';
import { messagesOf } from '#kit/services/problem-messages';
import { FormFrame } from './FormFrame';
import { useRuledForm, useServerFaults } from './form';
import { useSending } from './use-sending';

interface ActionFormProps<Draft extends FieldValues, Answer> {
  initial: Draft;
  /** See `FormFrame`. */
  rules?: DraftSchema;
  /** The domain's rules; the fake backend applies the same ones. */
  problemsOf: (draft: Draft) => FieldProblem[];
  /** Message id of the submit button. */
  submit: string;
  /** Sends quietly: only this form shows a refusal, at its field or above the form. */
  send: (draft: Draft, signal: AbortSignal) => Promise<Answer>;
  onDone: (answer: Answer, draft: Draft) => void;
  /** A cancel button beside the submit button, where nothing around the form offers one. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form that sends one request: it has no record and no draft, and keeps the input when it is refused. */
export function ActionForm<Draft extends FieldValues, Answer = void>(props: ActionFormProps<Draft, Answer>) {
  const { initial, rules, problemsOf, submit, send, onDone, onCancel, children } = props;
  const form = useRuledForm(initial, problemsOf);
  const { busy: isBusy, problem, start: startSending, confirmation } = useSending();
  const faultsWithoutField = useServerFaults(problem, form, Object.keys(initial));

  const sendDraft = (draft: Draft) =>
    startSending(async (signal) => {
      const answer = await send(draft, signal);
      if (!signal.aborted) onDone(answer, draft);
    });

  return (
    <FormFrame
      form={form}
      rules={rules}
      busy={isBusy}
      problems={[...faultsWithoutField, ...messagesOf(problem)]}
      onSubmit={sendDraft}
      submit={submit}
      actions={
        onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            <FormattedMessage id="common.cancel" />
          </button>
        ) : null
      }
    >
      {children}
      {confirmation}
    </FormFrame>
  );
}
