/** Milliseconds between two checks, and the number of checks before the promise is rejected: 5 s in all. */
const CHECK_INTERVAL_MS = 500;
const MAX_CHECKS = 10;

/**
 * Returns the same promise, rejected when it stays pending for 5 s. WebKit's IndexedDB may never respond to a
 * page after another page was left during a write. The function counts short pauses instead of one long
 * timer: after a suspension, one long timer could fire before the event of a response that had arrived in
 * time.
 */
export function rejectIfPending<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let checks = 0;
    const timer = setInterval(() => {
      checks += 1;
      if (checks < MAX_CHECKS) return;
      clearInterval(timer);
      reject(
        new Error(`the database has not answered for ${(CHECK_INTERVAL_MS * MAX_CHECKS) / 1_000} seconds`),
      );
    }, CHECK_INTERVAL_MS);
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
