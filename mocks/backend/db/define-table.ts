import type * as z from 'zod/mini';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { type Column, columnsOf } from './columns';

export interface Row {
  id: number;
}

export interface TableDefinition<R extends Row = Row> {
  readonly name: string;
  /** `city`: every row belongs to one city and has a `city` column. `world`: one table for all cities. */
  readonly scope: 'city' | 'world';
  /** Checked at every write: the library itself accepts a number in a text column. */
  readonly schema: z.ZodMiniType<R>;
  readonly model: Readonly<Record<string, Column>>;
  readonly seed: (context: SeedContext) => readonly Seeded<R>[];
  /** A reset or a loaded snapshot keeps this table: signed-in users stay signed in. World tables only. */
  readonly survivesReset?: boolean;
  /** Offset of the first id, in the city's block or the world: tables with a common lookup share no ids. */
  readonly idsAfter?: number;
}

/** A seeded row; the table adds the omitted fields. */
export type Seeded<R extends Row> = Omit<R, 'id' | 'city'>;

interface TableDescription<R extends Row> {
  name: string;
  scope: TableDefinition['scope'];
  schema: z.ZodMiniType<R>;
  seed: (context: SeedContext) => readonly Seeded<R>[];
  survivesReset?: boolean;
  idsAfter?: number;
}

const definitions: TableDefinition[] = [];

export function defineTable<R extends Row>(description: TableDescription<R>): TableDefinition<R> {
  const { name, schema } = description;
  const definition: TableDefinition<R> = { ...description, model: columnsOf(name, schema) };
  definitions.push(definition);
  return definition;
}

/** The tables of all imported resources. The store needs them together: one database, one model each. */
export const definedTables = (): readonly TableDefinition[] =>
  // After a hot reload, a table that is defined again replaces the older definition.
  [...new Map(definitions.map((definition) => [definition.name, definition])).values()];
