import { type Entry, folded, type Journal, LONG } from './journal';
import { createMemoryJournal } from './memory-journal';
import { orInMemory, warnThatChangesAreLost } from './or-in-memory';
import { rejectIfPending } from './reject-if-pending';

/** One append as one record: reading 30,000 records takes 5 s, the same entries in 120 records 0.4 s. */
interface AppendRecord {
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
    const database = await openDatabase(name);
    await foldIfLong(database);
    return orInMemory(new IndexedDbJournal(database, new BroadcastChannel(name)));
  } catch (error) {
    warnThatChangesAreLost(error);
    return createMemoryJournal();
  }
}

class IndexedDbJournal implements Journal {
  readonly #database: IDBDatabase;
  readonly #channel: BroadcastChannel;
  // Not randomUUID: browsers provide it in secure contexts only, not on plain HTTP.
  readonly #writer = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #lastSeenNumber = 0;

  constructor(database: IDBDatabase, channel: BroadcastChannel) {
    this.#database = database;
    this.#channel = channel;
    // An old tab must not block the upgrade by a later version of the demo.
    database.addEventListener('versionchange', () => database.close());
  }

  async unseen(): Promise<Entry[]> {
    const appendRecords = await this.#unseenRecords(
      this.#database.transaction(STORE_NAME).objectStore(STORE_NAME),
    );
    return this.#entriesOfOtherTabs(appendRecords);
  }

  async append(entries: readonly Entry[]): Promise<Entry[]> {
    const transaction = this.#database.transaction(STORE_NAME, 'readwrite');
    const objectStore = transaction.objectStore(STORE_NAME);
    const appendRecords = await this.#unseenRecords(objectStore);
    const addedNumber = resultOf(objectStore.add({ writer: this.#writer, entries }));
    // Both promises are awaited together: if the database never responds, neither rejection stays unhandled.
    const [recordNumber] = await Promise.all([addedNumber, completionOf(transaction)]);
    const entriesOfOtherTabs = this.#entriesOfOtherTabs(appendRecords);
    this.#lastSeenNumber = Number(recordNumber);
    this.#channel.postMessage('written');
    return entriesOfOtherTabs;
  }

  async whole(): Promise<Entry[]> {
    const objectStore = this.#database.transaction(STORE_NAME).objectStore(STORE_NAME);
    return entriesOf(await resultOf<AppendRecord[]>(objectStore.getAll()));
  }

  async reset(): Promise<void> {
    const transaction = this.#database.transaction(STORE_NAME, 'readwrite');
    const objectStore = transaction.objectStore(STORE_NAME);
    objectStore.clear();
    const addedNumber = resultOf(objectStore.add({ writer: this.#writer, entries: [RESET] }));
    const [recordNumber] = await Promise.all([addedNumber, completionOf(transaction)]);
    this.#lastSeenNumber = Number(recordNumber);
    this.#channel.postMessage('reset');
  }

  subscribe(listener: () => void): () => void {
    const onMessage = () => listener();
    this.#channel.addEventListener('message', onMessage);
    return () => this.#channel.removeEventListener('message', onMessage);
  }

  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  #unseenRecords(objectStore: IDBObjectStore): Promise<AppendRecord[]> {
    return resultOf<AppendRecord[]>(objectStore.getAll(IDBKeyRange.lowerBound(this.#lastSeenNumber, true)));
  }

  #entriesOfOtherTabs(appendRecords: readonly AppendRecord[]): Entry[] {
    this.#lastSeenNumber = appendRecords.at(-1)?.number ?? this.#lastSeenNumber;
    return entriesOf(appendRecords.filter(({ writer }) => writer !== this.#writer));
  }
}

const STORE_NAME = 'entries';
const RESET: Entry = { kind: 'reset' };

const entriesOf = (appendRecords: readonly AppendRecord[]): Entry[] =>
  appendRecords.flatMap(({ entries, entry }) => entries ?? entry ?? []);

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE_NAME, { keyPath: 'number', autoIncrement: true });
  });
  return resultOf(request);
}

/** Folds a long journal: an all-day demo renews its tokens each minute, and every start replays them all. */
async function foldIfLong(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(STORE_NAME, 'readwrite');
  const objectStore = transaction.objectStore(STORE_NAME);
  const entries = entriesOf(await resultOf<AppendRecord[]>(objectStore.getAll()));
  if (entries.length > LONG) {
    const fewer = folded(entries);
    // The rows of a large import cannot be folded: rewriting all of them would delay every start.
    if (fewer.length < entries.length / 2) {
      objectStore.clear();
      objectStore.add({ writer: 'fold', entries: fewer });
    }
  }
  await completionOf(transaction);
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  const outcome = new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database did not answer')),
    );
  });
  return rejectIfPending(outcome);
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  const completion = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the database took nothing')),
    );
  });
  return rejectIfPending(completion);
}
