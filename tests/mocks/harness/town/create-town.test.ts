import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inJapan } from '#domain/base/japan-time';
import { UNDO_PERIOD } from '#domain/base/limits';
import { createClock } from '#mocks/harness/clock/clock';
import type { Arrival } from '#mocks/harness/town/arrivals-of-day';
import { createTown } from '#mocks/harness/town/create-town';
import { recallTown } from '#mocks/harness/town/kept-town';

const at = (time: string) => Date.parse(`2026-04-01T${time}+09:00`);
const arrival = (time: string, kind: Arrival['kind']): Arrival => ({ at: at(time), kind, key: time });
const ARRIVALS = [arrival('08:30:00', 'chat'), arrival('09:02:00', 'reserve'), arrival('09:04:00', 'notice')];

beforeEach(() => {
  vi.useFakeTimers({ now: at('09:00:20') });
});
afterEach(() => {
  vi.useRealTimers();
});

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

function startTown({ from = '09:00:20', isResting = false, start = '09:00:20' } = {}) {
  const clock = createClock({ start: at(start) });
  const delivered: string[] = [];
  const storage = memoryStorage();
  const onEnd = vi.fn();
  const town = createTown(
    { from: at(from), isResting },
    {
      clock,
      storage,
      arrivalsOn: () => ARRIVALS,
      deliver(due) {
        delivered.push(...due.map(({ kind }) => kind));
        return Promise.resolve();
      },
      onEnd,
    },
  );
  const townState = () => {
    const state = town.state();
    return [
      state.at,
      inJapan(state.now).format('HH:mm:ss'),
      state.isFast,
      state.arrived.map(({ kind }) => kind),
    ];
  };
  return {
    clock,
    town,
    delivered,
    storage,
    onEnd,
    townState,
    passRealTime: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test('each second the clock of the town comes to the next minute, and what is due then arrives once [R-WISH-10]', () => {
  const { townState, passRealTime, delivered, town } = startTown();
  const townStates = Array.from({ length: 5 }, () => {
    passRealTime(1_000);
    return townState();
  });
  expect(townStates).toEqual([
    ['running', '09:01:00', true, []],
    ['running', '09:02:00', true, ['reserve']],
    ['running', '09:03:00', true, ['reserve']],
    ['running', '09:04:00', true, ['reserve', 'notice']],
    ['running', '09:05:00', true, ['reserve', 'notice']],
  ]);
  expect(delivered).toEqual(['reserve', 'notice']);
  town.stop();
});

test('while a decision can be undone, time passes as it does, so that a person has their eight seconds', () => {
  const { clock, townState, passRealTime, town } = startTown();
  const sendDecision = vi.fn();
  clock.setTimeout(sendDecision, UNDO_PERIOD);
  passRealTime(UNDO_PERIOD - 1);
  expect([townState(), sendDecision.mock.calls.length]).toEqual([['running', '09:00:27', false, []], 0]);
  passRealTime(1);
  expect(sendDecision).toHaveBeenCalledOnce();
  passRealTime(1_000);
  expect(townState()).toEqual(['running', '09:01:00', true, []]);
  town.stop();
});

test('the town rests and goes on, also after a load of the page, with what arrived before', () => {
  const { townState, passRealTime, delivered, storage, town } = startTown();
  passRealTime(2_000);
  town.rest();
  passRealTime(60_000);
  expect([townState(), recallTown(storage)]).toEqual([
    ['resting', '09:03:00', false, ['reserve']],
    { from: at('09:00:20'), isResting: true },
  ]);
  town.goOn();
  passRealTime(2_000);
  expect([townState()[0], delivered]).toEqual(['running', ['reserve', 'notice']]);
  town.stop();
  const laterTown = startTown({ start: '09:03:30', isResting: true });
  expect(laterTown.townState()).toEqual(['resting', '09:03:30', true, ['reserve']]);
  laterTown.town.stop();
});

test('the town stands still while the clock is paused', () => {
  const { clock, townState, passRealTime, town } = startTown();
  clock.pause();
  passRealTime(5_000);
  expect(townState()).toEqual(['running', '09:00:20', false, []]);
  town.stop();
});

test('the town is over at 23:00, or when it is stopped, and the tab forgets it', () => {
  const { townState, passRealTime, storage, onEnd } = startTown({ start: '22:58:30' });
  passRealTime(2_000);
  expect([townState()[0], onEnd.mock.calls.length, recallTown(storage)]).toEqual(['over', 1, null]);
  const stoppedTown = startTown();
  stoppedTown.passRealTime(1_000);
  stoppedTown.town.stop();
  stoppedTown.passRealTime(5_000);
  expect([
    stoppedTown.townState(),
    stoppedTown.onEnd.mock.calls.length,
    recallTown(stoppedTown.storage),
  ]).toEqual([['over', '09:01:00', true, []], 1, null]);
});
