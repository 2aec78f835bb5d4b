import { assign, emit, fromPromise, setup } from 'xstate';
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

const named = setup({
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
      return { type: 'removed' as const, id: held(context.removal, 'removal').id };
    }),
    announceKept: emit(({ context }, removal: Removal) => {
      const message = removal.outcome === 'kept' ? removal.message : null;
      return { type: 'kept' as const, id: held(context.removal, 'removal').id, message };
    }),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
    announceStopped: emit({ type: 'stopped' }),
    announceClosed: emit({ type: 'closed' }),
  },
});

/**
 * Create, edit, detail, duplicate and delete of any record (R-STATE-19): one at a time, as its page shows it. The
 * address says which record; every wish to leave it comes here first and is heard in every state, also during a save.
 */
export const recordEditorMachine = named.createMachine({
  id: 'recordEditor',
  context: {
    mode: null,
    id: null,
    started: null,
    draft: null,
    theirs: null,
    removal: null,
    problem: null,
  },
  initial: 'resting',
  on: { started: { actions: { type: 'keepStart', params: ({ event }) => event } } },
  states: {
    /** Nothing would be lost: any record may be opened. */
    resting: {
      initial: 'closed',
      on: {
        open: [
          {
            guard: { type: 'toView', params: ({ event }) => event.mode },
            target: '.viewing',
            actions: { type: 'openRecord', params: ({ event }) => event },
          },
          { target: '.clean', actions: { type: 'openRecord', params: ({ event }) => event } },
        ],
      },
      states: {
        closed: {
          entry: 'forgetRecord',
          on: {
            delete: {
              target: '#recordEditor.confirmingDelete',
              actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
            },
          },
        },
        viewing: {
          entry: 'withdrawRemoval',
          on: {
            close: { target: 'closed', actions: ['clearProblem', 'announceClosed'] },
            delete: {
              target: '#recordEditor.confirmingDelete',
              actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
            },
          },
        },
        clean: {
          on: {
            changed: '#recordEditor.dirty',
            save: {
              target: '#recordEditor.sending',
              actions: { type: 'keepDraft', params: ({ event }) => event },
            },
            close: { target: 'closed', actions: ['clearProblem', 'announceClosed'] },
          },
        },
      },
    },
    dirty: {
      on: {
        restored: 'resting.clean',
        save: { target: 'sending', actions: { type: 'keepDraft', params: ({ event }) => event } },
        close: 'leaving',
      },
    },
    leaving: {
      on: {
        stay: 'dirty',
        leave: { target: 'resting.closed', actions: ['clearProblem', 'announceClosed'] },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      type: 'parallel',
      // what hangs or takes long can be given up; what the server has made of it until then, the next list tells
      on: { stop: { target: 'dirty', actions: 'announceStopped' } },
      states: {
        work: {
          initial: 'beginning',
          states: {
            /** Left in the same step. */
            beginning: { always: [{ guard: 'editing', target: 'checking' }, { target: 'saving' }] },
            /** Somebody else may have changed the record since its form opened. */
            checking: {
              invoke: {
                id: 'read',
                src: 'read',
                input: ({ context }) => held(context.id, 'id'),
                onDone: [
                  {
                    guard: { type: 'unchanged', params: ({ event }) => ({ record: event.output }) },
                    target: 'saving',
                  },
                  {
                    target: '#recordEditor.conflicted',
                    actions: { type: 'keepTheirs', params: ({ event }) => ({ record: event.output }) },
                  },
                ],
                onError: {
                  target: '#recordEditor.dirty',
                  actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
                },
              },
            },
            saving: {
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({
                  mode: writingMode(context),
                  id: context.id,
                  draft: context.draft,
                }),
                onDone: {
                  target: '#recordEditor.resting.closed',
                  actions: { type: 'announceSaved', params: ({ event }) => ({ record: event.output }) },
                },
                onError: {
                  target: '#recordEditor.dirty',
                  actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
                },
              },
            },
          },
        },
        /** The save goes on while somebody is asked whether to give it up. */
        question: {
          initial: 'none',
          states: {
            none: { on: { close: 'asked' } },
            asked: {
              on: {
                stay: 'none',
                leave: {
                  target: '#recordEditor.resting.closed',
                  actions: ['announceStopped', 'announceClosed'],
                },
              },
            },
          },
        },
      },
    },
    conflicted: {
      on: {
        overwrite: '#recordEditor.sending.work.saving',
        adopt: { target: 'resting.clean', actions: 'startFromTheirs' },
        stay: 'dirty',
        close: 'leaving',
      },
    },
    confirmingDelete: {
      on: {
        confirm: 'deleting',
        cancel: 'returning',
        close: { target: 'resting.closed', actions: 'announceClosed' },
      },
    },
    deleting: {
      tags: 'busy',
      on: {
        cancel: { target: 'returning', actions: 'announceStopped' },
        close: { target: 'resting.closed', actions: ['announceStopped', 'announceClosed'] },
      },
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
          { target: 'resting.closed', actions: 'announceRemoved' },
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
    returning: { always: [{ guard: 'viewed', target: 'resting.viewing' }, { target: 'resting.closed' }] },
  },
});

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

function writingMode({ mode }: RecordEditorContext): WritingMode {
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
