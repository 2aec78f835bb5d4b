import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '#api/http/shapes';

interface Row {
  id: number;
}

/** Every page of one list that has been loaded: its rows change where the server has said what they are now. */
function changePages<R extends Row>(
  queryClient: QueryClient,
  list: QueryKey,
  change: (page: Page<R>) => Page<R>,
): void {
  // beside the pages one record may stand that was found in them
  queryClient.setQueriesData<Page<R>>({ queryKey: list }, (page) =>
    Array.isArray(page?.content) ? change(page) : page,
  );
}

/** The rows that `change` gives anew. */
export const changeRows = <R extends Row>(
  queryClient: QueryClient,
  list: QueryKey,
  change: (row: R) => R,
): void =>
  changePages<R>(queryClient, list, (page) => ({ ...page, content: page.content.map((row) => change(row)) }));

/** The row is what a write was answered; where it was answered nothing, the list is asked again. */
export function replaceRow(queryClient: QueryClient, list: QueryKey, row: Row | null): void {
  if (row === null) void queryClient.invalidateQueries({ queryKey: list });
  else changeRows(queryClient, list, (one) => (one.id === row.id ? row : one));
}

/**
 * What a save was answered stands in the lists, and in the record's own place, before its panel closes; whatever was
 * asked before that is asked again. An answer without a record changes nothing here: it is all asked.
 */
export function keepSaved(
  queryClient: QueryClient,
  saved: unknown,
  places: { all: QueryKey; lists?: QueryKey; one?: (id: number) => QueryKey },
): void {
  const { all, lists = all, one } = places;
  if (isRow(saved)) {
    replaceRow(queryClient, lists, saved);
    if (one)
      queryClient.setQueryData(one(saved.id), (before: unknown) => (before === undefined ? before : saved));
  }
  void queryClient.invalidateQueries({ queryKey: all });
}

const isRow = (saved: unknown): saved is Row => typeof Object(saved).id === 'number';

/** The row goes and the total falls by one at once, wherever the row stood. */
export const removeRow = (queryClient: QueryClient, list: QueryKey, id: number): void =>
  changePages(queryClient, list, (page) =>
    page.content.some((row) => row.id === id)
      ? {
          ...page,
          content: page.content.filter((row) => row.id !== id),
          total_length: page.total_length - 1,
          taken: (page.taken ?? 0) + 1,
        }
      : page,
  );
