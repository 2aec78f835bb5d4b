import { assign, setup } from 'xstate';
import { isOffline } from '#domain/messaging/chat-fault';
import { actorsOf, placeholdersOf } from '../actors-of';
import { assertPresent } from '../assert-present';

/** A message on its way. It keeps one id, so that a message sent twice is stored once. */
export interface Letter {
  id: string;
  room: string;
  text: string;
  /** When the letter was written, in milliseconds since 1970. */
  at: number;
  /** Refused by the service: such a letter blocks the later letters of its room until the user acts. */
  refused: boolean;
}

interface OutboxContext {
  letters: readonly Letter[];
  /** The letter being sent, or the last one sent. */
  current: Letter | null;
}

type OutboxEvent =
  | { type: 'send'; letter: Letter }
  | { type: 'send again'; id: string }
  | { type: 'discard'; id: string }
  /** The messages are in the room, sent by this tab or by another. */
  | { type: 'arrived'; ids: readonly string[] }
  /** The connection is back. */
  | { type: 'try again' };

interface FailureParams {
  problem: unknown;
}

/** PROPOSED: milliseconds until the next attempt after a lost connection. */
const RETRY_PAUSE = 5_000;

/** The first letter that can be sent: neither it nor an earlier letter of its room is refused. */
export const nextOf = (letters: readonly Letter[]): Letter | null =>
  letters.find(
    (letter, index) =>
      !letters.slice(0, index + 1).some((other) => other.room === letter.room && other.refused),
  ) ?? null;

/**
 * Letters that have not arrived, sent one at a time in the order of writing. Without a connection they wait
 * and are sent automatically; a refused letter blocks its room until the user sends it again or discards it.
 */
export const chatOutboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as readonly Letter[],
  },
  actors: placeholdersOf<OutboxEffects>()('deliver'),
  guards: {
    hasNext: ({ context }) => nextOf(context.letters) !== null,
    hasNone: ({ context }) => nextOf(context.letters) === null,
    isRefused: ({ context }, id: string) =>
      context.letters.some((letter) => letter.id === id && letter.refused),
    isOffline: (_, { problem }: FailureParams) => isOffline(problem),
  },
  delays: { pause: RETRY_PAUSE },
  actions: {
    keep: assign(({ context }, letter: Letter) => ({ letters: [...context.letters, letter] })),
    drop: assign(({ context }, ids: readonly string[]) => ({
      letters: context.letters.filter(({ id }) => !ids.includes(id)),
    })),
    takeNext: assign(({ context }) => ({ current: nextOf(context.letters) })),
    dropDelivered: assign(({ context: { letters, current } }) => ({
      letters: letters.filter(({ id }) => id !== current?.id),
    })),
    markRefused: assign(({ context: { letters, current } }) => ({
      letters: letters.map((letter) => (letter.id === current?.id ? { ...letter, refused: true } : letter)),
    })),
    forgive: assign(({ context }, id: string) => ({
      letters: context.letters.map((letter) => (letter.id === id ? { ...letter, refused: false } : letter)),
    })),
  },
}).createMachine({
  id: 'chatOutbox',
  context: ({ input }) => ({ letters: input, current: null }),
  initial: 'idle',
  on: {
    send: { actions: { type: 'keep', params: ({ event }) => event.letter } },
    'send again': {
      guard: { type: 'isRefused', params: ({ event }) => event.id },
      actions: { type: 'forgive', params: ({ event }) => event.id },
    },
    discard: {
      guard: { type: 'isRefused', params: ({ event }) => event.id },
      actions: { type: 'drop', params: ({ event }) => [event.id] },
    },
    arrived: { actions: { type: 'drop', params: ({ event }) => event.ids } },
  },
  states: {
    idle: { always: { guard: 'hasNext', target: 'sending' } },
    sending: {
      entry: 'takeNext',
      // a letter that arrived through another tab stays until this request is answered
      on: { arrived: undefined },
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => assertPresent(context.current, 'letter'),
        onDone: { target: 'idle', actions: 'dropDelivered' },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ problem: event.error }) },
            target: 'waiting',
          },
          { target: 'idle', actions: 'markRefused' },
        ],
      },
    },
    waiting: {
      always: { guard: 'hasNone', target: 'idle' },
      on: { 'try again': 'idle' },
      after: { pause: 'idle' },
    },
  },
});

export interface OutboxEffects {
  /** Rejects with a `ChatFault`. */
  deliver(letter: Letter): Promise<void>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const chatOutboxMachineWith = (effects: OutboxEffects) =>
  chatOutboxMachine.provide({ actors: actorsOf(effects) });
