import { factory } from '@mswjs/data';
import type { Column } from './columns';
import type { Row } from './define-table';

/** The fake database: one `@mswjs/data` factory for every model. */
export function openLibrary(
  models: Readonly<Record<string, Readonly<Record<string, Column>>>>,
): (name: string) => LibraryRows {
  const library = withoutChannel(() => factory({ ...models })) as unknown as Record<string, LibraryModel>;
  return (name) => new LibraryRows(library[name] as LibraryModel);
}

/** The rows of one table in one city, through the library's public interface alone (decision 022). */
export class LibraryRows {
  readonly #library: LibraryModel;
  /** All rows by id, updated at each write: the library itself scans every row, even for one id. */
  #known: Map<number, Row> | null = null;
  #lastId = 0;
  readonly #keys = new Map<KeyOf, KeyCounts>();

  constructor(library: LibraryModel) {
    this.#library = library;
  }

  /** All rows in the order of creation, which is the order of their ids. */
  all(): Row[] {
    return [...this.#byId().values()];
  }

  find(id: number): Row | undefined {
    return this.#byId().get(id);
  }

  /** Takes the library's own query syntax: `{ read: { equals: false } }`. */
  where(where: object): Row[] {
    return this.#library.findMany({ where }).toSorted(inOrder);
  }

  /** Whether a row has this key. Indexed: an import checks a key for each of its rows. */
  has(keyOf: KeyOf, key: string): boolean {
    let counts = this.#keys.get(keyOf);
    if (counts === undefined) {
      counts = new KeyCounts(keyOf);
      for (const row of this.#byId().values()) counts.add(row);
      this.#keys.set(keyOf, counts);
    }
    return counts.has(key);
  }

  /** Adds rows, and replaces rows by id: the library's `update` skips changes inside an object. */
  put(rows: readonly Row[]): Row[] {
    const known = this.#byId();
    this.#delete(rows.map(({ id }) => id).filter((id) => known.has(id)));
    return rows.map((row) => {
      const before = known.get(row.id);
      const after = this.#library.create(row);
      known.set(row.id, after);
      for (const counts of this.#keys.values()) {
        if (before !== undefined) counts.remove(before);
        counts.add(after);
      }
      // Another tab may have created a row with an id below this tab's last id.
      if (before === undefined && row.id < this.#lastId) this.#known = null;
      this.#lastId = Math.max(this.#lastId, row.id);
      return after;
    });
  }

  remove(ids: readonly number[]): void {
    const known = this.#byId();
    this.#delete(ids);
    for (const id of ids) {
      const row = known.get(id);
      if (row === undefined) continue;
      known.delete(id);
      for (const counts of this.#keys.values()) counts.remove(row);
    }
  }

  clear(): void {
    this.#library.deleteMany({ where: {} });
    this.#known = null;
    this.#lastId = 0;
    this.#keys.clear();
  }

  #delete(ids: readonly number[]): void {
    if (ids.length > 0) this.#library.deleteMany({ where: { id: { in: [...ids] } } });
  }

  #byId(): Map<number, Row> {
    if (this.#known === null) {
      const rows = this.#library.getAll().toSorted(inOrder);
      this.#known = new Map(rows.map((row) => [row.id, row]));
    }
    return this.#known;
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

const inOrder = (one: Row, other: Row) => one.id - other.id;

/**
 * Runs `open` without a BroadcastChannel. With one, the library sends every create to other tabs, seeding
 * included, and does not separate one seed from another. The journal synchronizes the tabs.
 */
function withoutChannel<Result>(open: () => Result): Result {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return open();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
