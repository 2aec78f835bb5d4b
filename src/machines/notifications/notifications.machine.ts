import { assign, emit, fromPromise, setup } from 'xstate';
import { assertPresent } from '../assert-present';
import { required } from '../placeholder';

interface NotificationsContext {
  /** Being marked read now. */
  current: number | null;
  /** To be marked read next, in the order asked, each once. */
  waiting: number[];
  /** Asked one by one before the running "read all", which does their work; they return to the queue if it fails. */
  covered: number[];
  /** Being confirmed now. */
  confirmation: number | null;
  /** What is about to be sent again, by name: no dialog asks without naming it. */
  resending: Named | null;
}

interface Named {
  id: number;
  name: string;
}

type NotificationsEvent =
  | { type: 'read'; id: number }
  | { type: 'read all' }
  | { type: 'confirm'; id: number }
  | ({ type: 'resend' } & Named)
  | { type: 'send' }
  | { type: 'cancel' };

type NotificationsEmitted =
  | { type: 'refused'; problem: unknown }
  | { type: 'confirmed'; id: number }
  | { type: 'resent'; id: number };

/**
 * What is done with notifications that are there: one call at a time, nothing asked is lost (R-STATE-06, R-STATE-07).
 * A "read" during another call waits its turn. A "read all" waits for no reading: it stops the one under way and takes
 * over what was asked before it. A "read" during "read all" waits for it, since it may be of a newer notification.
 * Confirming (R-STATE-11) and sending again are asked for one at a time; sending again is confirmed first.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as 'busy',
  },
  actors: {
    markRead: required<void, number>('markRead'),
    markAllRead: required<void, void>('markAllRead'),
    confirmNotice: required<void, number>('confirmNotice'),
    sendAgain: required<void, number>('sendAgain'),
  },
  guards: {
    notRequestedYet: ({ context: { current, waiting, covered } }, id: number) =>
      ![current, ...waiting, ...covered].includes(id),
    someWait: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    queue: assign(({ context }, id: number) => ({ waiting: [...context.waiting, id] })),
    takeNext: assign(({ context: { waiting } }) => ({
      current: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    letGo: assign({ current: null, confirmation: null, resending: null }),
    cover: assign(({ context: { current, waiting } }) => ({
      current: null,
      waiting: [],
      covered: current === null ? waiting : [current, ...waiting],
    })),
    dropCovered: assign({ covered: [] }),
    uncover: assign(({ context }) => ({ waiting: [...context.covered, ...context.waiting], covered: [] })),
    chooseConfirmation: assign((_, confirmation: number) => ({ confirmation })),
    chooseResending: assign((_, resending: Named) => ({ resending })),
    announceConfirmed: emit(({ context }) => ({
      type: 'confirmed' as const,
      id: assertPresent(context.confirmation, 'confirmation'),
    })),
    announceResent: emit(({ context }) => ({
      type: 'resent' as const,
      id: assertPresent(context.resending, 'notification to send again').id,
    })),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
  },
}).createMachine({
  id: 'notifications',
  context: { current: null, waiting: [], covered: [], confirmation: null, resending: null },
  initial: 'idle',
  on: {
    read: {
      guard: { type: 'notRequestedYet', params: ({ event }) => event.id },
      actions: { type: 'queue', params: ({ event }) => event.id },
    },
  },
  states: {
    /** The queue is looked at in every step, so a "read" while idle starts at once. */
    idle: {
      entry: 'letGo',
      always: { guard: 'someWait', target: 'reading' },
      on: {
        'read all': 'readingAll',
        confirm: {
          target: 'confirming',
          actions: { type: 'chooseConfirmation', params: ({ event }) => event.id },
        },
        resend: {
          target: 'askingToResend',
          actions: { type: 'chooseResending', params: ({ event: { id, name } }) => ({ id, name }) },
        },
      },
    },
    reading: {
      tags: 'busy',
      entry: 'takeNext',
      on: { 'read all': { target: 'readingAll', actions: 'cover' } },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => assertPresent(context.current, 'notification'),
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
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmNotice',
        src: 'confirmNotice',
        input: ({ context }) => assertPresent(context.confirmation, 'confirmation'),
        onDone: { target: 'idle', actions: 'announceConfirmed' },
        onError: {
          target: 'idle',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    askingToResend: {
      on: { send: 'resending', cancel: 'idle' },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'sendAgain',
        input: ({ context }) => assertPresent(context.resending, 'notification to send again').id,
        onDone: { target: 'idle', actions: 'announceResent' },
        onError: {
          target: 'idle',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
  },
});

export interface NotificationsEffects {
  markRead(id: number, signal: AbortSignal): Promise<void>;
  markAllRead(signal: AbortSignal): Promise<void>;
  /** Of the notice as its receiver got it. */
  confirmNotice(id: number, signal: AbortSignal): Promise<void>;
  sendAgain(id: number, signal: AbortSignal): Promise<void>;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const notificationsMachineWith = (effects: NotificationsEffects) =>
  notificationsMachine.provide({
    actors: {
      markRead: fromPromise<void, number>(({ input, signal }) => effects.markRead(input, signal)),
      markAllRead: fromPromise<void, void>(({ signal }) => effects.markAllRead(signal)),
      confirmNotice: fromPromise<void, number>(({ input, signal }) => effects.confirmNotice(input, signal)),
      sendAgain: fromPromise<void, number>(({ input, signal }) => effects.sendAgain(input, signal)),
    },
  });
