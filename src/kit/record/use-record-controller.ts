import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Problem } from '#api/http/problem';
import type { Message } from '#domain/base/problems';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { type PageDraft, useDraft } from '#kit/context/unsaved';
import type { ListState } from '#kit/list/list-state';
import {
  hasUnsavedValues,
  isSending,
  mayLeave,
  type RecordEditor,
  useRecordEditor,
} from '#machines/record-editor/record-editor.react';
import type {
  RecordEditorEffects,
  RecordMode,
  SaveRequest,
} from '#machines/record-editor/record-editor.setup';
import { NO_RECORD, type OpenRecord, recordKey, recordOf } from './record-address';

/** The requests of a record editor; the page adds `read`. */
export type RecordEffects<Draft, Saved> = Pick<RecordEditorEffects<Draft, Saved>, 'save'> & {
  /** Whether the server has a new record with these values; null where that cannot be told. */
  findNew?: (draft: Draft, signal: AbortSignal) => Promise<boolean | null>;
  /** Missing where no record can be deleted. */
  remove?: RecordEditorEffects<Draft, Saved>['remove'];
  /** Refetches all data that an aborted save or delete may have changed. */
  refresh(): void;
};

export interface RecordController<Draft> {
  editor: RecordEditor;
  /** The record in the address. */
  record: OpenRecord | null;
  /** The draft of the open record's form. */
  drafts: PageDraft<Draft> | null;
  hrefs: { create: string; view(id: number): string; edit(id: number): string; copy(id: number): string };
  /**
   * `isConfirmedRepeat`: the user has confirmed already that an unconfirmed save is sent again. `omitted`: the record's fields
   * that are not sent.
   */
  save(draft: Draft, options?: { isConfirmedRepeat?: boolean; omitted?: readonly string[] }): void;
  /** Navigates to the list; opens a confirmation first where work would be lost. */
  close(): void;
  remove(id: number, name: string): void;
}

interface RecordControllerOptions<Draft, Saved> {
  /** The form's name in the key of the draft. */
  form: string;
  effects: RecordEffects<Draft, Saved>;
  /** The record as the server has it now, in the shape its form opened with; null where nothing is edited. */
  read: ((id: number, signal: AbortSignal) => Promise<unknown>) | null;
  list: ListState;
  /** The toast after a save (R-UI-10), where "saved" is not enough; `saved` is null for an empty response. */
  savedMessage?: (saved: Saved | null, draft: Draft) => Message;
  /** Default: all modes. */
  modes?: readonly RecordMode[];
  /** Parameters that filter the list as the search does: a new record is shown without them. */
  filters?: readonly string[];
}

/**
 * Connects the three owners of an open record: the address identifies it, the machine holds the state of its
 * actions, the form or its draft holds the input. Every exit is a navigation, which waits for the machine's
 * permission. Navigation to another page needs a confirmation only during a save, since its tab stays open.
 */
export function useRecordController<Draft, Saved>(
  options: RecordControllerOptions<Draft, Saved>,
): RecordController<Draft> {
  const { form, effects, read, list, savedMessage = defaultSavedMessage, modes, filters = [] } = options;
  const { navigation, toasts } = useAppServices();
  const parameters = useSearch();
  const record = recordOf(parameters, modes);
  const openRecordKey = record === null ? null : `${record.mode}:${recordKey(record)}`;

  const draftKey = record === null || record.mode === 'view' ? null : recordKey(record);
  const drafts = useDraft<Draft>(form, draftKey);

  const closedHref = list.href(NO_RECORD);
  const clearedFilters = Object.fromEntries(
    ['page', 'search', 'order', ...filters].map((name) => [name, null]),
  );
  const firstPageHref = list.href({ ...NO_RECORD, ...clearedFilters });
  const latestRead = useRef(read);
  useEffect(function keepLatest() {
    latestRead.current = read;
  });
  const editor = useRecordEditor(
    useMemo(
      () => ({
        ...refreshingAfterFailure(effects),
        async read(id: number, signal: AbortSignal) {
          if (latestRead.current === null) throw new Error(`no ${form} is edited here`);
          return latestRead.current(id, signal);
        },
        async find({ mode, id, draft }: SaveRequest<Draft>, signal: AbortSignal) {
          if (mode !== 'edit') return effects.findNew?.(draft, signal) ?? null;
          if (id === null || latestRead.current === null) return null;
          const { hasValues } = await import('./has-values');
          return hasValues(Object(await latestRead.current(id, signal)), Object(draft));
        },
      }),
      [effects, form],
    ),
    useCallback(
      (emitted) => {
        if (emitted.type === 'saved') {
          drafts?.drop();
          // the response of this page's own effect
          toasts.show(
            'success',
            savedMessage(emitted.record as Saved | null, emitted.request.draft as Draft),
          );
          // a new record is at the top of the first page (R-STATE-08); an edited one keeps its position
          navigation.go(emitted.request.mode === 'edit' ? closedHref : firstPageHref, { replace: true });
        } else if (emitted.type === 'removed') {
          toasts.show('success', { messageId: 'record.removed' });
          navigation.go(closedHref, { replace: true });
        } else if (emitted.type === 'kept') {
          // the server's own message if it sends one
          toasts.show('warning', emitted.message ? { text: emitted.message } : { messageId: 'record.kept' });
        } else if (emitted.type === 'stopped') {
          effects.refresh();
        }
      },
      [drafts, toasts, savedMessage, navigation, firstPageHref, closedHref, effects],
    ),
  );

  useEffect(
    function confirmLeaving() {
      return navigation.guard((to, kept) => {
        const nextRecord = recordOf(new URL(to, location.origin).searchParams, modes);
        const isSamePage = to.split('?')[0] === navigation.path();
        const staysOnRecord =
          isSamePage &&
          nextRecord !== null &&
          `${nextRecord.mode}:${recordKey(nextRecord)}` === openRecordKey;
        if (staysOnRecord || (kept && !isSending(editor.getSnapshot()))) return true;
        const answer = mayLeave(editor);
        if (typeof answer === 'boolean') return answer;
        // a save that ended while the confirmation was open has changed the address already
        const isAlreadyClosed = () =>
          isSamePage && recordOf(new URLSearchParams(navigation.search()), modes) === null;
        return answer.then((left) => left && !isAlreadyClosed());
      });
    },
    [editor, navigation, openRecordKey, modes],
  );
  const isUnsaved = useSelector(editor, hasUnsavedValues);
  useEffect(
    function markUnsaved() {
      if (isUnsaved) drafts?.mark();
    },
    [isUnsaved, drafts],
  );
  useEffect(
    function confirmUnload() {
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
    save(draft, { isConfirmedRepeat = false, omitted = [] } = {}) {
      if (record === null || record.mode === 'view') throw new Error(`no ${form} is being written`);
      editor.send({
        type: 'save',
        request: { mode: record.mode, id: record.id, draft, omitted },
        isConfirmedRepeat,
      });
    },
    close: () => navigation.go(closedHref),
    remove: (id, name) => editor.send({ type: 'delete', id, name }),
  };
}

const defaultSavedMessage = () => ({ messageId: 'common.saved' });

/** After a failure with an unknown outcome, or a 404, the list is refetched to show the actual state. */
function refreshingAfterFailure<Draft, Saved>(
  effects: RecordEffects<Draft, Saved>,
): Pick<RecordEditorEffects<Draft, Saved>, 'save' | 'remove'> {
  const refreshAndThrow = (error: unknown): never => {
    // browsers repeat a DELETE whose connection was lost, and the second one is a 404
    if (error instanceof Problem && (error.isUnconfirmed || error.status === 404)) effects.refresh();
    throw error;
  };
  return {
    save: (request, signal) => effects.save(request, signal).catch(refreshAndThrow),
    async remove(id, signal) {
      if (effects.remove === undefined) throw new Error('no record can be deleted here');
      return effects.remove(id, signal).catch(refreshAndThrow);
    },
  };
}
