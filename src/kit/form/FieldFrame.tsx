import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface FieldFrameProps {
  /** Of the input; what is said about it stands in elements named after it. */
  id: string;
  /** Message id. */
  label: string;
  required: boolean | undefined;
  error: string | undefined;
  /** Beside the error. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A label above, what is wrong below. */
export function FieldFrame({ id, label, required, error, foot, children }: FieldFrameProps) {
  return (
    <div className={error === undefined ? 'field' : 'field invalid'}>
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
      {children}
      <div className="field-foot">
        <p id={`${id}-error`} className="field-error" aria-live="polite">
          {error}
        </p>
        {foot}
      </div>
    </div>
  );
}
