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
  /** Where it is found that no call of its own tells. */
  records?: RecordList<Row> | undefined;
  id: number;
  /** For a form: never from what is being asked again. */
  fresh?: boolean;
  children: (row: Row) => ReactNode;
}

/** A record by its own call, or, where there is none, from wherever it stands in its list. */
export function OneRecord<Row extends { id: number }, Draft>(props: OneRecordProps<Row, Draft>) {
  const { source, fresh, records, id, children } = props;
  if (source.one !== null) return <Asked {...props} ask={source.one} />;
  if (records === undefined) throw new Error(`nothing tells one of ${source.name}`);
  const place = { records, id, children };
  return fresh ? <RowToEdit {...place} /> : <RowOnPage {...place} />;
}

function Asked<Row extends { id: number }, Draft>({
  ask,
  id,
  fresh,
  children,
}: OneRecordProps<Row, Draft> & { ask: NonNullable<Source<Row, Draft>['one']> }) {
  const query = useQuery(ask(useScope(), id));
  return fresh ? (
    <FreshState query={query}>{children}</FreshState>
  ) : (
    <QueryState query={query}>{children}</QueryState>
  );
}
