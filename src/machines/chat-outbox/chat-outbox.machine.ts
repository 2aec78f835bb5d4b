import { assign, fromPromise, setup } from 'xstate';
import { isOffline } from '#domain/messaging/chat-fault';
import { assertPresent } from '../assert-present';
import { required } from '../placeholder';

/** A message on its way: its id is made once, so that the same words sent twice are one message. */
export interface Letter {
  id: string;
  room: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** It was refused: it waits for its writer, and all behind it in its room with it. */
  refused: boolean;
}

interface OutboxContext {
  letters: readonly Letter[];
  /** Being sent, or sent last. */
  current: Letter | null;
}

type OutboxEvent =
  | { type: 'send'; letter: Letter }
  | { type: 'send again'; id: string }
  | { type: 'discard'; id: string }
  /** They stand in the room, whoever brought them there. */
  | { type: 'arrived'; ids: readonly string[] }
  /** The line is there again. */
  | { type: 'try again' };

interface Problem {
  problem: unknown;
}

/** PROPOSED: milliseconds until a line that was lost is tried by itself. */
const PAUSE = 5_000;

/** The first that nothing in its room stands before. */
export const nextOf = (letters: readonly Letter[]): Letter | null =>
  letters.find(
    (letter, index) =>
      !letters.slice(0, index + 1).some((other) => other.room === letter.room && other.refused),
  ) ?? null;

/**
 * Words that were sent and have not arrived: one at a time, in the order of their writing. Without a line they wait and
 * go by themselves; a refused one holds up its room until its writer sends it again or takes it back.
 */
export const chatOutboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as readonly Letter[],
  },
  actors: { deliver: required<void, Letter>('deliver') },
  guards: {
    hasNext: ({ context }) => nextOf(context.letters) !== null,
    hasNone: ({ context }) => nextOf(context.letters) === null,
    isRefused: ({ context }, id: string) =>
      context.letters.some((letter) => letter.id === id && letter.refused),
    isOffline: (_, { problem }: Problem) => isOffline(problem),
  },
  delays: { pause: PAUSE },
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
      // what has arrived by another tab is left to the answer of this one
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

/** The only way the application makes the machine: no effect can be forgotten. */
export const chatOutboxMachineWith = (effects: OutboxEffects) =>
  chatOutboxMachine.provide({
    actors: { deliver: fromPromise<void, Letter>(({ input }) => effects.deliver(input)) },
  });
