import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useScope, useUser } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { type RecordEditing, useRecordEditing } from '#kit/record/record-editing';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { type UploadActor, useUpload } from '#machines/upload/upload.react';
import type { Resource } from './define-resource';
import { resourceEffects } from './resource-effects';

/** What is done with the records of a resource, wherever on the page they are seen. */
export interface ResourceController<Row extends { id: number }, Draft, Values extends FieldValues> {
  resource: Resource<Row, Draft, Values>;
  editing: RecordEditing<Values>;
  modes: readonly RecordMode[];
  /** Whether whoever looks may delete. */
  removes: boolean;
  upload: UploadActor;
  /** What one of them is called, for the texts that name it. */
  values: { noun: string };
}

interface Options<Row> {
  list: ListState;
  /** One of them as the server has it now, where no call of its own tells it. */
  read?: (id: number, signal: AbortSignal) => Promise<Row>;
  /** Parameters of the address that narrow what is seen. */
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
  const upload = useUpload(useMemo(() => ({ check: checkFile }), [checkFile]));
  const modes = useMemo(() => modesOf(resource, writes), [resource, writes]);
  const editing = useRecordEditing<Values, Row>({
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
    editing,
    modes,
    removes: writes && source.remove !== null,
    upload,
    values: { noun: intl.formatMessage({ id: noun }) },
  };
}

/** A form without files chooses none. */
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
