import type { Clock } from '#domain/base/clock';

export const realTime: Clock = {
  now: () => Date.now(),
  // Number(), because Node's handles are objects that convert to a number; a browser's are numbers
  setTimeout: (run, ms) => Number(globalThis.setTimeout(run, ms)),
  clearTimeout: (id) => globalThis.clearTimeout(id),
};
