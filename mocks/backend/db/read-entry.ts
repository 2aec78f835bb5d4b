import * as z from 'zod/mini';
import { IDS_OF_A_CITY } from '#mocks/backend/seed/base/context';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { definedTables, type TableDefinition } from './define-table';
import { shapeOf } from './fields-of';
import type { RowEntry } from './partition';
import { WORLD } from './table';

const id = z.number().check(z.int(), z.positive());
const entryTarget = { table: z.string(), scope: z.string() };
const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), ...entryTarget, row: z.catchall(z.object({ id }), z.unknown()) }),
  z.object({
    kind: z.literal('update'),
    ...entryTarget,
    ids: z.array(id),
    changes: z.record(z.string(), z.unknown()),
  }),
  z.object({ kind: z.literal('remove'), ...entryTarget, ids: z.array(id) }),
]);

/**
 * Reads an entry from outside this browser. Refuses an entry whose table, scope or fields do not exist here, whose
 * ids belong to another city, and entries of lasting tables: no link signs a user in.
 */
export function readEntry(value: unknown): RowEntry | { refused: string } {
  const { success, data } = entrySchema.safeParse(value);
  if (!success) return { refused: '?' };
  const definition = definedTables().find(({ name }) => name === data.table);
  const ids = data.kind === 'create' ? [data.row.id] : data.ids;
  const isReadable =
    definition !== undefined && !definition.survivesReset && idsBelongTo(definition, data.scope, ids);
  if (isReadable && fieldsFit(data, definition)) return data;
  return { refused: `${data.table} ${ids.join(', ')}` };
}

function idsBelongTo({ scope }: TableDefinition, entryScope: string, ids: readonly number[]): boolean {
  if (scope === 'world') return entryScope === WORLD;
  const cityIndex = CITIES.findIndex(({ name }) => name === entryScope);
  return cityIndex >= 0 && ids.every((rowId) => Math.floor((rowId - 1) / IDS_OF_A_CITY) === cityIndex);
}

function fieldsFit(entry: RowEntry, { schema }: TableDefinition): boolean {
  if (entry.kind === 'remove') return true;
  if (entry.kind === 'create') return schema.safeParse(entry.row).success;
  const shape = shapeOf(schema);
  return Object.entries(entry.changes).every(
    ([field, changed]) =>
      Object.hasOwn(shape, field) && z.safeParse(shape[field] ?? z.never(), changed).success,
  );
}
