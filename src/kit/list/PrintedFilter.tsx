import { FormattedMessage } from 'react-intl';
import type { FilterSelectProps } from './FilterSelect';
import './filter.css';

/** What a list on paper was narrowed to: the choice itself is not printed. */
export function PrintedFilter<Value extends string>({ filter, label, option }: FilterSelectProps<Value>) {
  if (filter.value === filter.values[0]) return null;
  return (
    <p className="printed-filter">
      <FormattedMessage id={label} />: <FormattedMessage id={option(filter.value)} />
    </p>
  );
}
