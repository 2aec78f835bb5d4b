import { useCallback, useEffect } from 'react';
import type { RecordEditorEffects, RecordMode } from '#machines/record-editor/record-editor.machine';
import {
  hasUnsavedWords,
  mayLeave,
  openRecord,
  type RecordEditor,
  useEditor,
  useRecordEditor,
} from '#machines/record-editor/record-editor.react';
import { useAppServices, useSearch } from './app-services';
import type { DraftStore } from './draft';
import type { ListState } from './list-state';
import { NO_RECORD, type OpenRecord, recordKey, recordOf } from './record-address';
import { useDraft } from './unsaved';

export interface RecordEditing<Draft> {
  editor: RecordEditor;
  /** What the address asks for. */
  record: OpenRecord | null;
  /** Where unsaved words of the open record are kept. */
  drafts: DraftStore<Draft> | null;
  hrefs: { create: string; view(id: number): string; edit(id: number): string; copy(id: number): string };
  close(): void;
  remove(id: number, name: string): void;
}

interface Options<Draft, Saved> {
  /** Names the form in the draft's key. */
  form: string;
  effects: RecordEditorEffects<Draft, Saved>;
  list: ListState;
  /** Without it all of them. */
  modes?: readonly RecordMode[];
  /** Parameters of the address that narrow the list as its search does: a new record is shown without them. */
  filters?: readonly string[];
}

/**
 * Joins the three owners of an open record: the address says which, the machine what is being done with it, the form
 * (or its draft) what was typed. Every way out of a dirty form asks once; going to another page is none, its tab stays.
 */
export function useRecordEditing<Draft, Saved>(options: Options<Draft, Saved>): RecordEditing<Draft> {
  const { form, effects, list, modes, filters = [] } = options;
  const { navigation, toasts } = useAppServices();
  const parameters = useSearch();
  const record = recordOf(parameters, modes);
  const key = record === null ? null : `${record.mode}:${recordKey(record)}`;

  const draftOf = record === null || record.mode === 'view' ? null : recordKey(record);
  const drafts = useDraft<Draft>(form, draftOf);

  const closed = list.href(NO_RECORD);
  const unfiltered = Object.fromEntries(['page', 'search', 'order', ...filters].map((name) => [name, null]));
  const firstPage = list.href({ ...NO_RECORD, ...unfiltered });
  const editor = useRecordEditor(
    effects,
    useCallback(
      (emitted) => {
        if (emitted.type === 'saved') {
          drafts?.drop();
          toasts.show('success', { messageId: 'common.saved' });
          // a new record stands at the top of the first page (R-STATE-08); an edited one where it was
          navigation.go(emitted.mode === 'edit' ? closed : firstPage, { replace: true });
        } else if (emitted.type === 'removed') {
          toasts.show('success', { messageId: 'record.removed' });
          navigation.go(closed, { replace: true });
        } else if (emitted.type === 'kept') {
          // the server's own words where it has some
          toasts.show('warning', emitted.message ? { text: emitted.message } : { messageId: 'record.kept' });
        }
      },
      [drafts, toasts, navigation, firstPage, closed],
    ),
  );

  const viewing = useEditor(editor, (snapshot) => snapshot.matches('viewing'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `record`, which is a new object in every render
  useEffect(
    function followAddress() {
      openRecord(editor, record);
    },
    [editor, key, viewing],
  );
  useEffect(
    function askBeforeLeaving() {
      return navigation.guard((to, kept) => {
        const next = recordOf(new URL(to, location.origin).searchParams);
        const stays =
          to.split('?')[0] === navigation.path() &&
          next !== null &&
          `${next.mode}:${recordKey(next)}` === key;
        return stays || kept || mayLeave(editor);
      });
    },
    [editor, navigation, key],
  );
  const unsaved = useEditor(editor, hasUnsavedWords);
  useEffect(
    function markUnsaved() {
      if (unsaved) drafts?.mark();
    },
    [unsaved, drafts],
  );
  useEffect(
    function askBeforeUnload() {
      return navigation.guardUnload(() => editor.getSnapshot().matches({ writing: 'dirty' }));
    },
    [editor, navigation],
  );

  const hrefOf = (mode: 'view' | 'edit' | 'copy') => (id: number) => list.href({ ...NO_RECORD, [mode]: id });
  return {
    editor,
    record,
    drafts,
    hrefs: {
      create: list.href({ ...NO_RECORD, new: '1' }),
      view: hrefOf('view'),
      edit: hrefOf('edit'),
      copy: hrefOf('copy'),
    },
    close: () => navigation.go(closed),
    remove: (id, name) => editor.send({ type: 'delete', id, name }),
  };
}
