import { assign, emit, setup } from 'xstate';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { actorsOf, placeholdersOf } from '../actors-of';

interface ReportsContext {
  /** The number of waiting reports at the last poll; null before the first, and after a change made here. */
  count: number | null;
  /** Ids being marked read. */
  marked: readonly number[];
}

interface ReportsEvent {
  type: 'mark read';
  ids: readonly number[];
}

type ReportsEmitted =
  /** Other users added or handled reports. */
  { type: 'changed' } | { type: 'marked'; ids: readonly number[] } | { type: 'refused'; problem: unknown };

const reportsSetup = setup({
  types: {
    context: {} as ReportsContext,
    events: {} as ReportsEvent,
    emitted: {} as ReportsEmitted,
    tags: {} as 'busy',
  },
  actors: placeholdersOf<ReportsEffects>()('count', 'markRead'),
  delays: { pollingInterval: POLLING_INTERVAL },
  guards: {
    some: (_, ids: readonly number[]) => ids.length > 0,
    changed: ({ context }, count: number) => context.count !== null && context.count !== count,
  },
  actions: {
    keepCount: assign((_, count: number) => ({ count })),
    /** After a change made here the next count differs, although the list is already up to date. */
    forgetCount: assign({ count: null }),
    chooseMarked: assign((_, marked: readonly number[]) => ({ marked })),
    forgetChoice: assign({ marked: [] }),
    announceChanged: emit({ type: 'changed' }),
    announceMarked: emit(({ context }) => ({ type: 'marked' as const, ids: context.marked })),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
  },
});

/**
 * Reports on recruitment posts (R-STATE-03): the number of waiting reports is polled, and several can be
 * marked read at once. The decision queue approves them, one by one; the record editor deletes posts.
 */
export const reportsMachine = reportsSetup.createMachine({
  id: 'reports',
  context: { count: null, marked: [] },
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
            // a failed poll is not shown; the next one follows
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
  },
});

export interface ReportsEffects {
  /** Shared with other components that show the count, so it is not aborted with this machine. */
  count(): Promise<number>;
  markRead(ids: readonly number[], signal: AbortSignal): Promise<void>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const reportsMachineWith = (effects: ReportsEffects) =>
  reportsMachine.provide({ actors: actorsOf(effects) });
