/** Milliseconds: within one frame of the page. */
const SLICE_MS = 12;

/** Runs a generator to its end and pauses after each time slice: the page runs in the same thread. */
export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  // The caller may have blocked the thread before: the first yield pauses.
  let sliceEnd = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    // oxlint-disable-next-line no-await-in-loop -- the pause between the slices is the purpose
    await pause();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));
