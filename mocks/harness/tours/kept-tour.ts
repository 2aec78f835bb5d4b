import * as z from 'zod/mini';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { Scenario } from '#mocks/harness/link/scenario';

/** A tour of this tab, for the next load of the page. */
const keptTourSchema = z.object({
  role: z.enum(ROLES_WITH_SCREENS),
  city: z.string(),
  index: z.number(),
});

export type KeptTour = z.infer<typeof keptTourSchema>;
type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const TOUR_KEY = 'machi-tour';

/** Null without a tour, and for one that another version of the demo has left. */
export function recallTour(storage: ItemStorage): KeptTour | null {
  try {
    return keptTourSchema.parse(JSON.parse(storage.getItem(TOUR_KEY) ?? ''));
  } catch {
    return null;
  }
}

export const keepTour = (storage: ItemStorage, tour: KeptTour): boolean =>
  keepItem(storage, TOUR_KEY, JSON.stringify(tour));

export const forgetTour = (storage: ItemStorage): void => storage.removeItem(TOUR_KEY);

/** What a tab shows of the lobby and its tours. */
export interface TabTour {
  tour: KeptTour | null;
  /** A link has just opened the tour. */
  isBegun: boolean;
  isFromLobby: boolean;
}

const LOBBY_KEY = 'machi-from-lobby';

/** From the link, or, after a reload, from the storage of the tab. */
export function tabTour(
  link: Pick<Scenario, 'tour' | 'step' | 'from'> | null,
  city: string | null,
  storage: ItemStorage,
): TabTour {
  if (link) {
    forgetTour(storage);
    if (link.tour !== null && city !== null)
      keepTour(storage, { role: link.tour, city, index: link.step - 1 });
    // a link that opens a new sandbox has emptied the storage; another role in the same one keeps the way back
    if (link.from === 'lobby') keepItem(storage, LOBBY_KEY, '1');
  }
  const tour = recallTour(storage);
  return { tour, isBegun: link !== null && tour !== null, isFromLobby: storage.getItem(LOBBY_KEY) !== null };
}
