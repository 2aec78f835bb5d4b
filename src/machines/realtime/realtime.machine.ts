import { assign, fromCallback, setup } from 'xstate';
import type { Message } from '#domain/base/problems';
import type { ChatUser } from '#domain/messaging/chat-user';
import { refusalOf } from '#domain/session/realtime';
import { actorsOf, placeholdersOf } from '../actors-of';
import { assertPresent } from '../assert-present';

/**
 * The user whose document is watched. The custom token belongs to a city (E-009), the document only to the
 * user.
 */
export interface RealtimeScope {
  user: number;
  city: string;
}

interface RealtimeContext {
  scope: RealtimeScope | null;
  /** The badges of the document; null before the first snapshot, and where the document is missing. */
  badges: ChatUser | null;
  /** Consecutive denials; reset after STEADY_AFTER. */
  denials: number;
}

type RealtimeEvent =
  | ({ type: 'sign in' } & RealtimeScope)
  | { type: 'sign out' }
  | { type: 'document changed'; badges: ChatUser }
  | { type: 'document missing' }
  | { type: 'watch failed'; problem: unknown }
  /** Another request to the service was forbidden; this subscription continues. */
  | { type: 'denied' }
  /** The browser is online again. */
  | { type: 'try again' };

const FAILED_MESSAGE: Message = { messageId: 'realtime.failed' };
const FORBIDDEN_MESSAGE: Message = { messageId: 'realtime.forbidden' };

/** PROPOSED: after this many denials in a row the user is notified, and the backend gets no more requests. */
const DENIALS_MAX = 3;
const FIRST_RECONNECT_DELAY = 2_000;
const STEADY_AFTER = 60_000;

interface FailureParams {
  problem: unknown;
}

const doNothing = () => {};
const browserActions: {
  showMessage: (_: unknown, message: Message) => void;
  log: (_: unknown, failure: FailureParams) => void;
} = { showMessage: doNothing, log: doNothing };

const isRefusal =
  (refusal: ReturnType<typeof refusalOf>) =>
  (_: unknown, { problem }: FailureParams) =>
    refusalOf(problem) === refusal;

/** The realtime session (specification chapter 4): badges that change without polling. */
export const realtimeMachine = setup({
  types: {
    context: {} as RealtimeContext,
    events: {} as RealtimeEvent,
  },
  actors: {
    ...placeholdersOf<RealtimeEffects>()('connect', 'renew', 'signOut'),
    watch: fromCallback<RealtimeEvent, number>(() => {
      throw new Error('actor "watch" was not provided');
    }),
  },
  guards: {
    isTokenEnded: isRefusal('token ended'),
    isForbidden: isRefusal('forbidden'),
    isInvalidCustomToken: isRefusal('invalid custom token'),
    mayTryAgain: ({ context }, { problem }: FailureParams) =>
      refusalOf(problem) === 'forbidden' && context.denials < DENIALS_MAX,
    reloadedLately: () => false,
    someoneWaits: ({ context }) => context.scope !== null,
  },
  delays: {
    backOff: ({ context }) => FIRST_RECONNECT_DELAY * 2 ** (context.denials - 1),
    steady: STEADY_AFTER,
  },
  actions: {
    keepScope: assign((_, { user, city }: RealtimeScope) => ({ scope: { user, city }, denials: 0 })),
    keepBadges: assign((_, badges: ChatUser) => ({ badges })),
    forgetScope: assign({ scope: null, badges: null, denials: 0 }),
    forgetBadges: assign({ badges: null }),
    countDenial: assign(({ context }) => ({ denials: context.denials + 1 })),
    forgetDenials: assign({ denials: 0 }),
    ...browserActions,
    warnMissing: doNothing,
    renewBeside: doNothing,
    reload: doNothing,
  },
}).createMachine({
  id: 'realtime',
  context: { scope: null, badges: null, denials: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'sign in': { target: 'connecting', actions: { type: 'keepScope', params: ({ event }) => event } },
      },
    },

    /** Gets a custom token from the backend and signs in with it (R-FB-01). */
    connecting: {
      on: { 'sign out': 'leaving' },
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context }) => assertPresent(context.scope, 'user'),
        onDone: 'listening',
        onError: [
          {
            guard: { type: 'isTokenEnded', params: ({ event }) => ({ problem: event.error }) },
            target: 'tokenEnded',
          },
          {
            // only logged: no user can repair it (R-FB-07)
            guard: { type: 'isInvalidCustomToken', params: ({ event }) => ({ problem: event.error }) },
            target: 'refused',
            actions: { type: 'log', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'refused',
            actions: [
              { type: 'log', params: ({ event }) => ({ problem: event.error }) },
              { type: 'showMessage', params: FAILED_MESSAGE },
            ],
          },
        ],
      },
    },

    /** Leaving this state ends the subscription first, also before signing out. */
    listening: {
      initial: 'waiting',
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => assertPresent(context.scope, 'user').user,
        onError: {
          target: 'refused',
          actions: [
            { type: 'log', params: ({ event }) => ({ problem: event.error }) },
            { type: 'showMessage', params: FAILED_MESSAGE },
          ],
        },
      },
      after: { steady: { actions: 'forgetDenials' } },
      on: {
        'sign out': 'leaving',
        'document changed': {
          target: '.known',
          actions: { type: 'keepBadges', params: ({ event }) => event.badges },
        },
        'document missing': { target: '.missing', actions: ['forgetBadges', 'warnMissing'] },
        denied: { actions: [{ type: 'showMessage', params: FORBIDDEN_MESSAGE }, 'renewBeside'] },
        'watch failed': [
          { guard: { type: 'isTokenEnded', params: ({ event }) => event }, target: 'tokenEnded' },
          { guard: { type: 'mayTryAgain', params: ({ event }) => event }, target: 'forbidden' },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'refused',
            actions: [
              { type: 'log', params: ({ event }) => event },
              { type: 'showMessage', params: FORBIDDEN_MESSAGE },
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'log', params: ({ event }) => event },
              { type: 'showMessage', params: FAILED_MESSAGE },
            ],
          },
        ],
      },
      states: {
        waiting: {},
        known: {},
        /** The bell is hidden (R-FB-08). */
        missing: {},
      },
    },

    /**
     * At most one reload in 60 s: a service that rejects every token must not keep the page reloading
     * (A-098).
     */
    tokenEnded: {
      always: [
        {
          guard: 'reloadedLately',
          target: 'refused',
          actions: { type: 'showMessage', params: FAILED_MESSAGE },
        },
        { target: 'renewing' },
      ],
    },
    renewing: {
      on: { 'sign out': 'leaving' },
      invoke: {
        id: 'renew',
        src: 'renew',
        onDone: 'reloading',
        onError: {
          target: 'refused',
          actions: [
            { type: 'log', params: ({ event }) => ({ problem: event.error }) },
            { type: 'showMessage', params: FAILED_MESSAGE },
          ],
        },
      },
    },
    /** The page is unloaded: no state follows. */
    reloading: { entry: 'reload' },

    /**
     * Shows a message, renews the token (R-FB-06) and connects again after a delay: a refused listener
     * receives nothing more.
     */
    forbidden: {
      entry: ['countDenial', 'forgetBadges', { type: 'showMessage', params: FORBIDDEN_MESSAGE }],
      initial: 'renewing',
      on: { 'sign out': 'leaving' },
      states: {
        renewing: { invoke: { id: 'renewForbidden', src: 'renew', onDone: 'waiting', onError: 'waiting' } },
        waiting: { after: { backOff: '#realtime.connecting' } },
      },
    },

    refused: {
      entry: 'forgetBadges',
      on: { 'sign out': 'leaving', 'try again': 'connecting' },
    },

    leaving: {
      entry: 'forgetScope',
      on: {
        'sign in': { actions: { type: 'keepScope', params: ({ event }) => event } },
        'sign out': { actions: 'forgetScope' },
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [{ guard: 'someoneWaits', target: 'connecting' }, { target: 'idle' }],
        onError: [{ guard: 'someoneWaits', target: 'connecting' }, { target: 'idle' }],
      },
    },
  },
});

/** Callbacks of a subscription. */
export interface RealtimeWatcher {
  changed(badges: ChatUser): void;
  missing(): void;
  failed(problem: unknown): void;
}

/** Effects on the backend, the realtime service and the browser. */
export interface RealtimeEffects {
  /** Rejects with a `RealtimeFault` where the service refuses. */
  connect(scope: RealtimeScope, signal: AbortSignal): Promise<void>;
  /** Returns an unsubscribe function. */
  watch(user: number, watcher: RealtimeWatcher): () => void;
  /** Renews the session's token. */
  renew(_: undefined, signal: AbortSignal): Promise<void>;
  signOut(_: undefined, signal: AbortSignal): Promise<void>;
  /** Whether this machine reloaded the page within the last 60 s. */
  reloadedLately(): boolean;
  reload(): void;
  showMessage(message: Message): void;
  log(problem: unknown): void;
  warnMissing(): void;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const realtimeMachineWith = (effects: RealtimeEffects) =>
  realtimeMachine.provide({
    actors: {
      ...actorsOf(effects),
      watch: fromCallback<RealtimeEvent, number>(({ input, sendBack }) =>
        effects.watch(input, {
          changed: (badges) => sendBack({ type: 'document changed', badges }),
          missing: () => sendBack({ type: 'document missing' }),
          failed: (problem) => sendBack({ type: 'watch failed', problem }),
        }),
      ),
    },
    guards: { reloadedLately: () => effects.reloadedLately() },
    actions: {
      // the session handles a failed renewal
      renewBeside: () => void effects.renew(undefined, new AbortController().signal).catch(() => undefined),
      reload: () => effects.reload(),
      showMessage: (_, message) => effects.showMessage(message),
      log: (_, { problem }) => effects.log(problem),
      warnMissing: () => effects.warnMissing(),
    },
  });
