import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

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
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
