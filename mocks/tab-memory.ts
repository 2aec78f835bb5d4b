import type { HarnessClock } from './clock';
import type { FirebaseFault, NewFault } from './fault-text';
import { NO_SCENARIO, readScenario, type Scenario, writeScenario } from './scenario';
import type { Seed } from './seed/seed';

/** What a scenario set up, for as long as the tab lives: other tabs have their own (R-WISH-09). */
export interface TabState {
  seed: Seed;
  faults: readonly NewFault[];
  firebaseFaults: readonly FirebaseFault[];
  clock: { start?: number; paused: boolean };
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'machi-harness';
/** A clock nearer to the real time than this was not set by anybody. */
const NOTICEABLE = 1_000;

export function tabStateOf({ seed, faults, firebaseFaults, now }: Scenario): TabState {
  const clock = now ? { start: Date.parse(now.iso), paused: now.paused } : { paused: false };
  return { seed, faults, firebaseFaults, clock };
}

export function recallTab(storage: SessionStorage): TabState {
  const { link, offset, stoodAt } = readKept(storage.getItem(KEY));
  const state = tabStateOf(readScenario(link)?.scenario ?? NO_SCENARIO);
  if (stoodAt !== null) return { ...state, clock: { start: stoodAt, paused: true } };
  return offset === 0 ? state : { ...state, clock: { start: Date.now() + offset, paused: false } };
}

/** The scenario of the moment, its clock included, so that a reload changes nothing but the page. */
export function rememberTab(storage: SessionStorage, state: Omit<TabState, 'clock'>, clock: HarnessClock) {
  const { seed, faults, firebaseFaults } = state;
  const link = writeScenario({ ...NO_SCENARIO, seed, faults, firebaseFaults });
  const offset = Math.abs(clock.offset()) < NOTICEABLE ? 0 : clock.offset();
  storage.setItem(KEY, JSON.stringify({ link, offset, stoodAt: clock.paused() ? clock.now() : null }));
}

interface Kept {
  link: string;
  offset: number;
  stoodAt: number | null;
}

/** Read leniently: another version of the harness may have written it. */
function readKept(text: string | null): Kept {
  const kept = parsed(text);
  return {
    link: typeof kept.link === 'string' ? kept.link : '',
    offset: typeof kept.offset === 'number' ? kept.offset : 0,
    stoodAt: typeof kept.stoodAt === 'number' ? kept.stoodAt : null,
  };
}

function parsed(text: string | null): Partial<Record<keyof Kept, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
