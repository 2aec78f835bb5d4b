import { useEffect } from 'react';
import { openDialogs } from './open-dialogs';

/** What had the focus, and everything around it with its place there: what of it is left says where to go on. */
interface Held {
  control: Element;
  path: string;
  around: readonly { element: Element; at: number }[];
  /** What had it before the dialog in which it stands. */
  opener: Held | null;
}

const CONTROLS =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [type="hidden"], [hidden])';

/**
 * What had the focus may go: a chosen record that is taken out, a button whose deed is done, a dialog that a key had
 * opened. The keyboard would begin anew at the top of the page: it goes on with what stands in the place of what went.
 * Rows of a list have their own rule (`useKeptFocus`).
 */
export function useRescuedFocus(): void {
  useEffect(function rescueFocus() {
    let held: Held | null = null;
    let timer: number | undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };

    document.addEventListener('focusin', ({ target }) => (held = heldBy(target, held)), options);
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        // left for nothing else by a click beside it; what is being taken away has gone by then
        queueMicrotask(() => {
          const isLeft = relatedTarget === null && target instanceof Element && target.isConnected;
          if (isLeft && held?.control === target && document.activeElement !== target) held = null;
        });
      },
      options,
    );
    const changes = new MutationObserver(() => {
      if (!isLost(held) || timer !== undefined) return;
      // whoever knows better where the focus belongs comes first
      timer = window.setTimeout(() => {
        timer = undefined;
        if (!isLost(held)) return;
        placeOf(held)?.focus({ preventScroll: true });
      });
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      listening.abort();
      changes.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}

function heldBy(target: EventTarget | null, before: Held | null): Held | null {
  if (!(target instanceof Element)) return null;
  const around: { element: Element; at: number }[] = [];
  for (let inner = target; inner.parentElement !== null; inner = inner.parentElement) {
    around.push({ element: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) });
  }
  const dialog = target.closest('dialog');
  const wasInside = before?.around.some(({ element }) => element === dialog);
  const opener = dialog === null ? null : wasInside ? before?.opener : before;
  return { control: target, path: location.pathname, around, opener: opener ?? null };
}

const isLost = (held: Held | null): held is Held =>
  held !== null && !held.control.isConnected && document.activeElement === document.body;

function placeOf(held: Held): HTMLElement | null {
  const { path } = held;
  const dialog = openDialogs.top();
  const page = dialog ?? document.getElementById('content');
  if (page === null || isOfRow(held, page)) return null;
  const left = leftOf(held, page);
  // of another page its beginning
  if (path !== location.pathname || left.length === 0) return dialog ? (controlIn(dialog) ?? dialog) : page;
  for (const { element, at } of left) {
    const here = element.children[at];
    const next = [twinOf(held, element), here, element.children[at - 1], element];
    const found = currentIn(here) ?? next.flatMap((one) => (one && controlIn(one)) ?? [])[0];
    if (found) return found;
  }
  return page;
}

const leftOf = ({ around }: Held, page: Element) =>
  around.filter(({ element }) => element.isConnected && page.contains(element));

/** Also the answer to a question that a row's button asked. */
const isOfRow = (held: Held, page: Element): boolean =>
  leftOf(held, page)[0]?.element.matches('.records tbody, .records tr, .records table') === true ||
  isAnswerOfRow(held, page);

const isAnswerOfRow = ({ opener }: Held, page: Element): boolean =>
  opener !== null &&
  (leftOf(opener, page).some(({ element }) => element.matches('.records tbody')) ||
    isAnswerOfRow(opener, page));

/** The same place, or the last before it, in what was rendered anew: a record that is read again has its buttons there. */
function twinOf({ around }: Held, survivor: Element): Element | null {
  const level = around.findIndex(({ element }) => element === survivor);
  const path = around.slice(0, level + 1).toReversed();
  return path.reduce<Element | null>(
    (twin, { at }) => twin && (twin.children[at] ?? twin.lastElementChild),
    survivor,
  );
}

/** The control that is chosen in a part, as a day of a week. */
const currentIn = (part: Element | undefined): HTMLElement | undefined =>
  part && controlsIn(part).find((control) => control.matches('[aria-current]'));

const controlIn = (part: Element): HTMLElement | null => currentIn(part) ?? controlsIn(part)[0] ?? null;

const controlsIn = (part: Element): HTMLElement[] =>
  [part, ...part.querySelectorAll(CONTROLS)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(CONTROLS) && isSeen(one),
  );

/** jsdom lays nothing out and does not know. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
