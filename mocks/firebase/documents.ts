import { type Fields, fromFields, toFields } from './values';

/** A document as it is stored; `path` is `Users/12`. */
export interface StoredDocument {
  path: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

/** A document as it is sent. */
export type WireDocument = Omit<StoredDocument, 'path'> & { name: string };

/** The collections of a fake Firestore. */
export class DocumentStore {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #listeners = new Set<() => void>();

  get(path: string): StoredDocument | undefined {
    return this.#documents.get(path);
  }

  all(): StoredDocument[] {
    return [...this.#documents.values()];
  }

  /** What a document holds, as plain values. */
  read(path: string): Record<string, unknown> | null {
    const document = this.#documents.get(path);
    return document ? fromFields(document.fields) : null;
  }

  set(path: string, plain: Readonly<Record<string, unknown>>): StoredDocument {
    return this.put(path, toFields(plain));
  }

  put(path: string, fields: Fields): StoredDocument {
    const updateTime = tick();
    const createTime = this.#documents.get(path)?.createTime ?? updateTime;
    const document = { path, fields, createTime, updateTime };
    this.#documents.set(path, document);
    this.#tell();
    return document;
  }

  remove(path: string): void {
    if (this.#documents.delete(path)) this.#tell();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const wireOf = (database: string, { path, ...rest }: StoredDocument): WireDocument => ({
  name: `${database}/documents/${path}`,
  ...rest,
});

/** `projects/p/databases/(default)/documents/Users/12` → `Users/12` */
export const pathIn = (name: string): string => name.split('/documents/')[1] ?? name;

let micros = 0;
/**
 * Time that never stands: two changes in one millisecond, or under a paused clock, would be dropped by the SDK as "not
 * newer". Microseconds, as Firestore writes them; deliberately not the clock of the demo.
 */
export function tick(): string {
  micros = Math.max(micros + 1, Date.now() * 1000);
  const digits = String(micros % 1000).padStart(3, '0');
  return new Date(Math.floor(micros / 1000)).toISOString().replace('Z', `${digits}Z`);
}
