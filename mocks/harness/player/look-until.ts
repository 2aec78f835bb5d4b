/** Milliseconds between two looks where nothing changes the document: scrolling and transitions do not. */
const LOOK_INTERVAL = 100;

interface LookLimits {
  /** Milliseconds of real time until the last look. */
  timeout: number;
  signal: AbortSignal;
}

/**
 * Looks now and at each change of the page, until `look` returns something else than `undefined`; after the timeout
 * it resolves with what the last look returns. It rejects with an error of `look`.
 */
export async function lookUntil<Found>(
  look: () => Found | undefined,
  { timeout, signal }: LookLimits,
): Promise<Found | undefined> {
  return new Promise((resolve, reject) => {
    const endController = new AbortController();
    const end = (settle: () => void) => {
      endController.abort();
      observer.disconnect();
      clearInterval(lookTimer);
      clearTimeout(timeoutTimer);
      settle();
    };
    const lookNow = (isLast: boolean) => {
      try {
        const found = look();
        if (isLast || found !== undefined) end(() => resolve(found));
      } catch (error) {
        end(() => reject(error));
      }
    };
    const observer = new MutationObserver(() => lookNow(false));
    const lookTimer = setInterval(lookNow, LOOK_INTERVAL, false);
    const timeoutTimer = setTimeout(lookNow, timeout, true);
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
      signal: endController.signal,
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    lookNow(false);
  });
}
