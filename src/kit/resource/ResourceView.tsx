import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'wouter';
import type { Source } from '#api/http/source';
import type { Column } from '#kit/column/column';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { useMoment } from '#kit/context/use-moment';
import type { ListFilter } from '#kit/list/FilterSelect';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import type { RecordController } from '#kit/record/use-record-controller';
import type { Resource } from './define-resource';
import { RowButtons } from './ResourceDetail';
import { ResourceDialogs } from './ResourceDialogs';
import { useResourceController } from './use-resource-controller';

interface ResourceViewProps<Row extends { id: number }, Draft, Values extends FieldValues> {
  of: Resource<Row, Draft, Values>;
  /** Filters of the list, and the source whose requests apply them. */
  narrowed?: {
    filters: readonly ListFilter[];
    source: Pick<Source<Row, Draft>, 'list'>;
    /** Other parameters of the address that narrow it: a new record is shown without them. */
    parameters?: readonly string[];
    /** Moments at which a row may leave or enter the filtered list: the list is refetched. */
    turnsOf?: (row: Row) => readonly string[];
  };
  /** Rendered above the list. */
  above?: ReactNode;
  /** Links to the parts of the page. */
  children?: ReactNode;
}

/** The whole screen of a kind of record, from the description of its resource. */
export function ResourceView<Row extends { id: number }, Draft, Values extends FieldValues>({
  of: resource,
  narrowed,
  above,
  children,
}: ResourceViewProps<Row, Draft, Values>) {
  const { title, search, columns } = resource;
  const scope = useScope();
  const source = narrowed?.source ?? resource.source;
  const records = useRecordList((listQuery) => source.list(scope, listQuery));
  const controller = useResourceController(resource, {
    list: records.list,
    read: records.read,
    filters: [...(narrowed?.filters.map(({ filter }) => filter.name) ?? []), ...(narrowed?.parameters ?? [])],
  });
  const { query } = records;
  const refetchMoments = narrowed?.turnsOf && query.data?.content.flatMap(narrowed.turnsOf);
  useMoment(refetchMoments ?? NO_MOMENTS, () => void query.refetch());
  const { recordController, modes, removes, values } = controller;
  const createLink = modes.includes('create') ? (
    <CreateLink href={recordController.hrefs.create} label="resource.create" values={values} />
  ) : null;
  return (
    <>
      <PageHead title={title} tabs={children}>
        {createLink}
      </PageHead>
      {above}
      <RecordTable
        {...records}
        caption={title}
        empty={resource.empty}
        {...(search === undefined ? {} : { search })}
        {...(narrowed === undefined ? {} : { filters: narrowed.filters })}
        actionRoom={[modes.includes('edit'), modes.includes('copy'), removes].filter(Boolean).length}
        columns={modes.includes('view') ? withLinkToRecord(columns, recordController) : columns}
        rowKey={({ id }) => id}
        openId={recordController.record?.id ?? null}
        {...(modes.includes('view') ? { opens: recordController.hrefs.view } : {})}
        {...(modes.includes('edit') || removes
          ? { actions: (row: Row) => <RowButtons {...controller} row={row} /> }
          : {})}
        emptyAction={createLink}
        tiles={resource.tiles}
      />
      <ResourceDialogs controller={controller} records={records} rows={query.data?.content} />
    </>
  );
}

const NO_MOMENTS: readonly string[] = [];

/** The prefetch of a resource's view, as `View.first`. */
export const prefetchResource =
  <Row extends { id: number }, Draft, Values extends FieldValues>({ source }: Resource<Row, Draft, Values>) =>
  ({ queryClient, scope, listQuery }: PrefetchContext) =>
    queryClient.prefetchQuery(source.list(scope, listQuery()));

function withLinkToRecord<Row extends { id: number }, Values>(
  [firstColumn, ...otherColumns]: readonly Column<Row>[],
  { hrefs }: RecordController<Values>,
): readonly Column<Row>[] {
  if (firstColumn === undefined) return otherColumns;
  const cell = (row: Row) => (
    <Link className="clamp" href={hrefs.view(row.id)}>
      {firstColumn.cell(row)}
    </Link>
  );
  // a cell that is a text has the same text in a CSV file
  return [
    {
      ...firstColumn,
      kind: 'main',
      text: firstColumn.text === undefined ? firstColumn.cell : firstColumn.text,
      cell,
    },
    ...otherColumns,
  ];
}
