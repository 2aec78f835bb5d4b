import type { GivenRows } from '#mocks/db/given-rows';
import { keyOf } from '#mocks/db/partitions-of';
import type { PlaceOfTable } from '#mocks/db/places-of';
import { seedContext } from '#mocks/seed/base/context';
import type { Seed } from '#mocks/seed/base/seed';
import type { AnyRow } from './row-draft';

/** The rows of one place as they were before anything was written. */
export function seededRows(
  { definition, scope, firstId, city }: PlaceOfTable,
  { seed, anchor, given }: { seed: Seed; anchor: number; given: GivenRows },
): AnyRow[] {
  const ofCity = city === null ? {} : { city: scope };
  const seeded = definition
    .seed(seedContext(seed, definition.name, city, anchor))
    .map((value, index) => ({ ...value, ...ofCity, id: firstId + index }));
  const rows: readonly AnyRow[] = [...seeded, ...((given[keyOf(definition.name, scope)] ?? []) as AnyRow[])];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
