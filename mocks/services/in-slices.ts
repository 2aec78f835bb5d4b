/** Milliseconds: a frame of the page. */
const SLICE = 12;

/** Runs a generator to its end, with a pause after each slice of time: the page runs in the same thread. */
export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  // the caller may have kept the thread for a while: the first yield is a pause
  let end = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    // oxlint-disable-next-line no-await-in-loop -- the pause is what this is for
    await pause();
    end = performance.now() + SLICE;
  }
}

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));
