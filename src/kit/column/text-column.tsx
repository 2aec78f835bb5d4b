import type { Column } from './column';

/** A text field: one line in a table, two on a card; a dash where it is empty. */
export const textColumn = <Field extends string>(
  id: Field,
  title: string,
  shape: Pick<Column<never>, 'width' | 'card' | 'hidden'> = {},
): Column<Partial<Record<Field, string | null>>> => ({
  id,
  title,
  kind: 'wide',
  sort: id,
  ...shape,
  text: (row) => row[id],
  cell: (row) => <span className="clamp">{row[id] || '–'}</span>,
});
