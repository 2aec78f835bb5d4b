import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Column } from '#kit/column/column';
import { useScope, useUser } from '#kit/context/scope';
import type { FirstAsked } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { type RecordEditing, useRecordEditing } from '#kit/record/record-editing';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { useUpload } from '#machines/upload/upload.react';
import type { Resource } from './define-resource';
import { OneRecord } from './OneRecord';
import { ResourceDetail, RowButtons } from './ResourceDetail';
import { resourceEffects } from './resource-effects';

interface ResourceViewProps<Row extends { id: number }, Draft, Words extends FieldValues> {
  of: Resource<Row, Draft, Words>;
  /** The parts of the page. */
  children?: ReactNode;
}

/** The whole screen of a kind of record, as its resource describes it. */
export function ResourceView<Row extends { id: number }, Draft, Words extends FieldValues>({
  of: resource,
  children,
}: ResourceViewProps<Row, Draft, Words>) {
  const { title, search, source, columns, Form } = resource;
  const intl = useIntl();
  const scope = useScope();
  const user = useUser();
  const queryClient = useQueryClient();
  const records = useRecordList((asked) => source.list(scope, asked));
  const { list } = records;
  const writes = resource.mayWrite?.(user) ?? true;
  const upload = useUpload(useMemo(() => ({ check: resource.checkFile ?? unchecked }), [resource]));
  const modes = useMemo(() => modesOf(resource, writes), [resource, writes]);
  const editing = useRecordEditing<Words, Row>({
    form: source.name,
    effects: useMemo(
      () => resourceEffects(resource, scope, queryClient, upload),
      [resource, scope, queryClient, upload],
    ),
    read: (id, signal) => {
      const one = source.one?.(scope, id);
      if (one === undefined) return records.read(id, signal);
      signal.addEventListener('abort', () => void queryClient.cancelQueries(one));
      return queryClient.fetchQuery({ ...one, staleTime: 0 });
    },
    list,
    modes,
  });
  const values = { noun: intl.formatMessage({ id: resource.noun ?? title }) };
  const create = modes.includes('create') ? (
    <CreateLink href={editing.hrefs.create} label="resource.create" values={values} />
  ) : null;
  const removes = writes && source.remove !== null;
  const shown = { resource, editing, modes, removes };
  return (
    <>
      <PageHead title={title} tabs={children}>
        {create}
      </PageHead>
      <RecordTable
        {...records}
        caption={title}
        empty={resource.empty}
        {...(search === undefined ? {} : { search })}
        actionRoom={[modes.includes('edit'), modes.includes('copy'), removes].filter(Boolean).length}
        columns={modes.includes('view') ? leadingTo(columns, editing) : columns}
        rowKey={({ id }) => id}
        {...(modes.includes('view') ? { opens: editing.hrefs.view } : {})}
        {...(modes.includes('edit') || removes
          ? { actions: (row: Row) => <RowButtons {...shown} row={row} /> }
          : {})}
        onEmpty={create}
      />
      <RecordDialogs
        editing={editing}
        rows={records.query.data?.content}
        titles={TITLES}
        titleValues={values}
        detail={(id) => (
          <OneRecord source={source} records={records} id={id}>
            {(row) => <ResourceDetail {...shown} row={row} />}
          </OneRecord>
        )}
        form={(mode, id) =>
          Form === undefined ? null : id === null ? (
            <Form editing={editing} mode={mode} row={null} upload={upload} />
          ) : (
            <OneRecord source={source} records={records} id={id} fresh>
              {(row) => <Form editing={editing} mode={mode} row={row} upload={upload} />}
            </OneRecord>
          )
        }
      />
    </>
  );
}

/** What a view of this resource asks first, as `View.first`. */
export const askFirst =
  <Row extends { id: number }, Draft, Words extends FieldValues>({ source }: Resource<Row, Draft, Words>) =>
  ({ queryClient, scope, listQuery }: FirstAsked) =>
    queryClient.prefetchQuery(source.list(scope, listQuery()));

/** A form without files chooses none. */
const unchecked = () => Promise.resolve(null);

/** Titles of its panels. */
const TITLES = {
  view: 'resource.view',
  create: 'resource.create',
  copy: 'resource.copy',
  edit: 'resource.edit',
};

function modesOf<Row extends { id: number }, Draft, Words extends FieldValues>(
  { source, detail, Form, copies = true }: Resource<Row, Draft, Words>,
  writes: boolean,
): readonly RecordMode[] {
  const has = (call: unknown) => writes && Form !== undefined && call !== null;
  return [
    ...(detail ? (['view'] as const) : []),
    ...(has(source.create) ? (['create'] as const) : []),
    ...(copies && has(source.create) ? (['copy'] as const) : []),
    ...(has(source.update) ? (['edit'] as const) : []),
  ];
}

function leadingTo<Row extends { id: number }, Words>(
  [first, ...others]: readonly Column<Row>[],
  { hrefs }: RecordEditing<Words>,
): readonly Column<Row>[] {
  if (first === undefined) return others;
  const cell = (row: Row) => (
    <Link className="clamp" href={hrefs.view(row.id)}>
      {first.cell(row)}
    </Link>
  );
  // a cell that is a text already says the same in a file
  return [
    { ...first, kind: 'main', text: first.text === undefined ? first.cell : first.text, cell },
    ...others,
  ];
}
