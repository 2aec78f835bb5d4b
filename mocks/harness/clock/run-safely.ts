/** Reports the error of one timer as the browser would, and lets the other timers run. */
export function runSafely(run: () => void) {
  try {
    run();
  } catch (error) {
    globalThis.queueMicrotask(() => {
      throw error;
    });
  }
}
