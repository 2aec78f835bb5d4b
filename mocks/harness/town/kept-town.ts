import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { Scenario } from '#mocks/harness/link/scenario';

const keptTownSchema = z.object({
  /** The moment of the harness clock from which the town has run. */
  from: z.number(),
  isResting: z.boolean(),
});

/** The town of this tab, for the next load of its page. */
export type KeptTown = z.infer<typeof keptTownSchema>;
type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const TOWN_KEY = 'machi-town';
/** Of a page that has been left: a duplicate of a tab has the storage of a page that is still there. */
const PAGE_LEFT_KEY = 'machi-town-left';

/** Null where the town does not run, and for one that another version of the demo has left. */
export function recallTown(storage: ItemStorage): KeptTown | null {
  try {
    return keptTownSchema.parse(JSON.parse(storage.getItem(TOWN_KEY) ?? ''));
  } catch {
    return null;
  }
}

export const keepTown = (storage: ItemStorage, town: KeptTown): boolean =>
  keepItem(storage, TOWN_KEY, JSON.stringify(town));

export const forgetTown = (storage: ItemStorage): void => storage.removeItem(TOWN_KEY);

/** Call once when the page starts: the town of its link, or the one that the tab has kept. One of two duplicates runs it. */
export function tabTown(link: Pick<Scenario, 'town'> | null, now: number, storage: ItemStorage): void {
  if (link?.town === 'run') {
    keepTown(storage, { from: now, isResting: false });
    // the page may be loaded again before its town has begun to run
    keepItem(storage, PAGE_LEFT_KEY, '1');
  } else if (link || storage.getItem(PAGE_LEFT_KEY) === null) forgetTown(storage);
}

/** Until the signal aborts, a load of the page leaves the town to the next one. */
export function leaveTown(storage: ItemStorage, signal: AbortSignal): void {
  const markReturned = () => storage.removeItem(PAGE_LEFT_KEY);
  markReturned();
  window.addEventListener('pagehide', () => keepItem(storage, PAGE_LEFT_KEY, '1'), { signal });
  window.addEventListener('pageshow', markReturned, { signal });
}
