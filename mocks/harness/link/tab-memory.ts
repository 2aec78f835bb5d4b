import { momentInJapan } from '#domain/base/japan-time';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import { morningOf } from '#mocks/harness/clock/town-hours';
import { NO_SCENARIO, readScenario, type Scenario, writeScenario } from './scenario';

/** The state that a scenario set up, for the lifetime of the tab or of its sandbox (R-WISH-09). */
export interface TabState
  extends Pick<
    Scenario,
    'seed' | 'day' | 'faults' | 'firebaseFaults' | 'latency' | 'firebase' | 'maps' | 'network'
  > {
  clock: { start?: number; paused: boolean; speed?: number };
  /**
   * The reference time of seeded dates: the start of the link's day. Without one, the reference time of the first
   * load is kept while the clock is set: a skipped day is then in the past.
   */
  anchor?: number;
}

type ItemStorage = Pick<Storage, 'getItem' | 'setItem'>;

const TAB_KEY = 'machi-harness';

export function tabStateOf({ now, town, ...scenario }: Scenario): TabState {
  const { seed, day, faults, firebaseFaults, latency, firebase, maps, network } = scenario;
  const clock = now
    ? { start: Date.parse(now.iso), paused: now.paused, speed: now.speed ?? 1 }
    : {
        paused: false,
        ...(town === 'run' && { start: morningOf(day === null ? Date.now() : momentInJapan(day)) }),
      };
  const anchor = day === null ? undefined : momentInJapan(day);
  return { seed, day, faults, firebaseFaults, latency, firebase, maps, network, clock, anchor };
}

/** The state in the first storage that has one: a new tab of a sandbox has none of its own. */
export function recallTab(storages: readonly ItemStorage[]): TabState {
  const [stored = null] = storages.flatMap((storage) => storage.getItem(TAB_KEY) ?? []);
  const { link, offset, stoodAt, speed, at, anchor } = readStoredTab(stored);
  const state = tabStateOf(readScenario(link)?.scenario ?? NO_SCENARIO);
  if (stoodAt !== null) return { ...state, anchor, clock: { start: stoodAt, paused: true, speed } };
  if (offset === 0 && speed === 1) return state;
  // With its speed the clock has run on while the page was loaded.
  const start = at + offset + (Date.now() - at) * speed;
  return { ...state, anchor, clock: { start, paused: false, speed } };
}

/** Stores the current scenario, its clock included, so that a reload, or a new tab of the sandbox, keeps it. */
export function rememberTab(
  storages: readonly ItemStorage[],
  state: Omit<TabState, 'clock'>,
  clock: HarnessClock,
) {
  const { anchor, ...scenario } = state;
  const link = writeScenario({ ...NO_SCENARIO, ...scenario });
  const offset = clock.isSet() ? clock.offset() : 0;
  const stoodAt = clock.paused() ? clock.now() : null;
  const storedTab = JSON.stringify({ link, offset, stoodAt, speed: clock.speed(), at: Date.now(), anchor });
  for (const storage of storages) keepItem(storage, TAB_KEY, storedTab);
}

interface StoredTab {
  link: string;
  offset: number;
  stoodAt: number | null;
  speed: number;
  /** The real time at which the others were stored. */
  at: number;
  anchor?: number;
}

/** Reads leniently: another version of the harness may have written the item. */
function readStoredTab(text: string | null): StoredTab {
  const { link, offset, stoodAt, speed, at, anchor } = jsonFields(text);
  return {
    link: typeof link === 'string' ? link : '',
    offset: typeof offset === 'number' ? offset : 0,
    stoodAt: typeof stoodAt === 'number' ? stoodAt : null,
    speed: typeof speed === 'number' ? speed : 1,
    at: typeof at === 'number' ? at : Date.now(),
    anchor: typeof anchor === 'number' ? anchor : undefined,
  };
}

function jsonFields(text: string | null): Partial<Record<keyof StoredTab, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** In a sandbox, local storage belongs to one scenario; outside, tabs with different scenarios share it. */
const isInSandbox = () => Boolean(window.machiSandbox?.name);

/** The storages of the state: the tab's, and the sandbox's for its new tabs. */
export const tabStorages = (): readonly Storage[] =>
  isInSandbox() ? [sessionStorage, localStorage] : [sessionStorage];
