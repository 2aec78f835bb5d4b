import { useIntl } from 'react-intl';
import type { EndingFilter } from '#api/offers/ending-filter';
import { ENDING_DAYS } from '#domain/offers/ends-within';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';

const ENDING_VALUES = ['all', 'soon'] as const;

/** The filter of a list for entries that end within a few days: `?ends=soon`. */
export function useEndingFilter(): { filters: readonly ListFilter[]; endingQuery: EndingFilter } {
  const intl = useIntl();
  const filter = useAddressFilter<string>('ends', ENDING_VALUES);
  const soonText = intl.formatMessage({ id: 'ending.soon' }, { days: ENDING_DAYS });
  return {
    filters: [
      {
        filter,
        label: 'ending.label',
        option: () => 'views.all',
        nameOf: (value) => (value === 'soon' ? soonText : undefined),
      },
    ],
    endingQuery: endingFilter(filter.value),
  };
}

/** The query parameters of the request for a value of the filter. */
export const endingFilter = (ends: string | null): EndingFilter =>
  filterOf(ends, ENDING_VALUES) === 'soon' ? { ends_within: ENDING_DAYS } : {};
