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
  readonly #fillers = new Set<(collection: string) => void>();
  #changedCollections = new Set<string>();
  #batches = 0;

  get(path: string): StoredDocument | undefined {
    return this.#documentsIn(collectionIn(path)).get(path);
  }

  all(): StoredDocument[] {
    return [...this.#collections.values()].flatMap((documents) => [...documents.values()]);
  }

  in(collection: string): StoredDocument[] {
    return [...this.#documentsIn(collection).values()];
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
    const documents = this.#documentsIn(collectionIn(path));
    const updateTime = nextTime();
    const createTime = documents.get(path)?.createTime ?? updateTime;
    const document = { path, fields, createTime, updateTime };
    documents.set(path, document);
    this.#noteChange(path);
    return document;
  }

  remove(path: string): void {
    if (this.#documentsIn(collectionIn(path)).delete(path)) this.#noteChange(path);
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

  /** Calls `fill` at the first access of a collection: 10,000 unread documents are never created. */
  fillFrom(fill: (collection: string) => void): void {
    this.#fillers.add(fill);
  }

  #documentsIn(collection: string): Map<string, StoredDocument> {
    const documents = this.#collections.get(collection) ?? new Map<string, StoredDocument>();
    this.#collections.set(collection, documents);
    if (this.requestedCollections.has(collection)) return documents;
    this.requestedCollections.add(collection);
    this.batch(() => {
      for (const fill of this.#fillers) fill(collection);
    });
    return documents;
  }

  #noteChange(path: string): void {
    this.#changedCollections.add(collectionIn(path));
    this.#flush();
  }

  #flush(): void {
    if (this.#batches > 0 || this.#changedCollections.size === 0) return;
    const changedCollections = this.#changedCollections;
    this.#changedCollections = new Set();
    for (const listener of this.#listeners) listener(changedCollections);
  }
}

export const collectionIn = (path: string): string => path.slice(0, path.lastIndexOf('/'));

export const wireOf = (database: string, { path, ...rest }: StoredDocument): WireDocument => ({
  name: `${database}/documents/${path}`,
  ...rest,
});

/** `projects/p/databases/(default)/documents/Users/12` → `Users/12` */
export const pathIn = (name: string): string => name.split('/documents/')[1] ?? name;

let lastMicros = 0;
/**
 * A strictly increasing time: the SDK would drop the second of two changes in one millisecond, or under a
 * paused clock, as "not newer". Microseconds, as in Firestore; deliberately independent of the demo's clock.
 */
export function nextTime(): string {
  lastMicros = Math.max(lastMicros + 1, Date.now() * 1000);
  const digits = String(lastMicros % 1000).padStart(3, '0');
  return new Date(Math.floor(lastMicros / 1000)).toISOString().replace('Z', `${digits}Z`);
}
