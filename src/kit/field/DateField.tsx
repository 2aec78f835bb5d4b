import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { isMoment } from '#domain/base/japan-time';
import { dayAt } from '#domain/base/week';
import { useFieldRule } from '#kit/context/field-rule';
import type { CalendarLimits } from '#kit/date/calendar-props';
import { DateInput, type DateInputProps } from '#kit/date/DateInput';
import { FieldFrame, type Hint } from './FieldFrame';

export interface DateFieldProps extends CalendarLimits, Pick<DateInputProps, 'autoComplete'> {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  hint?: Hint | undefined;
  /** The field names of a period's ends, which the user chooses in one calendar. */
  span?: { start: string; end: string };
}

/** The form value is a day, `2026-04-01`. */
export const DateField = (props: DateFieldProps) => <CalendarField kind="day" {...props} />;

interface DateTimeFieldProps extends Omit<DateFieldProps, 'span'> {
  /** The name of the field whose moment must come first: the calendar starts at its day. */
  after?: string;
}

/** A day with a time in Japan. The form value is the instant (ISO 8601), or empty. */
export function DateTimeField({ after, ...props }: DateTimeFieldProps) {
  const earlierMoment = useWatch<Record<string, string>>({ name: after ?? props.name });
  const min = after !== undefined && isMoment(earlierMoment ?? '') ? dayAt(earlierMoment ?? '') : props.min;
  return <CalendarField kind="moment" {...props} min={min} />;
}

function CalendarField(field: DateFieldProps & { kind: 'day' | 'moment' }) {
  const { name, label, required: _, hint, span, ...props } = field;
  const { required } = useFieldRule(field);
  const id = useId();
  const intl = useIntl();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const error = fieldState.error?.message;
  const calendarSpan = useCalendarSpan(span);
  return (
    <FieldFrame name={name} id={id} label={label} required={required} error={error} hint={hint}>
      <DateInput
        id={id}
        className="input"
        label={intl.formatMessage({ id: label })}
        aria-invalid={error !== undefined}
        aria-required={required}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`}
        {...props}
        {...input}
        value={input.value ?? ''}
        span={calendarSpan}
      />
    </FieldFrame>
  );
}

function useCalendarSpan(fieldNames: DateFieldProps['span']): DateInputProps['span'] {
  const { setValue, formState } = useFormContext<Record<string, string>>();
  const { isSubmitted } = formState;
  const [start = '', end = ''] = useWatch<Record<string, string>>({
    name: fieldNames === undefined ? [] : [fieldNames.start, fieldNames.end],
  }) as unknown as string[];
  if (fieldNames === undefined) return undefined;
  return {
    start,
    end,
    onChange(...days) {
      for (const [index, name] of [fieldNames.start, fieldNames.end].entries())
        setValue(name, days[index] ?? '', { shouldDirty: true, shouldValidate: isSubmitted });
    },
  };
}

/** A time, `09:30`, within a row that shows the errors of all its inputs below them. */
export function TimeInput({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return (
    <DateInput
      kind="time"
      className="input"
      label={label}
      aria-label={label}
      aria-invalid={fieldState.error !== undefined}
      {...field}
      value={field.value ?? ''}
    />
  );
}
