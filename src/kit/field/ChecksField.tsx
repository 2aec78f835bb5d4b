import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useFieldRule } from '#kit/context/field-rule';
import { FieldError, RequiredMark } from './FieldFrame';
import { ReadableField } from './ReadableField';
import './choices.css';
import './checks-field.css';

export interface CheckOption {
  value: string;
  /** Message id. */
  label: string;
  /** Message id; options of one section are shown together under it. */
  section?: string;
  /** Explains the option beside its label. */
  note?: string | undefined;
}

interface ChecksFieldProps {
  name: string;
  /** Message id. */
  label: string;
  options: readonly CheckOption[];
}

/** Any of a few options, all visible; the form holds the checked values in the order of the options. */
export function ChecksField({ name, label, options }: ChecksFieldProps) {
  const { required } = useFieldRule({ name });
  const id = useId();
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const checkedValues = field.value;
  const error = fieldState.error?.message;
  const sections = [...new Set(options.map(({ section }) => section))];
  const valuesAfterToggle = (value: string, isChecked: boolean) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === value ? isChecked : checkedValues.includes(one)));
  return (
    <ReadableField name={name} label={label}>
      <fieldset className="field choices checks" data-field={name} aria-describedby={`${id}-error`}>
        <legend>
          <span>
            <FormattedMessage id={label} />
          </span>
          {required ? <RequiredMark /> : null}
        </legend>
        {sections.map((section) => (
          <div key={section ?? ''} className="checks-section">
            {section === undefined ? null : (
              <p className="quiet" aria-hidden="true">
                <FormattedMessage id={section} />
              </p>
            )}
            {options
              .filter((option) => option.section === section)
              .map(({ value, label: text, note }, index) => (
                <label key={value}>
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    ref={value === options[0]?.value && index === 0 ? field.ref : undefined}
                    checked={checkedValues.includes(value)}
                    onChange={(event) => field.onChange(valuesAfterToggle(value, event.target.checked))}
                    onBlur={field.onBlur}
                  />
                  <span>
                    <FormattedMessage id={text} />
                  </span>
                  {note === undefined ? null : <small className="quiet">{note}</small>}
                </label>
              ))}
          </div>
        ))}
        <FieldError id={`${id}-error`} text={error} />
      </fieldset>
    </ReadableField>
  );
}
