import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from '#kit/FieldFrame';

interface LabelledSelectProps<Value extends string> {
  /** Message ids: what is chosen, and each choice. */
  label: string;
  option: (value: Value) => string;
  value: Value;
  values: readonly Value[];
  onChoose: (value: Value) => void;
}

/** One of a few, one of which is always chosen; what follows depends on it. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, option, value, values, onChoose } = props;
  const id = useId();
  const intl = useIntl();
  return (
    <FieldFrame id={id} label={label} required={false} error={undefined}>
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
    </FieldFrame>
  );
}
