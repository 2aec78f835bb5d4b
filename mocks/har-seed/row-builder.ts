import * as z from 'zod/mini';
import { definedTables, type Row, type TableDefinition } from '#mocks/db/define-table';
import { shapeOf } from '#mocks/db/fields-of';
import { WORLD } from '#mocks/db/table';
import type { SeenRow } from './collect-rows';
import type { KnownPlaces } from './known-places';
import { clearedReferences } from './references';
import { replaceValues } from './replace-values';
import type { ReplacedTexts } from './replaced-texts';
import type { SeedValues } from './seed-values';
import { referencesOf, TABLE_FACTS, type Values } from './table-facts';

interface Builder {
  texts: ReplacedTexts;
  companies: KnownPlaces;
  genres: ReadonlyMap<number, Values>;
  /** The city of rows whose call names none. */
  city: string;
  seedsOf(table: string, scope: string): SeedValues;
}

interface BuiltRow {
  row: Row & Values;
  definition: TableDefinition;
  scope: string;
}

export type BuildRow = (table: string, seen: Pick<SeenRow, 'id' | 'place' | 'values' | 'fields'>) => BuiltRow;

/** A row of a table: the seen values without their texts, and the next row of the seed for what no answer has. */
export const rowBuilder =
  ({ texts, companies, genres, city, seedsOf }: Builder): BuildRow =>
  (table, { id, place, values, fields }) => {
    const definition = definedTables().find(({ name }) => name === table) as TableDefinition;
    const scope = definition.scope === 'world' ? WORLD : (place.city ?? city);
    const seeds = seedsOf(table, scope);
    const row = seeds.next();
    const replacing = { texts, seeds, companies, row };
    const lent = replaceValues(clearedReferences(row, referencesOf(table)), { ...replacing, isLent: true });
    const shape = shapeOf(definition.schema);
    const known = Object.entries(renamed(table, values)).filter(([name]) => Object.hasOwn(shape, name));
    const own = Object.entries(replaceValues(Object.fromEntries(known), replacing));
    const built = {
      ...Object.fromEntries(Object.entries(lent).filter(([name]) => !fields.includes(name))),
      ...Object.fromEntries(own.map(([name, value]) => [name, value ?? emptyFor(shape[name])])),
      ...(table === 'genres' ? genres.get(id) : {}),
      ...TABLE_FACTS[table]?.hidden?.(place, values),
      ...(definition.scope === 'city' ? { city: scope } : {}),
      id,
    };
    return { row: built, definition, scope };
  };

/** The list of shop admins has the area under a name that stands for part of a town elsewhere. */
const renamed = (table: string, { area, ...values }: Values): Values =>
  area === undefined ? values : { ...values, [table === 'company_people' ? 'shop_area' : 'area']: area };

function emptyFor(type: z.core.$ZodTypes | undefined): null | undefined | '' {
  const empty = [null, undefined].filter((one) => type !== undefined && z.safeParse(type, one).success);
  return empty.length === 0 ? '' : empty[0];
}
