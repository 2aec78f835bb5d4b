import { assign, emit, setup } from 'xstate';
import { actorsOf, placeholdersOf } from '../actors-of';
import { assertPresent } from '../assert-present';

interface NotificationsContext {
  /** The notification that is being marked read. */
  current: number | null;
  /** The queue of notifications to mark read, in the order of the requests, without duplicates. */
  waiting: number[];
  /** Queued before the running "read all", which includes them; when it fails they return to the queue. */
  covered: number[];
  /** The notice that is being confirmed. */
  confirmation: number | null;
  /** The notification to send again; the confirmation shows its name. */
  resending: NamedNotification | null;
}

interface NamedNotification {
  id: number;
  name: string;
}

type NotificationsEvent =
  | { type: 'read'; id: number }
  | { type: 'read all' }
  | { type: 'confirm'; id: number }
  | ({ type: 'resend' } & NamedNotification)
  | { type: 'send' }
  | { type: 'cancel' };

type NotificationsEmitted =
  | { type: 'refused'; problem: unknown }
  | { type: 'confirmed'; id: number }
  | { type: 'resent'; id: number };

/**
 * Actions on existing notifications, one call at a time; no event is lost (R-STATE-06, R-STATE-07). A "read"
 * during another call is queued. A "read all" does not wait: it aborts the current reading and covers
 * everything queued before it. A "read" during "read all" is queued, because it may concern a newer
 * notification. Confirming (R-STATE-11) and sending again are accepted only while idle; sending again needs a
 * confirmation.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as 'busy',
  },
  actors: placeholdersOf<NotificationsEffects>()('markRead', 'markAllRead', 'confirmNotice', 'sendAgain'),
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
    chooseResending: assign((_, resending: NamedNotification) => ({ resending })),
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
    /** The queue is checked on every transition, so that a "read" while idle starts at once. */
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
          target: 'confirmingResend',
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
    confirmingResend: {
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
  markAllRead(_: undefined, signal: AbortSignal): Promise<void>;
  /** Confirms the receipt of the notice by the signed-in user. */
  confirmNotice(id: number, signal: AbortSignal): Promise<void>;
  sendAgain(id: number, signal: AbortSignal): Promise<void>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const notificationsMachineWith = (effects: NotificationsEffects) =>
  notificationsMachine.provide({ actors: actorsOf(effects) });
