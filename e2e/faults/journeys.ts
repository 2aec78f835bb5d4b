import type { Place } from './place';

export interface Journey {
  role: string;
  places: Place[];
}

/** As many as a journey meets before its time is up on a busy machine. */
const MOST = 6;

/** Places of one person, walked one after the other in one page. */
export function journeysOf(places: readonly Place[]): Journey[] {
  const journeys: Journey[] = [];
  for (const place of places) {
    const { role = 'Administrator' } = place;
    const last = journeys.findLast((one) => one.role === role);
    if (last && last.places.length < MOST) last.places.push(place);
    else journeys.push({ role, places: [place] });
  }
  return journeys;
}
