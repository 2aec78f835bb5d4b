import type { City } from '#domain/places/city';
import { IDS_OF_A_CITY } from '#mocks/backend/seed/base/context';
import { CITIES } from '#mocks/backend/seed/places/cities';
import type { TableDefinition } from './define-table';
import { WORLD } from './table';

/** The rows of one table in one city, or in the world. */
export interface TableScope {
  definition: TableDefinition;
  scope: string;
  firstId: number;
  city: City | null;
}

export function scopesOf(definition: TableDefinition): TableScope[] {
  const { scope, idsAfter = 0 } = definition;
  if (scope === 'world') return [{ definition, scope: WORLD, firstId: idsAfter + 1, city: null }];
  return CITIES.map((city, index) => ({
    definition,
    scope: city.name,
    firstId: index * IDS_OF_A_CITY + idsAfter + 1,
    city,
  }));
}
