import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { held } from '../held';
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
  /** What is about to be deleted, by name: no dialog asks without naming it. */
  removal: { id: number; name: string } | null;
  /** Why the last save or delete failed, until the next attempt. */
  problem: unknown;
}

type RecordEditorEvent =
  | ({ type: 'open' } & Subject)
  | { type: 'changed' }
  | { type: 'restored' }
  | { type: 'save'; draft: unknown }
  /** Gives up the save under way. */
  | { type: 'stop' }
  | { type: 'close' }
  | { type: 'stay' }
  | { type: 'leave' }
  | { type: 'delete'; id: number; name: string }
  | { type: 'confirm' }
  | { type: 'cancel' };

type RecordEditorEmitted =
  | { type: 'saved'; mode: WritingMode; record: unknown }
  | { type: 'removed'; id: number }
  | { type: 'kept'; id: number; message: string | null }
  | { type: 'refused'; problem: unknown };

const named = setup({
  types: {
    context: {} as RecordEditorContext,
    events: {} as RecordEditorEvent,
    emitted: {} as RecordEditorEmitted,
    tags: {} as 'busy',
  },
  actors: {
    save: required<unknown, SaveRequest<unknown>>('save'),
    remove: required<Removal, number>('remove'),
  },
  guards: {
    toView: (_, mode: RecordMode) => mode === 'view',
    viewed: ({ context }) => context.mode === 'view',
    kept: (_, removal: Removal) => removal.outcome === 'kept',
  },
  actions: {
    openRecord: assign((_, { mode, id }: Subject) => ({ mode, id, problem: null })),
    forgetRecord: assign({ mode: null, id: null, removal: null }),
    chooseRemoval: assign((_, removal: { id: number; name: string }) => ({ removal, problem: null })),
    withdrawRemoval: assign({ removal: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    announceSaved: emit(({ context }, { record }: { record: unknown }) => {
      return { type: 'saved' as const, mode: writingMode(context), record };
    }),
    announceRemoved: emit(({ context }) => {
      return { type: 'removed' as const, id: held(context.removal, 'removal').id };
    }),
    announceKept: emit(({ context }, removal: Removal) => {
      const message = removal.outcome === 'kept' ? removal.message : null;
      return { type: 'kept' as const, id: held(context.removal, 'removal').id, message };
    }),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
  },
});

/** Create, edit, detail, duplicate and delete of any record (R-STATE-19): one at a time, as its page shows it. */
export const recordEditorMachine = named.createMachine({
  id: 'recordEditor',
  context: { mode: null, id: null, removal: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetRecord',
      on: {
        open: [
          {
            guard: { type: 'toView', params: ({ event }) => event.mode },
            target: 'viewing',
            actions: { type: 'openRecord', params: ({ event }) => event },
          },
          { target: 'writing', actions: { type: 'openRecord', params: ({ event }) => event } },
        ],
        delete: {
          target: 'confirmingDelete',
          actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
        },
      },
    },
    viewing: {
      entry: 'withdrawRemoval',
      on: {
        open: [
          {
            guard: { type: 'toView', params: ({ event }) => event.mode },
            target: 'viewing',
            actions: { type: 'openRecord', params: ({ event }) => event },
          },
          { target: 'writing', actions: { type: 'openRecord', params: ({ event }) => event } },
        ],
        close: { target: 'closed', actions: 'clearProblem' },
        delete: {
          target: 'confirmingDelete',
          actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
        },
      },
    },
    writing: {
      initial: 'clean',
      on: { save: 'saving' },
      states: {
        clean: {
          on: {
            open: [
              {
                guard: { type: 'toView', params: ({ event }) => event.mode },
                target: '#recordEditor.viewing',
                actions: { type: 'openRecord', params: ({ event }) => event },
              },
              { target: 'clean', actions: { type: 'openRecord', params: ({ event }) => event } },
            ],
            changed: 'dirty',
            close: { target: '#recordEditor.closed', actions: 'clearProblem' },
          },
        },
        dirty: {
          on: { restored: 'clean', close: '#recordEditor.leaving' },
        },
      },
    },
    leaving: {
      on: {
        stay: 'writing.dirty',
        leave: { target: 'closed', actions: 'clearProblem' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearProblem',
      // long uploads can be given up; what the server has made of it until then, the next list tells
      on: { stop: 'writing.dirty' },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context, event }) => {
          assertEvent(event, 'save');
          return { mode: writingMode(context), id: context.id, draft: event.draft };
        },
        onDone: {
          target: 'closed',
          actions: { type: 'announceSaved', params: ({ event }) => ({ record: event.output }) },
        },
        onError: {
          target: 'writing.dirty',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    confirmingDelete: { on: { confirm: 'deleting', cancel: 'returning' } },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => held(context.removal, 'removal').id,
        onDone: [
          {
            guard: { type: 'kept', params: ({ event }) => event.output },
            target: 'returning',
            actions: { type: 'announceKept', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: 'announceRemoved' },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
            { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
          ],
        },
      },
    },
    /** Left in the same step: a record that was being viewed is viewed again, else nothing is open. */
    returning: { always: [{ guard: 'viewed', target: 'viewing' }, { target: 'closed' }] },
  },
});

export interface RecordEditorEffects<Draft, Row> {
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
      save: fromPromise<unknown, SaveRequest<unknown>>(({ input, signal }) =>
        effects.save(input as SaveRequest<Draft>, signal),
      ),
      remove: fromPromise<Removal, number>(({ input, signal }) => effects.remove(input, signal)),
    },
  });

function writingMode({ mode }: RecordEditorContext): WritingMode {
  if (mode === null || mode === 'view') throw new Error(`nothing is being written in mode ${mode}`);
  return mode;
}
