/** Milliseconds until the demo waits no longer for the console. */
const MAX_WAIT_FOR_CONSOLE = 5_000;

/** Resolves when the browser is idle after the console's first paint, and also when the console never renders. */
export async function consolePainted(): Promise<void> {
  await rendered();
  await idle();
}

function rendered(): Promise<void> {
  const root = document.getElementById('root');
  return new Promise((resolve) => {
    // A prerendered sign-in page has `data-rendered` until the console hydrates it.
    if (!root || (root.hasChildNodes() && !root.dataset.rendered)) resolve();
    else new MutationObserver(() => resolve()).observe(root, { childList: true, attributes: true });
    setTimeout(resolve, MAX_WAIT_FOR_CONSOLE);
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
