import { useIntl } from 'react-intl';
import type { EndingFilter } from '#api/offers/ending-filter';
import { ENDING_DAYS } from '#domain/offers/ending';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';

const VALUES = ['all', 'soon'] as const;

/** What ends within a few days, of a list of things that end: `?ends=soon`. */
export function useEndingFilter(): { filters: readonly ListFilter[]; endingQuery: EndingFilter } {
  const intl = useIntl();
  const filter = useAddressFilter<string>('ends', VALUES);
  const soon = intl.formatMessage({ id: 'ending.soon' }, { days: ENDING_DAYS });
  return {
    filters: [
      {
        filter,
        label: 'ending.label',
        option: () => 'views.all',
        nameOf: (value) => (value === 'soon' ? soon : undefined),
      },
    ],
    endingQuery: endingFilter(filter.value),
  };
}

/** As the call is asked, by what the address says. */
export const endingFilter = (ends: string | null): EndingFilter =>
  filterOf(ends, VALUES) === 'soon' ? { ends_within: ENDING_DAYS } : {};
