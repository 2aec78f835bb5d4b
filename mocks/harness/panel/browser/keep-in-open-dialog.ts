/**
 * Keeps a part of the harness usable while a modal dialog of the console is open, which makes everything outside of
 * it inert: the host moves into the dialog, and back when it closes. `layer` is a popover in the host's shadow root.
 * Unlike a modal dialog of the harness, it leaves the console usable.
 */
export function keepInOpenDialog(host: HTMLElement, layer: HTMLElement): () => void {
  const moveToOpenDialog = (records: readonly MutationRecord[] = []) => {
    const parent = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
    // a dialog that was opened again, modal now, lies above the layer
    const isReopened = records.some(({ type, target }) => type === 'attributes' && target === parent);
    if (host.parentElement === parent && !isReopened) return;
    const focused = host.shadowRoot?.activeElement;
    const scrollPositions = scrollPositionsIn(layer);
    // an element that is moved or hidden leaves the top layer, loses the focus and forgets how far it is scrolled
    if (host.parentElement === parent) layer.hidePopover();
    else parent.append(host);
    layer.showPopover();
    for (const [element, top] of scrollPositions) element.scrollTop = top;
    if (focused instanceof HTMLElement) focused.focus();
  };
  layer.showPopover();
  moveToOpenDialog();
  const observer = new MutationObserver(moveToOpenDialog);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => {
    observer.disconnect();
    if (host.isConnected && host.parentElement !== document.body) document.body.append(host);
  };
}

const scrollPositionsIn = (layer: HTMLElement) =>
  [layer, ...layer.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((element) => [element, element.scrollTop] as const);
