import { assign, emit, fromPromise, setup } from 'xstate';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { assertPresent } from '../assert-present';
import { required } from '../placeholder';

/** A report by its name, too: no dialog asks without naming it. */
export interface NamedReport {
  id: number;
  name: string;
}

interface ReportsContext {
  /** How many waited when last asked; null before, and after a change of one's own. */
  count: number | null;
  /** Being marked read. */
  marked: readonly number[];
  /** Asked to be approved. */
  report: NamedReport | null;
}

type ReportsEvent =
  | { type: 'mark read'; ids: readonly number[] }
  | { type: 'approve'; report: NamedReport }
  | { type: 'confirm' }
  | { type: 'cancel' };

type ReportsEmitted =
  /** Reports came or were dealt with elsewhere. */
  | { type: 'changed' }
  | { type: 'marked'; ids: readonly number[] }
  | { type: 'replaced'; id: number }
  | { type: 'refused'; problem: unknown };

const named = setup({
  types: {
    context: {} as ReportsContext,
    events: {} as ReportsEvent,
    emitted: {} as ReportsEmitted,
    tags: {} as 'busy',
  },
  actors: {
    count: required<number, void>('count'),
    markRead: required<void, readonly number[]>('markRead'),
    approve: required<void, number>('approve'),
  },
  delays: { pollingInterval: POLLING_INTERVAL },
  guards: {
    some: (_, ids: readonly number[]) => ids.length > 0,
    changed: ({ context }, count: number) => context.count !== null && context.count !== count,
  },
  actions: {
    keepCount: assign((_, count: number) => ({ count })),
    /** The next answer differs by one's own doing, and the list knows that already. */
    forgetCount: assign({ count: null }),
    chooseMarked: assign((_, marked: readonly number[]) => ({ marked })),
    chooseReport: assign((_, report: NamedReport) => ({ report })),
    forgetChoice: assign({ marked: [], report: null }),
    announceChanged: emit({ type: 'changed' }),
    announceMarked: emit(({ context }) => ({ type: 'marked' as const, ids: context.marked })),
    announceReplaced: emit(({ context }) => {
      return { type: 'replaced' as const, id: assertPresent(context.report, 'report').id };
    }),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
  },
});

/**
 * Reports on recruitment posts (R-STATE-02, R-STATE-03): how many wait is watched; several are marked read at once;
 * one is approved after a question that names it. A post is deleted by the record editor.
 */
export const reportsMachine = named.createMachine({
  id: 'reports',
  context: { count: null, marked: [], report: null },
  initial: 'watching',
  states: {
    watching: {
      entry: 'forgetChoice',
      initial: 'counting',
      on: {
        'mark read': {
          guard: { type: 'some', params: ({ event }) => event.ids },
          target: 'marking',
          actions: { type: 'chooseMarked', params: ({ event }) => event.ids },
        },
        approve: {
          target: 'confirming',
          actions: { type: 'chooseReport', params: ({ event }) => event.report },
        },
      },
      states: {
        counting: {
          invoke: {
            id: 'count',
            src: 'count',
            onDone: [
              {
                guard: { type: 'changed', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['announceChanged', { type: 'keepCount', params: ({ event }) => event.output }],
              },
              { target: 'resting', actions: { type: 'keepCount', params: ({ event }) => event.output } },
            ],
            // a background question: it is asked again, and nobody is told
            onError: 'resting',
          },
        },
        resting: { after: { pollingInterval: 'counting' } },
      },
    },
    marking: {
      tags: 'busy',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => context.marked,
        onDone: { target: 'watching', actions: ['forgetCount', 'announceMarked'] },
        onError: {
          target: 'watching',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    confirming: { on: { confirm: 'approving', cancel: 'watching' } },
    approving: {
      tags: 'busy',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => assertPresent(context.report, 'report').id,
        onDone: { target: 'watching', actions: ['forgetCount', 'announceReplaced'] },
        onError: {
          target: 'refused',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    /** The question stands on: the same answer tries again. */
    refused: { on: { confirm: 'approving', cancel: 'watching' } },
  },
});

export interface ReportsEffects {
  /** Shared with whoever else shows the figure: it is not given up with this machine. */
  count(): Promise<number>;
  markRead(ids: readonly number[], signal: AbortSignal): Promise<void>;
  /** The list's entry is replaced by the answer. */
  approve(id: number, signal: AbortSignal): Promise<void>;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const reportsMachineWith = (effects: ReportsEffects) =>
  reportsMachine.provide({
    actors: {
      count: fromPromise<number, void>(() => effects.count()),
      markRead: fromPromise<void, readonly number[]>(({ input, signal }) => effects.markRead(input, signal)),
      approve: fromPromise<void, number>(({ input, signal }) => effects.approve(input, signal)),
    },
  });
