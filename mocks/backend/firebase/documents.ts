import { type Fields, fromFields, toFields } from './values';

/** A stored document; `path` is `Users/12`. */
export interface StoredDocument {
  path: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

/** A document in a response. */
export type WireDocument = Omit<StoredDocument, 'path'> & { name: string };

/** Receives the changed collections: `Users`, `Rooms/1/Messages`. */
type Listener = (collections: ReadonlySet<string>) => void;

/** The collections of a fake Firestore. */
export class DocumentStore {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  readonly #listeners = new Set<Listener>();
  readonly requestedCollections = new Set<string>();
  readonly #sources = new Set<(collection: string) => void>();
  #changed = new Set<string>();
  #batches = 0;

  get(path: string): StoredDocument | undefined {
    return this.#at(collectionIn(path)).get(path);
  }

  all(): StoredDocument[] {
    return [...this.#collections.values()].flatMap((documents) => [...documents.values()]);
  }

  in(collection: string): StoredDocument[] {
    return [...this.#at(collection).values()];
  }

  /** A document's fields as plain values. */
  read(path: string): Record<string, unknown> | null {
    const document = this.get(path);
    return document ? fromFields(document.fields) : null;
  }

  set(path: string, plain: Readonly<Record<string, unknown>>): StoredDocument {
    return this.put(path, toFields(plain));
  }

  put(path: string, fields: Fields): StoredDocument {
    const documents = this.#at(collectionIn(path));
    const updateTime = tick();
    const createTime = documents.get(path)?.createTime ?? updateTime;
    const document = { path, fields, createTime, updateTime };
    documents.set(path, document);
    this.#tell(path);
    return document;
  }

  remove(path: string): void {
    if (this.#at(collectionIn(path)).delete(path)) this.#tell(path);
  }

  /** Notifies the listeners once, of all changes of the run. */
  batch<Result>(run: () => Result): Result {
    this.#batches += 1;
    try {
      return run();
    } finally {
      this.#batches -= 1;
      this.#flush();
    }
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls `source` at the first access of a collection: 10,000 unread documents are never created. */
  fillFrom(source: (collection: string) => void): void {
    this.#sources.add(source);
  }

  #at(collection: string): Map<string, StoredDocument> {
    const documents = this.#collections.get(collection) ?? new Map<string, StoredDocument>();
    this.#collections.set(collection, documents);
    if (this.requestedCollections.has(collection)) return documents;
    this.requestedCollections.add(collection);
    this.batch(() => {
      for (const source of this.#sources) source(collection);
    });
    return documents;
  }

  #tell(path: string): void {
    this.#changed.add(collectionIn(path));
    this.#flush();
  }

  #flush(): void {
    if (this.#batches > 0 || this.#changed.size === 0) return;
    const changed = this.#changed;
    this.#changed = new Set();
    for (const listener of this.#listeners) listener(changed);
  }
}

export const collectionIn = (path: string): string => path.slice(0, path.lastIndexOf('/'));

export const wireOf = (database: string, { path, ...rest }: StoredDocument): WireDocument => ({
  name: `${database}/documents/${path}`,
  ...rest,
});

/** `projects/p/databases/(default)/documents/Users/12` → `Users/12` */
export const pathIn = (name: string): string => name.split('/documents/')[1] ?? name;

let micros = 0;
/**
 * A strictly increasing time: the SDK would drop the second of two changes in one millisecond, or under a
 * paused clock, as "not newer". Microseconds, as in Firestore; deliberately independent of the demo's clock.
 */
export function tick(): string {
  micros = Math.max(micros + 1, Date.now() * 1000);
  const digits = String(micros % 1000).padStart(3, '0');
  return new Date(Math.floor(micros / 1000)).toISOString().replace('Z', `${digits}Z`);
}
