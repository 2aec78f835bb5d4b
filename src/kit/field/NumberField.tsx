import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { digitsOf, wholeNumberOf } from '#domain/base/whole-number';
import { useFieldRule } from '#kit/context/field-rule';
import { Counter } from './Counter';
import { FieldFrame } from './FieldFrame';

interface NumberFieldProps {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
}

/**
 * A whole number; the form holds null for an empty input and NaN for an invalid one. Full-width digits
 * stay unchanged while the user types, since a composition may be open, and become ASCII on blur. A counter
 * shows the digits of a limited number. Nothing is cut off: a longer number is an error.
 */
export function NumberField({ name, label, ...props }: NumberFieldProps) {
  const { required, digits } = useFieldRule({ name, ...props });
  const id = useId();
  const { field, fieldState } = useController<Record<string, number | null>>({ name });
  const [typedText, setTypedText] = useState('');
  const value = field.value ?? null;
  const error = fieldState.error?.message;
  return (
    <FieldFrame
      name={name}
      id={id}
      label={label}
      required={required}
      error={error}
      aside={
        digits === undefined ? null : <Counter id={`${id}-count`} length={digitsOf(value)} max={digits} />
      }
    >
      <input
        {...field}
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-required={required}
        aria-describedby={`${id}-error ${id}-count`}
        // the form value may change from outside: a restored draft, another record
        value={Object.is(wholeNumberOf(typedText), value) ? typedText : numberText(value)}
        onChange={({ currentTarget }) => {
          setTypedText(currentTarget.value);
          field.onChange(wholeNumberOf(currentTarget.value));
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTypedText(numberText(value));
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
}

const numberText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : `${value}`;
