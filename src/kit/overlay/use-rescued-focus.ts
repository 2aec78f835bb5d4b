import { useEffect } from 'react';
import { openDialogs } from './open-dialogs';

/**
 * The focused element, and each ancestor with the child's index in it: the remaining ones decide the focus.
 */
interface RememberedFocus {
  control: Element;
  path: string;
  around: readonly { element: Element; at: number }[];
  /** The element that had the focus before its dialog opened. */
  opener: RememberedFocus | null;
}

const CONTROLS =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [type="hidden"], [hidden])';

/**
 * The focused element may disappear: a selected record that is removed, a button whose action is done, a
 * dialog opened by a key. The keyboard would restart at the top of the page; this hook focuses what takes the
 * element's position. Rows of a list have their own rule (`useKeptFocus`).
 */
export function useRescuedFocus(): void {
  useEffect(function rescueFocus() {
    let remembered: RememberedFocus | null = null;
    let timer: number | undefined;
    const listenersAbort = new AbortController();
    const options = { signal: listenersAbort.signal };

    document.addEventListener(
      'focusin',
      ({ target }) => (remembered = rememberFocus(target, remembered)),
      options,
    );
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        // focus given up by a click on the page is not restored; an element that is being removed is detached
        // by then
        queueMicrotask(() => {
          const isLeft = relatedTarget === null && target instanceof Element && target.isConnected;
          if (isLeft && remembered?.control === target && document.activeElement !== target)
            remembered = null;
        });
      },
      options,
    );
    const removalObserver = new MutationObserver(() => {
      if (!isLost(remembered) || timer !== undefined) return;
      // other code that restores the focus runs first
      timer = window.setTimeout(() => {
        timer = undefined;
        if (!isLost(remembered)) return;
        elementToFocus(remembered)?.focus({ preventScroll: true });
      });
    });
    removalObserver.observe(document.body, { childList: true, subtree: true });
    return () => {
      listenersAbort.abort();
      removalObserver.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}

function rememberFocus(
  target: EventTarget | null,
  rememberedBefore: RememberedFocus | null,
): RememberedFocus | null {
  if (!(target instanceof Element)) return null;
  const around: { element: Element; at: number }[] = [];
  for (let inner = target; inner.parentElement !== null; inner = inner.parentElement) {
    around.push({ element: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) });
  }
  const dialog = target.closest('dialog');
  const wasInside = rememberedBefore?.around.some(({ element }) => element === dialog);
  const opener = dialog === null ? null : wasInside ? rememberedBefore?.opener : rememberedBefore;
  return { control: target, path: location.pathname, around, opener: opener ?? null };
}

const isLost = (remembered: RememberedFocus | null): remembered is RememberedFocus =>
  remembered !== null && !remembered.control.isConnected && document.activeElement === document.body;

function elementToFocus(remembered: RememberedFocus): HTMLElement | null {
  const { path } = remembered;
  const dialog = openDialogs.top();
  const page = dialog ?? document.getElementById('content');
  if (page === null || isOfRow(remembered, page)) return null;
  const remaining = remainingOf(remembered, page);
  // on another page the focus starts at the beginning
  if (path !== location.pathname || remaining.length === 0)
    return dialog ? (controlIn(dialog) ?? dialog) : page;
  for (const { element, at } of remaining) {
    const childAtIndex = element.children[at];
    const candidates = [twinOf(remembered, element), childAtIndex, element.children[at - 1], element];
    const control = currentIn(childAtIndex) ?? candidates.flatMap((one) => (one && controlIn(one)) ?? [])[0];
    if (control) return control;
  }
  return page;
}

const remainingOf = ({ around }: RememberedFocus, page: Element) =>
  around.filter(({ element }) => element.isConnected && page.contains(element));

/** Includes elements of the confirmation that a row's button opened. */
const isOfRow = (remembered: RememberedFocus, page: Element): boolean =>
  remainingOf(remembered, page)[0]?.element.matches('.records tbody, .records tr, .records table') === true ||
  isAnswerOfRow(remembered, page);

const isAnswerOfRow = ({ opener }: RememberedFocus, page: Element): boolean =>
  opener !== null &&
  (remainingOf(opener, page).some(({ element }) => element.matches('.records tbody')) ||
    isAnswerOfRow(opener, page));

/** The element at the same position, or the last before it, in new content, such as a reloaded record. */
function twinOf({ around }: RememberedFocus, survivor: Element): Element | null {
  const level = around.findIndex(({ element }) => element === survivor);
  const path = around.slice(0, level + 1).toReversed();
  return path.reduce<Element | null>(
    (twin, { at }) => twin && (twin.children[at] ?? twin.lastElementChild),
    survivor,
  );
}

/** The current control of a group, such as the selected day of a week. */
const currentIn = (part: Element | undefined): HTMLElement | undefined =>
  part && controlsIn(part).find((control) => control.matches('[aria-current]'));

const controlIn = (part: Element): HTMLElement | null => currentIn(part) ?? controlsIn(part)[0] ?? null;

const controlsIn = (part: Element): HTMLElement[] =>
  [part, ...part.querySelectorAll(CONTROLS)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(CONTROLS) && isVisible(one),
  );

/** jsdom has no layout and lacks this method. */
const isVisible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
