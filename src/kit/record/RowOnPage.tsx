import type { ReactNode } from 'react';
import type { RecordList } from '#kit/list/use-record-list';
import { FreshState } from '#kit/page/FreshState';
import { QueryState } from '#kit/page/QueryState';
import { useRow } from './use-row';

interface RowOnPageProps<Row> {
  records: RecordList<Row>;
  id: number;
  children: (row: Row) => ReactNode;
}

/** A record without a request of its own: it is read from its list. */
export const RowOnPage = <Row extends { id: number }>({ records, id, children }: RowOnPageProps<Row>) => (
  <QueryState query={useRow(records, id)}>{children}</QueryState>
);

/** The same for a form: it never opens on data that is being refetched. */
export const RowToEdit = <Row extends { id: number }>({ records, id, children }: RowOnPageProps<Row>) => (
  <FreshState query={useRow(records, id)}>{children}</FreshState>
);
