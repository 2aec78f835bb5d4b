import { type RefObject, useLayoutEffect } from 'react';
import { openDialogs } from './open-dialogs';

/** Opens the browser's own modal dialog for as long as it is there. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // closed while it still stands on the page: taken off it first, it would give the focus back to nobody
  useLayoutEffect(
    function openModal() {
      const element = dialog.current;
      if (element === null) return undefined;
      if (!element.open) element.showModal();
      // showModal takes the first control, and React's autoFocus comes before it
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      openDialogs.add(element);
      return () => {
        openDialogs.remove(element);
        element.close();
      };
    },
    [dialog],
  );
}
