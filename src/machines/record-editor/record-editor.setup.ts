import { assign, emit, setup } from 'xstate';
import { isSameValue } from '#domain/content/file-address';
import { placeholdersOf } from '../actors-of';
import { assertPresent } from '../assert-present';
import { isUnconfirmed } from '../is-unconfirmed';

/** Modes of R-STATE-19, as in the address; the fifth, delete, is the states confirmingDelete and deleting. */
export type WritingMode = 'create' | 'edit' | 'copy';
export type RecordMode = WritingMode | 'view';

export interface SaveRequest<Draft> {
  mode: WritingMode;
  /** Id of the edited record, or of the source of a copy; null in mode create. */
  id: number | null;
  draft: Draft;
  /** Fields of the record that are not sent, since their values are unknown. */
  omitted?: readonly string[];
}

/** `kept` is status 209: the server kept the record (R-STATE-12). */
export type Removal = { outcome: 'removed' } | { outcome: 'kept'; message: string | null };

interface RecordEditorContext {
  /** The record that the form started from, as the server returned it. */
  started: unknown;
  /** The current save, or the last one. */
  request: SaveRequest<unknown> | null;
  /** The record as another user has saved it meanwhile. */
  theirs: unknown;
  /** The record to delete; the confirmation shows its name. */
  removal: { id: number; name: string } | null;
  /** Why the last save failed, until the next attempt. */
  problem: unknown;
  /** Whether the server has what an unconfirmed save has sent; null while unknown. */
  found: boolean | null;
}

export const NO_WORK: RecordEditorContext = {
  started: null,
  request: null,
  theirs: null,
  removal: null,
  problem: null,
  found: null,
};

type RecordEditorEvent =
  /** A form was opened, with this record if there was one. */
  | { type: 'started'; record: unknown }
  | { type: 'changed' }
  | { type: 'restored' }
  /** `isConfirmedRepeat`: the user has already confirmed that an unconfirmed save is sent again. */
  | { type: 'save'; request: SaveRequest<unknown>; isConfirmedRepeat?: boolean }
  /** Aborts the current save. */
  | { type: 'stop' }
  /** A request to leave the current work. */
  | { type: 'close' }
  | { type: 'stay' }
  | { type: 'leave' }
  /** Saves the own form values over the other user's. */
  | { type: 'overwrite' }
  /** Restarts the form from the other user's version. */
  | { type: 'adopt' }
  | { type: 'delete'; id: number; name: string }
  | { type: 'confirm' };

type RecordEditorEmitted =
  /** The request, and the record of the response, if any. */
  | { type: 'saved'; request: SaveRequest<unknown>; record: unknown }
  | { type: 'removed'; id: number }
  | { type: 'kept'; id: number; message: string | null }
  /** A save or delete was aborted; its outcome on the server is unknown. */
  | { type: 'stopped' };

export interface RecordEditorEffects<Draft, Row> {
  /** The record as the server has it now, in the same form as the record that the form started from. */
  read(id: number, signal: AbortSignal): Promise<unknown>;
  /** Null where the response does not contain the record. */
  save(request: SaveRequest<Draft>, signal: AbortSignal): Promise<Row | null>;
  /** Whether the server has what the request has sent; null where that cannot be told. */
  find(request: SaveRequest<Draft>, signal: AbortSignal): Promise<boolean | null>;
  remove(id: number, signal: AbortSignal): Promise<Removal>;
}

/** Guards, actions and actors of the machine, by name. */
export const recordEditorSetup = setup({
  types: {
    context: {} as RecordEditorContext,
    events: {} as RecordEditorEvent,
    emitted: {} as RecordEditorEmitted,
    tags: {} as 'busy',
  },
  actors: placeholdersOf<RecordEditorEffects<unknown, unknown>>()('read', 'save', 'find', 'remove'),
  guards: {
    editing: ({ context }) => saveRequestOf(context).mode === 'edit',
    unchanged: ({ context }, { record }: { record: unknown }) => hasSameFields(context.started, record),
    mayHaveSaved: (_, { problem }: { problem: unknown }) => isUnconfirmed(problem),
    inDoubt: ({ context }) => isUnconfirmed(context.problem),
    isConfirmedRepeat: (_, event: { isConfirmedRepeat?: boolean }) => event.isConfirmedRepeat === true,
    kept: (_, removal: Removal) => removal.outcome === 'kept',
  },
  actions: {
    forget: assign(NO_WORK),
    keepStart: assign((_, { record }: { record: unknown }) => ({ started: record })),
    keepRequest: assign((_, { request }: { request: SaveRequest<unknown> }) => ({ request })),
    keepTheirs: assign((_, { record }: { record: unknown }) => ({ theirs: record })),
    startFromTheirs: assign(({ context }) => ({ started: context.theirs, theirs: null, request: null })),
    chooseRemoval: assign((_, removal: { id: number; name: string }) => ({ removal })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null, found: null }),
    keepFound: assign((_, { found }: { found: boolean | null }) => ({ found })),
    announceSaved: emit(({ context }, { record }: { record: unknown }) => {
      return { type: 'saved' as const, request: saveRequestOf(context), record };
    }),
    announceRemoved: emit(({ context }) => {
      return { type: 'removed' as const, id: assertPresent(context.removal, 'removal').id };
    }),
    announceKept: emit(({ context }, removal: Removal) => {
      const message = removal.outcome === 'kept' ? removal.message : null;
      return { type: 'kept' as const, id: assertPresent(context.removal, 'removal').id, message };
    }),
    announceStopped: emit({ type: 'stopped' }),
  },
});

export const saveRequestOf = ({ request }: RecordEditorContext) => assertPresent(request, 'request');

/**
 * Compares every field, including `last_modified`; the order of the fields and the signatures of addresses
 * are ignored.
 */
function hasSameFields(one: unknown, other: unknown): boolean {
  const fields = [one, other].map((record) => new Map(Object.entries(Object(record))));
  const names = new Set(fields.flatMap((all) => [...all.keys()]));
  const [mine, theirs] = fields;
  return [...names].every((name) => isSameValue(mine?.get(name), theirs?.get(name)));
}
