import * as z from 'zod/mini';
import { fieldsOf, shapeOf } from '#mocks/backend/db/fields-of';
import type { TableScope } from '#mocks/backend/db/scopes-of';
import { seedContext } from '#mocks/backend/seed/base/context';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { AnyRow } from './row-draft';

interface NewRowOptions {
  seed: Seed;
  anchor: number;
  /** The current rows of this scope: the values that distinguish them are not repeated. */
  rows: readonly AnyRow[];
}

/** The values with which a new row begins; the table assigns its id. The next row of the seed, if it has one. */
export function newRow(tableScope: TableScope, { seed, anchor, rows }: NewRowOptions): AnyRow {
  const { definition, scope, firstId, city } = tableScope;
  // The rows of the empty seed would be without the rows that they refer to.
  const filledSeed: Seed = seed.profile === 'empty' ? { ...seed, profile: 'normal' } : seed;
  const context = seedContext(filledSeed, definition.name, city, anchor);
  const seededRows = definition.seed(context);
  const id = Math.max(firstId + seededRows.length - 1, ...rows.map((row) => row.id)) + 1;
  const index = id - firstId;
  const extendedRows = definition.seed({ ...context, count: context.count + index - seededRows.length + 1 });
  const cityField = city === null ? {} : { city: scope };
  if (extendedRows.length > seededRows.length)
    return { ...(extendedRows[index] ?? extendedRows.at(-1)), ...cityField, id };
  const lastSeededRow = seededRows.at(-1);
  return lastSeededRow === undefined
    ? { ...emptyRow(definition.name, definition.schema, anchor), ...cityField, id }
    : { ...numbered({ ...lastSeededRow, ...cityField, id }, rows), id };
}

/** A copy of the last row, with its number behind each text in which all rows differ: a name, an address. */
function numbered(copy: AnyRow, rows: readonly AnyRow[]): AnyRow {
  const texts = Object.keys(copy).flatMap((name) => {
    const text = copy[name];
    if (typeof text !== 'string' || text === '' || name === 'city' || /^\d{4}-\d\d-\d\d/.test(text))
      return [];
    const isDistinct = rows.length > 1 && new Set(rows.map((row) => row[name])).size === rows.length;
    return isDistinct || name === 'key' ? [[name, text.replace(/(?=@)|$/, String(copy.id))]] : [];
  });
  return { ...copy, ...Object.fromEntries(texts) };
}

/** Texts are empty, numbers 0, times the start of the first day. */
function emptyRow(tableName: string, schema: z.ZodMiniType, anchor: number): Record<string, unknown> {
  const values = { text: '', number: 0, flag: false, list: [], object: {} };
  const shape = shapeOf(schema);
  const row: Record<string, unknown> = {};
  for (const { name: field, kind, isOptional, choices } of fieldsOf(tableName, schema)) {
    const fieldSchema = shape[field];
    const isTime = kind === 'text' && /^at$|_at$/.test(field);
    if (!isOptional) row[field] = isTime ? utcIsoTime(anchor) : kind === 'enum' ? choices[0] : values[kind];
    // a schema may allow an absent field and refuse null
    else if (fieldSchema && z.safeParse(fieldSchema, null).success) row[field] = null;
  }
  return row;
}
