import { isChosen, type ListFilter } from './FilterSelect';
import type { ListState } from './list-state';
import { HIDE_PARAMETER } from './use-columns';

/** A record that is open beside the list is no part of a view. */
const NO_OPEN_RECORD = { view: null, edit: null };

/** The query of the current view from its first page on; it always names the hidden columns, even if none. */
export function currentViewQuery(list: ListState, hidden: readonly string[]): string {
  const parameters = new URLSearchParams(
    list.href({ ...NO_OPEN_RECORD, page: null, [HIDE_PARAMETER]: null }).split('?')[1],
  );
  parameters.set(list.own(HIDE_PARAMETER), hidden.join(','));
  return parameters.toString();
}

/** Whether the whole list is shown, and its address; stored hidden columns and the page's part stay. */
export const wholeList = (list: ListState, filters: readonly ListFilter[]) => ({
  isSeen:
    list.search === '' &&
    !filters.some(isChosen) &&
    list.ordering === '' &&
    list.parameter(HIDE_PARAMETER) === null,
  href: list.href({
    search: null,
    order: null,
    page: null,
    [HIDE_PARAMETER]: null,
    ...Object.fromEntries(filters.map(({ filter }) => [filter.name, null])),
  }),
});

/** The address of the list without filters and search. */
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
