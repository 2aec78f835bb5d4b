import { assign, setup } from 'xstate';
import { actorsOf, placeholdersOf } from '#machines/actors-of';
import type { TourStep } from './tour';

export interface TourInput {
  steps: readonly TourStep[];
  index: number;
  /** Whether the page of the step is open. */
  isThere: boolean;
}

export interface Opening {
  step: TourStep;
  /** The console may open the page by itself, after what the visitor did. */
  isFollowed: boolean;
}

interface TourContext extends TourInput {
  isFollowed: boolean;
  /** The target as the page has it. */
  element: Element | null;
}

type TourEvent = {
  type:
    | 'next'
    | 'back'
    /** The visitor has done what the step waits for. */
    | 'done'
    /** The target has left the page. */
    | 'gone'
    /** Another page was opened. */
    | 'left'
    /** The page of the step was opened again. */
    | 'arrived'
    | 'resume'
    /** The console shows another language, in which the target has another name. */
    | 'renamed'
    | 'stop';
};

const tourSetup = setup({
  types: {
    context: {} as TourContext,
    input: {} as TourInput,
    events: {} as TourEvent,
  },
  actors: placeholdersOf<TourEffects>()('open', 'find', 'act'),
  guards: {
    isThere: ({ context }) => context.isThere,
    isAction: ({ context }) => stepOf(context).visitorTask !== undefined,
    isLast: ({ context: { steps, index } }) => index + 1 >= steps.length,
    isLastWithout: ({ context }) => indexWithout(context) >= context.steps.length,
    hasBefore: ({ context }) => context.index > 0,
  },
  actions: {
    keepElement: assign((_, element: Element | null) => ({ element })),
    moveToNextStep: assign(({ context }) => ({ index: context.index + 1, isFollowed: false })),
    skipStep: assign(({ context }) => ({ index: indexWithout(context), isFollowed: false })),
    moveToNextStepFollowed: assign(({ context }) => ({ index: context.index + 1, isFollowed: true })),
    goBack: assign(({ context }) => ({ index: indexBefore(context), isFollowed: false })),
    goToOpened: assign(({ context }) => ({
      index: openedIndex(context.steps, context.index),
      isFollowed: false,
    })),
  },
});

/** Leads a visitor through the pages of a role: each step opens its page, finds its target and waits for the visitor. */
export const tourMachine = tourSetup.createMachine({
  id: 'tour',
  context: ({ input }) => ({ ...input, isFollowed: false, element: null }),
  initial: 'beginning',
  on: { stop: '.stopped' },
  states: {
    beginning: { always: [{ guard: 'isThere', target: 'looking' }, { target: 'lost' }] },
    opening: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ step: stepOf(context), isFollowed: context.isFollowed }),
        onDone: 'looking',
        onError: 'lost',
      },
    },
    looking: {
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => stepOf(context),
        onDone: { target: 'shown', actions: { type: 'keepElement', params: ({ event }) => event.output } },
        onError: 'missing',
      },
      on: {
        next: [
          { guard: 'isLastWithout', target: 'finished' },
          { target: 'opening', actions: 'skipStep' },
        ],
        back: { guard: 'hasBefore', target: 'opening', actions: 'goBack' },
        left: 'lost',
        renamed: { target: 'looking', reenter: true },
      },
    },
    shown: {
      on: {
        next: [
          { guard: 'isAction', target: 'acting' },
          { guard: 'isLast', target: 'finished' },
          { target: 'opening', actions: 'moveToNextStep' },
        ],
        done: [
          { guard: 'isLast', target: 'finished' },
          { target: 'opening', actions: 'moveToNextStepFollowed' },
        ],
        back: { guard: 'hasBefore', target: 'opening', actions: 'goBack' },
        gone: 'looking',
        left: 'lost',
        renamed: 'looking',
      },
    },
    acting: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ step: stepOf(context), element: context.element }),
        onDone: [
          { guard: 'isLast', target: 'finished' },
          { target: 'opening', actions: 'moveToNextStepFollowed' },
        ],
        onError: 'missing',
      },
    },
    // the card says what would be seen, and the target is still looked for
    missing: {
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => stepOf(context),
        onDone: { target: 'shown', actions: { type: 'keepElement', params: ({ event }) => event.output } },
        onError: { target: 'missing', reenter: true },
      },
      on: {
        next: [
          { guard: 'isLastWithout', target: 'finished' },
          { target: 'opening', actions: 'skipStep' },
        ],
        back: { guard: 'hasBefore', target: 'opening', actions: 'goBack' },
        left: 'lost',
        renamed: 'looking',
      },
    },
    lost: {
      on: { resume: { target: 'opening', actions: 'goToOpened' }, arrived: 'looking' },
    },
    finished: {},
    stopped: {},
  },
});

type Position = Pick<TourContext, 'steps' | 'index'>;

function stepOf({ steps, index }: Position): TourStep {
  const step = steps[index];
  if (!step) throw new RangeError(`there is no step ${index}`);
  return step;
}

/** The step after one that was not done: what only it would have opened is left out. */
function indexWithout({ steps, index }: Position): number {
  if (steps[index]?.visitorTask === undefined) return index + 1;
  const next = steps.findIndex((step, position) => position > index && !step.stays);
  return next === -1 ? steps.length : next;
}

function indexBefore({ steps, index }: Position): number {
  return steps[index]?.stays ? index - 1 : openedIndex(steps, index - 1);
}

/** The last step up to this one whose address alone opens it. */
const openedIndex = (steps: readonly TourStep[], index: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step, position) => position <= index && !step.stays),
  );

export interface TourEffects {
  /** Resolves when the page of the step is open; rejects when it does not open. */
  open(opening: Opening, signal: AbortSignal): Promise<void>;
  /** Resolves with the target; null for a step about the whole page. Rejects when it does not come. */
  find(step: TourStep, signal: AbortSignal): Promise<Element | null>;
  /** Does what the step waits for. */
  act(action: { step: TourStep; element: Element | null }, signal: AbortSignal): Promise<void>;
}

/** A tour creates the machine only here, so that no effect can be missing. */
export const tourMachineWith = (effects: TourEffects) => tourMachine.provide({ actors: actorsOf(effects) });
