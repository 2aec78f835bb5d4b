import { definedTables } from '#mocks/backend/db/define-table';
import type { RowEntry } from '#mocks/backend/db/partition';
import { scopesOf, type TableScope } from '#mocks/backend/db/scopes-of';
import { IDS_OF_A_CITY } from '#mocks/backend/seed/base/context';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import type { AnyRow } from './row-draft';
import { seededRows } from './seeded-rows';

/**
 * The rows that the entries leave in a state that their table refuses, and changed rows that do not exist:
 * `notifications 12`. The tables check their own writes alone.
 */
export function rowsThatDoNotFit(
  entries: readonly RowEntry[],
  { seed, day }: { seed: Seed; day: string },
): string[] {
  const anchor = startOfDayInJapan(Date.parse(`${day}T00:00:00+09:00`));
  const misfits = new Set<string>();
  const scopes = new Map<
    string,
    { tableScope: TableScope; rows: Map<number, AnyRow>; changedIds: Set<number> }
  >();
  const changedScopeOf = (table: string, scope: string) => {
    const key = `${table}@${scope}`;
    const knownScope = scopes.get(key);
    if (knownScope) return knownScope;
    const definition = definedTables().find(({ name }) => name === table);
    const tableScope = definition && scopesOf(definition).find((one) => one.scope === scope);
    if (!tableScope) throw new Error(`there is no table ${table} in ${scope}`);
    const rows = new Map(seededRows(tableScope, { seed, anchor }).map((row) => [row.id, row]));
    const newScope = { tableScope, rows, changedIds: new Set<number>() };
    scopes.set(key, newScope);
    return newScope;
  };
  for (const entry of entries) {
    const { rows, changedIds } = changedScopeOf(entry.table, entry.scope);
    if (entry.kind === 'create') {
      rows.set(entry.row.id, { ...rows.get(entry.row.id), ...entry.row });
      changedIds.add(entry.row.id);
    } else
      for (const id of entry.ids) {
        const row = rows.get(id);
        if (entry.kind === 'remove') rows.delete(id);
        else if (row === undefined) misfits.add(`${entry.table} ${id}`);
        else {
          rows.set(id, { ...row, ...entry.changes, id });
          changedIds.add(id);
        }
      }
  }
  for (const { tableScope, rows, changedIds } of scopes.values())
    for (const id of changedIds) {
      const row = rows.get(id);
      if (row !== undefined && !rowFits(row, tableScope)) misfits.add(`${tableScope.definition.name} ${id}`);
    }
  return [...misfits];
}

/** The id of a row in a city's table determines the city. */
const rowFits = (row: AnyRow, { definition, scope, city }: TableScope): boolean =>
  definition.schema.safeParse(row).success &&
  (city === null || (row.city === scope && Math.floor((row.id - 1) / IDS_OF_A_CITY) === city.id - 1));
