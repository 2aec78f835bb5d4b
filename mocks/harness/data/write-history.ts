import type { Entry } from '#mocks/backend/db/journal';
import type { RowEntry } from '#mocks/backend/db/partition';
import type { AnyRow } from './row-draft';

export interface WrittenRow {
  id: number;
  /** Null: the row did not exist. */
  before: AnyRow | null;
  /** Null: the row was removed. */
  after: AnyRow | null;
}

/** One entry of the journal with the rows that it changed. */
export interface WrittenEntry {
  /** Its position since the last reset. */
  number: number;
  kind: RowEntry['kind'];
  table: string;
  scope: string;
  /** Null where a link or an older version has written. */
  at: number | null;
  by: string | null;
  rows: readonly WrittenRow[];
  /** The first later entry that changes one of the rows: it is undone first. */
  firstLaterChange: number | null;
}

/** The rows of the seed in one table and place, by id. */
export type SeededRows = (table: string, scope: string) => ReadonlyMap<number, AnyRow> | null;

/** What was written over the seed, oldest first: the journal is applied to the seed once more. */
export function historyOf(entries: readonly Entry[], seededRowsOf: SeededRows): WrittenEntry[] {
  const rowsByScope = new Map<string, Map<number, AnyRow>>();
  let history: WrittenEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'reset') {
      rowsByScope.clear();
      history = [];
      continue;
    }
    const { kind, table, scope, written } = entry;
    const key = `${table}@${scope}`;
    const rows = rowsByScope.get(key) ?? new Map(seededRowsOf(table, scope));
    rowsByScope.set(key, rows);
    const changedRows = rowsChangedBy(entry, rows);
    for (const { id, after } of changedRows) {
      if (after === null) rows.delete(id);
      else rows.set(id, after);
    }
    const at = written?.at ?? null;
    const by = written?.by ?? null;
    history.push({
      number: history.length,
      kind,
      table,
      scope,
      at,
      by,
      rows: changedRows,
      firstLaterChange: null,
    });
  }
  return withFirstLaterChanges(history);
}

function rowsChangedBy(entry: RowEntry, rows: ReadonlyMap<number, AnyRow>): WrittenRow[] {
  if (entry.kind === 'create') {
    const before = rows.get(entry.row.id) ?? null;
    return [{ id: entry.row.id, before, after: { ...before, ...entry.row } }];
  }
  return entry.ids.flatMap((id) => {
    const before = rows.get(id);
    // As in the tables: an entry for a removed row has no effect.
    if (before === undefined) return [];
    return [{ id, before, after: entry.kind === 'remove' ? null : { ...before, ...entry.changes } }];
  });
}

function withFirstLaterChanges(history: readonly WrittenEntry[]): WrittenEntry[] {
  const firstChangeSeen = new Map<string, number>();
  return history
    .toReversed()
    .map((entry) => {
      const keys = entry.rows.map(({ id }) => `${entry.table}@${entry.scope}@${id}`);
      const laterChanges = keys.flatMap((key) => firstChangeSeen.get(key) ?? []);
      for (const key of keys) firstChangeSeen.set(key, entry.number);
      return { ...entry, firstLaterChange: laterChanges.length === 0 ? null : Math.min(...laterChanges) };
    })
    .toReversed();
}

/** The entries that take a written one back. */
export function inverseOf({
  table,
  scope,
  rows,
}: Pick<WrittenEntry, 'table' | 'scope' | 'rows'>): RowEntry[] {
  return rows.flatMap(({ id, before, after }): RowEntry[] => {
    if (before === null) return [{ kind: 'remove', table, scope, ids: [id] }];
    if (after === null) return [{ kind: 'create', table, scope, row: { ...before } }];
    const changes = Object.fromEntries(changedFields(before, after).map((field) => [field, before[field]]));
    return [{ kind: 'update', table, scope, ids: [id], changes }];
  });
}

/** The names of the fields with another value. */
export const changedFields = (before: AnyRow | null, after: AnyRow | null): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
