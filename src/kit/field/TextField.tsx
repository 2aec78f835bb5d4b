import { type InputHTMLAttributes, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lengthOf } from '#domain/base/problems';
import { useFieldRule } from '#kit/context/field-rule';
import { Counter } from './Counter';
import { FieldFrame } from './FieldFrame';

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'autoComplete' | 'inputMode'> {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  /** More than one makes a text area. */
  rows?: number;
  type?: 'text' | 'email' | 'tel';
}

/** A limited text has a live counter (R-UI-08). Nothing is cut off: what is too long is reported. */
export function TextField({ name, label, rows = 1, type = 'text', ...props }: TextFieldProps) {
  const { required: _, ...inputHints } = props;
  const { required, max } = useFieldRule({ name, ...props });
  const id = useId();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;
  const attributes = {
    id,
    className: 'input',
    'aria-invalid': error !== undefined,
    'aria-required': required,
    'aria-describedby': `${id}-error ${id}-count`,
    ...inputHints,
    ...register(name),
  };
  return (
    <FieldFrame
      name={name}
      id={id}
      label={label}
      required={required}
      error={error}
      aside={max === undefined ? null : <WatchedCounter id={`${id}-count`} name={name} max={max} />}
    >
      {rows > 1 ? <textarea rows={rows} {...attributes} /> : <input type={type} {...attributes} />}
    </FieldFrame>
  );
}

function WatchedCounter({ id, name, max }: { id: string; name: string; max: number }) {
  const text = useWatch<Record<string, string>>({ name }) ?? '';
  return <Counter id={id} length={lengthOf(text)} max={max} />;
}
