/** What the console has at the foot of a window: what can be undone, the actions of a page, a newer version. */
const FOOT_ELEMENTS =
  '.held-afloat > *, .evidence-dock, .selection-bar, .version-line > span, .page-actions > .primary, .form-footer';
/** Milliseconds between two looks: they come and go without an event. */
const LOOK_INTERVAL = 250;

/**
 * Keeps `--foot` of a host the height in pixels that the console uses at the foot of the window. Returns the function
 * that ends this.
 */
export function standOverFoot(host: HTMLElement): () => void {
  const measureFoot = () => {
    const tops = [...document.querySelectorAll(FOOT_ELEMENTS)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height, bottom }) => height > 0 && Math.abs(bottom - innerHeight) < height)
      .map(({ top }) => top);
    host.style.setProperty('--foot', `${innerHeight - Math.min(innerHeight, ...tops)}px`);
  };
  measureFoot();
  const measureTimer = setInterval(measureFoot, LOOK_INTERVAL);
  return () => clearInterval(measureTimer);
}
