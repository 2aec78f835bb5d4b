import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { digitsOf, wholeNumberOf } from '#domain/base/whole-number';
import { Counter } from './Counter';
import { FieldFrame } from './FieldFrame';

interface NumberFieldProps {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  /** How many digits there may be; shows how many there are. Nothing is cut off: what is too long is told. */
  digits?: number;
}

/**
 * A whole number; the form holds it, null for nothing, and NaN for what is none. Digits may be typed at full width
 * they stay as they are under the hand, a word may still be being composed, and are folded once it is left.
 */
export function NumberField({ name, label, required, digits }: NumberFieldProps) {
  const id = useId();
  const { field, fieldState } = useController<Record<string, number | null>>({ name });
  const [typed, setTyped] = useState('');
  const value = field.value ?? null;
  const error = fieldState.error?.message;
  return (
    <FieldFrame
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
        // somebody else may have put another number there: a draft that is taken back, another record
        value={Object.is(wholeNumberOf(typed), value) ? typed : writtenOf(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          field.onChange(wholeNumberOf(currentTarget.value));
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(writtenOf(value));
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
}

const writtenOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : `${value}`);
