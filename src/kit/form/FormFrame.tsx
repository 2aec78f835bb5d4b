import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { DraftSchema } from '#domain/base/field-rule';
import type { Message } from '#domain/base/problems';
import { RulesProvider } from '#kit/context/field-rule';
import { useIme } from '#kit/services/ime';
import { FormProblems } from './FormProblems';
import { send } from './form';
import { RefusedFields } from './RefusedFields';
import { StillBusy } from './StillBusy';

interface FormFrameProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The request that the form makes: its fields have the rules of the draft's fields with their names. */
  rules?: DraftSchema | undefined;
  busy: boolean;
  /** Problems without a field, shown above the form. */
  problems: readonly Message[];
  onSubmit: (values: Values) => void;
  /** Message id of the submit button. */
  submit: string;
  /** Shown above the problems and the fields. */
  notice?: ReactNode;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form. Enter submits it, except an Enter that confirms an IME composition. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, rules, busy, problems, onSubmit, submit, notice, actions, children } = props;
  const ime = useIme();
  const formElement = useRef<HTMLFormElement>(null);
  useFirstFieldFocus(formElement);
  return (
    <FormProvider {...form}>
      <form
        ref={formElement}
        className="record-form"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else void send(form, onSubmit)(event);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !ime.isEnter(event)) {
            event.preventDefault();
          }
        }}
        onCompositionStart={ime.handlers.onCompositionStart}
        onCompositionEnd={ime.handlers.onCompositionEnd}
      >
        {notice}
        {problems.length > 0 ? <FormProblems problems={problems} /> : null}
        <RefusedFields form={form} />
        <RulesProvider value={rules}>{children}</RulesProvider>
        <footer className="form-footer">
          {busy ? <StillBusy /> : null}
          {actions}
          <button
            type="submit"
            className="button primary"
            // `aria-disabled` keeps it focusable: the focus must not leave the form during the request.
            aria-disabled={busy}
          >
            {busy ? <span className="spinner" aria-hidden="true" /> : null}
            <FormattedMessage id={submit} />
          </button>
        </footer>
      </form>
    </FormProvider>
  );
}

/** In a dialog the first field gets the focus, not the ✕, whether the form mounts with the dialog or after. */
function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>) {
  useEffect(
    function focusFirstField() {
      const field = form.current?.querySelector<HTMLElement>(INPUTS);
      if (!field?.closest('dialog')) return;
      field.dataset.firstFocus = '';
      field.focus();
    },
    [form],
  );
}

const INPUTS = ['input', 'textarea', 'select'].map((name) => `${name}:not([type=hidden], :disabled)`).join();
