import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { timelineSource } from '#api/content/timeline';
import type { TimelineEntry } from '#domain/content/timeline';
import { useScope } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { type RecordController, useRecordController } from '#kit/record/use-record-controller';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import type { UploadActor } from '#machines/upload/upload.react';
import type { EntryValues } from './entry-values';
import { dropEntry, isMissing, timelineEffects } from './timeline-effects';

/** An entry is written once and never copied. */
const MODES: readonly RecordMode[] = ['view', 'create', 'edit'];

/** The open entry: read in a panel, written within the feed. */
export function useEntryController(list: ListState, upload: UploadActor): RecordController<EntryValues> {
  const scope = useScope();
  const queryClient = useQueryClient();
  /** Id of an entry that another user deleted while it was edited here. */
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const recordController = useRecordController<EntryValues, TimelineEntry>({
    form: 'timeline',
    effects: useMemo(() => timelineEffects(scope, queryClient, upload), [scope, queryClient, upload]),
    async read(id, signal) {
      const entryQuery = timelineSource.one?.(scope, id);
      if (entryQuery === undefined) throw new Error('an entry has a call of its own');
      signal.addEventListener('abort', () => void queryClient.cancelQueries(entryQuery));
      try {
        return await queryClient.fetchQuery({ ...entryQuery, staleTime: 0 });
      } catch (error) {
        if (isMissing(error)) setDeletedId(id);
        throw error;
      }
    },
    list,
    modes: MODES,
  });
  const openId = recordController.record?.id ?? null;
  useEffect(
    function dropAfterFormCloses() {
      // The entry stays in the feed while its form is open with the user's input.
      if (deletedId === null || deletedId === openId) return;
      dropEntry(scope, queryClient, deletedId);
    },
    [deletedId, openId, scope, queryClient],
  );
  return recordController;
}
