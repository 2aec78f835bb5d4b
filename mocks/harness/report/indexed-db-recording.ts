import { rejectIfPending } from '#mocks/backend/db/reject-if-pending';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { RecordedCall } from './recorded-call';
import { forgetfulStore, KEPT_PICTURES, type Recording, type RecordingStore } from './recording-store';
import type { Step } from './step';

/** One page load. The tab's recording is the chain of its page loads, so a duplicated tab shares only the past. */
interface PageRecord {
  id: string;
  /** Null for the first page load, and where the steps before have been dropped. */
  previous: string | null;
  start: string | null;
  /** Number of the first step that is still wanted. */
  from: number;
  /** Real time, in milliseconds. */
  opened: number;
}

const DATABASE = 'machi-recording';
const PAGES = 'pages';
const STEPS = 'steps';
const CALLS = 'calls';
const PICTURES = 'pictures';
/** The key of the tab's own storage with its last page load. */
const KEY = 'machi-recording';
/** Page loads that are kept in a sandbox. */
const KEPT_PAGES = 100;
/** Page loads whose pictures are kept. */
const PICTURED_PAGES = 10;

/** Never rejects: where the browser keeps no database, nothing is recorded beyond the page. */
export async function openIndexedDbRecording(
  tab: Pick<Storage, 'getItem' | 'setItem'>,
): Promise<RecordingStore> {
  try {
    return new IndexedDbRecording(await rejectIfPending(opened()), tab);
  } catch {
    return forgetfulStore();
  }
}

class IndexedDbRecording implements RecordingStore {
  readonly page: number;
  readonly #database: IDBDatabase;
  #record: PageRecord;
  #pictures = 0;

  constructor(database: IDBDatabase, tab: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#database = database;
    database.addEventListener('versionchange', () => database.close());
    const before = readTab(tab.getItem(KEY));
    this.page = (before?.page ?? 0) + 1;
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.#record = { id, previous: before?.id ?? null, start: null, from: 0, opened: Date.now() };
    keepItem(tab, KEY, JSON.stringify({ id, page: this.page }));
    this.#write(PAGES, this.#record);
  }

  async past(steps: number): Promise<Recording> {
    const past: Recording & { steps: Step[]; calls: RecordedCall[] } = { start: null, steps: [], calls: [] };
    for (let id = this.#record.previous; id !== null && past.steps.length < steps; ) {
      const transaction = this.#database.transaction([PAGES, STEPS, CALLS]);
      const all = <Value>(store: string, from: number) =>
        result<Value[]>(
          transaction
            .objectStore(store)
            .getAll(IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])),
        );
      const page = await result<PageRecord | undefined>(transaction.objectStore(PAGES).get(id));
      if (!page) break;
      const [own, calls] = await Promise.all([all<Step>(STEPS, page.from), all<RecordedCall>(CALLS, 0)]);
      past.start = page.start;
      past.steps = [...own, ...past.steps];
      past.calls = [...calls, ...past.calls];
      id = page.previous;
    }
    void this.#forgetOldPages().catch(ignore);
    return past;
  }

  keepStart(start: string | null): void {
    this.#keepRecord({ start });
  }

  keepStep(number: number, step: Step): void {
    this.#write(STEPS, step, [this.#record.id, number]);
  }

  keepCall(call: RecordedCall): void {
    this.#write(CALLS, call, [this.#record.id, call.id]);
  }

  keepPicture(markup: string): string {
    const { id } = this.#record;
    this.#pictures += 1;
    const key = pictureKey(id, this.#pictures);
    this.#write(PICTURES, markup, key);
    const dropped = this.#pictures - KEPT_PICTURES;
    if (dropped > 0)
      this.#database.transaction(PICTURES, 'readwrite').objectStore(PICTURES).delete(pictureKey(id, dropped));
    return key;
  }

  async picture(id: string): Promise<string | null> {
    const pictures = this.#database.transaction(PICTURES).objectStore(PICTURES);
    return (await result<string | undefined>(pictures.get(id))) ?? null;
  }

  dropBefore(from: number): void {
    this.#keepRecord({ previous: null, from });
  }

  #keepRecord(changes: Partial<PageRecord>) {
    this.#record = { ...this.#record, ...changes };
    this.#write(PAGES, this.#record);
  }

  #write(store: string, value: object | string, key?: IDBValidKey) {
    try {
      this.#database.transaction(store, 'readwrite').objectStore(store).put(value, key);
    } catch {
      // the database was closed or has no room: the recording lasts until the next load
    }
  }

  async #forgetOldPages(): Promise<void> {
    const transaction = this.#database.transaction([PAGES, STEPS, CALLS, PICTURES], 'readwrite');
    const pages = await result<PageRecord[]>(transaction.objectStore(PAGES).getAll());
    const newestFirst = pages.toSorted((one, other) => other.opened - one.opened);
    for (const { id } of newestFirst.slice(PICTURED_PAGES))
      transaction
        .objectStore(PICTURES)
        .delete(IDBKeyRange.bound(pictureKey(id, ''), pictureKey(id, '\uffff')));
    for (const { id } of newestFirst.slice(KEPT_PAGES)) {
      transaction.objectStore(PAGES).delete(id);
      const ofPage = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
      for (const store of [STEPS, CALLS]) transaction.objectStore(store).delete(ofPage);
    }
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    const create = (store: string, options?: IDBObjectStoreParameters) =>
      database.objectStoreNames.contains(store) || database.createObjectStore(store, options);
    create(PAGES, { keyPath: 'id' });
    create(STEPS);
    create(CALLS);
    // since version 2
    create(PICTURES);
  });
  return result(request);
}

const pictureKey = (page: string, number: number | string) => `${page}/${number}`;

function readTab(text: string | null): { id: string; page: number } | null {
  try {
    const { id, page } = JSON.parse(text ?? 'null') as { id: unknown; page: unknown };
    return typeof id === 'string' && typeof page === 'number' ? { id, page } : null;
  } catch {
    return null;
  }
}

const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')), {
      once: true,
    });
  });

const ignore = () => {};
