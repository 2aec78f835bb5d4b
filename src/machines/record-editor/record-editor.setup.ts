import { assign, emit, setup } from 'xstate';
import { assertPresent } from '../assert-present';
import { required } from '../placeholder';

/** Modes of R-STATE-19; the fifth, delete, is the pair of states confirmingDelete and deleting. */
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

interface Subject {
  mode: RecordMode;
  id: number | null;
}

interface RecordEditorContext {
  mode: RecordMode | null;
  id: number | null;
  /** The record that the form started from, as the server had told it. */
  started: unknown;
  /** What is being saved. */
  draft: unknown;
  /** The record as somebody else has left it meanwhile. */
  theirs: unknown;
  /** What is about to be deleted, by name: no dialog asks without naming it. */
  removal: { id: number; name: string } | null;
  /** Why the last save or delete failed, until the next attempt. */
  problem: unknown;
}

type RecordEditorEvent =
  | ({ type: 'open' } & Subject)
  | { type: 'started'; record: unknown }
  | { type: 'changed' }
  | { type: 'restored' }
  | { type: 'save'; draft: unknown }
  /** Gives up the save under way. */
  | { type: 'stop' }
  | { type: 'close' }
  | { type: 'stay' }
  | { type: 'leave' }
  /** Saves one's own all the same. */
  | { type: 'overwrite' }
  /** Starts again from what somebody else has made of it. */
  | { type: 'adopt' }
  | { type: 'delete'; id: number; name: string }
  | { type: 'confirm' }
  | { type: 'cancel' };

type RecordEditorEmitted =
  | { type: 'saved'; mode: WritingMode; record: unknown }
  | { type: 'removed'; id: number }
  | { type: 'kept'; id: number; message: string | null }
  | { type: 'refused'; problem: unknown }
  /** A save or delete was given up: nobody here knows what the server has made of it. */
  | { type: 'stopped' }
  /** By somebody's wish: the address follows. */
  | { type: 'closed' };

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
    toView: (_, mode: RecordMode) => mode === 'view',
    viewed: ({ context }) => context.mode === 'view',
    editing: ({ context }) => context.mode === 'edit',
    unchanged: ({ context }, { record }: { record: unknown }) => isSame(context.started, record),
    kept: (_, removal: Removal) => removal.outcome === 'kept',
  },
  actions: {
    openRecord: assign((_, { mode, id }: Subject) => ({ mode, id, started: null, problem: null })),
    forgetRecord: assign({ mode: null, id: null, started: null, draft: null, theirs: null, removal: null }),
    keepStart: assign((_, { record }: { record: unknown }) => ({ started: record })),
    keepDraft: assign((_, { draft }: { draft: unknown }) => ({ draft })),
    keepTheirs: assign((_, { record }: { record: unknown }) => ({ theirs: record })),
    startFromTheirs: assign(({ context }) => ({ started: context.theirs, theirs: null, draft: null })),
    chooseRemoval: assign((_, removal: { id: number; name: string }) => ({ removal, problem: null })),
    withdrawRemoval: assign({ removal: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    announceSaved: emit(({ context }, { record }: { record: unknown }) => {
      return { type: 'saved' as const, mode: writingMode(context), record };
    }),
    announceRemoved: emit(({ context }) => {
      return { type: 'removed' as const, id: assertPresent(context.removal, 'removal').id };
    }),
    announceKept: emit(({ context }, removal: Removal) => {
      const message = removal.outcome === 'kept' ? removal.message : null;
      return { type: 'kept' as const, id: assertPresent(context.removal, 'removal').id, message };
    }),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
    announceStopped: emit({ type: 'stopped' }),
    announceClosed: emit({ type: 'closed' }),
  },
});

export function writingMode({ mode }: RecordEditorContext): WritingMode {
  if (mode === null || mode === 'view') throw new Error(`nothing is being written in mode ${mode}`);
  return mode;
}

/** Any field counts, `last_modified` where there is one; the order in which they were told does not. */
function isSame(one: unknown, other: unknown): boolean {
  const fields = [one, other].map((record) => new Map(Object.entries(Object(record))));
  const names = new Set(fields.flatMap((all) => [...all.keys()]));
  const [mine, theirs] = fields;
  return [...names].every((name) => JSON.stringify(mine?.get(name)) === JSON.stringify(theirs?.get(name)));
}
