import type { ListState } from '#kit/list/list-state';

/** The parameter of the address that opens the labels: the ids of some rows, or `page` for all of the page. */
export const LABELS = 'labels';

/** Null where no labels are asked for; those of the page alone, nothing out of sight is printed. */
export function labelsAsked<Row extends { id: number }>(
  list: Pick<ListState, 'parameter'>,
  rows: readonly Row[],
): readonly Row[] | null {
  const asked = list.parameter(LABELS);
  if (asked === null) return null;
  if (asked === 'page') return rows;
  const ids = new Set(asked.split('-').map(Number));
  return rows.filter(({ id }) => ids.has(id));
}
