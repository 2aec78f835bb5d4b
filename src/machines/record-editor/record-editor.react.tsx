import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom, type EmittedFrom, type SnapshotFrom, waitFor } from 'xstate';
import { useInspection } from '../inspection.react';
import { useSnapshot } from '../snapshot.react';
import { useEmitted } from '../use-emitted.react';
import {
  type RecordEditorEffects,
  type RecordMode,
  type recordEditorMachine,
  recordEditorMachineWith,
} from './record-editor.machine';

export type RecordEditor = ActorRefFrom<typeof recordEditorMachine>;
type Emitted = EmittedFrom<typeof recordEditorMachine>;

/** One editor for one page; it ends with the page, and so does its call under way. */
export function useRecordEditor<Draft, Row>(
  effects: RecordEditorEffects<Draft, Row>,
  onEmitted: (emitted: Emitted) => void,
): RecordEditor {
  const logic = useMemo(() => recordEditorMachineWith(effects), [effects]);
  const editor = useActorRef(logic, { inspect: useInspection() });
  useEmitted(editor, onEmitted);
  return editor;
}

export const useEditor = <Selected,>(
  editor: RecordEditor,
  select: (snapshot: SnapshotFrom<typeof recordEditorMachine>) => Selected,
): Selected => useSnapshot(editor, select);

/** Typed and not saved yet: also while it is being saved, and while one is asked whether to let it go. */
export const hasUnsavedWords = (snapshot: SnapshotFrom<typeof recordEditorMachine>): boolean =>
  snapshot.matches({ writing: 'dirty' }) || snapshot.matches('leaving') || snapshot.matches('saving');

/** The machine follows the address: what is open there is open here. */
export function openRecord(
  editor: RecordEditor,
  record: { mode: RecordMode; id: number | null } | null,
): void {
  const snapshot = editor.getSnapshot();
  const { context } = snapshot;
  if (record === null) {
    if (context.mode !== null && !snapshot.matches('deleting')) editor.send({ type: 'close' });
  } else if (context.mode !== record.mode || context.id !== record.id)
    editor.send({ type: 'open', ...record });
}

/** Asks the user where work would be lost; true when nothing is lost or the user lets it go. */
export function mayLeave(editor: RecordEditor): boolean | Promise<boolean> {
  if (!editor.getSnapshot().matches({ writing: 'dirty' })) return true;
  editor.send({ type: 'close' });
  return waitFor(editor, (snapshot) => !snapshot.matches('leaving'), {
    timeout: Number.POSITIVE_INFINITY,
  }).then((snapshot) => snapshot.matches('closed'));
}
