import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface LabelledSelectProps<Value extends string> {
  /** Message ids of the label and of each option. */
  label: string;
  option: (value: Value) => string;
  value: Value;
  values: readonly Value[];
  onChoose: (value: Value) => void;
}

/** A choice among a few values, one of which is always selected; the fields below depend on it. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, option, value, values, onChoose } = props;
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
          const chosen = values.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: option(one) })}
          </option>
        ))}
      </select>
    </div>
  );
}
