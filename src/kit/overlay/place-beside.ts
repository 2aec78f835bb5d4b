/** Pixels between a popover, its anchor and the edges of the window. */
const GAP = 4;

/** Moves a popover below its anchor, or above it if there is enough space only there. */
export function placeBeside(anchor: Element, popover: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = bottom + GAP + height > clientHeight && top - GAP - height >= 0;
  const y = isAbove ? top - GAP - height : Math.min(bottom + GAP, clientHeight - GAP - height);
  const x = Math.min(left, clientWidth - GAP - width);
  popover.style.translate = `${Math.max(GAP, x)}px ${Math.max(GAP, y)}px`;
}
