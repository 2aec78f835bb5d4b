import type { SeedContext } from '#mocks/backend/seed/base/context';
import { inSeason, seasonAt } from '#mocks/backend/seed/base/season';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import type { Place } from './places';

/** A term of the city for each `{name}` placeholder of a template; events are of the moment's month. */
export function placeholdersOfTown(
  { faker, place }: Pick<SeedContext, 'faker' | 'place'>,
  moment: number,
): Record<string, string> {
  const oneOf = (values: readonly string[]) => faker.helpers.arrayElement(values);
  const spot = oneOf(place.spots);
  const [street, station, food] = [oneOf(place.streets), oneOf(place.stations), oneOf(place.foods)];
  const eventDraw = faker.number.float();
  return {
    city: place.name,
    spot,
    park: isPark(spot) ? spot : (place.spots.find(isPark) ?? spot),
    street,
    station,
    food,
    event: eventAt(place, moment, eventDraw),
    festival: festivalAt(place, moment, eventDraw),
    venue: oneOf(place.venues),
    season: seasonAt(moment),
  };
}

const isPark = (spot: string): boolean => illustrationOf(spot) === 'park';

/** An event of the city in the month of the moment; `draw`, from 0 to 1, is one draw however many there are. */
export function eventAt(place: Place, moment: number, draw: number): string {
  const events = eventsAt(place, moment);
  return events[Math.floor(draw * events.length)] ?? place.name;
}

/** An event that the city has in some months only, in a month with such events; otherwise any event of the month. */
function festivalAt(place: Place, moment: number, draw: number): string {
  const events = place.events.filter(({ months }) => months !== undefined);
  return eventAt(
    eventsAt({ ...place, events }, moment).length > 0 ? { ...place, events } : place,
    moment,
    draw,
  );
}

/** The names of the events of a city that take place in the month of the moment. */
export const eventsAt = ({ events }: Place, moment: number): string[] =>
  inSeason(events, moment).map(({ name }) => name);
