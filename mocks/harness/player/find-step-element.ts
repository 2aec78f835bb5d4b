import type { HarnessClock } from '#mocks/harness/clock/clock';
import type { AnsweredCalls } from './answered-calls';
import { elementsOf } from './find-elements';
import { lookUntil } from './look-until';
import type { PlayableStep } from './playable-step';
import { untilQuiet } from './until-quiet';

/** Why a step cannot be played now. */
export type Obstacle = 'unnamed' | 'missing' | 'several' | 'disabled' | 'hidden' | 'covered' | 'file';

export class StepProblem extends Error {
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** Milliseconds of real time until a step counts as not found. */
const STEP_TIMEOUT = 5_000;

interface PlayEnvironment {
  clock: Pick<HarnessClock, 'now' | 'jump'>;
  calls: AnsweredCalls;
}

/**
 * The element of a step, once a user could use it. The clock moves to the time of the step first: what the element
 * waits for, a list that is loaded again, may come only then. The user has seen the answers before the step.
 */
export async function findStepElement(
  step: PlayableStep,
  { clock, calls }: PlayEnvironment,
  signal: AbortSignal,
): Promise<Element | null> {
  if (step.at > clock.now()) {
    await untilQuiet();
    signal.throwIfAborted();
    clock.jump(Math.max(step.at - clock.now(), 0));
  }
  if (await calls.before(step, signal)) {
    await untilQuiet();
    signal.throwIfAborted();
  }
  const look = () => {
    const lookResult = findNow(step);
    if (lookResult === 'unnamed' || lookResult === 'file') throw new StepProblem(lookResult);
    return typeof lookResult === 'string' ? undefined : { element: lookResult };
  };
  const lookResult = await lookUntil(look, { timeout: STEP_TIMEOUT, signal });
  if (lookResult) return lookResult.element;
  const lastResult = findNow(step);
  if (typeof lastResult === 'string') throw new StepProblem(lastResult);
  return lastResult;
}

function findNow({ kind, target }: PlayableStep): Element | null | Obstacle {
  if (kind === 'open' || (kind === 'key' && !target)) return null;
  if (!target) return 'unnamed';
  const [element, ...others] = elementsOf(target);
  if (!element) return 'missing';
  if (others.length > 0) return 'several';
  // no script may choose a file of the tester
  if (kind === 'file') return 'file';
  return kind === 'key' ? element : (obstacleOf(element) ?? element);
}

/** What keeps a user from pressing the element. */
function obstacleOf(element: Element): Obstacle | null {
  if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
  const { left, top, width, height } = element.getBoundingClientRect();
  // jsdom measures nothing and has no points
  if (typeof document.elementsFromPoint !== 'function') return null;
  if (width === 0 || height === 0) return 'hidden';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return isOnTop(element) ? null : left < 0 || top < 0 ? 'hidden' : 'covered';
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topElement = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => !one.hasAttribute('data-harness'));
  return (
    topElement !== undefined &&
    (element.contains(topElement) || topElement.closest('label')?.control === element)
  );
}
