import type { Log } from '#mocks/backend/protocol/log';
import type { HarnessClock } from '#mocks/harness/clock/clock';

/** Calls in a second of real time at which a fast clock stops: a poll each minute is ten calls at speed 600. */
const MOST = 100;
const SECOND = 1_000;

/** Pauses a fast clock whose timers flood the fake backend. */
export function brakeCalls(clock: HarnessClock, log: Log, now: () => number = () => performance.now()) {
  let calls: readonly number[] = [];
  return log.subscribe(() => {
    if (clock.speed() === 1 || clock.paused()) {
      calls = [];
      return;
    }
    const at = now();
    calls = [...calls.filter((one) => at - one < SECOND), at];
    if (calls.length >= MOST) clock.pause();
  });
}
