import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, type MessageFormatElement, useIntl } from 'react-intl';
import { type IntlWithMessages, isFixedEnglish } from '#kit/services/message';

/** A message of ours in a field's own line; the input names `{id}-hint` as its description. */
export interface Hint {
  messageId: string;
  values?: Record<string, string | number>;
}

interface FieldFrameProps {
  /** Of the input; what is said about it stands in elements named after it. */
  id: string;
  /** Message id. */
  label: string;
  required: boolean | undefined;
  error: string | undefined;
  /** In the label's line: how long a text is, what may be chosen. */
  aside?: ReactNode;
  hint?: Hint | undefined;
  children: ReactNode;
}

/**
 * A label above, below it what is wrong, which takes no room as long as nothing is. Of the two marks a form shows the
 * rarer one (`FormFrame`); `aria-required` says the same to those who hear it.
 */
export function FieldFrame({ id, label, required, error, aside, hint, children }: FieldFrameProps) {
  return (
    <div className={error === undefined ? 'field' : 'field invalid'}>
      <div className="field-head">
        <label htmlFor={id}>
          <span id={`${id}-name`}>
            <FormattedMessage id={label} />
          </span>
          {required ? (
            <span className="required">
              <FormattedMessage id="form.required" />
            </span>
          ) : null}
        </label>
        {required ? null : (
          <span className="optional" aria-hidden="true">
            <FormattedMessage id="form.optional" />
          </span>
        )}
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
}

interface FieldErrorProps {
  /** The input names it as its description. */
  id?: string;
  text: string | undefined;
}

/** What is wrong with a field; it takes no room as long as nothing is. */
export const FieldError = ({ id, text }: FieldErrorProps) => (
  <p id={id} className="field-error" aria-live="polite">
    {text === undefined ? null : <Lines text={text} />}
  </p>
);

/** Of a message a form keeps the text alone; screen readers read its fixed English lines in English (WCAG 3.1.2). */
export function Lines({ text }: { text: string }) {
  const intl = useIntl();
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
    <Fragment key={index}>
      {index > 0 ? '\n' : null}
      {isFixedEnglishLine(intl, line) ? <span lang="en">{line}</span> : line}
    </Fragment>
  ));
}

/** By its beginning: further on there may be values. */
const isFixedEnglishLine = (intl: IntlWithMessages, line: string): boolean =>
  Object.entries(intl.messages).some(
    ([id, [begin]]: [string, readonly MessageFormatElement[]]) =>
      isFixedEnglish(intl, id) && begin && 'value' in begin && line.startsWith(begin.value),
  );
