import { describe, expect, test } from 'vitest';
import { createClock, type TimerSource } from '#mocks/harness/clock/clock';
import { NO_SCENARIO } from '#mocks/harness/link/scenario';
import { recallTab, rememberTab, tabStateOf } from '#mocks/harness/link/tab-memory';

const NINE = Date.parse('2026-04-01T09:00:00+09:00');
const MIDNIGHT = Date.parse('2026-04-01T00:00:00+09:00');
const real: TimerSource = { now: () => Date.now(), setTimeout: () => 0, clearTimeout: () => {} };

function drawer(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

const state = {
  seed: { profile: 'edge', n: 2 },
  day: null,
  faults: [{ method: 'GET', path: '/x/', effect: { kind: 'delay', ms: 5 }, left: 1 }],
  firebaseFaults: ['unavailable'],
  anchor: NINE,
  latency: 250,
  firebase: 'off',
  maps: 'off',
  network: 'offline',
} as const;

describe('R-WISH-09 a reload in the same tab', () => {
  test('the tab keeps data, faults, latency, missing Firebase and maps, and a paused clock', () => {
    const storage = drawer();
    rememberTab([storage], state, createClock({ start: NINE, paused: true, source: real }));
    expect(recallTab([storage])).toEqual({ ...state, clock: { start: NINE, paused: true, speed: 1 } });
  });

  test('the tab keeps the offset of a running clock', () => {
    const storage = drawer();
    rememberTab([storage], state, createClock({ start: NINE, source: real }));
    const { start = 0, paused } = recallTab([storage]).clock;
    expect([Math.abs(start - NINE) < 1_000, paused]).toEqual([true, false]);
  });

  test('a fast clock runs on while the page loads, and keeps its speed', () => {
    const storage = drawer();
    const clock = createClock({ start: NINE, speed: 600, source: real });
    rememberTab([storage], state, clock);
    const { start = 0, ...rest } = recallTab([storage]).clock;
    expect([Math.abs(start - clock.now()) < 60_000, rest]).toEqual([true, { paused: false, speed: 600 }]);
  });

  test('a clock that was never set is the real one, and so are the seeded dates', () => {
    const storage = drawer();
    rememberTab([storage], state, createClock({ source: real }));
    const { anchor: _, ...rest } = state;
    expect(recallTab([storage])).toEqual({ ...rest, clock: { paused: false } });
  });

  test('the town of a link begins at eight in the morning of its day, unless the link has a time', () => {
    const town = { ...NO_SCENARIO, day: '2026-04-01', town: 'run' } as const;
    const now = { iso: '2026-04-01T12:30:00+09:00', paused: false };
    expect([tabStateOf(town).clock.start, tabStateOf({ ...town, now }).clock.start]).toEqual([
      Date.parse('2026-04-01T08:00:00+09:00'),
      Date.parse(now.iso),
    ]);
  });

  test('the seeded dates of a link with a day stay, also while the clock is the real one', () => {
    const storage = drawer();
    const { anchor, ...opened } = tabStateOf({ ...NO_SCENARIO, day: '2026-04-01' });
    rememberTab([storage], { ...opened, anchor }, createClock({ source: real }));
    expect([anchor, recallTab([storage])]).toEqual([MIDNIGHT, { ...opened, anchor: MIDNIGHT }]);
  });

  test('a new tab of a sandbox continues with the state of the sandbox; a tab with a state keeps it', () => {
    const [ofTab, ofSandbox] = [drawer(), drawer()];
    const clock = createClock({ start: NINE, paused: true, source: real });
    rememberTab([ofTab, ofSandbox], state, clock);
    expect(recallTab([drawer(), ofSandbox])).toEqual({
      ...state,
      clock: { start: NINE, paused: true, speed: 1 },
    });
    rememberTab([ofSandbox], { ...state, latency: 0 }, clock);
    expect([recallTab([ofTab, ofSandbox]).latency, recallTab([drawer(), ofSandbox]).latency]).toEqual([
      250, 0,
    ]);
  });

  test.each([null, '', 'not JSON', '[]', '3', '{"link":7,"offset":"x"}'])(
    'the stored text %s gives the defaults',
    (text) => {
      expect(recallTab([drawer(text)])).toEqual(tabStateOf(NO_SCENARIO));
    },
  );
});
