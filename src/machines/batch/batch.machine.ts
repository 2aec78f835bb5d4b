import { assertEvent, assign, emit, setup } from 'xstate';
import { actorsOf, placeholdersOf } from '../actors-of';

/** A row with its name, which the confirmation shows. */
export interface NamedRow {
  id: number;
  name: string;
}

export interface Batch {
  action: string;
  rows: readonly NamedRow[];
  /** Another action takes the batch back, so that it needs no confirmation (decision 030). */
  isReversible: boolean;
}

export interface BatchResult extends NamedRow {
  /** Why the action failed for this row; null on success. */
  problem: unknown;
}

interface BatchContext extends Batch {
  /** One for each attempted row, in the order of the rows. */
  results: readonly BatchResult[];
}

type BatchEvent =
  | ({ type: 'start' } & Batch)
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Aborts the current row and skips the rest. */
  | { type: 'stop' }
  | { type: 'close' };

/** `left`: rows that were refused or not attempted. */
type BatchEmitted = { type: 'finished'; action: string; done: readonly number[]; left: readonly number[] };

const NO_BATCH: BatchContext = { action: '', rows: [], isReversible: false, results: [] };

const batchSetup = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    emitted: {} as BatchEmitted,
    tags: {} as 'busy',
  },
  actors: placeholdersOf<BatchEffects>()('perform'),
  guards: {
    some: (_, { rows }: Batch) => rows.length > 0,
    someReversible: (_, { rows, isReversible }: Batch) => rows.length > 0 && isReversible,
    moreWait: ({ context: { rows, results } }) => results.length < rows.length,
    allDone: ({ context: { rows, results } }) => succeededOf(results).length === rows.length,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'start');
      return { action: event.action, rows: event.rows, isReversible: event.isReversible, results: [] };
    }),
    note: assign(({ context }, { problem }: { problem: unknown }) => {
      const row = currentRow(context);
      return { results: [...context.results, { id: row.id, name: row.name, problem }] };
    }),
    forget: assign(NO_BATCH),
    announceFinished: emit(({ context: { action, rows, results } }) => {
      const done = succeededOf(results).map(({ id }) => id);
      const left = rows.map(({ id }) => id).filter((id) => !done.includes(id));
      return { type: 'finished' as const, action, done, left };
    }),
  },
});

/**
 * One action on one or several rows, after a confirmation unless another action takes it back: row by row,
 * each with its own outcome. When a row is refused, the results are shown until the user closes them; when every row succeeds, they are not shown.
 */
export const batchMachine = batchSetup.createMachine({
  id: 'batch',
  context: NO_BATCH,
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        start: [
          {
            guard: { type: 'someReversible', params: ({ event }) => event },
            target: 'working',
            actions: 'begin',
          },
          { guard: { type: 'some', params: ({ event }) => event }, target: 'confirming', actions: 'begin' },
        ],
      },
    },
    confirming: { on: { confirm: 'working', cancel: 'idle' } },
    working: {
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ action: context.action, id: currentRow(context).id }),
        onDone: { target: 'next', actions: { type: 'note', params: { problem: null } } },
        onError: {
          target: 'next',
          actions: { type: 'note', params: ({ event }) => ({ problem: event.error }) },
        },
      },
      on: { stop: { target: 'reporting', actions: 'announceFinished' } },
    },
    next: {
      always: [
        { guard: 'moreWait', target: 'working' },
        { guard: 'allDone', target: 'idle', actions: 'announceFinished' },
        { target: 'reporting', actions: 'announceFinished' },
      ],
    },
    reporting: { on: { close: 'idle' } },
  },
});

const succeededOf = (results: readonly BatchResult[]): BatchResult[] =>
  results.filter(({ problem }) => problem === null);

function currentRow({ rows, results }: BatchContext): NamedRow {
  const row = rows[results.length];
  if (!row) throw new Error('no row is left in this state');
  return row;
}

export interface BatchEffects {
  perform(row: { action: string; id: number }, signal: AbortSignal): Promise<void>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const batchMachineWith = (effects: BatchEffects) =>
  batchMachine.provide({ actors: actorsOf(effects) });
