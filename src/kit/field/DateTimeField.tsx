import { useId } from 'react';
import { useController } from 'react-hook-form';
import { instantInJapan, japanTimeOf } from '#kit/services/dates';
import { FieldFrame, type Hint } from './FieldFrame';
import { TimeInput } from './TextField';

interface DateTimeFieldProps {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  hint?: Hint | undefined;
}

/** A day and a time as clocks in Japan show it; the form holds the instant (ISO 8601), or nothing. */
export function DateTimeField({ name, label, required, hint }: DateTimeFieldProps) {
  const id = useId();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={label} required={required} error={error} hint={hint}>
      <TimeInput
        id={id}
        className="input"
        type="datetime-local"
        // four digits for the year: browsers take six, which no calendar here means
        max="9999-12-31T23:59"
        aria-invalid={error !== undefined}
        required={required}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`}
        {...field}
        value={japanTimeOf(field.value)}
        onChange={({ currentTarget: { value } }) => field.onChange(instantInJapan(value))}
      />
    </FieldFrame>
  );
}
