import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { lengthOf } from '#domain/problems';

interface TextFieldProps {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  /** In code points; shows the live counter (R-UI-08). Nothing is cut off: what is too long is told. */
  max?: number;
  /** More than one makes a text area. */
  rows?: number;
}

export function TextField({ name, label, required, max, rows = 1 }: TextFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;
  const props = {
    id,
    className: 'input',
    'aria-invalid': error !== undefined,
    'aria-required': required,
    'aria-describedby': `${id}-error ${id}-count`,
    ...register(name),
  };
  return (
    <div className={error === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={id}>
        <FormattedMessage id={label} />
        {required ? (
          <span className="required">
            <FormattedMessage id="form.required" />
          </span>
        ) : null}
      </label>
      {rows > 1 ? <textarea rows={rows} {...props} /> : <input type="text" {...props} />}
      <div className="field-foot">
        <p id={`${id}-error`} className="field-error" aria-live="polite">
          {error}
        </p>
        {max === undefined ? null : <Counter id={`${id}-count`} name={name} max={max} />}
      </div>
    </div>
  );
}

function Counter({ id, name, max }: { id: string; name: string; max: number }) {
  const intl = useIntl();
  const length = lengthOf(useWatch<Record<string, string>>({ name }) ?? '');
  return (
    <p id={id} className={length > max ? 'counter over' : 'counter'}>
      {intl.formatNumber(length)}/{intl.formatNumber(max)}
    </p>
  );
}
