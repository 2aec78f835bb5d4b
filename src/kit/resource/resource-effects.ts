import type { QueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Scope } from '#api/http/scope';
import { withoutFields } from '#api/http/unreadable-fields';
import { PAGE_SIZE } from '#domain/base/limits';
import { keepSaved, removeRow } from '#kit/record/cached-rows';
import { removalOf } from '#kit/record/removal-of';
import type { RecordEffects } from '#kit/record/use-record-controller';
import type { WritingMode } from '#machines/record-editor/record-editor.setup';
import { sendWith, type UploadActor } from '#machines/upload/upload.react';
import type { Resource } from './define-resource';

/** The requests of a resource's editor, and their updates of the cache. */
export function resourceEffects<Row extends { id: number }, Draft, Values extends FieldValues>(
  { source, draftOf, alsoStale }: Pick<Resource<Row, Draft, Values>, 'source' | 'draftOf' | 'alsoStale'>,
  scope: Scope,
  queryClient: QueryClient,
  upload: UploadActor,
): Required<RecordEffects<Values, Row>> {
  const allKey = source.key(scope);
  const listKey = [...allKey, 'list'];
  const refreshOthers = () => alsoStale && void queryClient.invalidateQueries({ queryKey: alsoStale });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: allKey });
    refreshOthers();
  };
  const bodyOf = (values: Values, mode: WritingMode) =>
    // without `draftOf` the form values are the draft
    draftOf ? draftOf(values, mode) : (values as unknown as Draft);

  return {
    refresh,
    async save({ mode, id, draft, omitted }, signal) {
      const body = withoutFields(bodyOf(draft, mode), omitted);
      const row = await sendWith(upload, async (onProgress) =>
        mode === 'edit' && id !== null
          ? source.update?.(scope, id, body, { signal, onProgress })
          : source.create?.(scope, body, { signal, onProgress }),
      );
      if (row === undefined) throw new Error(`${source.name} has no call for ${mode}`);
      keepSaved(queryClient, row, { all: allKey, lists: listKey, one: (saved) => [...allKey, 'one', saved] });
      refreshOthers();
      return row;
    },
    async findNew(draft) {
      const { queryKey, queryFn } = source.list(scope, { search: '', offset: 0, limit: PAGE_SIZE });
      const { content } = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      const { anyHasValues } = await import('#kit/record/has-values');
      return anyHasValues(content, Object(bodyOf(draft, 'create')));
    },
    async remove(id, signal) {
      const answer = await source.remove?.(scope, id, signal);
      if (answer === undefined) throw new Error(`${source.name} has no call that deletes`);
      const removal = removalOf(answer);
      if (removal.outcome === 'removed') removeRow(queryClient, listKey, id);
      refresh();
      return removal;
    },
  };
}
