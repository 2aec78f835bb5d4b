import { assign, emit, fromPromise, setup } from 'xstate';
import { held } from '../held';
import { required } from '../placeholder';

interface NotificationsContext {
  /** Being marked read now. */
  current: number | null;
  /** To be marked read next, in the order asked, each once. */
  waiting: number[];
  /** Asked one by one before the running "read all", which does their work; they return to the queue if it fails. */
  covered: number[];
}

type NotificationsEvent = { type: 'read'; id: number } | { type: 'read all' };

/**
 * Marking notifications read: one call at a time, nothing asked is lost (R-STATE-06, R-STATE-07).
 * A "read" during another waits its turn. A "read all" waits for nobody: it stops the call under way and takes over
 * what was asked before it. A "read" during "read all" waits for it, since it may be of a newer notification.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as { type: 'refused'; problem: unknown },
    tags: {} as 'busy',
  },
  actors: {
    markRead: required<void, number>('markRead'),
    markAllRead: required<void, void>('markAllRead'),
  },
  guards: {
    notAskedYet: ({ context: { current, waiting, covered } }, id: number) =>
      ![current, ...waiting, ...covered].includes(id),
    someWait: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    queue: assign(({ context }, id: number) => ({ waiting: [...context.waiting, id] })),
    takeNext: assign(({ context: { waiting } }) => ({
      current: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    dropCurrent: assign({ current: null }),
    cover: assign(({ context: { current, waiting } }) => ({
      current: null,
      waiting: [],
      covered: current === null ? waiting : [current, ...waiting],
    })),
    dropCovered: assign({ covered: [] }),
    uncover: assign(({ context }) => ({ waiting: [...context.covered, ...context.waiting], covered: [] })),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
  },
}).createMachine({
  id: 'notifications',
  context: { current: null, waiting: [], covered: [] },
  initial: 'idle',
  on: {
    read: {
      guard: { type: 'notAskedYet', params: ({ event }) => event.id },
      actions: { type: 'queue', params: ({ event }) => event.id },
    },
  },
  states: {
    /** The queue is looked at in every step, so a "read" while idle starts at once. */
    idle: {
      entry: 'dropCurrent',
      always: { guard: 'someWait', target: 'reading' },
      on: { 'read all': 'readingAll' },
    },
    reading: {
      tags: 'busy',
      entry: 'takeNext',
      on: { 'read all': { target: 'readingAll', actions: 'cover' } },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => held(context.current, 'notification'),
        onDone: 'idle',
        onError: {
          target: 'idle',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    readingAll: {
      tags: 'busy',
      invoke: {
        id: 'markAllRead',
        src: 'markAllRead',
        onDone: { target: 'idle', actions: 'dropCovered' },
        onError: {
          target: 'idle',
          actions: [
            'uncover',
            { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
          ],
        },
      },
    },
  },
});

export interface NotificationsEffects {
  markRead(id: number, signal: AbortSignal): Promise<void>;
  markAllRead(signal: AbortSignal): Promise<void>;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const notificationsMachineWith = (effects: NotificationsEffects) =>
  notificationsMachine.provide({
    actors: {
      markRead: fromPromise<void, number>(({ input, signal }) => effects.markRead(input, signal)),
      markAllRead: fromPromise<void, void>(({ signal }) => effects.markAllRead(signal)),
    },
  });
