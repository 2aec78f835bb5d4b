import { seedContext } from '#mocks/backend/seed/base/context';
import type { Seed } from '#mocks/backend/seed/base/seed';
import type { TableDefinition } from './define-table';
import { openLibrary } from './library';
import { Partition } from './partition';
import { scopesOf } from './scopes-of';

/** The key of the partition that has the rows of a table in a city, or in the world. */
export const keyOf = (table: string, scope: string): string => `${table}@${scope}`;

/** The rows of a table in a scope, seeded when they are first read. Undefined for a scope that does not exist. */
export function partitionOf(
  definition: TableDefinition,
  scope: string,
  { seed, anchor }: { seed: Seed; anchor: number },
): Partition | undefined {
  const { name, model } = definition;
  const tableScope = scopesOf(definition).find((one) => one.scope === scope);
  if (!tableScope) return undefined;
  const { firstId, city } = tableScope;
  const context = () => seedContext(seed, name, city, anchor);
  return new Partition(definition, scope, firstId, openLibrary(keyOf(name, scope), model), context);
}
