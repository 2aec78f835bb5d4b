import type { IntlFormatters } from '@formatjs/intl';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressFilter } from './use-address-filter';
import './filter.css';

export interface ListFilter<Value extends string = string> {
  filter: AddressFilter<Value>;
  /** Message ids: what the choices are, and each of them. */
  label: string;
  option(value: Value): string;
  /** A choice that is a name of the backend's, and no text of ours. */
  nameOf?(value: Value): string | undefined;
  /** How many rows a choice leaves, where that is known. */
  countOf?(value: Value): number | undefined;
}

/** Stands beside a list's search and says what it narrows: 権限：すべて. */
export function FilterSelect(props: ListFilter) {
  const { filter, label, countOf } = props;
  const intl = useIntl();
  const words = (value: string) => {
    const name = optionText(intl, props, value);
    const count = countOf?.(value);
    return count === undefined ? name : intl.formatMessage({ id: 'list.filterCount' }, { name, count });
  };
  return (
    <label className="filter">
      <span>
        <FormattedMessage id="list.filter" values={{ label: intl.formatMessage({ id: label }) }} />
      </span>
      <select
        className="input"
        aria-label={intl.formatMessage({ id: label })}
        value={filter.value}
        onChange={({ target }) => {
          const chosen = filter.values.find((value) => value === target.value);
          if (chosen !== undefined) filter.choose(chosen);
        }}
      >
        {filter.values.map((value) => (
          <option key={value} value={value}>
            {words(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

export const optionText = (intl: IntlFormatters, { option, nameOf }: ListFilter, value: string): string =>
  nameOf?.(value) ?? intl.formatMessage({ id: option(value) });

export const isChosen = ({ filter }: ListFilter): boolean => filter.value !== filter.values[0];
