import type { Rpc } from './channel';
import { collectionIn, type DocumentStore, nextTime, pathIn, type StoredDocument, wireOf } from './documents';
import { collectionOf, runQuery, type StructuredQuery } from './query';
import { DENIED } from './rpc-error';

export interface ListenOptions {
  documents: DocumentStore;
  /** `Users/12`, or `Users/*` for a query. */
  mayRead(path: string): boolean;
  send(message: unknown): void;
}

interface AddTarget {
  targetId: number;
  documents?: { documents: string[] };
  query?: { structuredQuery: StructuredQuery; parent: string };
  resumeToken?: string;
  readTime?: string;
}

interface ListenRequest {
  database: string;
  addTarget?: AddTarget;
  removeTarget?: number;
}

interface Target {
  id: number;
  paths: string[];
  /** The observed collections; null for all. */
  collections: ReadonlySet<string> | null;
  find(): StoredDocument[];
  /** The client's state: path and update time of each document. */
  sent: Map<string, string>;
}

/** One Listen stream: sends its documents and queries again after each change. */
export class Listen implements Rpc {
  readonly #options: ListenOptions;
  readonly #targets = new Map<number, Target>();
  readonly #unsubscribe: () => void;
  #database = '';

  constructor(options: ListenOptions) {
    this.#options = options;
    this.#unsubscribe = options.documents.subscribe((collections) => this.sendChangesOf(collections));
  }

  onMessage(message: unknown): void {
    const { database, addTarget, removeTarget } = message as ListenRequest;
    this.#database = database;
    if (removeTarget !== undefined) {
      this.#targets.delete(removeTarget);
      this.#sendTargetChange({ targetChangeType: 'REMOVE', targetIds: [removeTarget] });
    } else if (addTarget) this.#add(addTarget);
  }

  onClose(): void {
    this.#unsubscribe();
  }

  /** After a change of permissions: reports each target that is no longer readable, and removes it. */
  recheck(): void {
    for (const target of this.#targets.values()) {
      if (this.#mayRead(target)) continue;
      this.#targets.delete(target.id);
      this.#deny(target.id);
    }
  }

  #add(added: AddTarget): void {
    const target = this.#targetOf(added);
    const targetIds = [target.id];
    this.#sendTargetChange({ targetChangeType: 'ADD', targetIds });
    if (!this.#mayRead(target)) {
      this.#deny(target.id);
      return;
    }
    // A resuming client gets every document again: the simplest behaviour that is always correct.
    if (added.resumeToken || added.readTime) this.#sendTargetChange({ targetChangeType: 'RESET', targetIds });
    this.#targets.set(target.id, target);
    this.#sendChanges(target);
    this.#sendTargetChange({ targetChangeType: 'CURRENT', targetIds, ...resumePoint() });
    this.#sendGlobalSnapshot();
  }

  #targetOf({ targetId, documents, query }: AddTarget): Target {
    const store = this.#options.documents;
    if (query) {
      const { structuredQuery, parent } = query;
      const find = () => runQuery(store, parent, structuredQuery);
      const collection = collectionOf(parent, structuredQuery);
      const collections = structuredQuery.from[0]?.allDescendants ? null : new Set([collection]);
      return { id: targetId, paths: [`${collection}/*`], collections, find, sent: new Map() };
    }
    const paths = (documents?.documents ?? []).map(pathIn);
    const find = () => paths.flatMap((path) => store.get(path) ?? []);
    return { id: targetId, paths, collections: new Set(paths.map(collectionIn)), find, sent: new Map() };
  }

  /** The number of documents and queries with a listener. */
  get size(): number {
    return this.#targets.size;
  }

  sendChangesOf(collections: ReadonlySet<string>): void {
    const affectedTargets = [...this.#targets.values()].filter(
      (target) =>
        target.collections === null ||
        [...target.collections].some((collection) => collections.has(collection)),
    );
    const changedTargets = affectedTargets.filter((target) => this.#sendChanges(target));
    if (changedTargets.length > 0) this.#sendGlobalSnapshot();
  }

  /** Returns whether a message was sent. */
  #sendChanges({ id, find, sent: sentVersions }: Target): boolean {
    const { documents, send } = this.#options;
    const currentDocuments = find();
    const changedDocuments = currentDocuments.filter(
      ({ path, updateTime }) => sentVersions.get(path) !== updateTime,
    );
    for (const document of changedDocuments) {
      sentVersions.set(document.path, document.updateTime);
      send({ documentChange: { document: wireOf(this.#database, document), targetIds: [id] } });
    }
    const paths = new Set(currentDocuments.map(({ path }) => path));
    const removedPaths = [...sentVersions.keys()].filter((path) => !paths.has(path));
    for (const path of removedPaths) {
      sentVersions.delete(path);
      const change = {
        document: `${this.#database}/documents/${path}`,
        removedTargetIds: [id],
        readTime: nextTime(),
      };
      // The document may still exist and no longer match the query.
      send(documents.get(path) ? { documentRemove: change } : { documentDelete: change });
    }
    return changedDocuments.length + removedPaths.length > 0;
  }

  #mayRead({ paths }: Target): boolean {
    return paths.every((path) => this.#options.mayRead(path));
  }

  /** The only refusal that reaches the page's listener: the SDK silently retries a refused stream. */
  #deny(id: number): void {
    const { code, message } = DENIED;
    this.#sendTargetChange({ targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } });
  }

  /** For all targets: the SDK notifies its listeners only after this message. */
  #sendGlobalSnapshot(): void {
    this.#sendTargetChange(resumePoint());
  }

  #sendTargetChange(targetChange: object): void {
    this.#options.send({ targetChange });
  }
}

function resumePoint() {
  const readTime = nextTime();
  return { readTime, resumeToken: btoa(readTime) };
}
