import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface LabelledSelectProps<Value extends string> {
  /** Message ids of the label and of each option. */
  label: string;
  optionText: (value: Value) => string;
  value: Value;
  values: readonly Value[];
  onChoose: (value: Value) => void;
}

/** A choice among a few values, one of which is always selected; the fields below depend on it. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, optionText, value, values, onChoose } = props;
  const id = useId();
  const intl = useIntl();
  return (
    <div className="field">
      <label htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => {
          const chosenValue = values.find((choice) => choice === target.value);
          if (chosenValue !== undefined) onChoose(chosenValue);
        }}
      >
        {values.map((choice) => (
          <option key={choice} value={choice}>
            {intl.formatMessage({ id: optionText(choice) })}
          </option>
        ))}
      </select>
    </div>
  );
}
