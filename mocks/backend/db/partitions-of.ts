import { seedContext } from '#mocks/backend/seed/base/context';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { definedTables } from './define-table';
import { openLibrary } from './library';
import { Partition } from './partition';
import { scopesOf } from './scopes-of';

/** The key of the partition that has the rows of a table in a city, or in the world. */
export const keyOf = (table: string, scope: string): string => `${table}@${scope}`;

/** The partitions of all tables, by their keys; each is seeded when it is first read. */
export function partitionsOf(seed: Seed, anchor: number): ReadonlyMap<string, Partition> {
  const scopes = definedTables().flatMap(scopesOf);
  const libraryRowsOf = openLibrary(
    Object.fromEntries(
      scopes.map(({ definition, scope }) => [keyOf(definition.name, scope), definition.model]),
    ),
  );
  return new Map(
    scopes.map(({ definition, scope, firstId, city }) => {
      const key = keyOf(definition.name, scope);
      const context = () => seedContext(seed, definition.name, city, anchor);
      return [key, new Partition(definition, scope, firstId, libraryRowsOf(key), context)];
    }),
  );
}
