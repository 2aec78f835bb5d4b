import type { AdvertisementFilter } from '#api/offers/advertisements';
import { PLANS } from '#domain/offers/advertisement';
import type { Category } from '#domain/offers/category';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';

const STATE_CHOICES = ['all', 'public', 'private', 'top'] as const;
const PLAN_CHOICES = ['all', ...PLANS] as const;

/** Filters of the list of ads, each in the address. */
export function useAdFilters(categories: readonly Category[]) {
  const stateFilter = useAddressFilter<(typeof STATE_CHOICES)[number]>('state', STATE_CHOICES);
  const planFilter = useAddressFilter<(typeof PLAN_CHOICES)[number]>('plan', PLAN_CHOICES);
  // The names load later than the address is read: the category of the address is a valid choice at once.
  const categoryFilter = useAddressFilter<string>('category', [
    'all',
    ...categories.map(({ id }) => String(id)),
  ]);
  const filters: readonly ListFilter[] = [
    {
      filter: stateFilter,
      label: 'advertisement.state',
      option: (value) => (value === 'all' ? 'views.all' : `advertisement.${value}`),
    },
    {
      filter: planFilter,
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

/** The filter of the request. `readParameter`: reads a parameter of the address by its name. */
export function adFilter(readParameter: (name: string) => string | null): AdvertisementFilter {
  const state = filterOf(readParameter('state'), STATE_CHOICES);
  const plan = filterOf(readParameter('plan'), PLAN_CHOICES);
  const category = readParameter('category') ?? '';
  return {
    ...(state === 'all' ? {} : state === 'top' ? { is_top: true } : { public: state === 'public' }),
    ...(plan === 'all' ? {} : { plan }),
    ...(/^\d+$/.test(category) ? { category: Number(category) } : {}),
  };
}
