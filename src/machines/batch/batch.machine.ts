import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { required } from '../placeholder';

/** A row by its name, too: no dialog asks without naming it. */
export interface NamedRow {
  id: number;
  name: string;
}

/** What is to be done, and with which rows. */
export interface Batch {
  action: string;
  rows: readonly NamedRow[];
}

export interface BatchResult extends NamedRow {
  /** Why it was not done; null where it was. */
  problem: unknown;
}

interface BatchContext extends Batch {
  /** One for each row that was tried, in the order of the rows. */
  results: readonly BatchResult[];
}

type BatchEvent =
  | ({ type: 'ask' } & Batch)
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Gives up the row under way and those after it. */
  | { type: 'stop' }
  | { type: 'close' };

/** `left`: the rows that were refused or not tried. */
type BatchEmitted = { type: 'finished'; action: string; done: readonly number[]; left: readonly number[] };

const NOTHING: BatchContext = { action: '', rows: [], results: [] };

const named = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    emitted: {} as BatchEmitted,
    tags: {} as 'busy',
  },
  actors: { perform: required<void, { action: string; id: number }>('perform') },
  guards: {
    some: (_, rows: readonly NamedRow[]) => rows.length > 0,
    moreWait: ({ context: { rows, results } }) => results.length < rows.length,
    allDone: ({ context: { rows, results } }) => doneOf(results).length === rows.length,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'ask');
      return { action: event.action, rows: event.rows, results: [] };
    }),
    note: assign(({ context }, { problem }: { problem: unknown }) => {
      const row = current(context);
      return { results: [...context.results, { id: row.id, name: row.name, problem }] };
    }),
    forget: assign(NOTHING),
    announceFinished: emit(({ context: { action, rows, results } }) => {
      const done = doneOf(results).map(({ id }) => id);
      const left = rows.map(({ id }) => id).filter((id) => !done.includes(id));
      return { type: 'finished' as const, action, done, left };
    }),
  },
});

/**
 * One thing done with several rows, or with one, after a question: row by row, each with its own outcome. Where a row was
 * refused the results stay until they are closed; where all went well nothing is left to tell.
 */
export const batchMachine = named.createMachine({
  id: 'batch',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        ask: {
          guard: { type: 'some', params: ({ event }) => event.rows },
          target: 'asking',
          actions: 'begin',
        },
      },
    },
    asking: { on: { confirm: 'working', cancel: 'idle' } },
    working: {
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ action: context.action, id: current(context).id }),
        onDone: { target: 'next', actions: { type: 'note', params: { problem: null } } },
        onError: {
          target: 'next',
          actions: { type: 'note', params: ({ event }) => ({ problem: event.error }) },
        },
      },
      on: { stop: { target: 'telling', actions: 'announceFinished' } },
    },
    next: {
      always: [
        { guard: 'moreWait', target: 'working' },
        { guard: 'allDone', target: 'idle', actions: 'announceFinished' },
        { target: 'telling', actions: 'announceFinished' },
      ],
    },
    telling: { on: { close: 'idle' } },
  },
});

const doneOf = (results: readonly BatchResult[]): BatchResult[] =>
  results.filter(({ problem }) => problem === null);

function current({ rows, results }: BatchContext): NamedRow {
  const row = rows[results.length];
  if (!row) throw new Error('no row is left in this state');
  return row;
}

export interface BatchEffects {
  perform(action: string, id: number, signal: AbortSignal): Promise<void>;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const batchMachineWith = (effects: BatchEffects) =>
  batchMachine.provide({
    actors: {
      perform: fromPromise<void, { action: string; id: number }>(({ input: { action, id }, signal }) =>
        effects.perform(action, id, signal),
      ),
    },
  });
