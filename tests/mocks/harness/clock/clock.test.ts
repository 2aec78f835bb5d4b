import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { createLog, type LogEntry } from '#mocks/backend/protocol/log';
import { createClock, type TimerSource } from '#mocks/harness/clock/clock';
import { brakeCalls } from '#mocks/harness/demo/call-brake';

const NINE = Date.parse('2026-04-01T09:00:00+09:00');

/** A source of time that the test advances, so that nothing waits. */
function fakeSource(start = 1_000_000) {
  let time = start;
  let lastHandle = 0;
  const armed = new Map<number, { due: number; run: () => void }>();
  const source: TimerSource = {
    now: () => time,
    setTimeout(run, ms) {
      lastHandle += 1;
      armed.set(lastHandle, { due: time + ms, run });
      return lastHandle;
    },
    clearTimeout: (handle) => void armed.delete(Number(handle)),
  };
  function wait(ms: number) {
    const end = time + ms;
    for (;;) {
      const [handle, next] = [...armed].toSorted(([, one], [, other]) => one.due - other.due)[0] ?? [];
      if (handle === undefined || next === undefined || next.due > end) break;
      armed.delete(handle);
      time = next.due;
      next.run();
    }
    time = end;
  }
  return { source, wait, armed };
}

function started(options: { start?: number; paused?: boolean; speed?: number } = {}) {
  const real = fakeSource();
  return { clock: createClock({ start: NINE, ...options, source: real.source }), ...real };
}

describe('R-WISH-09 the harness clock', () => {
  test('a paused clock shows its time, also when the real time advances', () => {
    let time = 0;
    const source = { ...fakeSource().source, now: () => ++time };
    expect(createClock({ start: NINE, paused: true, source }).now()).toBe(NINE);
  });

  test('the clock shows the real time, or runs from that of the scenario', () => {
    const { source, wait } = fakeSource(5_000);
    const own = createClock({ source });
    const scenario = createClock({ source, start: NINE });
    wait(1_500);
    expect([own.now(), own.offset(), scenario.now()]).toEqual([6_500, 0, NINE + 1_500]);
  });

  test('timers fire in real time, in order, and can be cleared', () => {
    const { clock, wait } = started();
    const fired: [string, number][] = [];
    const note = (name: string) => () => fired.push([name, clock.now() - NINE]);
    clock.setTimeout(note('late'), 300);
    clock.setTimeout(note('early'), 100);
    clock.setTimeout(note('early too'), 100);
    clock.clearTimeout(clock.setTimeout(note('never'), 200));
    wait(250);
    expect(fired).toEqual([
      ['early', 100],
      ['early too', 100],
    ]);
    wait(50);
    expect(fired.at(-1)).toEqual(['late', 300]);
  });

  test('only one real timer is armed, for the next timer, and none without timers', () => {
    const { clock, armed, wait } = started();
    clock.setTimeout(() => {}, 300);
    clock.setTimeout(() => {}, 100);
    expect([...armed.values()].map(({ due }) => due)).toEqual([1_000_100]);
    wait(300);
    expect(armed.size).toBe(0);
  });

  test('a wait longer than browsers allow is split into several', () => {
    const { clock, wait } = started();
    const run = vi.fn();
    clock.setTimeout(run, 40 * 86_400_000);
    wait(39 * 86_400_000);
    expect(run).not.toHaveBeenCalled();
    wait(86_400_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('a jump fires the timers that are due, each at its own time, renewed ones too', () => {
    const { clock, wait } = started();
    const fired: number[] = [];
    const everyMinute = () => {
      fired.push(clock.now() - NINE);
      clock.setTimeout(everyMinute, 60_000);
    };
    clock.setTimeout(everyMinute, 60_000);
    clock.jump(185_000);
    expect([fired, clock.now() - NINE]).toEqual([[60_000, 120_000, 180_000], 185_000]);
    wait(55_000);
    expect(fired.at(-1)).toBe(240_000);
  });

  test('a clock that is hurried on keeps what the console waits for an answer and between polls', () => {
    const { clock, wait } = started();
    const fired: [string, number][] = [];
    const waits = { answer: 10_000, poll: POLLING_INTERVAL, version: 840_000, toast: 3_000, sale: 100_000 };
    for (const [name, ms] of Object.entries(waits))
      clock.setTimeout(() => fired.push([name, clock.now() - NINE]), ms);
    clock.hurry(600_000);
    expect([fired, clock.now() - NINE]).toEqual([
      [
        ['toast', 3_000],
        ['sale', 100_000],
      ],
      600_000,
    ]);
    wait(840_000);
    expect(fired.slice(2)).toEqual([
      ['answer', 610_000],
      ['poll', 660_000],
      ['version', 1_440_000],
    ]);
  });

  test('it is awaited while a wait of less than ten seconds runs', () => {
    const { clock, wait } = started();
    clock.setTimeout(() => {}, 10_000);
    const before = clock.isAwaited();
    clock.setTimeout(() => {}, 8_000);
    const meanwhile = clock.isAwaited();
    wait(8_000);
    expect([before, meanwhile, clock.isAwaited()]).toEqual([false, true, false]);
  });

  test('a jump ends with a timer that renews itself with 0', () => {
    const { clock } = started();
    const again = vi.fn(() => void clock.setTimeout(again, 0));
    clock.setTimeout(again, 0);
    clock.jump(10);
    expect(again).toHaveBeenCalledTimes(10);
  });

  test('a paused clock stops, fires no timer, and continues from its time', () => {
    const { clock, wait, armed } = started({ paused: true });
    const run = vi.fn();
    clock.setTimeout(run, 100);
    wait(5_000);
    expect([clock.now(), clock.paused(), run.mock.calls.length, armed.size]).toEqual([NINE, true, 0, 0]);
    clock.resume();
    wait(99);
    expect(run).not.toHaveBeenCalled();
    wait(1);
    expect([run.mock.calls.length, clock.now() - NINE, clock.paused()]).toEqual([1, 100, false]);
  });

  test('a step advances the clock by exactly its time and pauses again', () => {
    const { clock, wait } = started();
    const fired: number[] = [];
    clock.setTimeout(() => fired.push(clock.now() - NINE), 1_000);
    clock.step(999);
    wait(60_000);
    clock.step(1);
    expect([fired, clock.now() - NINE, clock.paused()]).toEqual([[1_000], 1_000, true]);
  });

  test('setting the clock forwards is a jump; setting it back reverts nothing, and waits keep their length', () => {
    const { clock, wait } = started();
    const fired: string[] = [];
    clock.setTimeout(() => fired.push('minute'), 60_000);
    clock.setTimeout(() => fired.push('two days'), 2 * 86_400_000);
    clock.set('2026-04-02T09:00:00+09:00');
    expect([fired, clock.now() - NINE]).toEqual([['minute'], 86_400_000]);
    clock.set('2026-03-01T00:00:00Z');
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T00:00:00.000Z');
    wait(86_400_000 - 1);
    expect(fired).toEqual(['minute']);
    wait(1);
    expect(fired).toEqual(['minute', 'two days']);
  });

  test('a paused clock that is set back is paused at the new time', () => {
    const { clock, wait } = started({ paused: true });
    clock.set('2026-03-01T00:00:00Z');
    wait(1_000);
    expect([new Date(clock.now()).toISOString(), clock.paused()]).toEqual(['2026-03-01T00:00:00.000Z', true]);
  });

  test('at speed 60 a timer of five minutes fires once in ten real seconds', () => {
    const { clock, wait, armed } = started({ speed: 60 });
    const fired: number[] = [];
    clock.setTimeout(() => fired.push(clock.now() - NINE), 300_000);
    expect([...armed.values()].map(({ due }) => due - 1_000_000)).toEqual([5_000]);
    wait(10_000);
    expect([fired, clock.now() - NINE, clock.isSet()]).toEqual([[300_000], 600_000, true]);
  });

  test('a change of speed keeps the time, and a paused clock keeps its speed', () => {
    const { clock, wait } = started();
    wait(1_000);
    clock.setSpeed(10);
    expect(clock.now() - NINE).toBe(1_000);
    wait(1_000);
    clock.pause();
    wait(5_000);
    clock.setSpeed(600);
    expect([clock.now() - NINE, clock.speed()]).toEqual([11_000, 600]);
    clock.resume();
    wait(100);
    expect(clock.now() - NINE).toBe(71_000);
    clock.set('2026-04-01T09:00:00+09:00');
    wait(100);
    expect(clock.now() - NINE).toBe(60_000);
  });

  test('a fast clock pauses at a hundred calls in a second; at its own speed it never does', () => {
    const clock = createClock({ start: NINE, source: fakeSource().source });
    const log = createLog();
    let real = 0;
    const stop = brakeCalls(clock, log, () => real);
    const call = (count: number) => {
      for (let index = 0; index < count; index += 1) log.add({} as LogEntry);
    };
    call(200);
    clock.setSpeed(600);
    call(99);
    real += 1_000;
    call(99);
    expect(clock.paused()).toBe(false);
    call(1);
    expect(clock.paused()).toBe(true);
    stop();
  });

  test('the clock rejects an invalid time and a jump backwards', () => {
    const { clock } = started();
    expect(() => clock.set('soon')).toThrow(RangeError);
    expect(() => clock.jump(-1)).toThrow(RangeError);
    expect(() => clock.jump(Number.NaN)).toThrow(RangeError);
    expect(clock.now()).toBe(NINE);
  });

  test('a timer may pause, jump and clear other timers during a jump', () => {
    const { clock, wait } = started();
    const fired: [string, number][] = [];
    const note = (name: string) => fired.push([name, clock.now() - NINE]);
    const cleared = clock.setTimeout(() => note('cleared'), 300);
    clock.setTimeout(() => {
      note('pauses');
      clock.pause();
      clock.clearTimeout(cleared);
      clock.jump(5_000);
    }, 100);
    clock.setTimeout(() => note('later'), 200);
    clock.jump(1_000);
    wait(1_000);
    expect([fired, clock.now() - NINE, clock.paused()]).toEqual([
      [
        ['pauses', 100],
        ['later', 200],
      ],
      5_100,
      true,
    ]);
  });

  test('a timer that throws does not stop the others', () => {
    const { clock } = started();
    const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
    const run = vi.fn();
    clock.setTimeout(() => {
      throw new Error('of this timer');
    }, 10);
    clock.setTimeout(run, 20);
    clock.jump(30);
    expect([run.mock.calls.length, reported.mock.calls.length, clock.now() - NINE]).toEqual([1, 1, 30]);
    reported.mockRestore();
  });

  test('the clock notifies subscribers of every change by hand', () => {
    const { clock } = started();
    const listener = vi.fn();
    const stop = clock.subscribe(listener);
    clock.pause();
    clock.step(1);
    clock.jump(1);
    clock.set('2026-05-01T00:00:00Z');
    clock.resume();
    stop();
    clock.pause();
    expect(listener).toHaveBeenCalledTimes(5);
  });

  test('the clock drives an XState machine', () => {
    const { clock, wait } = started();
    const lamp = createMachine({
      initial: 'green',
      states: {
        green: { after: { 1000: 'yellow' } },
        yellow: { after: { 60000: 'red' } },
        red: {},
      },
    });
    const actor = createActor(lamp, { clock }).start();
    wait(1_000);
    expect(actor.getSnapshot().value).toBe('yellow');
    clock.jump(60_000);
    expect(actor.getSnapshot().value).toBe('red');
  });
});
