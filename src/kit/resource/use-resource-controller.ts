import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useScope, useUser } from '#kit/context/scope';
import { prepareChosen } from '#kit/files/prepare-chosen';
import type { ListState } from '#kit/list/list-state';
import { type RecordController, useRecordController } from '#kit/record/use-record-controller';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { type UploadActor, useUpload } from '#machines/upload/upload.react';
import type { Resource } from './define-resource';
import { resourceEffects } from './resource-effects';

/** The actions on the records of a resource, for any part of the page that shows them. */
export interface ResourceController<Row extends { id: number }, Draft, Values extends FieldValues> {
  resource: Resource<Row, Draft, Values>;
  recordController: RecordController<Values>;
  modes: readonly RecordMode[];
  /** Whether the user may delete. */
  removes: boolean;
  upload: UploadActor;
  /** The name of one record, for the texts that contain it. */
  values: { noun: string };
}

interface ResourceControllerOptions<Row> {
  list: ListState;
  /** Reads a record as the server has it now, where it has no request of its own. */
  read?: (id: number, signal: AbortSignal) => Promise<Row>;
  /** Parameters that filter the list. */
  filters?: readonly string[];
}

export function useResourceController<Row extends { id: number }, Draft, Values extends FieldValues>(
  resource: Resource<Row, Draft, Values>,
  { list, read, filters = [] }: ResourceControllerOptions<Row>,
): ResourceController<Row, Draft, Values> {
  const { title, noun = title, source, checkFile = noFileCheck } = resource;
  const intl = useIntl();
  const scope = useScope();
  const user = useUser();
  const queryClient = useQueryClient();
  const mayWrite = resource.mayWrite?.(user) ?? true;
  const upload = useUpload(useMemo(() => ({ check: checkFile, prepare: prepareChosen }), [checkFile]));
  const modes = useMemo(() => modesOf(resource, mayWrite), [resource, mayWrite]);
  const recordController = useRecordController<Values, Row>({
    form: source.name,
    effects: useMemo(
      () => resourceEffects(resource, scope, queryClient, upload),
      [resource, scope, queryClient, upload],
    ),
    read(id, signal) {
      const recordQuery = source.one?.(scope, id);
      if (recordQuery === undefined) {
        if (read === undefined) throw new Error(`nothing tells one of ${source.name}`);
        return read(id, signal);
      }
      signal.addEventListener('abort', () => void queryClient.cancelQueries(recordQuery));
      return queryClient.fetchQuery({ ...recordQuery, staleTime: 0 });
    },
    list,
    modes,
    filters,
  });
  return {
    resource,
    recordController,
    modes,
    removes: mayWrite && source.remove !== null,
    upload,
    values: { noun: intl.formatMessage({ id: noun }) },
  };
}

/** A form without files never chooses one. */
const noFileCheck = () => Promise.resolve(null);

function modesOf<Row extends { id: number }, Draft, Values extends FieldValues>(
  { source, detail, Shown, Form, copies = true }: Resource<Row, Draft, Values>,
  mayWrite: boolean,
): readonly RecordMode[] {
  const canWrite = (call: unknown) => mayWrite && Form !== undefined && call !== null;
  return [
    ...(detail || Shown ? (['view'] as const) : []),
    ...(canWrite(source.create) ? (['create'] as const) : []),
    ...(copies && canWrite(source.create) ? (['copy'] as const) : []),
    ...(canWrite(source.update) ? (['edit'] as const) : []),
  ];
}
