import type { RowEntry } from '#mocks/backend/db/partition';

/**
 * The same entries, with all rows of a table that got the same changes in one: a call may change 10,000 rows. Only
 * for a snapshot, which has one entry for each row, so that their order does not matter.
 */
export function groupedEntries(entries: readonly RowEntry[]): RowEntry[] {
  const groups = new Map<string, RowEntry>();
  for (const entry of entries) {
    const { kind, table, scope } = entry;
    const values = kind === 'create' ? entry.row : kind === 'update' ? entry.changes : null;
    const key = JSON.stringify([kind, table, scope, values]);
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, entry.kind === 'create' ? entry : { ...entry, ids: [...entry.ids] });
    else if (group.kind !== 'create' && entry.kind !== 'create') group.ids.push(...entry.ids);
  }
  return [...groups.values()];
}
