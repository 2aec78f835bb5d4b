import type { ListState } from '#kit/list/list-state';

/** The parameter of the address that opens the labels: ids of rows, or `page` for all rows of the page. */
export const LABELS = 'labels';

/** Null if no labels are requested. Only rows of the page: nothing out of sight is printed. */
export function labelRows<Row extends { id: number }>(
  list: Pick<ListState, 'parameter'>,
  rows: readonly Row[],
): readonly Row[] | null {
  const text = list.parameter(LABELS);
  if (text === null) return null;
  if (text === 'page') return rows;
  const ids = new Set(text.split('-').map(Number));
  return rows.filter(({ id }) => ids.has(id));
}
