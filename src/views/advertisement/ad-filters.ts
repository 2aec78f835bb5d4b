import type { AdvertisementFilter } from '#api/offers/advertisements';
import { PLANS } from '#domain/offers/advertisement';
import type { Category } from '#domain/offers/category';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';

const STATES = ['all', 'public', 'private', 'top'] as const;
const ALL_PLANS = ['all', ...PLANS] as const;

/** Filters of the list of ads, each in the address. */
export function useAdFilters(categories: readonly Category[]) {
  const state = useAddressFilter<(typeof STATES)[number]>('state', STATES);
  const plan = useAddressFilter<(typeof ALL_PLANS)[number]>('plan', ALL_PLANS);
  // The names load later than the address is read: the category of the address is a valid choice at once.
  const categoryFilter = useAddressFilter<string>('category', [
    'all',
    ...categories.map(({ id }) => String(id)),
  ]);
  const filters: readonly ListFilter[] = [
    {
      filter: state,
      label: 'advertisement.state',
      option: (value) => (value === 'all' ? 'views.all' : `advertisement.${value}`),
    },
    {
      filter: plan,
      label: 'advertisement.plan',
      option: () => 'views.all',
      nameOf: (value) => (value === 'all' ? undefined : value),
    },
    {
      filter: categoryFilter,
      label: 'advertisement.category',
      option: () => 'views.all',
      nameOf: (value) => categories.find(({ id }) => String(id) === value)?.name,
    },
  ];
  return filters;
}

/** The filter of the request. `parameter`: reads a parameter of the address by its name. */
export function adFilter(parameter: (name: string) => string | null): AdvertisementFilter {
  const state = filterOf(parameter('state'), STATES);
  const plan = filterOf(parameter('plan'), ALL_PLANS);
  const category = parameter('category') ?? '';
  return {
    ...(state === 'all' ? {} : state === 'top' ? { is_top: true } : { public: state === 'public' }),
    ...(plan === 'all' ? {} : { plan }),
    ...(/^\d+$/.test(category) ? { category: Number(category) } : {}),
  };
}
