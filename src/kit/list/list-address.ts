import { isChosen, type ListFilter } from './FilterSelect';
import type { ListState } from './list-state';
import { HIDE } from './use-columns';

/** What is seen now, from its first page on; hidden columns stand in it even if there are none. */
export function presentQuery(list: ListState, hidden: readonly string[]): string {
  const parameters = new URLSearchParams(list.href({ page: null, [HIDE]: null }).split('?')[1]);
  parameters.set(list.own(HIDE), hidden.join(','));
  return parameters.toString();
}

/**
 * Whether the whole list is seen, and the way to it. Columns hidden for good stay so, and so does which part of the
 * page one is in.
 */
export const wholeList = (list: ListState, filters: readonly ListFilter[]) => ({
  isSeen:
    list.search === '' && !filters.some(isChosen) && list.ordering === '' && list.parameter(HIDE) === null,
  href: list.href({
    search: null,
    order: null,
    page: null,
    [HIDE]: null,
    ...Object.fromEntries(filters.map(({ filter }) => [filter.name, null])),
  }),
});

/** The address of the list with nothing that narrows it. */
export const withoutFilters = (
  list: ListState,
  filters: readonly ListFilter[],
  { keepSearch = false } = {},
): string =>
  list.href({
    ...(keepSearch ? {} : { search: null }),
    page: null,
    ...Object.fromEntries(filters.map(({ filter }) => [filter.name, null])),
  });
