import { fromPromise } from 'xstate';
import { recordEditorMachine } from './record-editor.machine';
import type { Removal, SaveRequest } from './record-editor.setup';

export interface RecordEditorEffects<Draft, Row> {
  /** The record as the server has it now, told as what its form started from was told. */
  read(id: number, signal: AbortSignal): Promise<unknown>;
  /** Null where the server does not say what the record is now. */
  save(request: SaveRequest<Draft>, signal: AbortSignal): Promise<Row | null>;
  remove(id: number, signal: AbortSignal): Promise<Removal>;
}

/**
 * The only way the application makes the machine: no effect can be forgotten.
 * Draft and Row are the caller's word: the machine carries a draft from 'save' to the effect without reading it.
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
