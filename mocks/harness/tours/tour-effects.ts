import type { HarnessClock } from '#mocks/harness/clock/clock';
import { actOnElement } from '#mocks/harness/player/act-on-element';
import { elementsOf } from '#mocks/harness/player/find-elements';
import { lookUntil } from '#mocks/harness/player/look-until';
import { type Messages, namedTarget } from './named-target';
import type { TourStep, TourTarget } from './tour';
import type { TourEffects } from './tour.machine';

/** Milliseconds of real time until the card says what would be seen. */
const TARGET_TIMEOUT = 5_000;
/** Milliseconds of real time in which the console opens a page by itself, after what the visitor did, or the first record. */
const OWN_NAVIGATION_WAIT = 1_500;
/** Milliseconds of real time until the console has gone back from an address that it does not open yet. */
const ANSWER_WAIT = 100;
/** Milliseconds of real time in which a visitor answers whether to leave a page. */
const LEAVE_TIMEOUT = 20_000;

export interface TourSurroundings {
  clock: Pick<HarnessClock, 'jump'>;
  /** Path of the city with a slash at its end: `/akashi/`. */
  base: string;
  /** The texts of the console in its present language. */
  messages(): Messages;
  /** The language of the card. */
  language(): 'ja' | 'en';
}

export const tourEffects = ({ clock, base, messages, language }: TourSurroundings): TourEffects => ({
  async open({ step, isFollowed }, signal) {
    if (isFollowed && !isPageOpen(base, step)) {
      const isOpened = await lookUntil(() => isPageOpen(base, step) || undefined, {
        timeout: OWN_NAVIGATION_WAIT,
        signal,
      });
      if (isOpened) return;
    }
    if (isPageOpen(base, step) && (step.stays || location.pathname + location.search === base + step.at))
      return;
    goTo(base + step.at);
    // the console may first finish or ask something, and goes back until it is answered
    await new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT));
    const isThere = () => isPageOpen(base, step) || undefined;
    if (!(await lookUntil(isThere, { timeout: LEAVE_TIMEOUT, signal })))
      throw new Error('the page does not open');
  },
  async find({ target }, signal) {
    if (target === null) return null;
    const { orElse } = target;
    const findReachable = () => reachableElement(target, messages());
    const ownTarget = orElse && (await lookUntil(findReachable, { timeout: OWN_NAVIGATION_WAIT, signal }));
    const foundElement =
      ownTarget ??
      (await lookUntil(() => findReachable() ?? (orElse && reachableElement(orElse, messages())), {
        timeout: TARGET_TIMEOUT,
        signal,
      }));
    if (!foundElement) throw new Error('the target is missing');
    // of a row's header, a visitor presses the link
    return foundElement.matches('th') ? (foundElement.querySelector('a') ?? foundElement) : foundElement;
  },
  async act({ step: { visitorTask }, element }, signal) {
    const value = visitorTask && 'type' in visitorTask ? visitorTask.type[language()] : '';
    // what the visitor has typed stays
    if (value !== '' && element instanceof HTMLInputElement && element.value !== '') return;
    const kind = value === '' ? 'press' : 'type';
    await actOnElement({ step: { kind, at: 0, name: '', value }, element }, clock, signal);
  },
});

/**
 * Opens an address in this page, as a step forward in the browser's history, which the console observes: it may first
 * ask whether unsaved input is to be left.
 */
function goTo(address: string) {
  const state: unknown = history.state;
  // the console counts its entries, to tell a step back from a step forward
  const isCounted = typeof state === 'object' && state !== null && 'index' in state;
  const index = isCounted ? Number(state.index) : 0;
  history.pushState({ index: index + 1 }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Whether the page of a step is open, whatever its query is. */
export const isPageOpen = (base: string, { at }: Pick<TourStep, 'at'>): boolean =>
  location.pathname === (base + at).replace(/\?.*/, '');

/** Whether a visitor can see and press an element: a modal dialog covers all that stands outside of it. */
export function isReachable(element: Element): boolean {
  const dialog = topDialog();
  if (dialog && !dialog.contains(element)) return false;
  // jsdom measures nothing
  return (
    !('checkVisibility' in element) || (element.checkVisibility() && element.getClientRects().length > 0)
  );
}

const reachableElement = (target: TourTarget, messages: Messages): Element | undefined =>
  elementsOf(namedTarget(target, messages)).find(isReachable);

/** The modal dialog of the console above all others. */
export const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
