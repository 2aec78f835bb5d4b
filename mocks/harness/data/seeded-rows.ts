import type { TableScope } from '#mocks/backend/db/scopes-of';
import { seedContext } from '#mocks/backend/seed/base/context';
import type { Seed } from '#mocks/backend/seed/base/seed';
import type { AnyRow } from './row-draft';

/** The rows of one table in one scope as they were before anything was written. */
export function seededRows(
  { definition, scope, firstId, city }: TableScope,
  { seed, anchor }: { seed: Seed; anchor: number },
): AnyRow[] {
  const cityField = city === null ? {} : { city: scope };
  return definition
    .seed(seedContext(seed, definition.name, city, anchor))
    .map((value, index) => ({ ...value, ...cityField, id: firstId + index }));
}
