import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom, type EmittedFrom, type SnapshotFrom, waitFor } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import { type recordEditorMachine, recordEditorMachineWith } from './record-editor.machine';
import type { RecordEditorEffects } from './record-editor.setup';

export type RecordEditor = ActorRefFrom<typeof recordEditorMachine>;
type Emitted = EmittedFrom<typeof recordEditorMachine>;

/** The editor of one page. Unmounting stops the actor and aborts its request. */
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

/** Whether there are unsaved form values: also during a save, and during a confirmation about them. */
export const hasUnsavedValues = (snapshot: Snapshot): boolean =>
  ['dirty', 'leaving', 'sending', 'unconfirmed', 'confirmingRepeat', 'conflicted'].some((state) =>
    snapshot.matches(state as 'dirty'),
  );

export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('sending');
/** No record is being edited, saved or deleted. */
export const isIdle = (snapshot: Snapshot): boolean => snapshot.matches('idle');
/** Whether the confirmation to stop a running save is open. */
export const isStopConfirmationOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ sending: { stopConfirmation: 'open' } });

/**
 * Requests to leave the open record, and opens a confirmation where form values would be lost. True once the
 * record may be left.
 */
export function mayLeave(editor: RecordEditor): boolean | Promise<boolean> {
  editor.send({ type: 'close' });
  if (!isConfirming(editor.getSnapshot())) return isIdle(editor.getSnapshot());
  return waitFor(editor, (snapshot) => !isConfirming(snapshot), { timeout: Number.POSITIVE_INFINITY }).then(
    isIdle,
    // the page was unmounted with its confirmation
    () => false,
  );
}

const isConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches('leaving') || isStopConfirmationOpen(snapshot);
