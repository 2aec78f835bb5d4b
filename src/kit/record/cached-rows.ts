import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '#api/http/shapes';

interface Row {
  id: number;
}

/** Updates every cached page of a list with data from the server. */
function updateCachedPages<R extends Row>(
  queryClient: QueryClient,
  list: QueryKey,
  changePage: (page: Page<R>) => Page<R>,
): void {
  // single records found by walking the list are cached under the same key prefix
  queryClient.setQueriesData<Page<R>>({ queryKey: list }, (page) =>
    Array.isArray(page?.content) ? changePage(page) : page,
  );
}

/** Replaces rows by the result of `changeRow`. */
export const changeRows = <R extends Row>(
  queryClient: QueryClient,
  list: QueryKey,
  changeRow: (row: R) => R,
): void =>
  updateCachedPages<R>(queryClient, list, (page) => ({
    ...page,
    content: page.content.map((row) => changeRow(row)),
  }));

/** Replaces a row by the response to a write; an empty response refetches the list. */
export function replaceRow(queryClient: QueryClient, list: QueryKey, row: Row | null): void {
  if (row === null) void queryClient.invalidateQueries({ queryKey: list });
  else changeRows(queryClient, list, (one) => (one.id === row.id ? row : one));
}

/**
 * Writes the response to a save into the lists and the record's own cache entry before its panel closes, and
 * refetches everything older. A response without a record only refetches.
 */
export function keepSaved(
  queryClient: QueryClient,
  saved: unknown,
  places: { all: QueryKey; lists?: QueryKey; one?: (id: number) => QueryKey },
): void {
  const { all, lists = all, one: keyOfOne } = places;
  if (isRow(saved)) {
    replaceRow(queryClient, lists, saved);
    if (keyOfOne)
      queryClient.setQueryData(keyOfOne(saved.id), (before: unknown) =>
        before === undefined ? before : saved,
      );
  }
  void queryClient.invalidateQueries({ queryKey: all });
}

const isRow = (saved: unknown): saved is Row => typeof Object(saved).id === 'number';

/** Removes the row and lowers the total by one at once, on whatever page the row was. */
export const removeRow = (queryClient: QueryClient, list: QueryKey, id: number): void =>
  updateCachedPages(queryClient, list, (page) =>
    page.content.some((row) => row.id === id)
      ? {
          ...page,
          content: page.content.filter((row) => row.id !== id),
          total_length: page.total_length - 1,
          taken: (page.taken ?? 0) + 1,
        }
      : page,
  );
