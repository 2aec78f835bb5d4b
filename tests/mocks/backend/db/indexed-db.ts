/**
 * The part of IndexedDB that the journal uses, in memory, because jsdom and Node have none. It keeps the
 * rules on which the journal relies: numbers only grow, also after a clear; a write transaction waits for the
 * one before; complete is the last event. After `answers` requests (the opening and each transaction) it no
 * longer responds.
 */
export function installIndexedDb({ answers = Number.POSITIVE_INFINITY } = {}): void {
  let answersLeft = answers;
  const isHanging = () => {
    answersLeft -= 1;
    return answersLeft < 0;
  };
  const hangingData: StoredData = {
    rows: new Map(),
    lastNumber: 0,
    lastWrite: new Promise(() => {}),
    hangs: true,
  };
  const databases = new Map<string, StoredData>();
  const open = (name: string) => {
    const isNew = !databases.has(name);
    const stored = databases.get(name) ?? { rows: new Map(), lastNumber: 0, lastWrite: Promise.resolve() };
    databases.set(name, stored);
    const database = Object.assign(new EventTarget(), {
      createObjectStore: () => undefined,
      close: () => undefined,
      transaction: (_: string, mode = 'readonly') =>
        new FakeTransaction(isHanging() ? hangingData : stored, mode === 'readwrite'),
    });
    const request = new FakeRequest();
    if (isHanging()) return request;
    queueMicrotask(() => {
      request.result = database;
      if (isNew) request.dispatchEvent(new Event('upgradeneeded'));
      request.dispatchEvent(new Event('success'));
    });
    return request;
  };
  Object.assign(globalThis, {
    indexedDB: { open },
    IDBKeyRange: { lowerBound: (lower: number) => ({ lower }) },
  });
}

interface StoredData {
  rows: Map<number, object>;
  lastNumber: number;
  /** Resolves at the end of the last write transaction. */
  lastWrite: Promise<void>;
  hangs?: boolean;
}

class FakeRequest extends EventTarget {
  result: unknown = undefined;
  error: Error | null = null;
}

class FakeTransaction extends EventTarget {
  readonly error = null;
  readonly #stored: StoredData;
  readonly #queue: (() => void)[] = [];

  constructor(stored: StoredData, isWrite: boolean) {
    super();
    this.#stored = stored;
    const previousWrite = isWrite || stored.hangs ? stored.lastWrite : Promise.resolve();
    const end = previousWrite.then(() => this.#run());
    if (isWrite) stored.lastWrite = end;
  }

  objectStore() {
    const { rows } = this.#stored;
    return {
      getAll: (range?: { lower: number }) =>
        this.#ask(() =>
          [...rows].filter(([number]) => number > (range?.lower ?? 0)).map(([, row]) => structuredClone(row)),
        ),
      add: (row: object) =>
        this.#ask(() => {
          this.#stored.lastNumber += 1;
          rows.set(this.#stored.lastNumber, structuredClone({ ...row, number: this.#stored.lastNumber }));
          return this.#stored.lastNumber;
        }),
      clear: () => this.#ask(() => rows.clear()),
    };
  }

  #ask(work: () => unknown): FakeRequest {
    const request = new FakeRequest();
    this.#queue.push(() => {
      request.result = work();
      request.dispatchEvent(new Event('success'));
    });
    return request;
  }

  /** Runs as long as results cause new requests, as a transaction stays open. */
  async #run(): Promise<void> {
    for (let idle = 0; idle < 4; idle += 1) {
      await Promise.resolve();
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        next();
        idle = 0;
      }
    }
    this.dispatchEvent(new Event('complete'));
  }
}
