import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { WEEKDAYS } from '#domain/base/weekday';
import { useFieldRule } from '#kit/context/field-rule';
import { IconButton } from '#kit/page/IconButton';
import { TimeInput } from './DateField';
import { FieldError, RequiredMark } from './FieldFrame';
import { ReadableField } from './ReadableField';
import './time-lines.css';

type Part = 'weekday' | 'start' | 'end';
/** What a line of a form holds: a word for each of its parts. */
type Line = Partial<Record<Part, string>>;
type FormValues = Record<string, Line[]>;

interface TimeLinesFieldProps {
  name: string;
  /** Message id. */
  label: string;
  /** Message ids: one line by its number, and the button that adds one. */
  texts: { line: string; add: string };
  parts: readonly Part[];
  /** What a new line starts with, after the last one. */
  next: (last: Line | undefined) => Line;
}

/** Lines of times, with or without a weekday, as many as there are. */
export function TimeLinesField({ name, label, texts, parts, next }: TimeLinesFieldProps) {
  const { required } = useFieldRule({ name });
  const id = useId();
  const intl = useIntl();
  const { control, getFieldState, formState, getValues } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const wholeError = getFieldState(name, formState).error;
  const textOf = (message: string, values = {}) => intl.formatMessage({ id: message }, values);
  const addLine = () =>
    append(next(getValues(name)?.at(-1)), {
      shouldFocus: true,
      focusName: `${name}.${fields.length}.${parts[0]}`,
    });

  return (
    <ReadableField name={name} label={label}>
      <fieldset className="field time-lines" data-field={name} aria-describedby={`${id}-error`}>
        <legend>
          <span>
            <FormattedMessage id={label} />
          </span>
          {required ? <RequiredMark /> : null}
        </legend>
        {fields.length > 0 ? (
          <ul>
            {fields.map((field, index) => {
              const line = textOf(texts.line, { number: index + 1 });
              const renderPart = (part: Part) =>
                parts.includes(part) ? (
                  <LinePart path={`${name}.${index}.${part}`} part={part} line={line} />
                ) : null;
              return (
                <li key={field.id} className={parts.includes('weekday') ? 'of-weekday' : undefined}>
                  {renderPart('weekday')}
                  {renderPart('start')}
                  <span aria-hidden="true">–</span>
                  {renderPart('end')}
                  <IconButton
                    label={textOf('openingHours.remove', { line })}
                    icon="pi pi-times"
                    onClick={() => remove(index)}
                  />
                  <LineErrors name={name} index={index} parts={parts} />
                </li>
              );
            })}
          </ul>
        ) : null}
        <button type="button" className="button small" onClick={addLine}>
          <span className="pi pi-plus" aria-hidden="true" />
          <FormattedMessage id={texts.add} />
        </button>
        <FieldError id={`${id}-error`} text={wholeError?.root?.message ?? wholeError?.message} />
      </fieldset>
    </ReadableField>
  );
}

function LinePart({ path, part, line }: { path: string; part: Part; line: string }) {
  const intl = useIntl();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const { error } = getFieldState(path, formState);
  const label = intl.formatMessage({ id: `openingHours.${part}` }, { line });
  if (part !== 'weekday') return <TimeInput name={path} label={label} />;
  return (
    <select className="input" aria-label={label} aria-invalid={error !== undefined} {...register(path)}>
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
function LineErrors({ name, index, parts }: { name: string; index: number; parts: readonly Part[] }) {
  const { getFieldState, formState } = useFormContext<Record<string, string>>();
  const messages = parts.flatMap(
    (part) => getFieldState(`${name}.${index}.${part}`, formState).error?.message ?? [],
  );
  return <FieldError text={messages.join('\n')} />;
}
