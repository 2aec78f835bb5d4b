import { City, type City as CityRow } from '#domain/places/city';
import { defineTable } from '#mocks/backend/db/define-table';
import { CITIES } from '#mocks/backend/seed/places/cities';

/** Every seed has the same cities. */
export const cityTable = defineTable<CityRow>({
  name: 'cities',
  scope: 'world',
  schema: City,
  seed: () => CITIES,
});
