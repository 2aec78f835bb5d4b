import { type Entry, folded, type Journal, LONG } from './journal';
import { createMemoryJournal } from './memory-journal';
import { orInMemory, reportNothingLasts } from './or-in-memory';
import { rejectIfPending } from './reject-if-pending';

/** One append as one record: reading 30,000 records takes 5 s, the same entries in 120 records 0.4 s. */
interface Page {
  number: number;
  writer: string;
  entries?: readonly Entry[];
  /** Until 2026-11-24 each entry was a record of its own. */
  entry?: Entry;
}

/**
 * The journal of one seed (`normal:1`) in IndexedDB; a BroadcastChannel notifies the other tabs. The channel
 * only signals that the journal has changed. The database keeps the order of writes, so no message can be
 * late or lost.
 */
export async function openIndexedDbJournal(seedName: string): Promise<Journal> {
  const name = `machi-demo-journal:${seedName}`;
  try {
    const database = await opened(name);
    await foldIfLong(database);
    return orInMemory(new IndexedDbJournal(database, new BroadcastChannel(name)));
  } catch (error) {
    reportNothingLasts(error);
    return createMemoryJournal();
  }
}

class IndexedDbJournal implements Journal {
  readonly #database: IDBDatabase;
  readonly #channel: BroadcastChannel;
  // Not randomUUID: browsers provide it in secure contexts only, not on plain HTTP.
  readonly #writer = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #seen = 0;

  constructor(database: IDBDatabase, channel: BroadcastChannel) {
    this.#database = database;
    this.#channel = channel;
    // An old tab must not block the upgrade by a later version of the demo.
    database.addEventListener('versionchange', () => database.close());
  }

  async unseen(): Promise<Entry[]> {
    const pages = await this.#after(this.#database.transaction(STORE).objectStore(STORE));
    return this.#news(pages);
  }

  async append(entries: readonly Entry[]): Promise<Entry[]> {
    const transaction = this.#database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const pages = await this.#after(store);
    const number = result(store.add({ writer: this.#writer, entries }));
    // Both promises are awaited together: if the database never responds, neither rejection stays unhandled.
    const [written] = await Promise.all([number, completed(transaction)]);
    const news = this.#news(pages);
    this.#seen = Number(written);
    this.#channel.postMessage('written');
    return news;
  }

  async whole(): Promise<Entry[]> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    return entriesOf(await result<Page[]>(store.getAll()));
  }

  async reset(): Promise<void> {
    const transaction = this.#database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    store.clear();
    const number = result(store.add({ writer: this.#writer, entries: [RESET] }));
    const [written] = await Promise.all([number, completed(transaction)]);
    this.#seen = Number(written);
    this.#channel.postMessage('reset');
  }

  subscribe(listener: () => void): () => void {
    const hear = () => listener();
    this.#channel.addEventListener('message', hear);
    return () => this.#channel.removeEventListener('message', hear);
  }

  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  #after(store: IDBObjectStore): Promise<Page[]> {
    return result<Page[]>(store.getAll(IDBKeyRange.lowerBound(this.#seen, true)));
  }

  #news(pages: readonly Page[]): Entry[] {
    this.#seen = pages.at(-1)?.number ?? this.#seen;
    return entriesOf(pages.filter(({ writer }) => writer !== this.#writer));
  }
}

const STORE = 'entries';
const RESET: Entry = { kind: 'reset' };

const entriesOf = (pages: readonly Page[]): Entry[] =>
  pages.flatMap(({ entries, entry }) => entries ?? entry ?? []);

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'number', autoIncrement: true });
  });
  return result(request);
}

/** Folds a long journal: an all-day demo renews its tokens each minute, and every start replays them all. */
async function foldIfLong(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  const entries = entriesOf(await result<Page[]>(store.getAll()));
  if (entries.length > LONG) {
    const fewer = folded(entries);
    // The rows of a large import cannot be folded: rewriting all of them would delay every start.
    if (fewer.length < entries.length / 2) {
      store.clear();
      store.add({ writer: 'fold', entries: fewer });
    }
  }
  await completed(transaction);
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  const answer = new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database did not answer')),
    );
  });
  return rejectIfPending(answer);
}

function completed(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the database took nothing')),
    );
  });
  return rejectIfPending(end);
}
