import { useEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { isMoment } from '#domain/base/japan-time';
import type { Period } from '#domain/base/period';
import { dayAt } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { DateTimeField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { FormPart } from '#kit/form/FormPart';
import { FormParts } from '#kit/form/FormParts';
import type { TimeSaleFields } from './time-sale-fields';

/** The periods of a sale, in sequence: each starts at the end of the previous one. */
export function PeriodsField() {
  const { clock } = useAppServices();
  const { control, getValues, setValue, formState, watch } = useFormContext<TimeSaleFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'time_range' });
  const { isSubmitted } = formState;

  useEffect(
    function joinStartsToEnds() {
      const subscription = watch((_, { name, type }) => {
        const [, index] = /^time_range\.(\d+)\.end$/.exec(name ?? '') ?? [];
        if (type !== 'change' || index === undefined) return;
        joinStart(Number(index) + 1, getValues('time_range'));
      });
      return () => subscription.unsubscribe();

      /** Sets the start of a period to the end of the previous one. */
      function joinStart(index: number, periods: readonly Period[]) {
        const end = periods[index - 1]?.end;
        if (end && isMoment(end) && index < periods.length)
          setValue(`time_range.${index}.start`, end, { shouldValidate: isSubmitted });
      }
    },
    [watch, getValues, setValue, isSubmitted],
  );

  function removePeriod(index: number) {
    const end = getValues('time_range')[index - 1]?.end;
    remove(index);
    if (end && isMoment(end) && index < getValues('time_range').length) {
      setValue(`time_range.${index}.start`, end, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  }

  return (
    <FormParts
      name="time_range"
      title="timeSale.periods"
      add="timeSale.period.add"
      error={formState.errors.time_range?.message}
      onAdd={() => {
        const end = getValues('time_range').at(-1)?.end ?? '';
        append(
          { start: isMoment(end) ? end : '', end: '' },
          { focusName: `time_range.${fields.length}.end` },
        );
      }}
    >
      {fields.map(({ id }, index) => (
        <FormPart
          key={id}
          title="timeSale.period"
          number={index + 1}
          removal="timeSale.period.remove"
          onRemove={fields.length > 1 ? () => removePeriod(index) : undefined}
        >
          <FieldPair>
            <DateTimeField
              name={`time_range.${index}.start`}
              min={dayAt(clock.now())}
              label="timeSale.start"
            />
            <DateTimeField
              name={`time_range.${index}.end`}
              after={`time_range.${index}.start`}
              label="timeSale.end"
            />
          </FieldPair>
        </FormPart>
      ))}
    </FormParts>
  );
}
