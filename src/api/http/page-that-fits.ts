import { PAGE_SIZE } from '#domain/base/limits';
import type { ListQuery, Page } from './shapes';

/**
 * A page of the rows that fit a filter of ours, in an order of ours where the user chose none. A backend that does
 * not know them returns other rows too, or in another order: then the page is cut from its first 1,000 rows.
 * A row without the filtered field fits: the backend decides.
 */
export async function pageThatFits<Row extends { id: number }, Query extends ListQuery>(
  query: Query,
  loadPage: (query: Query) => Promise<Page<Row>>,
  fits: (row: Row) => boolean,
  compareRows?: (one: Row, other: Row) => number,
): Promise<Page<Row>> {
  const loadedPage = await loadPage(query);
  const comparison = query.ordering ? undefined : compareRows;
  if (loadedPage.content.every((row) => fits(row)) && isInOrder(loadedPage.content, comparison))
    return loadedPage;
  const { rowsInParts } = await import('./span');
  const { rows, unreadable } = await rowsInParts<Row>(async (part) => loadPage({ ...query, ...part }));
  const fitting = rows.filter((row) => fits(row)).toSorted(comparison ?? (() => 0));
  const [offset, limit] = [Number(query.offset ?? 0), Number(query.limit ?? PAGE_SIZE)];
  return {
    content: fitting.slice(offset, offset + limit),
    total_length: fitting.length,
    ...(unreadable > 0 ? { unreadable_rows: unreadable } : {}),
  };
}

const isInOrder = <Row>(rows: readonly Row[], compareRows?: (one: Row, other: Row) => number): boolean =>
  compareRows === undefined ||
  rows.every((row, index) => index === 0 || compareRows(rows[index - 1] ?? row, row) <= 0);
