import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { FieldProblem } from '#domain/base/problems';
import { messagesOf } from '#kit/services/problem-messages';
import { FormFrame } from './FormFrame';
import { useRuledForm, useServerFaults } from './form';
import { useSending } from './use-sending';

interface ActionFormProps<Draft extends FieldValues, Answer> {
  initial: Draft;
  /** The domain's rules; the fake backend refuses by the same. */
  problemsOf: (draft: Draft) => FieldProblem[];
  /** Message id of the submit button. */
  submit: string;
  /** Calls quietly: what refuses it is said here, at its field or above the form, and nowhere else. */
  send: (draft: Draft, signal: AbortSignal) => Promise<Answer>;
  onDone: (answer: Answer, draft: Draft) => void;
  /** Offered beside the submit button, where what is around the form does not offer it. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form that sends something and is done: no record, no draft kept, nothing typed lost when it is refused. */
export function ActionForm<Draft extends FieldValues, Answer = void>(props: ActionFormProps<Draft, Answer>) {
  const { initial, problemsOf, submit, send, onDone, onCancel, children } = props;
  const form = useRuledForm(initial, problemsOf);
  const { busy, problem, start } = useSending();
  const unplaced = useServerFaults(problem, form, Object.keys(initial));

  const sendIt = (draft: Draft) =>
    start(async (signal) => {
      const answer = await send(draft, signal);
      if (!signal.aborted) onDone(answer, draft);
    });

  return (
    <FormFrame
      form={form}
      busy={busy}
      problems={[...unplaced, ...messagesOf(problem)]}
      onSubmit={(draft) => void sendIt(draft)}
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
    </FormFrame>
  );
}
