import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Source } from '#api/http/source';
import { useScope } from '#kit/context/scope';
import type { RecordList } from '#kit/list/use-record-list';
import { FreshState } from '#kit/page/FreshState';
import { QueryState } from '#kit/page/QueryState';
import { RowOnPage, RowToEdit } from '#kit/record/RowOnPage';

interface OneRecordProps<Row, Draft> {
  source: Source<Row, Draft>;
  /** The list that contains the record, where it has no request of its own. */
  records?: RecordList<Row> | undefined;
  id: number;
  /** For a form: it never opens on data that is being refetched. */
  fresh?: boolean;
  children: (row: Row) => ReactNode;
}

/** A record by its own request or, without one, from anywhere in its list. */
export function OneRecord<Row extends { id: number }, Draft>(props: OneRecordProps<Row, Draft>) {
  const { source, fresh, records, id, children } = props;
  if (source.one !== null) return <RecordByCall {...props} queryOf={source.one} />;
  if (records === undefined) throw new Error(`nothing tells one of ${source.name}`);
  const listProps = { records, id, children };
  return fresh ? <RowToEdit {...listProps} /> : <RowOnPage {...listProps} />;
}

function RecordByCall<Row extends { id: number }, Draft>({
  queryOf,
  id,
  fresh,
  children,
}: OneRecordProps<Row, Draft> & { queryOf: NonNullable<Source<Row, Draft>['one']> }) {
  const query = useQuery(queryOf(useScope(), id));
  return fresh ? (
    <FreshState query={query}>{children}</FreshState>
  ) : (
    <QueryState query={query}>{children}</QueryState>
  );
}
