import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpeningHoursWords } from '#domain/base/opening-hours-rules';
import { WEEKDAYS } from '#domain/base/weekday';
import { IconButton } from '#kit/page/IconButton';
import './opening-hours.css';

type Form = Record<string, OpeningHoursWords[]>;
type Part = keyof OpeningHoursWords;

/**
 * Weekdays with their hours, several for one day where a shop closes in between. A new line is the weekday after the
 * last one, with its hours: a week is filled in by seven presses. Hours that end before they begin go on after midnight.
 */
export function OpeningHoursField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const intl = useIntl();
  const { control, getFieldState, formState, getValues } = useFormContext<Form>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const whole = getFieldState(name, formState).error;
  const said = (message: string, values = {}) => intl.formatMessage({ id: message }, values);

  function add() {
    const last = getValues(name)?.at(-1);
    const index = WEEKDAYS.findIndex(({ value }) => value === last?.weekday);
    append(
      last
        ? { ...last, weekday: WEEKDAYS[(index + 1) % WEEKDAYS.length]?.value ?? '' }
        : { weekday: '2', start: '10:00', end: '19:00' },
      { shouldFocus: true, focusName: `${name}.${fields.length}.weekday` },
    );
  }

  return (
    <fieldset className="field opening-hours" aria-describedby={`${id}-error`}>
      <legend>
        <FormattedMessage id={label} />
      </legend>
      {fields.length > 0 ? (
        <ul>
          {fields.map((field, index) => {
            const day = said('openingHours.line', { number: index + 1 });
            return (
              <li key={field.id}>
                <HoursPart path={`${name}.${index}.weekday`} part="weekday" line={day} />
                <HoursPart path={`${name}.${index}.start`} part="start" line={day} />
                <span aria-hidden="true">–</span>
                <HoursPart path={`${name}.${index}.end`} part="end" line={day} />
                <IconButton
                  label={said('openingHours.remove', { line: day })}
                  icon="pi pi-times"
                  onClick={() => remove(index)}
                />
                <LineErrors name={name} index={index} />
              </li>
            );
          })}
        </ul>
      ) : null}
      <button type="button" className="button small" onClick={add}>
        <span className="pi pi-plus" aria-hidden="true" />
        <FormattedMessage id="openingHours.add" />
      </button>
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {whole?.root?.message ?? whole?.message}
      </p>
    </fieldset>
  );
}

function HoursPart({ path, part, line }: { path: string; part: Part; line: string }) {
  const intl = useIntl();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const { error } = getFieldState(path, formState);
  const props = {
    className: 'input',
    'aria-label': intl.formatMessage({ id: `openingHours.${part}` }, { line }),
    'aria-invalid': error !== undefined,
    ...register(path),
  };
  if (part !== 'weekday') return <input type="time" {...props} />;
  return (
    <select {...props}>
      <option value="">{intl.formatMessage({ id: 'form.choose' })}</option>
      {WEEKDAYS.map(({ value }) => (
        <option key={value} value={value}>
          {intl.formatMessage({ id: `weekday.${value}` })}
        </option>
      ))}
    </select>
  );
}

/** What is wrong with a line, in one place below it. */
function LineErrors({ name, index }: { name: string; index: number }) {
  const { getFieldState, formState } = useFormContext<Record<string, string>>();
  const messages = ['weekday', 'start', 'end'].flatMap(
    (part) => getFieldState(`${name}.${index}.${part}`, formState).error?.message ?? [],
  );
  return (
    <p className="field-error" aria-live="polite">
      {messages.join(' ')}
    </p>
  );
}
