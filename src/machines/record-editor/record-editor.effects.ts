import { fromPromise } from 'xstate';
import { recordEditorMachine } from './record-editor.machine';
import type { Removal, SaveRequest } from './record-editor.setup';

export interface RecordEditorEffects<Draft, Row> {
  /** The record as the server has it now, in the same form as the record that the form started from. */
  read(id: number, signal: AbortSignal): Promise<unknown>;
  /** Null where the response does not contain the record. */
  save(request: SaveRequest<Draft>, signal: AbortSignal): Promise<Row | null>;
  remove(id: number, signal: AbortSignal): Promise<Removal>;
}

/**
 * The application creates the machine only here, so that no effect can be missing. The caller declares Draft
 * and Row: the machine passes a draft from 'save' to the effect without reading it.
 */
export const recordEditorMachineWith = <Draft, Row>(effects: RecordEditorEffects<Draft, Row>) =>
  recordEditorMachine.provide({
    actors: {
      read: fromPromise<unknown, number>(({ input, signal }) => effects.read(input, signal)),
      save: fromPromise<unknown, SaveRequest<unknown>>(({ input, signal }) =>
        effects.save(input as SaveRequest<Draft>, signal),
      ),
      remove: fromPromise<Removal, number>(({ input, signal }) => effects.remove(input, signal)),
    },
  });
