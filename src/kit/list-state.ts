import { PAGE_SIZE } from '#domain/limits';
import { useNavigation, usePath, useSearch } from './app-services';

/** What a list shows. The address is its only home: back, forward, reload and a pasted link give the same list. */
export interface ListState {
  page: number;
  search: string;
  size: number;
  offset: number;
  /** `replace`: the present page turned out not to be there, so nobody goes back to it. */
  setPage(page: number, options?: { replace: boolean }): void;
  /** Goes back to page 1 (R-STATE-10). */
  setSearch(text: string): void;
  /** The address of the list with some parameters changed; null takes one away. */
  href(changes: Record<string, string | number | null>): string;
}

export function useListState(size: number = PAGE_SIZE): ListState {
  const navigation = useNavigation();
  const path = usePath();
  const parameters = useSearch();
  const page = Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1);

  const href: ListState['href'] = (changes) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    page,
    search: parameters.get('search') ?? '',
    size,
    offset: (page - 1) * size,
    setPage: (next, options) => navigation.go(href({ page: next === 1 ? null : next }), options),
    setSearch: (text) => navigation.go(href({ search: text, page: null }), { replace: true }),
    href,
  };
}
