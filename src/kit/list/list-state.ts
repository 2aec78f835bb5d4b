import { useEffect } from 'react';
import type { ListQuery } from '#api/http/shapes';
import { PAGE_SIZE } from '#domain/base/limits';
import { type Settings, useAppServices, usePath, useSearch } from '#kit/context/app-services';

/**
 * The state of a list, which is only in the address: back, forward, reload and a pasted link show the same list.
 */
export interface ListState {
  page: number;
  search: string;
  size: number;
  offset: number;
  /** `field` or `-field`; empty: the server's own order, as always where the backend cannot sort. */
  ordering: string;
  /** Whether the backend can sort. */
  sortable: boolean;
  /** The query of the list request. */
  query: ListQuery;
  /** A parameter of the address, including those of the page. */
  parameter(name: string): string | null;
  /** The name of one of this list's own parameters in the address. */
  own(name: string): string;
  /** `replace`: the current page does not exist and must not stay in the history. */
  setPage(page: number, options?: { replace: boolean }): void;
  /** Also returns to page 1 (R-STATE-10). */
  setSearch(text: string): void;
  /** Changes parameters without a new history entry. */
  replace(changes: Record<string, string | number | null>): void;
  /** The address of the list with this query. */
  hrefOf(query: string): string;
  /** The address of the list with some parameters changed; null removes one. */
  href(changes: Record<string, string | number | null>): string;
}

/** `name`: of one of several lists on a page; it prefixes the list's own parameters: `supported-page`. */
export function useListState(size: number = PAGE_SIZE, name: string | null = null): ListState {
  const { navigation, settings } = useAppServices();
  const path = usePath();
  const parameters = useSearch();
  const ownParameterName = (parameter: string) => parameterName(name, parameter);
  const pageText = parameters.get(ownParameterName('page'));
  const page = pageOf(pageText);

  const hrefOf = (query: string) => (query === '' ? path : `${path}?${query}`);
  const href: ListState['href'] = (changes) => {
    const nextParameters = new URLSearchParams(parameters);
    for (const [parameter, value] of Object.entries(changes)) {
      if (value === null || value === '') nextParameters.delete(ownParameterName(parameter));
      else nextParameters.set(ownParameterName(parameter), String(value));
    }
    return hrefOf(nextParameters.toString());
  };
  const replace: ListState['replace'] = (changes) => navigation.go(href(changes), { replace: true });
  const firstPageHref = pageText !== null && String(page) !== pageText ? href({ page: null }) : null;
  useEffect(
    function replaceInvalidPage() {
      if (firstPageHref !== null) navigation.go(firstPageHref, { replace: true });
    },
    [firstPageHref, navigation],
  );
  const query = listQueryOf(parameters, settings, size, name);
  return {
    page,
    search: query.search ?? '',
    size,
    offset: (page - 1) * size,
    ordering: query.ordering ?? '',
    sortable: settings.ordering,
    query,
    parameter: (parameter) => parameters.get(ownParameterName(parameter)),
    own: ownParameterName,
    setPage: (next, options) => navigation.go(href({ page: next === 1 ? null : next }), options),
    setSearch: (text) => replace({ search: text, page: null }),
    replace,
    hrefOf,
    href,
  };
}

/** The list query of an address. */
export function listQueryOf(
  parameters: URLSearchParams,
  { ordering }: Pick<Settings, 'ordering'>,
  size: number = PAGE_SIZE,
  name: string | null = null,
) {
  const ownParameter = (parameter: string) => parameters.get(parameterName(name, parameter));
  return {
    search: ownParameter('search') || undefined,
    offset: (pageOf(ownParameter('page')) - 1) * size,
    limit: size,
    ordering: (ordering && ownParameter('order')) || undefined,
  };
}

/** The parameters of a list; all others belong to the page. */
const LIST_PARAMETERS: readonly string[] = ['page', 'search', 'order', 'hide'];

const parameterName = (list: string | null, parameter: string): string =>
  list !== null && LIST_PARAMETERS.includes(parameter) ? `${list}-${parameter}` : parameter;

/** An integer from 1 to 999,999; any other text is page 1. */
export const pageOf = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
