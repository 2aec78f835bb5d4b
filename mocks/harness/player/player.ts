import { createActor } from 'xstate';
import type { Log } from '#mocks/backend/protocol/log';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import { actOnElement } from './act-on-element';
import { createAnsweredCalls } from './answered-calls';
import { findStepElement, type Obstacle, StepProblem } from './find-step-element';
import { forgetPlay, keepPlay, type Play } from './kept-play';
import type { PlayableStep } from './playable-step';
import { playerMachineWith } from './player.machine';

export interface PlayerState {
  at: 'playing' | 'paused' | 'atStop' | 'notFound' | 'finished' | 'stopped';
  title: string;
  /** The step that is played or comes next; undefined after the last one. */
  step: PlayableStep | undefined;
  index: number;
  count: number;
  isBeforeFailure: boolean;
  obstacle: Obstacle | null;
}

export interface Player {
  /** The same object until the state changes. */
  state(): PlayerState;
  send(event: 'play' | 'play one' | 'pause' | 'skip' | 'stop'): void;
  subscribe(listener: () => void): () => void;
}

interface PlayerEnvironment {
  clock: Pick<HarnessClock, 'now' | 'jump'>;
  log: Pick<Log, 'entries' | 'subscribe'>;
  /** Of the tab: a play goes on after a load of the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Plays recorded steps in this page, and goes on in the next one when a step loads it. */
export function createPlayer(play: Play, { clock, log, storage }: PlayerEnvironment): Player {
  const calls = createAnsweredCalls(log);
  const machine = playerMachineWith({
    find: (step, signal) => findStepElement(step, { clock, calls }, signal),
    async act(action, signal) {
      // the step may load another page: what is left to play is kept first, by the subscription below
      await Promise.resolve();
      return actOnElement(action, clock, signal);
    },
  });
  const actor = createActor(machine, { input: play });
  const readState = (): PlayerState => {
    const { value, context } = actor.getSnapshot();
    const { steps, index, failingStep, problem } = context;
    return {
      at: value === 'between' || value === 'finding' || value === 'acting' ? 'playing' : value,
      title: play.title,
      step: steps[index],
      index,
      count: steps.length,
      isBeforeFailure: index === failingStep,
      obstacle: value === 'notFound' ? obstacleIn(problem) : null,
    };
  };
  const storePlay = () => {
    const { value, context } = actor.getSnapshot();
    if (value === 'stopped') {
      forgetPlay(storage);
      return;
    }
    const { steps, index, failingStep, stopsBefore, isPausing } = context;
    // the step that loads a page is played when the next page begins
    const next = value === 'acting' ? index + 1 : index;
    const isPaused = isPausing || !(value === 'acting' || value === 'finding');
    keepPlay(storage, {
      title: play.title,
      steps: [...steps],
      index: next,
      failingStep,
      stopsBefore,
      isPaused,
    });
  };
  const listeners = new Set<() => void>();
  let state = readState();
  actor.subscribe(() => {
    state = readState();
    storePlay();
    for (const listener of listeners) listener();
  });
  actor.start();
  return {
    state: () => state,
    send: (type) => actor.send({ type }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An error of the player itself counts as a step that cannot be found. */
const obstacleIn = (problem: unknown): Obstacle =>
  problem instanceof StepProblem ? problem.obstacle : 'missing';
