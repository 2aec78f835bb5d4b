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

interface Options<Row> {
  list: ListState;
  /** Reads a record as the server has it now, where it has no request of its own. */
  read?: (id: number, signal: AbortSignal) => Promise<Row>;
  /** Parameters that filter the list. */
  filters?: readonly string[];
}

export function useResourceController<Row extends { id: number }, Draft, Values extends FieldValues>(
  resource: Resource<Row, Draft, Values>,
  { list, read, filters = [] }: Options<Row>,
): ResourceController<Row, Draft, Values> {
  const { title, noun = title, source, checkFile = unchecked } = resource;
  const intl = useIntl();
  const scope = useScope();
  const user = useUser();
  const queryClient = useQueryClient();
  const writes = resource.mayWrite?.(user) ?? true;
  const upload = useUpload(useMemo(() => ({ check: checkFile, prepare: prepareChosen }), [checkFile]));
  const modes = useMemo(() => modesOf(resource, writes), [resource, writes]);
  const recordController = useRecordController<Values, Row>({
    form: source.name,
    effects: useMemo(
      () => resourceEffects(resource, scope, queryClient, upload),
      [resource, scope, queryClient, upload],
    ),
    read(id, signal) {
      const one = source.one?.(scope, id);
      if (one === undefined) {
        if (read === undefined) throw new Error(`nothing tells one of ${source.name}`);
        return read(id, signal);
      }
      signal.addEventListener('abort', () => void queryClient.cancelQueries(one));
      return queryClient.fetchQuery({ ...one, staleTime: 0 });
    },
    list,
    modes,
    filters,
  });
  return {
    resource,
    recordController,
    modes,
    removes: writes && source.remove !== null,
    upload,
    values: { noun: intl.formatMessage({ id: noun }) },
  };
}

/** A form without files never chooses one. */
const unchecked = () => Promise.resolve(null);

function modesOf<Row extends { id: number }, Draft, Values extends FieldValues>(
  { source, detail, Shown, Form, copies = true }: Resource<Row, Draft, Values>,
  writes: boolean,
): readonly RecordMode[] {
  const has = (call: unknown) => writes && Form !== undefined && call !== null;
  return [
    ...(detail || Shown ? (['view'] as const) : []),
    ...(has(source.create) ? (['create'] as const) : []),
    ...(copies && has(source.create) ? (['copy'] as const) : []),
    ...(has(source.update) ? (['edit'] as const) : []),
  ];
}
