/** Milliseconds until the demo waits no longer for the console. */
const MAX_WAIT_FOR_CONSOLE = 5_000;

/** Resolves when the browser is idle after the console's first paint, and also when the console never renders. */
export async function consolePainted(): Promise<void> {
  await consoleRendered();
  await browserIdle();
}

function consoleRendered(): Promise<void> {
  const consoleRoot = document.getElementById('root');
  return new Promise((resolve) => {
    if (!consoleRoot || isRendered(consoleRoot)) resolve();
    else new MutationObserver(() => resolve()).observe(consoleRoot, { childList: true, attributes: true });
    setTimeout(resolve, MAX_WAIT_FOR_CONSOLE);
  });
}

/**
 * A prerendered sign-in page has `data-rendered` until the console hydrates it, and the sentence of a link that signs in
 * (build/show-arrival.ts) has `data-arrival` until the console replaces it.
 */
function isRendered(consoleRoot: HTMLElement): boolean {
  const { rendered } = consoleRoot.dataset;
  return consoleRoot.hasChildNodes() && !rendered && consoleRoot.querySelector('[data-arrival]') === null;
}

export function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
