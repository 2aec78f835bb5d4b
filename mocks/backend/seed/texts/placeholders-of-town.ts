import type { SeedContext } from '#mocks/backend/seed/base/context';
import { inSeason, seasonAt } from '#mocks/backend/seed/base/season';
import type { Place } from './places';

/** A term of the city for each `{name}` placeholder of a template; the event is one of the moment's month. */
export function placeholdersOfTown(
  { faker, place }: Pick<SeedContext, 'faker' | 'place'>,
  moment: number,
): Record<string, string> {
  const oneOf = (values: readonly string[]) => faker.helpers.arrayElement(values);
  return {
    city: place.name,
    spot: oneOf(place.spots),
    street: oneOf(place.streets),
    station: oneOf(place.stations),
    food: oneOf(place.foods),
    event: eventAt(place, moment, faker.number.float()),
    venue: oneOf(place.venues),
    season: seasonAt(moment),
  };
}

/** An event of the city in the month of the moment; `draw`, from 0 to 1, is one draw however many there are. */
export function eventAt(place: Place, moment: number, draw: number): string {
  const events = eventsAt(place, moment);
  return events[Math.floor(draw * events.length)] ?? place.name;
}

/** The names of the events of a city that take place in the month of the moment. */
export const eventsAt = ({ events }: Place, moment: number): string[] =>
  inSeason(events, moment).map(({ name }) => name);
