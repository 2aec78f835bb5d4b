import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FieldError } from './FieldFrame';
import { ReadableField } from './ReadableField';
import './choices.css';

interface CheckFieldProps {
  name: string;
  /** Message id. */
  label: string;
  disabled?: boolean;
}

export function CheckField({ name, label, disabled }: CheckFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext<Record<string, boolean>>();
  const error = getFieldState(name, formState).error?.message;
  return (
    <ReadableField name={name} label={label}>
      <div className="field choices">
        <label>
          <input
            type="checkbox"
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-error`}
            // react-hook-form's own `disabled` would leave the field out of the form values
            aria-disabled={disabled}
            onClick={(event) => {
              if (disabled) event.preventDefault();
            }}
            {...register(name)}
          />
          <span>
            <FormattedMessage id={label} />
          </span>
        </label>
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </ReadableField>
  );
}
