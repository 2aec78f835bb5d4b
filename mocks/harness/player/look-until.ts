/** Milliseconds between two looks where nothing changes the document: scrolling and transitions do not. */
const PULSE = 100;

interface Limits {
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
  { timeout, signal }: Limits,
): Promise<Found | undefined> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    const end = (settle: () => void) => {
      ending.abort();
      observer.disconnect();
      clearInterval(pulse);
      clearTimeout(limit);
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
    const pulse = setInterval(lookNow, PULSE, false);
    const limit = setTimeout(lookNow, timeout, true);
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
      signal: ending.signal,
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    lookNow(false);
  });
}
