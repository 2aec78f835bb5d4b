import { type RefObject, useLayoutEffect } from 'react';
import { openDialogs } from './open-dialogs';

/** Opens the browser's modal dialog while the component is mounted. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // closes the dialog while it is still in the document: a removed dialog returns the focus to no element
  useLayoutEffect(
    function openModal() {
      const element = dialog.current;
      if (element === null) return undefined;
      if (!element.open) element.showModal();
      // showModal focuses the first control, and React's autoFocus runs before it
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
