import type { HistoryFilter } from '#api/offers/combo-sources';
import { dayProblems } from '#domain/base/rules';
import { useSearch } from '#kit/context/app-services';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { dayText } from '#kit/services/dates';

const CHANGES = ['all', 'true', 'false'] as const;
const OPTIONS = {
  all: 'views.all',
  true: 'productHistory.madeSupported',
  false: 'productHistory.madeUnsupported',
} as const;

/** What the history can be narrowed to, by the names of the call's parameters. */
export function useHistoryFilters(): readonly ListFilter[] {
  const day = dayOf(useSearch().get('created_at'));
  const supported = useAddressFilter<(typeof CHANGES)[number]>('supported', CHANGES);
  const created = useAddressFilter<string>('created_at', day === null ? ['all'] : ['all', day]);
  return [
    {
      filter: supported,
      label: 'productHistory.change',
      option: (value) => OPTIONS[value as keyof typeof OPTIONS],
    },
    {
      filter: created,
      label: 'productHistory.day',
      kind: 'day',
      option: () => 'views.all',
      nameOf: (value) => (value === 'all' ? undefined : dayText(value)),
    },
  ];
}

/** As the call is asked; `parameter`: what the address says, by the names of its parameters. */
export function historyFilter(parameter: (name: string) => string | null): HistoryFilter {
  const change = filterOf(parameter('supported'), CHANGES);
  const day = dayOf(parameter('created_at'));
  return {
    ...(change === 'all' ? {} : { supported: change === 'true' }),
    ...(day === null ? {} : { created_at: day }),
  };
}

/** A day that there is; of anything else in the address nothing is asked. */
const dayOf = (text: string | null): string | null =>
  text && dayProblems('created_at', text).length === 0 ? text : null;
