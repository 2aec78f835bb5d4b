import {
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNarrowerThan } from '#kit/services/use-media';
import { openDialogs } from './open-dialogs';

/** From this width on a panel for reading leaves its list in use. */
const BESIDE_FROM = 1280;

/**
 * Opens the browser's modal dialog while the component is mounted, and returns its handlers. `onClose` is called on
 * Escape and a press beside its content, and its owner decides; without it the user cannot close. `reading`: while the
 * window is wide enough the page beside it stays usable, and a press on the page belongs to the page.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose?: () => void, reading = false) {
  const close = useEffectEvent(() => onClose?.());
  const beside = useBeside(dialog, reading);
  const lastPlace = useRef<{ reading: boolean; focused: Element | null; scrolled: number } | null>(null);
  // closes the dialog while it is still in the document: a removed dialog returns the focus to no element
  useLayoutEffect(
    function openModal() {
      const element = dialog.current;
      if (element === null) return undefined;
      const body = element.querySelector('.dialog-body');
      if (!element.open) element[beside ? 'show' : 'showModal']();
      // showModal focuses the first control, and React's autoFocus runs before it
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      if (lastPlace.current?.reading === reading) {
        // the same content in a window of another width
        const { focused, scrolled } = lastPlace.current;
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        if (body) body.scrollTop = scrolled;
      }
      openDialogs.add(element);
      const stopListening = listenToCloseRequests(element, close, beside);
      return () => {
        const { activeElement } = document;
        const focused = element.contains(activeElement) ? activeElement : null;
        lastPlace.current = { reading, focused, scrolled: body?.scrollTop ?? 0 };
        const elementToFocus = stopListening();
        openDialogs.remove(element);
        element.close();
        if (elementToFocus) elementToFocus.focus();
      };
    },
    [dialog, beside, reading],
  );
  return usePressBeside(onClose);
}

/** Whether the page beside the dialog is in use. A change of width waits until no other dialog lies above it. */
function useBeside(dialog: RefObject<HTMLDialogElement | null>, reading: boolean): boolean {
  const isWideEnough = !useNarrowerThan(BESIDE_FROM);
  const isTop = useSyncExternalStore(openDialogs.subscribe, () =>
    [null, dialog.current].includes(openDialogs.top()),
  );
  const [isWide, setIsWide] = useState(isWideEnough);
  if (isWide !== isWideEnough && isTop) setIsWide(isWideEnough);
  return reading && isWide;
}

/**
 * Handlers of an element that is closed by a press on itself, beside its content. Press and release count: a text
 * that is selected by dragging, from the inside out or back, also ends in a click on the element.
 */
function usePressBeside(onClose: (() => void) | undefined) {
  const isBeside = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: MouseEvent) {
      isBeside.current = target === currentTarget;
    },
    onPointerUp({ target, currentTarget }: MouseEvent) {
      isBeside.current &&= target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      const isPressed = isBeside.current && target === currentTarget;
      isBeside.current = false;
      if (isPressed) onClose?.();
    },
  };
}

/**
 * A browser lets a page refuse `cancel` once; at the next Escape without a press or a typed character in between, and
 * at Android's Back, it closes the dialog all the same. So Escape is handled as a key, and a dialog that was closed
 * by the browser opens again before `close` is called. `beside`: Escape closes it wherever the focus is. Returns a function
 * that stops this and returns the control to focus: beside a list, another row than the opener's may be the last one
 * pressed.
 */
function listenToCloseRequests(
  element: HTMLDialogElement,
  close: () => void,
  beside: boolean,
): () => HTMLElement | false | null {
  const listenersAbort = new AbortController();
  const { signal } = listenersAbort;
  let focused: HTMLElement | null = null;
  let outsideFocus: HTMLElement | null = null;
  // After the handlers of its content. The focus may have been lost to the page.
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target, defaultPrevented, isComposing } = event;
      const isHere =
        beside || target === document.body || (target instanceof Node && element.contains(target));
      if (key !== 'Escape' || defaultPrevented || isComposing || !isHere) return;
      if (openDialogs.top() !== element) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    (event) => {
      // a cancelled file chooser fires one of its own
      if (event.target !== element || !event.cancelable) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      if (element.contains(target)) focused = target;
      else if (!target.contains(element)) outsideFocus = target;
    },
    { signal },
  );
  element.addEventListener(
    'close',
    () => {
      if (element.open) return;
      const focusBefore = focused;
      element.showModal();
      if (focusBefore && element.contains(focusBefore)) focusBefore.focus();
      // what lies above every dialog moves above this one again
      openDialogs.remove(element);
      openDialogs.add(element);
      close();
    },
    { signal },
  );
  return () => {
    listenersAbort.abort();
    return beside && outsideFocus;
  };
}
