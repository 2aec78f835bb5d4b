import type { SeedContext } from '#mocks/backend/seed/base/context';

/** A term of the city for each `{name}` placeholder of a template. */
export function placeholdersOfTown({
  faker,
  place,
}: Pick<SeedContext, 'faker' | 'place'>): Record<string, string> {
  const oneOf = (values: readonly string[]) => faker.helpers.arrayElement(values);
  return {
    city: place.name,
    spot: oneOf(place.spots),
    street: oneOf(place.streets),
    station: oneOf(place.stations),
    food: oneOf(place.foods),
    event: oneOf(place.events),
    venue: oneOf(place.venues),
  };
}
