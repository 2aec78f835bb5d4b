import { factory } from '@mswjs/data';
import type { Column } from './columns';
import type { Row } from './define-table';

/** The fake database: one `@mswjs/data` factory for every model. */
export function openLibrary(
  models: Readonly<Record<string, Readonly<Record<string, Column>>>>,
): (name: string) => Model {
  const library = withoutChannel(() => factory({ ...models })) as unknown as Record<string, LibraryModel>;
  return (name) => new Model(library[name] as LibraryModel);
}

/** The rows of one table in one city, through the library's public interface alone (decision 022). */
export class Model {
  readonly #library: LibraryModel;
  /** All rows in the order of ids, changed with each write: the library looks through every row, even for one id. */
  #known: Map<number, Row> | null = null;
  #lastId = 0;
  readonly #keys = new Map<KeyOf, KeyCounts>();

  constructor(library: LibraryModel) {
    this.#library = library;
  }

  /** In the order of creation, which is that of their ids. */
  all(): Row[] {
    return [...this.#byId().values()];
  }

  find(id: number): Row | undefined {
    return this.#byId().get(id);
  }

  /** The library's own query language: `{ read: { equals: false } }`. */
  where(where: object): Row[] {
    return this.#library.findMany({ where }).toSorted(inOrder);
  }

  /** Whether a row has this key. Indexed: an import looks up a key for each of its rows. */
  has(keyOf: KeyOf, key: string): boolean {
    let counts = this.#keys.get(keyOf);
    if (counts === undefined) {
      counts = new KeyCounts(keyOf);
      for (const row of this.#byId().values()) counts.add(row);
      this.#keys.set(keyOf, counts);
    }
    return counts.has(key);
  }

  /** New rows, and rows that take the place of those with their ids: `update` skips what changes inside an object. */
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
      // another tab may have created a row before the last of this tab
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

/** How many rows have each key. */
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
 * Where a page has BroadcastChannel, the library tells other tabs every create, the seeding too, and does not tell one
 * seed from another. The journal is what keeps tabs together, so the library finds no channel while it is set up.
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
