import type { Column } from '#kit/column/column';
import { useScope } from '#kit/context/scope';
import { useStored } from '#kit/services/stored-text';
import type { ListState } from './list-state';

export interface Columns<Row> {
  shown: readonly Column<Row>[];
  /** Ids of columns. */
  hidden: readonly string[];
  hide(ids: readonly string[]): void;
}

/**
 * The columns that a user shows in a list of one city. An address that names hidden columns wins: the
 * receiver of a link sees the columns of its sender.
 */
export function useColumns<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  { parameter, replace }: ListState,
): Columns<Row> {
  const { user, city } = useScope();
  const [storedHidden, storeHidden] = useStored(`columns:${user}:${city}:${caption}`);
  const chosenHidden = (parameter(HIDE_PARAMETER) ?? storedHidden)?.split(',');
  const hidden = columns
    .filter((column) => mayHide(column) && (chosenHidden ? chosenHidden.includes(column.id) : column.hidden))
    .map(({ id }) => id);
  return {
    shown: columns.filter(({ id }) => !hidden.includes(id)),
    hidden,
    hide(ids) {
      storeHidden(ids.join(','));
      replace({ [HIDE_PARAMETER]: null });
    },
  };
}

/** The parameter of the address: ids, or empty for every column. */
export const HIDE_PARAMETER = 'hide';

/** The column that names the record is always shown. */
export const mayHide = ({ kind }: Pick<Column<never>, 'kind'>): boolean => kind !== 'main';
