import { createListeners } from '#domain/base/listeners';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import { eveningOf } from '#mocks/harness/clock/town-hours';
import type { Arrival } from './arrivals-of-day';
import { forgetTown, type KeptTown, keepTown } from './kept-town';

export interface TownState {
  at: 'running' | 'resting' | 'over';
  /** Milliseconds of the harness clock. */
  now: number;
  /** False while the time passes as it does in reality, because something on the screen waits for a person. */
  isFast: boolean;
  /** What has arrived since the town began to run, the newest last. */
  arrived: readonly Arrival[];
}

export interface Town {
  /** The same object until the state changes. */
  state(): TownState;
  rest(): void;
  goOn(): void;
  /** Ends the running town for good. */
  stop(): void;
  subscribe(listener: () => void): () => void;
}

interface TownEnvironment {
  clock: Pick<HarnessClock, 'now' | 'hurry' | 'isAwaited' | 'paused'>;
  /** Of the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What arrives on the day of a moment. */
  arrivalsOn(moment: number): readonly Arrival[];
  deliver(arrivals: readonly Arrival[]): Promise<void>;
  /** The town is over or stopped. */
  onEnd(): void;
}

const SECOND = 1_000;
const MINUTE = 60_000;

/** Runs the town on from the kept one: each second its clock comes to the next minute, and what is due then arrives. */
export function createTown(
  kept: KeptTown,
  { clock, storage, arrivalsOn, deliver, onEnd }: TownEnvironment,
): Town {
  const { subscribe, notify } = createListeners();
  /** Until which moment all has arrived. */
  let deliveredUntil = clock.now();
  let state: TownState = {
    at: kept.isResting ? 'resting' : 'running',
    now: deliveredUntil,
    isFast: true,
    arrived: arrivalsOn(deliveredUntil).filter(({ at }) => at > kept.from && at <= deliveredUntil),
  };
  const tickTimer = setInterval(advanceMinute, SECOND);

  function setState(changes: Partial<TownState>) {
    state = { ...state, ...changes };
    if (state.at !== 'over') keepTown(storage, { ...kept, isResting: state.at === 'resting' });
    notify();
  }

  function advanceMinute() {
    const timeBefore = clock.now();
    const isFast = state.at === 'running' && !clock.paused() && !clock.isAwaited();
    // one millisecond after the minute, so that what waits for the next one is set for less than a minute
    if (isFast) clock.hurry(Math.floor(timeBefore / MINUTE) * MINUTE + MINUTE + 1 - timeBefore);
    const now = clock.now();
    // the clock may have been set to another day
    const dueArrivals =
      state.at === 'running' ? arrivalsOn(now).filter(({ at }) => at > deliveredUntil && at <= now) : [];
    deliveredUntil = now;
    if (dueArrivals.length > 0) void deliver(dueArrivals);
    setState({ now, isFast, arrived: [...state.arrived, ...dueArrivals] });
    if (state.at === 'running' && now >= eveningOf(now)) endTown('over');
  }

  function endTown(at: TownState['at']) {
    clearInterval(tickTimer);
    forgetTown(storage);
    setState({ at });
    onEnd();
  }

  return {
    state: () => state,
    rest: () => setState({ at: 'resting' }),
    goOn: () => setState({ at: 'running' }),
    stop: () => endTown('over'),
    subscribe,
  };
}
