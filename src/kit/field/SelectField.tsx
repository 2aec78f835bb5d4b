import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFieldRule } from '#kit/context/field-rule';
import { FieldFrame } from './FieldFrame';

interface SelectFieldProps {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  options: readonly Option[];
}

/** `label`: a message id; `text`: a name that is the same in every language. */
export type Option = { value: string } & ({ label: string } | { text: string });

/** One of a few options; none is preselected. */
export function SelectField({ name, label, options, ...props }: SelectFieldProps) {
  const { required } = useFieldRule({ name, ...props });
  const id = useId();
  const intl = useIntl();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;
  return (
    <FieldFrame name={name} id={id} label={label} required={required} error={error}>
      <select
        id={id}
        className="input"
        aria-invalid={error !== undefined}
        aria-required={required}
        aria-describedby={`${id}-error`}
        {...register(name)}
      >
        <option value="">{intl.formatMessage({ id: 'form.choose' })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {'text' in option ? option.text : intl.formatMessage({ id: option.label })}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
