import { useIntl } from 'react-intl';
import type { HistoryFilter } from '#api/offers/combo-sources';
import { dayProblems } from '#domain/base/rules';
import { useSearch } from '#kit/context/app-services';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { localDate } from '#kit/services/dates';

const CHANGE_CHOICES = ['all', 'true', 'false'] as const;
const CHANGE_TEXTS = {
  all: 'views.all',
  true: 'productHistory.madeSupported',
  false: 'productHistory.madeUnsupported',
} as const;

/** Filters of the history, named like the parameters of the request. */
export function useHistoryFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const day = dayOf(useSearch().get('created_at'));
  const changeFilter = useAddressFilter<(typeof CHANGE_CHOICES)[number]>('supported', CHANGE_CHOICES);
  const dayFilter = useAddressFilter<string>('created_at', day === null ? ['all'] : ['all', day]);
  return [
    {
      filter: changeFilter,
      label: 'productHistory.change',
      option: (value) => CHANGE_TEXTS[value as keyof typeof CHANGE_TEXTS],
    },
    {
      filter: dayFilter,
      label: 'productHistory.day',
      kind: 'day',
      option: () => 'views.all',
      nameOf: (value) => (value === 'all' ? undefined : localDate(intl, value)),
    },
  ];
}

/** The filter of the request. `readParameter`: reads a parameter of the address by its name. */
export function historyFilter(readParameter: (name: string) => string | null): HistoryFilter {
  const change = filterOf(readParameter('supported'), CHANGE_CHOICES);
  const day = dayOf(readParameter('created_at'));
  return {
    ...(change === 'all' ? {} : { supported: change === 'true' }),
    ...(day === null ? {} : { created_at: day }),
  };
}

/** An existing day, else null: any other text in the address is ignored. */
const dayOf = (text: string | null): string | null =>
  text && dayProblems('created_at', text).length === 0 ? text : null;
