import { isTextField } from './is-text-field';

/** What Escape closes in the console: dialogs, popovers, and the menu of a phone, which makes the page inert. */
const CLOSABLE =
  'dialog[open], :popover-open:not([popover=manual]), [inert], [role=combobox][aria-expanded=true]';

/** Escape ends the presentation where the console has nothing that it closes, and no field that it leaves. */
export function endOnEscape(end: () => void, signal: AbortSignal): void {
  let isEscapeFree = false;
  const onEscape = (listener: (event: KeyboardEvent) => void, capture: boolean) => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) listener(event);
    };
    window.addEventListener('keydown', onKeyDown, { capture, signal });
  };
  // before the console has closed it
  onEscape(({ target }) => {
    isEscapeFree = document.querySelector(CLOSABLE) === null && !isTextField(target);
  }, true);
  onEscape(({ defaultPrevented }) => {
    if (isEscapeFree && !defaultPrevented) end();
  }, false);
}
