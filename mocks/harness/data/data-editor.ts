import type { Store } from '#mocks/backend/db/db';
import { definedTables, type TableDefinition } from '#mocks/backend/db/define-table';
import { type Field, fieldsOf } from '#mocks/backend/db/fields-of';
import { scopesOf } from '#mocks/backend/db/scopes-of';
import type { Table } from '#mocks/backend/db/table';
import { isSecretName } from '#mocks/backend/protocol/masked';
import { NO_NEW_ROWS, type NoNewRows } from './no-new-rows';
import { createReplacement, type Replacement } from './replacement';
import { type AnyRow, type Draft, type DraftReading, readDraft } from './row-draft';
import { seededRows } from './seeded-rows';
import { historyOf, inverseOf, type WrittenEntry } from './write-history';

export interface EditableTable {
  name: string;
  /** The slugs of the cities, or `*`. */
  scopes: readonly string[];
  /** The fields that a form may change: the others identify the row, or hold secrets. */
  fields: readonly Field[];
  /** Null: rows can be added. */
  noNewRows: NoNewRows | null;
}

export interface RowQuery {
  scope: string;
  search: string;
  offset: number;
  limit: number;
}

export interface RemovedRow {
  table: string;
  scope: string;
  row: AnyRow;
}

/** The tables of the fake backend, without sessions, as the panel edits them. Every write is in the journal. */
export interface DataEditor {
  /** Those that are defined: all of them once the backend has loaded its handlers. */
  readonly tables: readonly EditableTable[];
  /** Newest first. */
  rows(table: string, query: RowQuery): { rows: AnyRow[]; total: number };
  read(table: string, draft: Draft, row: AnyRow): DraftReading;
  /** The values with which a new row of this scope begins; nothing is stored yet. */
  begin(table: string, scope: string): Promise<AnyRow>;
  /** Stores a new row with the next id. Rejects when the schema of the table refuses it. */
  create(table: string, row: AnyRow): Promise<AnyRow>;
  /** Null when the row does not exist any more. Rejects when the schema of the table refuses the row. */
  update(table: string, id: number, changes: Record<string, unknown>): Promise<AnyRow | null>;
  /** Returns the removed row; `restore` puts it back. */
  remove(table: string, id: number): Promise<RemovedRow | null>;
  restore(removed: RemovedRow): Promise<void>;
  readonly replacement: Replacement;
  /** What was written, newest first, without sessions. */
  history(): Promise<WrittenEntry[]>;
  /** False when a row of the entry was changed again in the meantime. */
  undo(entry: WrittenEntry): Promise<boolean>;
  /** The number of changes that this tab has seen. */
  version(): number;
  subscribe(listener: () => void): () => void;
}

export function createDataEditor(db: Store): DataEditor {
  const panelDb = db.writtenBy('panel');
  const seededByScope = new Map<string, ReadonlyMap<number, AnyRow>>();
  let tables: readonly EditableTable[] = [];
  let version = 0;
  db.onChange(() => {
    version += 1;
  });

  const tableOf = (name: string) => panelDb.of(definitionOf(name)) as unknown as Table<AnyRow>;
  const seededRowsOf = (table: string, scope: string) => {
    const key = `${table}@${scope}`;
    const tableScope = scopesOf(definitionOf(table)).find((one) => one.scope === scope);
    const rows =
      seededByScope.get(key) ??
      new Map((tableScope ? seededRows(tableScope, db) : []).map((row) => [row.id, row]));
    seededByScope.set(key, rows);
    return rows;
  };
  const runWrite = async <Result>(write: () => Result): Promise<Result> => {
    await panelDb.catchUp();
    const result = write();
    await panelDb.settled();
    return result;
  };
  const readHistory = async () => {
    const entries = await db.entries();
    const names = new Set(editableTables().map(({ name }) => name));
    return historyOf(
      entries.filter((entry) => entry.kind === 'reset' || names.has(entry.table)),
      seededRowsOf,
    );
  };

  return {
    get tables() {
      const definitions = editableTables();
      if (definitions.length !== tables.length) tables = definitions.map(editableTable);
      return tables;
    },
    rows(name, { scope, search, offset, limit }) {
      const definition = definitionOf(name);
      const city = definition.scope === 'city' ? { city: scope } : {};
      const fields = [
        'id',
        ...editableFields(definition)
          .filter(isSearched)
          .map((field) => field.name),
      ];
      return tableOf(name).list({ ...city, search: { text: search, fields }, sort: '-id', offset, limit });
    },
    read(name, draft, row) {
      const definition = definitionOf(name);
      return readDraft(definition.schema, editableFields(definition), { draft, row });
    },
    async begin(name, scopeName) {
      const { newRow } = await import('./new-row');
      const tableScope = scopesOf(definitionOf(name)).find(({ scope }) => scope === scopeName);
      if (tableScope === undefined) throw new Error(`${name} has no rows in ${scopeName}`);
      const { rows } = tableOf(name).list(tableScope.city === null ? {} : { city: scopeName });
      return newRow(tableScope, { seed: db.seed, anchor: db.anchor, rows });
    },
    create: (name, { id: _, ...values }) => runWrite(() => tableOf(name).create(values)),
    update: (name, id, changes) => runWrite(() => tableOf(name).update(id, changes)),
    remove: (name, id) =>
      runWrite(() => {
        const row = tableOf(name).find(id);
        if (row === null || !tableOf(name).remove(id)) return null;
        const scope = definitionOf(name).scope === 'city' ? String(row.city) : '*';
        return { table: name, scope, row: { ...row } };
      }),
    restore: ({ table, scope, row }) => db.write([{ kind: 'create', table, scope, row: { ...row } }], 'undo'),
    replacement: createReplacement(db),
    history: async () => (await readHistory()).toReversed(),
    async undo(entry) {
      await db.catchUp();
      const currentEntry = (await readHistory())[entry.number];
      if (
        currentEntry === undefined ||
        currentEntry.firstLaterChange !== null ||
        !isSameEntry(currentEntry, entry)
      )
        return false;
      await db.write(inverseOf(currentEntry), 'undo');
      return true;
    },
    version: () => version,
    subscribe: (listener) => db.onChange(listener),
  };
}

const editableTables = (): TableDefinition[] =>
  definedTables()
    .filter(({ survivesReset }) => survivesReset !== true)
    .toSorted((one, other) => one.name.localeCompare(other.name));

function definitionOf(name: string): TableDefinition {
  const definition = editableTables().find((one) => one.name === name);
  if (definition === undefined) throw new Error(`there is no table ${name} to edit`);
  return definition;
}

const editableTable = (definition: TableDefinition): EditableTable => ({
  name: definition.name,
  scopes: scopesOf(definition).map(({ scope }) => scope),
  fields: editableFields(definition),
  noNewRows: NO_NEW_ROWS[definition.name] ?? null,
});

const editableFields = ({ name, scope, schema }: TableDefinition): Field[] =>
  fieldsOf(name, schema).filter(
    (field) =>
      field.name !== 'id' && !(scope === 'city' && field.name === 'city') && !isSecretName(field.name),
  );

/** Pictures are long and have no words; lists and objects are searched in the form. */
const isSearched = ({ name, kind }: Field): boolean =>
  kind !== 'list' && kind !== 'object' && !/^(image|avatar|icon|identity_image|document)$/.test(name);

/** Another tab may have folded the journal, or reset it. */
const isSameEntry = (one: WrittenEntry, other: WrittenEntry): boolean =>
  JSON.stringify([one.kind, one.table, one.scope, one.at, one.rows]) ===
  JSON.stringify([other.kind, other.table, other.scope, other.at, other.rows]);
