import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import './choices.css';

interface RadioChoiceProps<Value extends string> {
  /** Message id. */
  legend: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChoose: (value: Value) => void;
}

interface RadioOption<Value> {
  value: Value;
  /** Message id. */
  label: string;
  labelValues?: Record<string, string | number>;
}

/** One of a few options that are all visible. */
export function RadioChoice<Value extends string>({
  legend,
  value,
  options,
  onChoose,
}: RadioChoiceProps<Value>) {
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
          <FormattedMessage id={option.label} values={option.labelValues} />
        </label>
      ))}
    </fieldset>
  );
}
