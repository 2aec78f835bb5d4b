/** Keeps a popover above the console's dialogs and popovers: of the top layer, what was shown last is in front. */
export function keepInFront(popover: HTMLElement, signal: AbortSignal): void {
  const showInFront = () => {
    popover.hidePopover();
    popover.showPopover();
  };
  popover.showPopover();
  const observer = new MutationObserver(showInFront);
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  // of other popovers: this one is in a shadow tree, which the event does not leave
  document.addEventListener('toggle', showInFront, { capture: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
