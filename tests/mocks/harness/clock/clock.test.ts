import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { createLog, type LogEntry } from '#mocks/backend/protocol/log';
import { createClock, type TimerSource } from '#mocks/harness/clock/clock';
import { brakeCalls } from '#mocks/harness/demo/call-brake';

const NINE_OCLOCK = Date.parse('2026-04-01T09:00:00+09:00');

/** A source of time that the test advances, so that nothing waits. */
function fakeSource(start = 1_000_000) {
  let time = start;
  let lastHandle = 0;
  const armedTimers = new Map<number, { due: number; run: () => void }>();
  const source: TimerSource = {
    now: () => time,
    setTimeout(run, ms) {
      lastHandle += 1;
      armedTimers.set(lastHandle, { due: time + ms, run });
      return lastHandle;
    },
    clearTimeout: (handle) => void armedTimers.delete(Number(handle)),
  };
  function passRealTime(ms: number) {
    const end = time + ms;
    for (;;) {
      const [handle, next] = [...armedTimers].toSorted(([, one], [, other]) => one.due - other.due)[0] ?? [];
      if (handle === undefined || next === undefined || next.due > end) break;
      armedTimers.delete(handle);
      time = next.due;
      next.run();
    }
    time = end;
  }
  return { source, passRealTime, armedTimers };
}

function startClock(options: { start?: number; paused?: boolean; speed?: number } = {}) {
  const realTimers = fakeSource();
  return { clock: createClock({ start: NINE_OCLOCK, ...options, source: realTimers.source }), ...realTimers };
}

describe('R-WISH-09 the harness clock', () => {
  test('a paused clock shows its time, also when the real time advances', () => {
    let time = 0;
    const source = { ...fakeSource().source, now: () => ++time };
    expect(createClock({ start: NINE_OCLOCK, paused: true, source }).now()).toBe(NINE_OCLOCK);
  });

  test('the clock shows the real time, or runs from that of the scenario', () => {
    const { source, passRealTime } = fakeSource(5_000);
    const realClock = createClock({ source });
    const scenarioClock = createClock({ source, start: NINE_OCLOCK });
    passRealTime(1_500);
    expect([realClock.now(), realClock.offset(), scenarioClock.now()]).toEqual([
      6_500,
      0,
      NINE_OCLOCK + 1_500,
    ]);
  });

  test('timers fire in real time, in order, and can be cleared', () => {
    const { clock, passRealTime } = startClock();
    const firings: [string, number][] = [];
    const recordFiring = (name: string) => () => firings.push([name, clock.now() - NINE_OCLOCK]);
    clock.setTimeout(recordFiring('late'), 300);
    clock.setTimeout(recordFiring('early'), 100);
    clock.setTimeout(recordFiring('early too'), 100);
    clock.clearTimeout(clock.setTimeout(recordFiring('never'), 200));
    passRealTime(250);
    expect(firings).toEqual([
      ['early', 100],
      ['early too', 100],
    ]);
    passRealTime(50);
    expect(firings.at(-1)).toEqual(['late', 300]);
  });

  test('only one real timer is armed, for the next timer, and none without timers', () => {
    const { clock, armedTimers, passRealTime } = startClock();
    clock.setTimeout(() => {}, 300);
    clock.setTimeout(() => {}, 100);
    expect([...armedTimers.values()].map(({ due }) => due)).toEqual([1_000_100]);
    passRealTime(300);
    expect(armedTimers.size).toBe(0);
  });

  test('a wait longer than browsers allow is split into several', () => {
    const { clock, passRealTime } = startClock();
    const onTimer = vi.fn();
    clock.setTimeout(onTimer, 40 * 86_400_000);
    passRealTime(39 * 86_400_000);
    expect(onTimer).not.toHaveBeenCalled();
    passRealTime(86_400_000);
    expect(onTimer).toHaveBeenCalledOnce();
  });

  test('a jump fires the timers that are due, each at its own time, renewed ones too', () => {
    const { clock, passRealTime } = startClock();
    const firings: number[] = [];
    const everyMinute = () => {
      firings.push(clock.now() - NINE_OCLOCK);
      clock.setTimeout(everyMinute, 60_000);
    };
    clock.setTimeout(everyMinute, 60_000);
    clock.jump(185_000);
    expect([firings, clock.now() - NINE_OCLOCK]).toEqual([[60_000, 120_000, 180_000], 185_000]);
    passRealTime(55_000);
    expect(firings.at(-1)).toBe(240_000);
  });

  test('a clock that is hurried on keeps what the console waits for an answer and between polls', () => {
    const { clock, passRealTime } = startClock();
    const firings: [string, number][] = [];
    const waits = { answer: 10_000, poll: POLLING_INTERVAL, version: 840_000, toast: 3_000, sale: 100_000 };
    for (const [name, ms] of Object.entries(waits))
      clock.setTimeout(() => firings.push([name, clock.now() - NINE_OCLOCK]), ms);
    clock.hurry(600_000);
    expect([firings, clock.now() - NINE_OCLOCK]).toEqual([
      [
        ['toast', 3_000],
        ['sale', 100_000],
      ],
      600_000,
    ]);
    passRealTime(840_000);
    expect(firings.slice(2)).toEqual([
      ['answer', 610_000],
      ['poll', 660_000],
      ['version', 1_440_000],
    ]);
  });

  test('the clock is awaited while a timer of less than ten seconds runs', () => {
    const { clock, passRealTime } = startClock();
    clock.setTimeout(() => {}, 10_000);
    const awaitedBefore = clock.isAwaited();
    clock.setTimeout(() => {}, 8_000);
    const awaitedMeanwhile = clock.isAwaited();
    passRealTime(8_000);
    expect([awaitedBefore, awaitedMeanwhile, clock.isAwaited()]).toEqual([false, true, false]);
  });

  test('a jump ends with a timer that renews itself with 0', () => {
    const { clock } = startClock();
    const renewTimer = vi.fn(() => void clock.setTimeout(renewTimer, 0));
    clock.setTimeout(renewTimer, 0);
    clock.jump(10);
    expect(renewTimer).toHaveBeenCalledTimes(10);
  });

  test('a paused clock stops, fires no timer, and continues from its time', () => {
    const { clock, passRealTime, armedTimers } = startClock({ paused: true });
    const onTimer = vi.fn();
    clock.setTimeout(onTimer, 100);
    passRealTime(5_000);
    expect([clock.now(), clock.paused(), onTimer.mock.calls.length, armedTimers.size]).toEqual([
      NINE_OCLOCK,
      true,
      0,
      0,
    ]);
    clock.resume();
    passRealTime(99);
    expect(onTimer).not.toHaveBeenCalled();
    passRealTime(1);
    expect([onTimer.mock.calls.length, clock.now() - NINE_OCLOCK, clock.paused()]).toEqual([1, 100, false]);
  });

  test('a step advances the clock by exactly its time and pauses again', () => {
    const { clock, passRealTime } = startClock();
    const firings: number[] = [];
    clock.setTimeout(() => firings.push(clock.now() - NINE_OCLOCK), 1_000);
    clock.step(999);
    passRealTime(60_000);
    clock.step(1);
    expect([firings, clock.now() - NINE_OCLOCK, clock.paused()]).toEqual([[1_000], 1_000, true]);
  });

  test('setting the clock forwards is a jump; setting it back reverts nothing, and waits keep their length', () => {
    const { clock, passRealTime } = startClock();
    const firings: string[] = [];
    clock.setTimeout(() => firings.push('minute'), 60_000);
    clock.setTimeout(() => firings.push('two days'), 2 * 86_400_000);
    clock.set('2026-04-02T09:00:00+09:00');
    expect([firings, clock.now() - NINE_OCLOCK]).toEqual([['minute'], 86_400_000]);
    clock.set('2026-03-01T00:00:00Z');
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T00:00:00.000Z');
    passRealTime(86_400_000 - 1);
    expect(firings).toEqual(['minute']);
    passRealTime(1);
    expect(firings).toEqual(['minute', 'two days']);
  });

  test('a paused clock that is set back is paused at the new time', () => {
    const { clock, passRealTime } = startClock({ paused: true });
    clock.set('2026-03-01T00:00:00Z');
    passRealTime(1_000);
    expect([new Date(clock.now()).toISOString(), clock.paused()]).toEqual(['2026-03-01T00:00:00.000Z', true]);
  });

  test('at speed 60 a timer of five minutes fires once in ten real seconds', () => {
    const { clock, passRealTime, armedTimers } = startClock({ speed: 60 });
    const firings: number[] = [];
    clock.setTimeout(() => firings.push(clock.now() - NINE_OCLOCK), 300_000);
    expect([...armedTimers.values()].map(({ due }) => due - 1_000_000)).toEqual([5_000]);
    passRealTime(10_000);
    expect([firings, clock.now() - NINE_OCLOCK, clock.isSet()]).toEqual([[300_000], 600_000, true]);
  });

  test('a change of speed keeps the time, and a paused clock keeps its speed', () => {
    const { clock, passRealTime } = startClock();
    passRealTime(1_000);
    clock.setSpeed(10);
    expect(clock.now() - NINE_OCLOCK).toBe(1_000);
    passRealTime(1_000);
    clock.pause();
    passRealTime(5_000);
    clock.setSpeed(600);
    expect([clock.now() - NINE_OCLOCK, clock.speed()]).toEqual([11_000, 600]);
    clock.resume();
    passRealTime(100);
    expect(clock.now() - NINE_OCLOCK).toBe(71_000);
    clock.set('2026-04-01T09:00:00+09:00');
    passRealTime(100);
    expect(clock.now() - NINE_OCLOCK).toBe(60_000);
  });

  test('a fast clock pauses at a hundred calls in a second; at its own speed it never does', () => {
    const clock = createClock({ start: NINE_OCLOCK, source: fakeSource().source });
    const log = createLog();
    let realTime = 0;
    const stopListening = brakeCalls(clock, log, () => realTime);
    const logCalls = (count: number) => {
      for (let index = 0; index < count; index += 1) log.add({} as LogEntry);
    };
    logCalls(200);
    clock.setSpeed(600);
    logCalls(99);
    realTime += 1_000;
    logCalls(99);
    expect(clock.paused()).toBe(false);
    logCalls(1);
    expect(clock.paused()).toBe(true);
    stopListening();
  });

  test('the clock rejects an invalid time and a jump backwards', () => {
    const { clock } = startClock();
    expect(() => clock.set('soon')).toThrow(RangeError);
    expect(() => clock.jump(-1)).toThrow(RangeError);
    expect(() => clock.jump(Number.NaN)).toThrow(RangeError);
    expect(clock.now()).toBe(NINE_OCLOCK);
  });

  test('a timer may pause, jump and clear other timers during a jump', () => {
    const { clock, passRealTime } = startClock();
    const firings: [string, number][] = [];
    const recordFiring = (name: string) => firings.push([name, clock.now() - NINE_OCLOCK]);
    const clearedTimer = clock.setTimeout(() => recordFiring('cleared'), 300);
    clock.setTimeout(() => {
      recordFiring('pauses');
      clock.pause();
      clock.clearTimeout(clearedTimer);
      clock.jump(5_000);
    }, 100);
    clock.setTimeout(() => recordFiring('later'), 200);
    clock.jump(1_000);
    passRealTime(1_000);
    expect([firings, clock.now() - NINE_OCLOCK, clock.paused()]).toEqual([
      [
        ['pauses', 100],
        ['later', 200],
      ],
      5_100,
      true,
    ]);
  });

  test('a timer that throws does not stop the others', () => {
    const { clock } = startClock();
    const queuedMicrotasks = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
    const onTimer = vi.fn();
    clock.setTimeout(() => {
      throw new Error('of this timer');
    }, 10);
    clock.setTimeout(onTimer, 20);
    clock.jump(30);
    expect([
      onTimer.mock.calls.length,
      queuedMicrotasks.mock.calls.length,
      clock.now() - NINE_OCLOCK,
    ]).toEqual([1, 1, 30]);
    queuedMicrotasks.mockRestore();
  });

  test('the clock notifies subscribers of every change by hand', () => {
    const { clock } = startClock();
    const listener = vi.fn();
    const stopListening = clock.subscribe(listener);
    clock.pause();
    clock.step(1);
    clock.jump(1);
    clock.set('2026-05-01T00:00:00Z');
    clock.resume();
    stopListening();
    clock.pause();
    expect(listener).toHaveBeenCalledTimes(5);
  });

  test('the clock drives an XState machine', () => {
    const { clock, passRealTime } = startClock();
    const lamp = createMachine({
      initial: 'green',
      states: {
        green: { after: { 1000: 'yellow' } },
        yellow: { after: { 60000: 'red' } },
        red: {},
      },
    });
    const actor = createActor(lamp, { clock }).start();
    passRealTime(1_000);
    expect(actor.getSnapshot().value).toBe('yellow');
    clock.jump(60_000);
    expect(actor.getSnapshot().value).toBe('red');
  });
});
