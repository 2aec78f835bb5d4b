import { factory } from '@mswjs/data';
import type { Column } from './columns';
import type { Row } from './define-table';

/** The rows of one model: a page makes the factory of a table and city when it first needs it. */
export function openLibrary(name: string, model: Readonly<Record<string, Column>>): LibraryRows {
  const library = withoutChannel(() => factory({ [name]: { ...model } })) as unknown as Record<
    string,
    LibraryModel
  >;
  return new LibraryRows(library[name] as LibraryModel);
}

/** The rows of one table in one city, through the library's public interface alone (decision 022). */
export class LibraryRows {
  readonly #model: LibraryModel;
  /** All rows by id, updated at each write: the library itself scans every row, even for one id. */
  #rowsById: Map<number, Row> | null = null;
  #lastId = 0;
  readonly #countsByKeyOf = new Map<KeyOf, KeyCounts>();

  constructor(library: LibraryModel) {
    this.#model = library;
  }

  /** All rows in the order of creation, which is the order of their ids. */
  all(): Row[] {
    return [...this.#indexedRows().values()];
  }

  find(id: number): Row | undefined {
    return this.#indexedRows().get(id);
  }

  /** Takes the library's own query syntax: `{ read: { equals: false } }`. */
  where(where: object): Row[] {
    return this.#model.findMany({ where }).toSorted(byId);
  }

  /** Whether a row has this key. Indexed: an import checks a key for each of its rows. */
  has(keyOf: KeyOf, key: string): boolean {
    let counts = this.#countsByKeyOf.get(keyOf);
    if (counts === undefined) {
      counts = new KeyCounts(keyOf);
      for (const row of this.#indexedRows().values()) counts.add(row);
      this.#countsByKeyOf.set(keyOf, counts);
    }
    return counts.has(key);
  }

  /** Adds rows, and replaces rows by id: the library's `update` skips changes inside an object. */
  put(rows: readonly Row[]): Row[] {
    const rowsById = this.#indexedRows();
    this.#delete(rows.map(({ id }) => id).filter((id) => rowsById.has(id)));
    return rows.map((row) => {
      const before = rowsById.get(row.id);
      const after = this.#model.create(row);
      rowsById.set(row.id, after);
      for (const counts of this.#countsByKeyOf.values()) {
        if (before !== undefined) counts.remove(before);
        counts.add(after);
      }
      // Another tab may have created a row with an id below this tab's last id.
      if (before === undefined && row.id < this.#lastId) this.#rowsById = null;
      this.#lastId = Math.max(this.#lastId, row.id);
      return after;
    });
  }

  remove(ids: readonly number[]): void {
    const rowsById = this.#indexedRows();
    this.#delete(ids);
    for (const id of ids) {
      const row = rowsById.get(id);
      if (row === undefined) continue;
      rowsById.delete(id);
      for (const counts of this.#countsByKeyOf.values()) counts.remove(row);
    }
  }

  clear(): void {
    this.#model.deleteMany({ where: {} });
    this.#rowsById = null;
    this.#lastId = 0;
    this.#countsByKeyOf.clear();
  }

  #delete(ids: readonly number[]): void {
    if (ids.length > 0) this.#model.deleteMany({ where: { id: { in: [...ids] } } });
  }

  #indexedRows(): Map<number, Row> {
    if (this.#rowsById === null) {
      const rows = this.#model.getAll().toSorted(byId);
      this.#rowsById = new Map(rows.map((row) => [row.id, row]));
    }
    return this.#rowsById;
  }
}

type KeyOf = (row: Row) => string;

class KeyCounts {
  readonly #keyOf: KeyOf;
  readonly #counts = new Map<string, number>();

  constructor(keyOf: KeyOf) {
    this.#keyOf = keyOf;
  }

  has = (key: string): boolean => (this.#counts.get(key) ?? 0) > 0;
  add = (row: Row): void => this.#change(row, 1);
  remove = (row: Row): void => this.#change(row, -1);

  #change(row: Row, by: number): void {
    const key = this.#keyOf(row);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
}

interface LibraryModel {
  create(values: Row): Row;
  getAll(): Row[];
  findMany(query: { where: object }): Row[];
  deleteMany(query: { where: object }): unknown;
}

const byId = (one: Row, other: Row) => one.id - other.id;

/**
 * Runs `run` without a BroadcastChannel. With one, the library sends every create to other tabs, seeding
 * included, and does not separate one seed from another. The journal synchronizes the tabs.
 */
function withoutChannel<Result>(run: () => Result): Result {
  const channelProperty = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return run();
  } finally {
    if (channelProperty) Object.defineProperty(globalThis, 'BroadcastChannel', channelProperty);
  }
}
