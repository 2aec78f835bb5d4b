import { assign, emit, setup } from 'xstate';
import { isSameValue } from '#domain/content/file-address';
import { assertPresent } from '../assert-present';
import { required } from '../placeholder';

/** Modes of R-STATE-19, as the address has them; the fifth, delete, is the states confirmingDelete and deleting. */
export type WritingMode = 'create' | 'edit' | 'copy';
export type RecordMode = WritingMode | 'view';

export interface SaveRequest<Draft> {
  mode: WritingMode;
  /** The record edited, or the one copied from; none while creating. */
  id: number | null;
  draft: Draft;
}

/** Kept is status 209: the server answered, and the record is still there (R-STATE-12). */
export type Removal = { outcome: 'removed' } | { outcome: 'kept'; message: string | null };

interface RecordEditorContext {
  /** The record that the form started from, as the server had told it. */
  started: unknown;
  /** What is being saved, or was last. */
  request: SaveRequest<unknown> | null;
  /** The record as somebody else has left it meanwhile. */
  theirs: unknown;
  /** What is about to be deleted, by name: no dialog asks without naming it. */
  removal: { id: number; name: string } | null;
  /** Why the last save failed, until the next attempt. */
  problem: unknown;
}

export const NOTHING_KEPT: RecordEditorContext = {
  started: null,
  request: null,
  theirs: null,
  removal: null,
  problem: null,
};

type RecordEditorEvent =
  /** A form stands open, and this is the record it began with, if there was one. */
  | { type: 'started'; record: unknown }
  | { type: 'changed' }
  | { type: 'restored' }
  | { type: 'save'; request: SaveRequest<unknown> }
  /** Gives up the save under way. */
  | { type: 'stop' }
  /** The wish to leave whatever is being done. */
  | { type: 'close' }
  | { type: 'stay' }
  | { type: 'leave' }
  /** Saves one's own all the same. */
  | { type: 'overwrite' }
  /** Starts again from what somebody else has made of it. */
  | { type: 'adopt' }
  | { type: 'delete'; id: number; name: string }
  | { type: 'confirm' };

type RecordEditorEmitted =
  /** What was sent, and the record that came back, if one did. */
  | { type: 'saved'; request: SaveRequest<unknown>; record: unknown }
  | { type: 'removed'; id: number }
  | { type: 'kept'; id: number; message: string | null }
  /** A save or delete was given up: nobody here knows what the server has made of it. */
  | { type: 'stopped' };

/** The names that the machine is drawn with. */
export const recordEditorSetup = setup({
  types: {
    context: {} as RecordEditorContext,
    events: {} as RecordEditorEvent,
    emitted: {} as RecordEditorEmitted,
    tags: {} as 'busy',
  },
  actors: {
    read: required<unknown, number>('read'),
    save: required<unknown, SaveRequest<unknown>>('save'),
    remove: required<Removal, number>('remove'),
  },
  guards: {
    editing: ({ context }) => requestOf(context).mode === 'edit',
    unchanged: ({ context }, { record }: { record: unknown }) => isSame(context.started, record),
    kept: (_, removal: Removal) => removal.outcome === 'kept',
  },
  actions: {
    forget: assign(NOTHING_KEPT),
    keepStart: assign((_, { record }: { record: unknown }) => ({ started: record })),
    keepRequest: assign((_, { request }: { request: SaveRequest<unknown> }) => ({ request })),
    keepTheirs: assign((_, { record }: { record: unknown }) => ({ theirs: record })),
    startFromTheirs: assign(({ context }) => ({ started: context.theirs, theirs: null, request: null })),
    chooseRemoval: assign((_, removal: { id: number; name: string }) => ({ removal })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    announceSaved: emit(({ context }, { record }: { record: unknown }) => {
      return { type: 'saved' as const, request: requestOf(context), record };
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

export const requestOf = ({ request }: RecordEditorContext) => assertPresent(request, 'request');

/** Any field counts, `last_modified` where there is one; the order in which they were told, and how addresses are signed, does not. */
function isSame(one: unknown, other: unknown): boolean {
  const fields = [one, other].map((record) => new Map(Object.entries(Object(record))));
  const names = new Set(fields.flatMap((all) => [...all.keys()]));
  const [mine, theirs] = fields;
  return [...names].every((name) => isSameValue(mine?.get(name), theirs?.get(name)));
}
