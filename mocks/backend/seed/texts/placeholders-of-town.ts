import type { SeedContext } from '#mocks/backend/seed/base/context';

/** A term of the city for each `{name}` placeholder of a template. */
export function placeholdersOfTown({
  faker,
  place,
}: Pick<SeedContext, 'faker' | 'place'>): Record<string, string> {
  const one = (values: readonly string[]) => faker.helpers.arrayElement(values);
  return {
    city: place.name,
    spot: one(place.spots),
    street: one(place.streets),
    station: one(place.stations),
    food: one(place.foods),
    event: one(place.events),
    venue: one(place.venues),
  };
}
