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
const LAST_PAGE_KEY = 'machi-recording';
/** Page loads that are kept in a sandbox. */
const KEPT_PAGES = 100;
/** Page loads whose pictures are kept. */
const PICTURED_PAGES = 10;

/** Never rejects: where the browser keeps no database, nothing is recorded beyond the page. */
export async function openIndexedDbRecording(
  tab: Pick<Storage, 'getItem' | 'setItem'>,
): Promise<RecordingStore> {
  try {
    return new IndexedDbRecording(await rejectIfPending(openedDatabase()), tab);
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
    const previousPage = readTab(tab.getItem(LAST_PAGE_KEY));
    this.page = (previousPage?.page ?? 0) + 1;
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.#record = { id, previous: previousPage?.id ?? null, start: null, from: 0, opened: Date.now() };
    keepItem(tab, LAST_PAGE_KEY, JSON.stringify({ id, page: this.page }));
    this.#write(PAGES, this.#record);
  }

  async past(steps: number): Promise<Recording> {
    const pastRecording: Recording & { steps: Step[]; calls: RecordedCall[] } = {
      start: null,
      steps: [],
      calls: [],
    };
    for (let id = this.#record.previous; id !== null && pastRecording.steps.length < steps; ) {
      const transaction = this.#database.transaction([PAGES, STEPS, CALLS]);
      const allOfPage = <Value>(store: string, from: number) =>
        resultOf<Value[]>(
          transaction
            .objectStore(store)
            .getAll(IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])),
        );
      const page = await resultOf<PageRecord | undefined>(transaction.objectStore(PAGES).get(id));
      if (!page) break;
      const [ownSteps, calls] = await Promise.all([
        allOfPage<Step>(STEPS, page.from),
        allOfPage<RecordedCall>(CALLS, 0),
      ]);
      pastRecording.start = page.start;
      pastRecording.steps = [...ownSteps, ...pastRecording.steps];
      pastRecording.calls = [...calls, ...pastRecording.calls];
      id = page.previous;
    }
    void this.#forgetOldPages().catch(ignore);
    return pastRecording;
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
    return (await resultOf<string | undefined>(pictures.get(id))) ?? null;
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
    const pages = await resultOf<PageRecord[]>(transaction.objectStore(PAGES).getAll());
    const newestFirst = pages.toSorted((one, other) => other.opened - one.opened);
    for (const { id } of newestFirst.slice(PICTURED_PAGES))
      transaction
        .objectStore(PICTURES)
        .delete(IDBKeyRange.bound(pictureKey(id, ''), pictureKey(id, '\uffff')));
    for (const { id } of newestFirst.slice(KEPT_PAGES)) {
      transaction.objectStore(PAGES).delete(id);
      const keysOfPage = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
      for (const store of [STEPS, CALLS]) transaction.objectStore(store).delete(keysOfPage);
    }
  }
}

function openedDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    const createStore = (store: string, options?: IDBObjectStoreParameters) =>
      database.objectStoreNames.contains(store) || database.createObjectStore(store, options);
    createStore(PAGES, { keyPath: 'id' });
    createStore(STEPS);
    createStore(CALLS);
    // since version 2
    createStore(PICTURES);
  });
  return resultOf(request);
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

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')), {
      once: true,
    });
  });

const ignore = () => {};
