import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openDialogs } from './open-dialogs';

/**
 * Opens the browser's modal dialog while the component is mounted, and returns its handlers. `onClose` is called on
 * Escape and a press beside its content, and its owner decides; without it the user cannot close. `reading`: on a
 * window that is wide enough the page beside it stays usable, and a press on the page belongs to the page.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose?: () => void,
  reading?: boolean,
) {
  const close = useEffectEvent(() => onClose?.());
  // closes the dialog while it is still in the document: a removed dialog returns the focus to no element
  useLayoutEffect(
    function openModal() {
      const element = dialog.current;
      if (element === null) return undefined;
      const beside = reading === true && !matchMedia('(max-width: 1279.98px)').matches;
      if (!element.open) element[beside ? 'show' : 'showModal']();
      // showModal focuses the first control, and React's autoFocus runs before it
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      openDialogs.add(element);
      const stopListening = onCloseRequests(element, close, beside);
      return () => {
        const back = stopListening();
        openDialogs.remove(element);
        element.close();
        if (back) back.focus();
      };
    },
    [dialog, reading],
  );
  return usePressBeside(onClose);
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
function onCloseRequests(
  element: HTMLDialogElement,
  close: () => void,
  beside: boolean,
): () => HTMLElement | false | null {
  const listening = new AbortController();
  const { signal } = listening;
  let focused: HTMLElement | null = null;
  let outside: HTMLElement | null = null;
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
      else if (!target.contains(element)) outside = target;
    },
    { signal },
  );
  element.addEventListener(
    'close',
    () => {
      if (element.open) return;
      const before = focused;
      element.showModal();
      if (before && element.contains(before)) before.focus();
      // what lies above every dialog moves above this one again
      openDialogs.remove(element);
      openDialogs.add(element);
      close();
    },
    { signal },
  );
  return () => {
    listening.abort();
    return beside && outside;
  };
}
