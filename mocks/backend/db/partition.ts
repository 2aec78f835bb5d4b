import type { SeedContext } from '#mocks/backend/seed/base/context';
import type { Row, TableDefinition } from './define-table';
import type { Entry } from './journal';
import type { LibraryRows } from './library';

/** A journal entry about the rows of one table in one city. */
export type RowEntry = Exclude<Entry, { kind: 'reset' }>;

/** An entry before the store adds when and by what it is written. */
export type EntryToWrite = RowEntry & { written?: never };

/**
 * The rows of one table in one city, seeded at the first access: 10,000 rows of one city must cost the other
 * eight cities nothing. Journal entries for these rows wait until then.
 */
export class Partition {
  readonly scope: string;
  readonly #definition: TableDefinition;
  readonly libraryRows: LibraryRows;
  readonly #context: () => SeedContext;
  /** Each city has its own block of ids, so that an id alone determines its city. */
  readonly #firstId: number;
  #nextId: number;
  #isSeeded = false;
  entriesBeforeSeed: RowEntry[] = [];

  constructor(
    definition: TableDefinition,
    scope: string,
    firstId: number,
    libraryRows: LibraryRows,
    context: () => SeedContext,
  ) {
    this.#definition = definition;
    this.scope = scope;
    this.#firstId = firstId;
    this.#nextId = firstId;
    this.libraryRows = libraryRows;
    this.#context = context;
  }

  /** When false, the rows are exactly the seeded rows, and no row has been read or written. */
  get isTouched(): boolean {
    return this.#isSeeded || this.entriesBeforeSeed.length > 0;
  }

  rows(): Pick<LibraryRows, 'all' | 'find' | 'where' | 'has'> {
    return this.#seededRows();
  }

  create(rowValues: object): Row {
    const rows = this.#seededRows();
    const row = { ...rowValues, id: this.#nextId };
    this.#checkSchema(row);
    this.#reserveIds([row.id]);
    return rows.put([row])[0] as Row;
  }

  replace(rows: readonly Row[], changes: object): Row[] {
    const changedRows = rows.map((row) => ({ ...row, ...changes, id: row.id }));
    for (const row of changedRows) this.#checkSchema(row);
    return this.#seededRows().put(changedRows);
  }

  remove(id: number): void {
    this.#seededRows().remove([id]);
  }

  /** Applies an entry of the journal or of another tab. An entry for a removed row has no effect. */
  apply(entry: RowEntry): void {
    if (this.#isSeeded) this.#applyTo(this.libraryRows, entry);
    else this.entriesBeforeSeed.push(entry);
  }

  reset(): void {
    this.libraryRows.clear();
    this.#isSeeded = false;
    this.entriesBeforeSeed = [];
    this.#nextId = this.#firstId;
  }

  #seededRows(): LibraryRows {
    if (!this.#isSeeded) this.#seed();
    return this.libraryRows;
  }

  /** Applies waiting entries before the library stores the rows: each write to the library scans all rows. */
  #seed(): void {
    this.#isSeeded = true;
    const { seed, scope } = this.#definition;
    const city = scope === 'city' ? { city: this.scope } : {};
    const rows = new SeedRows();
    for (const seededValues of seed(this.#context())) {
      rows.put([{ ...seededValues, ...city, id: this.#nextId }]);
      this.#nextId += 1;
    }
    for (const entry of this.entriesBeforeSeed.splice(0)) this.#applyTo(rows, entry);
    this.libraryRows.put(rows.all());
  }

  #applyTo(rows: WritableRows, entry: RowEntry): void {
    if (entry.kind === 'create') {
      this.#reserveIds([entry.row.id]);
      rows.put([{ ...rows.find(entry.row.id), ...entry.row }]);
      return;
    }
    this.#reserveIds(entry.ids);
    if (entry.kind === 'remove') rows.remove(entry.ids);
    else
      rows.put(entry.ids.flatMap((id) => rows.find(id) ?? []).map((row) => ({ ...row, ...entry.changes })));
  }

  /** An assigned id is never assigned again. */
  #reserveIds(ids: readonly number[]): void {
    for (const id of ids) this.#nextId = Math.max(this.#nextId, id + 1);
  }

  #checkSchema(row: Row): void {
    const result = this.#definition.schema.safeParse(row);
    if (result.success) return;
    throw new Error(
      `${this.#definition.name}: a row breaks its schema: ${JSON.stringify(result.error.issues)}`,
    );
  }
}

type WritableRows = Pick<LibraryRows, 'find' | 'put' | 'remove'>;

/** Holds rows before the library stores them. */
class SeedRows implements WritableRows {
  readonly #unstored = new Map<number, Row>();

  all = (): Row[] => [...this.#unstored.values()];
  find = (id: number): Row | undefined => this.#unstored.get(id);
  put(rows: readonly Row[]): Row[] {
    for (const row of rows) this.#unstored.set(row.id, row);
    return [...rows];
  }
  remove(ids: readonly number[]): void {
    for (const id of ids) this.#unstored.delete(id);
  }
}
