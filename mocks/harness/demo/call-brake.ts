import type { Log } from '#mocks/backend/protocol/log';
import type { HarnessClock } from '#mocks/harness/clock/clock';

/** Calls in a second of real time at which a fast clock stops: a poll each minute is ten calls at speed 600. */
const MOST_CALLS = 100;
const SECOND = 1_000;

/** Pauses a fast clock whose timers flood the fake backend. */
export function brakeCalls(clock: HarnessClock, log: Log, now: () => number = () => performance.now()) {
  let callTimes: readonly number[] = [];
  return log.subscribe(() => {
    if (clock.speed() === 1 || clock.paused()) {
      callTimes = [];
      return;
    }
    const callTime = now();
    callTimes = [...callTimes.filter((one) => callTime - one < SECOND), callTime];
    if (callTimes.length >= MOST_CALLS) clock.pause();
  });
}
