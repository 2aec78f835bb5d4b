import { City, type City as CityRow } from '#domain/places/city';
import { columns } from '#mocks/db/columns';
import { defineTable } from '#mocks/db/define-table';
import { CITIES } from '#mocks/seed/cities';

/** Every seed has the same cities. */
export const cityTable = defineTable<CityRow>({
  name: 'cities',
  scope: 'world',
  schema: City,
  model: {
    id: columns.key,
    name: columns.text,
    name_ja: columns.text,
    code_shop: columns.text,
    coordinates: columns.maybeObject,
    features: columns.maybeList,
  },
  seed: () => CITIES,
});
