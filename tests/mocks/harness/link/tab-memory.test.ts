import { describe, expect, test } from 'vitest';
import { createClock, type TimerSource } from '#mocks/harness/clock/clock';
import { NO_SCENARIO } from '#mocks/harness/link/scenario';
import { recallTab, rememberTab, tabStateOf } from '#mocks/harness/link/tab-memory';

const NINE_OCLOCK = Date.parse('2026-04-01T09:00:00+09:00');
const MIDNIGHT = Date.parse('2026-04-01T00:00:00+09:00');
const realTimers: TimerSource = { now: () => Date.now(), setTimeout: () => 0, clearTimeout: () => {} };

function textStorage(text: string | null = null) {
  let storedText = text;
  return {
    getItem: () => storedText,
    setItem: (_: string, value: string) => {
      storedText = value;
    },
  };
}

const TAB_STATE = {
  seed: { profile: 'edge', n: 2 },
  day: null,
  faults: [{ method: 'GET', path: '/x/', effect: { kind: 'delay', ms: 5 }, left: 1 }],
  firebaseFaults: ['unavailable'],
  anchor: NINE_OCLOCK,
  latency: 250,
  firebase: 'off',
  maps: 'off',
  network: 'offline',
} as const;

describe('R-WISH-09 a reload in the same tab', () => {
  test('the tab keeps data, faults, latency, missing Firebase and maps, and a paused clock', () => {
    const storage = textStorage();
    rememberTab([storage], TAB_STATE, createClock({ start: NINE_OCLOCK, paused: true, source: realTimers }));
    expect(recallTab([storage])).toEqual({
      ...TAB_STATE,
      clock: { start: NINE_OCLOCK, paused: true, speed: 1 },
    });
  });

  test('the tab keeps the offset of a running clock', () => {
    const storage = textStorage();
    rememberTab([storage], TAB_STATE, createClock({ start: NINE_OCLOCK, source: realTimers }));
    const { start = 0, paused } = recallTab([storage]).clock;
    expect([Math.abs(start - NINE_OCLOCK) < 1_000, paused]).toEqual([true, false]);
  });

  test('a fast clock runs on while the page loads, and keeps its speed', () => {
    const storage = textStorage();
    const clock = createClock({ start: NINE_OCLOCK, speed: 600, source: realTimers });
    rememberTab([storage], TAB_STATE, clock);
    const { start = 0, ...rest } = recallTab([storage]).clock;
    expect([Math.abs(start - clock.now()) < 60_000, rest]).toEqual([true, { paused: false, speed: 600 }]);
  });

  test('a clock that was never set is the real one, and so are the seeded dates', () => {
    const storage = textStorage();
    rememberTab([storage], TAB_STATE, createClock({ source: realTimers }));
    const { anchor: _, ...rest } = TAB_STATE;
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
    const storage = textStorage();
    const { anchor, ...opened } = tabStateOf({ ...NO_SCENARIO, day: '2026-04-01' });
    rememberTab([storage], { ...opened, anchor }, createClock({ source: realTimers }));
    expect([anchor, recallTab([storage])]).toEqual([MIDNIGHT, { ...opened, anchor: MIDNIGHT }]);
  });

  test('a new tab of a sandbox continues with the state of the sandbox; a tab with a state keeps it', () => {
    const [ofTab, ofSandbox] = [textStorage(), textStorage()];
    const clock = createClock({ start: NINE_OCLOCK, paused: true, source: realTimers });
    rememberTab([ofTab, ofSandbox], TAB_STATE, clock);
    expect(recallTab([textStorage(), ofSandbox])).toEqual({
      ...TAB_STATE,
      clock: { start: NINE_OCLOCK, paused: true, speed: 1 },
    });
    rememberTab([ofSandbox], { ...TAB_STATE, latency: 0 }, clock);
    expect([recallTab([ofTab, ofSandbox]).latency, recallTab([textStorage(), ofSandbox]).latency]).toEqual([
      250, 0,
    ]);
  });

  test.each([null, '', 'not JSON', '[]', '3', '{"link":7,"offset":"x"}'])(
    'the stored text %s gives the defaults',
    (text) => {
      expect(recallTab([textStorage(text)])).toEqual(tabStateOf(NO_SCENARIO));
    },
  );
});
