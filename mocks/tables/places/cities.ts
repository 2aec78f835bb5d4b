import { City, type City as CityRow } from '#domain/places/city';
import { defineTable } from '#mocks/db/define-table';
import { CITIES } from '#mocks/seed/places/cities';

/** Every seed has the same cities. */
export const cityTable = defineTable<CityRow>({
  name: 'cities',
  scope: 'world',
  schema: City,
  seed: () => CITIES,
});
