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

function running({ from = '09:00:20', isResting = false, start = '09:00:20' } = {}) {
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
  const seen = () => {
    const state = town.state();
    return [
      state.at,
      inJapan(state.now).format('HH:mm:ss'),
      state.isFast,
      state.arrived.map(({ kind }) => kind),
    ];
  };
  return { clock, town, delivered, storage, onEnd, seen, pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

test('each second its clock comes to the next minute, and what is due then arrives once [R-WISH-10]', () => {
  const { seen, pass, delivered, town } = running();
  const steps = Array.from({ length: 5 }, () => {
    pass(1_000);
    return seen();
  });
  expect(steps).toEqual([
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
  const { clock, seen, pass, town } = running();
  const sent = vi.fn();
  clock.setTimeout(sent, UNDO_PERIOD);
  pass(UNDO_PERIOD - 1);
  expect([seen(), sent.mock.calls.length]).toEqual([['running', '09:00:27', false, []], 0]);
  pass(1);
  expect(sent).toHaveBeenCalledOnce();
  pass(1_000);
  expect(seen()).toEqual(['running', '09:01:00', true, []]);
  town.stop();
});

test('it rests and goes on, also after a load of the page, with what arrived before', () => {
  const { seen, pass, delivered, storage, town } = running();
  pass(2_000);
  town.rest();
  pass(60_000);
  expect([seen(), recallTown(storage)]).toEqual([
    ['resting', '09:03:00', false, ['reserve']],
    { from: at('09:00:20'), isResting: true },
  ]);
  town.goOn();
  pass(2_000);
  expect([seen()[0], delivered]).toEqual(['running', ['reserve', 'notice']]);
  town.stop();
  const later = running({ start: '09:03:30', isResting: true });
  expect(later.seen()).toEqual(['resting', '09:03:30', true, ['reserve']]);
  later.town.stop();
});

test('it stands while the clock is paused', () => {
  const { clock, seen, pass, town } = running();
  clock.pause();
  pass(5_000);
  expect(seen()).toEqual(['running', '09:00:20', false, []]);
  town.stop();
});

test('it is over at 23:00, or when it is stopped, and the tab forgets it', () => {
  const { seen, pass, storage, onEnd } = running({ start: '22:58:30' });
  pass(2_000);
  expect([seen()[0], onEnd.mock.calls.length, recallTown(storage)]).toEqual(['over', 1, null]);
  const stopped = running();
  stopped.pass(1_000);
  stopped.town.stop();
  stopped.pass(5_000);
  expect([stopped.seen(), stopped.onEnd.mock.calls.length, recallTown(stopped.storage)]).toEqual([
    ['over', '09:01:00', true, []],
    1,
    null,
  ]);
});
