import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, type MessageFormatElement, useIntl } from 'react-intl';
import { type IntlWithMessages, isFixedEnglish } from '#kit/services/message';
import { ReadableField } from './ReadableField';

/** A message beside the label; the input refers to `{id}-hint` in `aria-describedby`. */
export interface Hint {
  messageId: string;
  values?: Record<string, string | number>;
}

interface FieldFrameProps {
  /** The name of the field in the form of a record; its value may be unknown there. */
  name?: string;
  /** The id of the input; the ids of name, hint and error are derived from it. */
  id: string;
  /** Message id. */
  label: string;
  required: boolean | undefined;
  error: string | undefined;
  /** Beside the label: a counter, or a hint about the files that may be chosen. */
  aside?: ReactNode;
  hint?: Hint | undefined;
  children: ReactNode;
}

/** The label above an input and the error below it, which takes no space while empty. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, id, label, required, error, aside, hint, children } = props;
  const frame = (
    <div className={error === undefined ? 'field' : 'field invalid'}>
      <div className="field-head">
        <label htmlFor={id}>
          <span id={`${id}-name`}>
            <FormattedMessage id={label} />
          </span>
          {required ? <RequiredMark /> : null}
        </label>
        {aside}
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="counter">
            <FormattedMessage id={hint.messageId} values={hint.values} />
          </p>
        )}
      </div>
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
  return name === undefined ? (
    frame
  ) : (
    <ReadableField name={name} label={label}>
      {frame}
    </ReadableField>
  );
}

/** Every required field has it, and an optional one has none. */
export const RequiredMark = () => (
  <span className="required">
    <FormattedMessage id="form.required" />
  </span>
);

interface FieldErrorProps {
  /** The input refers to it in `aria-describedby`. */
  id?: string;
  text: string | undefined;
}

/** The error of a field; takes no space while empty. */
export const FieldError = ({ id, text }: FieldErrorProps) => (
  <p id={id} className="field-error" aria-live="polite">
    {text === undefined ? null : <Lines text={text} />}
  </p>
);

/**
 * The lines of an error. A form keeps only their text, by which fixed English is found and marked (WCAG
 * 3.1.2).
 */
export function Lines({ text }: { text: string }) {
  const intl = useIntl();
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
    <Fragment key={index}>
      {index > 0 ? '\n' : null}
      {isFixedEnglishLine(intl, line) ? <span lang="en">{line}</span> : line}
    </Fragment>
  ));
}

/** Compares the beginning only: values may follow. */
const isFixedEnglishLine = (intl: IntlWithMessages, line: string): boolean =>
  Object.entries(intl.messages).some(
    ([id, [begin]]: [string, readonly MessageFormatElement[]]) =>
      isFixedEnglish(intl, id) && begin && 'value' in begin && line.startsWith(begin.value),
  );
