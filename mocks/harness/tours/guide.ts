import { createActor } from 'xstate';
import { createListeners } from '#domain/base/listeners';
import { forgetTour, type KeptTour, keepTour } from './kept-tour';
import type { Tour, TourStep } from './tour';
import { tourMachineWith } from './tour.machine';
import { isPageOpen, isReachable, type TourSurroundings, tourEffects } from './tour-effects';

export interface GuideState {
  phase: 'busy' | 'shown' | 'missing' | 'lost' | 'finished' | 'stopped';
  step: TourStep;
  index: number;
  count: number;
  /** The target of the step; null for a step about the whole page, and while it is not shown. */
  element: Element | null;
}

export interface Guide {
  /** The same object until the state changes. */
  state(): GuideState;
  send(event: 'next' | 'back' | 'resume' | 'renamed' | 'stop'): void;
  subscribe(listener: () => void): () => void;
}

interface GuideEnvironment extends TourSurroundings {
  /** Of the tab: a tour goes on after a load of the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Leads through a tour, from the step that the tab has kept. */
export function createGuide({ steps }: Tour, kept: KeptTour, surroundings: GuideEnvironment): Guide {
  const { base, storage } = surroundings;
  const index = Math.min(kept.index, steps.length - 1);
  const firstStep = steps[index];
  if (!firstStep) throw new RangeError('a tour has at least one step');
  const actor = createActor(tourMachineWith(tourEffects(surroundings)), {
    input: { steps, index, isThere: isPageOpen(base, firstStep) },
  });
  const readState = (): GuideState => {
    const { value, context } = actor.getSnapshot();
    const isBusy = value === 'beginning' || value === 'opening' || value === 'looking' || value === 'acting';
    return {
      phase: isBusy ? 'busy' : value,
      step: steps[context.index] ?? firstStep,
      index: context.index,
      count: steps.length,
      element: value === 'shown' ? context.element : null,
    };
  };
  const { subscribe, notify } = createListeners();
  let state = readState();
  const endController = new AbortController();
  actor.subscribe(() => {
    state = readState();
    if (state.phase === 'stopped' || state.phase === 'finished') {
      forgetTour(storage);
      endController.abort();
    } else keepTour(storage, { ...kept, index: state.index });
    notify();
  });
  actor.start();
  observePage(
    () => state,
    (type) => actor.send({ type }),
    base,
    endController.signal,
  );
  return {
    state: () => state,
    send: (type) => actor.send({ type }),
    subscribe,
  };
}

/** Milliseconds between two looks at the page: a target moves and disappears without an event. */
const LOOK_INTERVAL = 200;
// the console's router reports its own changes by events with these names
const NAVIGATION_EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

/** Reports what the visitor does to the page. */
function observePage(
  state: () => GuideState,
  send: (event: 'done' | 'gone' | 'left' | 'arrived') => void,
  base: string,
  signal: AbortSignal,
): void {
  const reportDone = (event: Event, by: 'press' | 'type') => {
    const { step, element } = state();
    if (element && step.visitorTask && by in step.visitorTask && event.composedPath().includes(element))
      send('done');
  };
  document.addEventListener('click', (event) => reportDone(event, 'press'), { capture: true, signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && !event.isComposing) reportDone(event, 'type');
    },
    { capture: true, signal },
  );
  const reportMove = () => send(isPageOpen(base, state().step) ? 'arrived' : 'left');
  for (const move of NAVIGATION_EVENTS) window.addEventListener(move, reportMove, { signal });
  const pulse = setInterval(() => {
    const { element } = state();
    if (element && !(element.isConnected && isReachable(element))) send('gone');
  }, LOOK_INTERVAL);
  signal.addEventListener('abort', () => clearInterval(pulse));
}
