import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Problem } from '#api/http/problem';
import type { Message } from '#domain/base/problems';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { type PageDraft, useDraft } from '#kit/context/unsaved';
import type { ListState } from '#kit/list/list-state';
import type { RecordEditorEffects } from '#machines/record-editor/record-editor.effects';
import {
  hasUnsavedValues,
  isSending,
  mayLeave,
  type RecordEditor,
  useRecordEditor,
} from '#machines/record-editor/record-editor.react';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { NO_RECORD, type OpenRecord, recordKey, recordOf } from './record-address';

/** What is done to records: by their calls, `read` apart, which the page knows. */
export type RecordEffects<Draft, Saved> = Omit<RecordEditorEffects<Draft, Saved>, 'read'> & {
  /** Asks anew for whatever a save or a delete may have changed that was given up on the way. */
  refresh(): void;
};

export interface RecordEditing<Draft> {
  editor: RecordEditor;
  /** What the address asks for. */
  record: OpenRecord | null;
  /** Where unsaved words of the open record are kept. */
  drafts: PageDraft<Draft> | null;
  hrefs: { create: string; view(id: number): string; edit(id: number): string; copy(id: number): string };
  save(draft: Draft): void;
  /** The wish to close it: asks where work would be lost, and moves the address. */
  close(): void;
  remove(id: number, name: string): void;
}

interface Options<Draft, Saved> {
  /** Names the form in the draft's key. */
  form: string;
  effects: RecordEffects<Draft, Saved>;
  /** The record as the server has it now, told as it was when its form opened; null where nothing is edited. */
  read: ((id: number, signal: AbortSignal) => Promise<unknown>) | null;
  list: ListState;
  /** The message of a save (R-UI-10), where that is more than that it was saved; null where no record came back. */
  savedMessage?: (saved: Saved | null, draft: Draft) => Message;
  /** Without it all of them. */
  modes?: readonly RecordMode[];
  /** Parameters of the address that narrow the list as its search does: a new record is shown without them. */
  filters?: readonly string[];
}

/**
 * Joins the three owners of an open record: the address says which, the machine what is being done with it, the form
 * (or its draft) what was typed. Every way out is a move of the address, which waits for the machine's leave; going to
 * another page asks only while something is being saved, its tab stays.
 */
export function useRecordEditing<Draft, Saved>(options: Options<Draft, Saved>): RecordEditing<Draft> {
  const { form, effects, read, list, savedMessage = defaultSavedMessage, modes, filters = [] } = options;
  const { navigation, toasts } = useAppServices();
  const parameters = useSearch();
  const record = recordOf(parameters, modes);
  const key = record === null ? null : `${record.mode}:${recordKey(record)}`;

  const draftOf = record === null || record.mode === 'view' ? null : recordKey(record);
  const drafts = useDraft<Draft>(form, draftOf);

  const closed = list.href(NO_RECORD);
  const unfiltered = Object.fromEntries(['page', 'search', 'order', ...filters].map((name) => [name, null]));
  const firstPage = list.href({ ...NO_RECORD, ...unfiltered });
  const latest = useRef(read);
  useEffect(function keepLatest() {
    latest.current = read;
  });
  const editor = useRecordEditor(
    useMemo(
      () => ({
        ...refreshingAfterDoubt(effects),
        async read(id: number, signal: AbortSignal) {
          if (latest.current === null) throw new Error(`no ${form} is edited here`);
          return latest.current(id, signal);
        },
      }),
      [effects, form],
    ),
    useCallback(
      (emitted) => {
        if (emitted.type === 'saved') {
          drafts?.drop();
          // what the effect of this page has answered
          toasts.show(
            'success',
            savedMessage(emitted.record as Saved | null, emitted.request.draft as Draft),
          );
          // a new record stands at the top of the first page (R-STATE-08); an edited one where it was
          navigation.go(emitted.request.mode === 'edit' ? closed : firstPage, { replace: true });
        } else if (emitted.type === 'removed') {
          toasts.show('success', { messageId: 'record.removed' });
          navigation.go(closed, { replace: true });
        } else if (emitted.type === 'kept') {
          // the server's own words where it has some
          toasts.show('warning', emitted.message ? { text: emitted.message } : { messageId: 'record.kept' });
        } else if (emitted.type === 'stopped') {
          effects.refresh();
        }
      },
      [drafts, toasts, savedMessage, navigation, firstPage, closed, effects],
    ),
  );

  useEffect(
    function askBeforeLeaving() {
      return navigation.guard((to, kept) => {
        const next = recordOf(new URL(to, location.origin).searchParams, modes);
        const here = to.split('?')[0] === navigation.path();
        const stays = here && next !== null && `${next.mode}:${recordKey(next)}` === key;
        if (stays || (kept && !isSending(editor.getSnapshot()))) return true;
        const answer = mayLeave(editor);
        if (typeof answer === 'boolean') return answer;
        // a save that ended while one was asked has moved the address itself
        const isThere = () => here && recordOf(new URLSearchParams(navigation.search()), modes) === null;
        return answer.then((left) => left && !isThere());
      });
    },
    [editor, navigation, key, modes],
  );
  const unsaved = useSelector(editor, hasUnsavedValues);
  useEffect(
    function markUnsaved() {
      if (unsaved) drafts?.mark();
    },
    [unsaved, drafts],
  );
  useEffect(
    function askBeforeUnload() {
      return navigation.guardUnload(() => hasUnsavedValues(editor.getSnapshot()));
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
    save(draft) {
      if (record === null || record.mode === 'view') throw new Error(`no ${form} is being written`);
      editor.send({ type: 'save', request: { mode: record.mode, id: record.id, draft } });
    },
    close: () => navigation.go(closed),
    remove: (id, name) => editor.send({ type: 'delete', id, name }),
  };
}

const defaultSavedMessage = () => ({ messageId: 'common.saved' });

/** Where a failure leaves open whether it was done, or says that the record has gone, the list shows what is so. */
function refreshingAfterDoubt<Draft, Saved>(
  effects: RecordEffects<Draft, Saved>,
): RecordEffects<Draft, Saved> {
  const refreshIn = (error: unknown): never => {
    const isOpen = error instanceof Problem && (error.kind === 'network' || error.kind === 'server');
    // a browser sends a deletion again whose connection has ended
    if (isOpen || (error instanceof Problem && error.status === 404)) effects.refresh();
    throw error;
  };
  return {
    ...effects,
    save: (request, signal) => effects.save(request, signal).catch(refreshIn),
    remove: (id, signal) => effects.remove(id, signal).catch(refreshIn),
  };
}
