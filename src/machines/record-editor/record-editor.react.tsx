import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom, type EmittedFrom, type SnapshotFrom, waitFor } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import { type RecordEditorEffects, recordEditorMachineWith } from './record-editor.effects';
import type { recordEditorMachine } from './record-editor.machine';

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

type Snapshot = SnapshotFrom<typeof recordEditorMachine>;

/** Typed and not saved yet: also while it is being saved, and while one is asked about it. */
export const hasUnsavedValues = (snapshot: Snapshot): boolean =>
  ['dirty', 'leaving', 'sending', 'conflicted'].some((state) => snapshot.matches(state as 'dirty'));

export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('sending');
/** Nothing of the record is being written, saved or deleted. */
export const isIdle = (snapshot: Snapshot): boolean => snapshot.matches('idle');
/** Whether one is asked to let a save go that is under way. */
export const isStopQuestionOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ sending: { question: 'asked' } });

/** The wish to leave the open record, wherever it comes from; asks where work would be lost. True once it may be left. */
export function mayLeave(editor: RecordEditor): boolean | Promise<boolean> {
  editor.send({ type: 'close' });
  if (!isAsked(editor.getSnapshot())) return isIdle(editor.getSnapshot());
  return waitFor(editor, (snapshot) => !isAsked(snapshot), { timeout: Number.POSITIVE_INFINITY }).then(
    isIdle,
    // the page went away with its question
    () => false,
  );
}

const isAsked = (snapshot: Snapshot): boolean => snapshot.matches('leaving') || isStopQuestionOpen(snapshot);
