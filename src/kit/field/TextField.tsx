import { type InputHTMLAttributes, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lengthOf } from '#domain/base/problems';
import { Counter } from './Counter';
import { FieldFrame } from './FieldFrame';

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'autoComplete' | 'inputMode'> {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  /** In code points; shows the live counter (R-UI-08). Nothing is cut off: what is too long is told. */
  max?: number;
  /** More than one makes a text area. */
  rows?: number;
  type?: 'text' | 'email' | 'tel';
}

export function TextField({ name, label, required, max, rows = 1, type = 'text', ...hints }: TextFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;
  const props = {
    id,
    className: 'input',
    'aria-invalid': error !== undefined,
    'aria-required': required,
    'aria-describedby': `${id}-error ${id}-count`,
    ...hints,
    ...register(name),
  };
  return (
    <FieldFrame
      name={name}
      id={id}
      label={label}
      required={required}
      error={error}
      aside={max === undefined ? null : <TypedCounter id={`${id}-count`} name={name} max={max} />}
    >
      {rows > 1 ? <textarea rows={rows} {...props} /> : <input type={type} {...props} />}
    </FieldFrame>
  );
}

function TypedCounter({ id, name, max }: { id: string; name: string; max: number }) {
  const text = useWatch<Record<string, string>>({ name }) ?? '';
  return <Counter id={id} length={lengthOf(text)} max={max} />;
}
