/** How often it is looked whether an answer has come, and how many looks are enough: 5 s. */
const PAUSE = 500;
const LOOKS = 10;

/**
 * The same promise, refused when it stays open for too long: WebKit's database may never answer a page again after
 * another was left while it wrote. Counted in short pauses: of one long timer a page that stood still for a while would
 * hear before it hears of an answer that had come in time.
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
