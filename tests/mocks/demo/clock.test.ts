import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createClock, type TimerSource } from '#mocks/demo/clock';

const NINE = Date.parse('2026-04-01T09:00:00+09:00');

/** Real time by hand: nothing here waits. */
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

function started(options: { start?: number; paused?: boolean } = {}) {
  const real = fakeSource();
  return { clock: createClock({ start: NINE, ...options, source: real.source }), ...real };
}

describe('R-WISH-09 the harness clock', () => {
  test('paused at a time it shows that time, also when the real one moves on meanwhile', () => {
    let time = 0;
    const source = { ...fakeSource().source, now: () => ++time };
    expect(createClock({ start: NINE, paused: true, source }).now()).toBe(NINE);
  });

  test('shows the real time by itself, or runs from the scenario’s', () => {
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

  test('one real timer is armed for whatever comes next, none for nothing', () => {
    const { clock, armed, wait } = started();
    clock.setTimeout(() => {}, 300);
    clock.setTimeout(() => {}, 100);
    expect([...armed.values()].map(({ due }) => due)).toEqual([1_000_100]);
    wait(300);
    expect(armed.size).toBe(0);
  });

  test('a wait longer than browsers allow is made of several', () => {
    const { clock, wait } = started();
    const run = vi.fn();
    clock.setTimeout(run, 40 * 86_400_000);
    wait(39 * 86_400_000);
    expect(run).not.toHaveBeenCalled();
    wait(86_400_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('a jump fires what falls due, each at its own time, renewed timers too', () => {
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

  test('a timer that renews itself with 0 lets a jump end', () => {
    const { clock } = started();
    const again = vi.fn(() => void clock.setTimeout(again, 0));
    clock.setTimeout(again, 0);
    clock.jump(10);
    expect(again).toHaveBeenCalledTimes(10);
  });

  test('paused it stands, fires nothing, and goes on from there', () => {
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

  test('a step lets exactly so much time pass and stands again', () => {
    const { clock, wait } = started();
    const fired: number[] = [];
    clock.setTimeout(() => fired.push(clock.now() - NINE), 1_000);
    clock.step(999);
    wait(60_000);
    clock.step(1);
    expect([fired, clock.now() - NINE, clock.paused()]).toEqual([[1_000], 1_000, true]);
  });

  test('set forwards is a jump; backwards nothing is undone and waits stay as long', () => {
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

  test('set backwards while paused stands at the new time', () => {
    const { clock, wait } = started({ paused: true });
    clock.set('2026-03-01T00:00:00Z');
    wait(1_000);
    expect([new Date(clock.now()).toISOString(), clock.paused()]).toEqual(['2026-03-01T00:00:00.000Z', true]);
  });

  test('refuses what is no time and a jump backwards', () => {
    const { clock } = started();
    expect(() => clock.set('soon')).toThrow(RangeError);
    expect(() => clock.jump(-1)).toThrow(RangeError);
    expect(() => clock.jump(Number.NaN)).toThrow(RangeError);
    expect(clock.now()).toBe(NINE);
  });

  test('a timer may pause, jump and clear others in the middle of a jump', () => {
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

  test('one timer’s failure keeps no other from its turn', () => {
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

  test('tells of every change by hand', () => {
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

  test('drives an XState machine', () => {
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
