import { expect, test, vi } from 'vitest';
import { createClock } from '#mocks/harness/clock/clock';
import { type KeptTown, keepTown, recallTown } from '#mocks/harness/town/kept-town';
import { createTownSwitch } from '#mocks/harness/town/town-switch';

const NIGHT = Date.parse('2026-04-01T03:30:00+09:00');
const MORNING = Date.parse('2026-04-01T08:00:00+09:00');

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

function prepareTownSwitch(start: number) {
  const clock = createClock({ start, paused: true, speed: 10 });
  const storage = memoryStorage();
  const runs: KeptTown[] = [];
  const ends: (() => void)[] = [];
  const town = createTownSwitch({
    clock,
    storage,
    run(keptTown, onEnd) {
      runs.push(keptTown);
      ends.push(onEnd);
      return Promise.resolve(onEnd);
    },
  });
  const changes: boolean[] = [];
  town.subscribe(() => changes.push(town.isOn()));
  return { clock, storage, runs, ends, town, changes };
}

test('at night the town begins with the morning, by a clock that goes at its own speed [R-WISH-10]', async () => {
  const { clock, storage, runs, town, changes } = prepareTownSwitch(NIGHT);
  town.turnOn();
  town.turnOn();
  const keptTown = { from: MORNING, isResting: false };
  expect([runs, recallTown(storage), clock.paused(), clock.speed()]).toEqual([
    [keptTown],
    keptTown,
    false,
    1,
  ]);
  expect(clock.now()).toBeGreaterThanOrEqual(MORNING);
  town.turnOff();
  await vi.waitFor(() => expect(changes).toEqual([true, false]));
});

test('the town that the tab has kept goes on, one at a time, and can be turned on again after its end', () => {
  const { storage, runs, ends, town } = prepareTownSwitch(MORNING);
  town.resume();
  expect([runs, town.isOn()]).toEqual([[], false]);
  const keptTown = { from: MORNING - 60_000, isResting: true };
  keepTown(storage, keptTown);
  town.resume();
  town.resume();
  expect([runs, town.isOn()]).toEqual([[keptTown], true]);
  ends[0]?.();
  expect(town.isOn()).toBe(false);
  town.turnOn();
  expect(runs).toHaveLength(2);
});
