import type { Place } from './place';

export interface Journey {
  role: string;
  places: Place[];
}

/** The most calls that a journey can test within its timeout on a busy machine. */
const MOST = 6;

/** Groups the calls by role. Each journey tests its calls one after another in one browser page. */
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
