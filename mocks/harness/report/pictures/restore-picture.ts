import { copiedNumbers, PICTURE_ATTRIBUTES } from './copied';

/** Opens dialogs and popovers, and scrolls, in a frame that has loaded a picture. */
export function restorePicture(frame: HTMLIFrameElement): void {
  const picture = frame.contentDocument;
  if (!picture) return;
  for (const dialog of picture.querySelectorAll<HTMLDialogElement>(`[${PICTURE_ATTRIBUTES.modal}]`)) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const popover of picture.querySelectorAll<HTMLElement>(`[${PICTURE_ATTRIBUTES.popover}]`))
    popover.showPopover();
  for (const element of picture.querySelectorAll(`[${PICTURE_ATTRIBUTES.scroll}]`)) {
    const [left = 0, top = 0] = copiedNumbers(element, PICTURE_ATTRIBUTES.scroll);
    element.scrollTo({ left, top, behavior: 'instant' });
  }
}
