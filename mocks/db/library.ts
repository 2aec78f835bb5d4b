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
  /** Kept until the next write: for one id the library looks through every row. */
  #known: ReadonlyMap<number, Row> | null = null;

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

  /** New rows, and rows that take the place of those with their ids: `update` skips what changes inside an object. */
  put(rows: readonly Row[]): Row[] {
    this.remove(rows.map(({ id }) => id).filter((id) => this.find(id)));
    this.#known = null;
    return rows.map((row) => this.#library.create(row));
  }

  remove(ids: readonly number[]): void {
    if (ids.length > 0) this.#delete({ id: { in: ids } });
  }

  clear(): void {
    this.#delete({});
  }

  #delete(where: object): void {
    this.#library.deleteMany({ where });
    this.#known = null;
  }

  #byId(): ReadonlyMap<number, Row> {
    this.#known ??= new Map(
      this.#library
        .getAll()
        .toSorted(inOrder)
        .map((row) => [row.id, row]),
    );
    return this.#known;
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
