import { HELD, heldNumbers } from './held';

/** Opens dialogs and popovers, and scrolls, in a frame that has loaded a picture. */
export function restorePicture(frame: HTMLIFrameElement): void {
  const picture = frame.contentDocument;
  if (!picture) return;
  for (const dialog of picture.querySelectorAll<HTMLDialogElement>(`[${HELD.modal}]`)) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const popover of picture.querySelectorAll<HTMLElement>(`[${HELD.popover}]`)) popover.showPopover();
  for (const element of picture.querySelectorAll(`[${HELD.scroll}]`)) {
    const [left = 0, top = 0] = heldNumbers(element, HELD.scroll);
    element.scrollTo({ left, top, behavior: 'instant' });
  }
}
