import type { Column } from './column';

/** A field of a row as it is, on two lines at most; a dash where there is nothing. */
export const textColumn = <Field extends string>(
  id: Field,
  title: string,
): Column<Partial<Record<Field, string | null>>> => ({
  id,
  title,
  kind: 'wide',
  sort: id,
  text: (row) => row[id],
  cell: (row) => <span className="clamp">{row[id] || '–'}</span>,
});
