import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import './choices.css';

interface RadiosProps<Value extends string> {
  /** Message id. */
  legend: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChoose: (value: Value) => void;
}

interface RadioOption<Value> {
  value: Value;
  /** Message id, and its values. */
  label: string;
  values?: Record<string, string | number>;
}

/** One of a few options that are all visible. */
export function Radios<Value extends string>({ legend, value, options, onChoose }: RadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>
        <FormattedMessage id={legend} />
      </legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <FormattedMessage id={option.label} values={option.values} />
        </label>
      ))}
    </fieldset>
  );
}
