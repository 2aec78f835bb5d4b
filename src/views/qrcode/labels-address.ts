import type { ListState } from '#kit/list/list-state';

/** The parameter of the address that opens the labels: ids of rows, or `page` for all rows of the page. */
export const LABELS_PARAMETER = 'labels';

/** Null if no labels are requested. Only rows of the page: nothing out of sight is printed. */
export function rowsToLabel<Row extends { id: number }>(
  list: Pick<ListState, 'parameter'>,
  rows: readonly Row[],
): readonly Row[] | null {
  const labelsParameter = list.parameter(LABELS_PARAMETER);
  if (labelsParameter === null) return null;
  if (labelsParameter === 'page') return rows;
  const ids = new Set(labelsParameter.split('-').map(Number));
  return rows.filter(({ id }) => ids.has(id));
}
