/** Milliseconds between two checks, and the number of checks before the promise is rejected: 5 s in all. */
const PAUSE = 500;
const LOOKS = 10;

/**
 * Returns the same promise, rejected when it stays pending for 5 s. WebKit's IndexedDB may never respond to a
 * page after another page was left during a write. The function counts short pauses instead of one long
 * timer: after a suspension, one long timer could fire before the event of a response that had arrived in
 * time.
 */
export function answered<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks < LOOKS) return;
      clearInterval(timer);
      reject(new Error(`the database has not answered for ${(PAUSE * LOOKS) / 1_000} seconds`));
    }, PAUSE);
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
