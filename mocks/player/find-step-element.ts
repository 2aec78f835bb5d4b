import type { HarnessClock } from '#mocks/demo/clock';
import type { AnsweredCalls } from './answered-calls';
import { elementsOf } from './find-elements';
import type { PlayableStep } from './playable-step';
import { untilQuiet } from './until-quiet';

/** Why a step cannot be played now. */
export type Obstacle = 'unnamed' | 'none' | 'several' | 'disabled' | 'hidden' | 'covered' | 'file';

export class StepProblem extends Error {
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** Milliseconds of real time until a step counts as not found. */
const PATIENCE = 5_000;
/** Milliseconds between two looks where nothing changes the document: scrolling and transitions do not. */
const PULSE = 100;

interface Surroundings {
  clock: Pick<HarnessClock, 'now' | 'jump'>;
  calls: AnsweredCalls;
}

/**
 * The element of a step, once a user could use it. The clock moves to the time of the step first: what the element
 * waits for, a list that is loaded again, may come only then. The user has seen the answers before the step.
 */
export async function findStepElement(
  step: PlayableStep,
  { clock, calls }: Surroundings,
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
  return until(() => lookFor(step), PATIENCE, signal);
}

function lookFor({ kind, target }: PlayableStep): Element | null | Obstacle {
  if (kind === 'open' || (kind === 'key' && !target)) return null;
  if (!target) return 'unnamed';
  const [element, ...others] = elementsOf(target);
  if (!element) return 'none';
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
  const hit = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => !one.hasAttribute('data-harness'));
  return hit !== undefined && (element.contains(hit) || hit.closest('label')?.control === element);
}

/** Looks again at each change of the page. */
async function until(
  look: () => Element | null | Obstacle,
  patience: number,
  signal: AbortSignal,
): Promise<Element | null> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    const end = (settle: () => void) => {
      ending.abort();
      observer.disconnect();
      clearInterval(pulse);
      clearTimeout(limit);
      settle();
    };
    const lookNow = () => {
      const found = look();
      if (typeof found !== 'string') end(() => resolve(found));
      else if (found === 'unnamed' || found === 'file') end(() => reject(new StepProblem(found)));
    };
    const giveUp = () => {
      const found = look();
      end(() => (typeof found === 'string' ? reject(new StepProblem(found)) : resolve(found)));
    };
    const observer = new MutationObserver(lookNow);
    const pulse = setInterval(lookNow, PULSE);
    const limit = setTimeout(giveUp, patience);
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
      signal: ending.signal,
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    lookNow();
  });
}
