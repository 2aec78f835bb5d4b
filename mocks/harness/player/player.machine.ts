import { assign, setup } from 'xstate';
import { actorsOf, placeholdersOf } from '#machines/actors-of';
import type { PlayableStep } from './playable-step';

export interface StepsToPlay {
  steps: readonly PlayableStep[];
  /** The next step. */
  index: number;
  /** The failing step of a report; the number of steps where none is marked. */
  failingStep: number;
  /** Playing stops before this step. */
  stopsBefore: number;
}

interface PlayerInput extends StepsToPlay {
  isPaused: boolean;
}

interface PlayerContext extends StepsToPlay {
  isPausing: boolean;
  /** The target as the page has it. */
  element: Element | null;
  /** Why a step could not be played. */
  problem: unknown;
}

type PlayerEvent = { type: 'play' | 'play one' | 'pause' | 'skip' | 'stop' };

const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    input: {} as PlayerInput,
    events: {} as PlayerEvent,
    tags: {} as 'playing',
  },
  actors: placeholdersOf<PlayerEffects>()('find', 'act'),
  guards: {
    isPausing: ({ context }) => context.isPausing,
    isAtEnd: ({ context }) => context.index >= context.steps.length,
    isAtStop: ({ context }) => context.index >= context.stopsBefore,
  },
  actions: {
    keepElement: assign((_, element: Element | null) => ({ element })),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    requestPause: assign({ isPausing: true }),
    forgetPause: assign({ isPausing: false }),
    moveToNextStep: assign(({ context }) => ({ index: context.index + 1, element: null })),
    allowOne: assign(({ context }) => ({ stopsBefore: context.index + 1 })),
    allowNext: assign(({ context: { index, failingStep, steps } }) => ({
      stopsBefore: index < failingStep ? failingStep : steps.length,
    })),
  },
});

/** Plays recorded steps in the page, one after another: each waits for its element, then acts on it. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input: { steps, index, failingStep, stopsBefore, isPaused } }) => ({
    steps,
    index,
    failingStep,
    stopsBefore,
    isPausing: isPaused,
    element: null,
    problem: null,
  }),
  initial: 'between',
  on: { stop: '.stopped' },
  states: {
    between: {
      always: [
        { guard: 'isAtEnd', target: 'finished' },
        { guard: 'isPausing', target: 'paused' },
        { guard: 'isAtStop', target: 'atStop' },
        { target: 'finding' },
      ],
    },
    finding: {
      tags: 'playing',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => stepOf(context),
        onDone: { target: 'acting', actions: { type: 'keepElement', params: ({ event }) => event.output } },
        onError: {
          target: 'notFound',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
      on: { pause: { target: 'paused' } },
    },
    acting: {
      tags: 'playing',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ step: stepOf(context), element: context.element }),
        onDone: { target: 'between', actions: 'moveToNextStep' },
        onError: {
          target: 'notFound',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
      // a step is played whole
      on: { pause: { actions: 'requestPause' } },
    },
    paused: {
      entry: 'forgetPause',
      on: {
        play: { target: 'between', actions: 'allowNext' },
        'play one': { target: 'between', actions: 'allowOne' },
      },
    },
    atStop: {
      on: {
        play: { target: 'between', actions: 'allowNext' },
        'play one': { target: 'between', actions: 'allowOne' },
      },
    },
    notFound: {
      exit: ['forgetProblem', 'forgetPause'],
      on: { play: 'finding', skip: { target: 'between', actions: 'moveToNextStep' } },
    },
    finished: {},
    stopped: {},
  },
});

function stepOf({ steps, index }: StepsToPlay): PlayableStep {
  const step = steps[index];
  if (!step) throw new RangeError(`there is no step ${index}`);
  return step;
}

export interface PlayerEffects {
  /** Resolves with the element of the step as soon as it can be used; null for a step without one. */
  find(step: PlayableStep, signal: AbortSignal): Promise<Element | null>;
  act(action: { step: PlayableStep; element: Element | null }, signal: AbortSignal): Promise<void>;
}

/** The player creates the machine only here, so that no effect can be missing. */
export const playerMachineWith = (effects: PlayerEffects) =>
  playerMachine.provide({ actors: actorsOf(effects) });
