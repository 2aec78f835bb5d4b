import type * as z from 'zod/mini';
import type { SeedContext } from '#mocks/seed/base/context';
import { type Column, columnsOf } from './columns';

export interface Row {
  id: number;
}

export interface TableDefinition<R extends Row = Row> {
  readonly name: string;
  /** `city`: every row belongs to one city and has a `city` column. `world`: one table for all. */
  readonly scope: 'city' | 'world';
  /** Checked at every write: the library itself accepts a 42 where a text is due. */
  readonly schema: z.ZodMiniType<R>;
  readonly model: Readonly<Record<string, Column>>;
  readonly seed: (context: SeedContext) => readonly Seeded<R>[];
  /** A reset and a loaded snapshot leave it as it is: whoever is signed in stays so. World tables only. */
  readonly lasting?: boolean;
  /** Where ids start, in the city's block or in the world: two tables that are looked through by one id share none. */
  readonly idsAfter?: number;
}

/** A seeded row; the table adds what is left out here. */
export type Seeded<R extends Row> = Omit<R, 'id' | 'city'>;

interface Description<R extends Row> {
  name: string;
  scope: TableDefinition['scope'];
  schema: z.ZodMiniType<R>;
  seed: (context: SeedContext) => readonly Seeded<R>[];
  lasting?: boolean;
  idsAfter?: number;
}

const all: TableDefinition[] = [];

export function defineTable<R extends Row>(description: Description<R>): TableDefinition<R> {
  const { name, schema } = description;
  const table: TableDefinition<R> = { ...description, model: columnsOf(name, schema) };
  all.push(table);
  return table;
}

/** Every table of every resource that has been imported: the store needs them together (one database, one model each). */
export const definedTables = (): readonly TableDefinition[] =>
  // a table defined again under hot reload replaces the older one
  [...new Map(all.map((table) => [table.name, table])).values()];
