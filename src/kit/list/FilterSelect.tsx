import type { IntlFormatters } from '@formatjs/intl';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyComponent } from '#kit/page/lazy-component';
import type { AddressFilter } from './use-address-filter';
import './filter.css';

// few lists have a day to choose
const DayChoice = lazyComponent(() => import('#kit/date/DayChoice'), null);

export interface ListFilter<Value extends string = string> {
  filter: AddressFilter<Value>;
  /** `day`: one of the calendar rather than one of a few. */
  kind?: 'day';
  /** Message ids: what the choices are, and each of them. */
  label: string;
  option(value: Value): string;
  /** A choice that is a name of the backend's, and no text of ours. */
  nameOf?(value: Value): string | undefined;
  /** How many rows a choice leaves, where that is known. */
  countOf?(value: Value): number | undefined;
}

interface FilterSelectProps extends ListFilter {
  /** There is no room beside it: its name stands in it while nothing is chosen. */
  narrow?: boolean;
}

/** Stands beside a list's search and says what it narrows: 権限：すべて. */
export function FilterSelect({ narrow = false, ...props }: FilterSelectProps) {
  return props.kind === 'day' ? <DayChoice {...props} /> : <OptionSelect {...props} narrow={narrow} />;
}

function OptionSelect({ narrow, ...props }: FilterSelectProps) {
  const { filter, label, countOf } = props;
  const intl = useIntl();
  const labelOf = (value: string) => {
    if (narrow && value === filter.values[0]) return intl.formatMessage({ id: label });
    const name = optionText(intl, props, value);
    const count = countOf?.(value);
    return count === undefined ? name : intl.formatMessage({ id: 'list.filterCount' }, { name, count });
  };
  return (
    <label className="filter">
      {narrow ? null : (
        <span>
          <FormattedMessage id="list.filter" values={{ label: intl.formatMessage({ id: label }) }} />
        </span>
      )}
      <select
        className="input"
        aria-label={intl.formatMessage({ id: label })}
        value={filter.value}
        onChange={({ target }) => {
          const chosenValue = filter.values.find((value) => value === target.value);
          if (chosenValue !== undefined) filter.choose(chosenValue);
        }}
      >
        {filter.values.map((value) => (
          <option key={value} value={value}>
            {labelOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

export const optionText = (intl: IntlFormatters, { option, nameOf }: ListFilter, value: string): string =>
  nameOf?.(value) ?? intl.formatMessage({ id: option(value) });

export const isChosen = ({ filter }: ListFilter): boolean => filter.value !== filter.values[0];
