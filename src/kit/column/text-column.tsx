import type { Column } from './column';

/** A field of a row as it is, on one line, two on a card; a dash where there is nothing. */
export const textColumn = <Field extends string>(
  id: Field,
  title: string,
  shape: Pick<Column<never>, 'width' | 'card'> = {},
): Column<Partial<Record<Field, string | null>>> => ({
  id,
  title,
  kind: 'wide',
  sort: id,
  ...shape,
  text: (row) => row[id],
  cell: (row) => <span className="clamp">{row[id] || '–'}</span>,
});
