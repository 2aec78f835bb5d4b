import { Link } from 'wouter';
import type { Column } from './column';

/** The name of a record: a link that opens it. The server sorts by the same field. */
export const nameColumn = <Row,>(
  { id, title }: Pick<Column<Row>, 'id' | 'title'>,
  nameOf: (row: Row) => string,
  hrefOf: (id: number) => string,
): Column<Row & { id: number }> => ({
  id,
  title,
  kind: 'main',
  sort: id,
  text: nameOf,
  cell: (row) => (
    <Link className="clamp" translate="no" href={hrefOf(row.id)}>
      {nameOf(row)}
    </Link>
  ),
});
