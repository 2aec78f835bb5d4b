import { createListeners } from '#domain/base/listeners';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import { beginOfTown } from '#mocks/harness/clock/town-hours';
import { type KeptTown, keepTown, recallTown } from './kept-town';

/** The town of this tab, which is loaded when it first runs. */
export interface TownSwitch {
  isOn(): boolean;
  /** At night, the clock first comes to the morning. */
  turnOn(): void;
  turnOff(): void;
  /** Runs the town that the tab has kept, if there is one. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

interface TownSwitchOptions {
  clock: HarnessClock;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Loads and runs the town; the returned function stops it. */
  run(kept: KeptTown, onEnd: () => void): Promise<() => void>;
}

export function createTownSwitch({ clock, storage, run }: TownSwitchOptions): TownSwitch {
  const { subscribe, notify } = createListeners();
  let stopOfRun: Promise<() => void> | null = null;
  const markOff = () => {
    stopOfRun = null;
    notify();
  };
  const runTown = (kept: KeptTown) => {
    stopOfRun = run(kept, markOff);
    notify();
  };
  return {
    isOn: () => stopOfRun !== null,
    turnOn() {
      if (stopOfRun) return;
      const from = beginOfTown(clock.now());
      clock.resume();
      clock.setSpeed(1);
      if (from > clock.now()) clock.jump(from - clock.now());
      keepTown(storage, { from, isResting: false });
      runTown({ from, isResting: false });
    },
    turnOff: () => void stopOfRun?.then((stop) => stop()),
    resume() {
      const kept = recallTown(storage);
      if (kept && !stopOfRun) runTown(kept);
    },
    subscribe,
  };
}
