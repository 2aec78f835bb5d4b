import { useIntl } from 'react-intl';
import type { AddressFilter } from './use-address-filter';
import './filter.css';

export interface FilterSelectProps<Value extends string> {
  filter: AddressFilter<Value>;
  /** Message ids: what is chosen, and each choice. */
  label: string;
  option: (value: Value) => string;
}

/** Stands beside a list's search. */
export function FilterSelect<Value extends string>({ filter, label, option }: FilterSelectProps<Value>) {
  const intl = useIntl();
  return (
    <select
      className="input filter-select"
      aria-label={intl.formatMessage({ id: label })}
      value={filter.value}
      onChange={({ target }) => {
        const chosen = filter.values.find((value) => value === target.value);
        if (chosen !== undefined) filter.choose(chosen);
      }}
    >
      {filter.values.map((value) => (
        <option key={value} value={value}>
          {intl.formatMessage({ id: option(value) })}
        </option>
      ))}
    </select>
  );
}
