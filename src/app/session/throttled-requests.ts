import type { Clock } from '#domain/base/clock';
import type { Toasts } from '#kit/services/toasts';

/**
 * Waits before a request that the server refused as one too many is sent again. A page sends several requests at a
 * time, so one message tells the user of all that wait.
 */
export function throttledRequests(clock: Clock, toasts: Toasts) {
  let waitingCount = 0;
  return async (seconds: number, signal: AbortSignal | undefined): Promise<void> => {
    if (waitingCount === 0)
      toasts.show('info', { messageId: 'problem.throttledFor', values: { seconds: Math.ceil(seconds) } });
    waitingCount += 1;
    let timer = 0;
    await new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, seconds * 1_000);
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
    clock.clearTimeout(timer);
    waitingCount -= 1;
  };
}
