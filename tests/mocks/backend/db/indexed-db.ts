/**
 * The part of IndexedDB that the journal uses, in memory, because jsdom and Node have none. It keeps the
 * rules on which the journal relies: numbers only grow, also after a clear; a write transaction waits for the
 * one before; complete is the last event. After `answers` requests (the opening and each transaction) it no
 * longer responds.
 */
export function installIndexedDb({ answers = Number.POSITIVE_INFINITY } = {}): void {
  let left = answers;
  const isSilent = () => {
    left -= 1;
    return left < 0;
  };
  const silent: Shelf = { rows: new Map(), last: 0, tail: new Promise(() => {}), isSilent: true };
  const databases = new Map<string, Shelf>();
  const open = (name: string) => {
    const isNew = !databases.has(name);
    const shelf = databases.get(name) ?? { rows: new Map(), last: 0, tail: Promise.resolve() };
    databases.set(name, shelf);
    const database = Object.assign(new EventTarget(), {
      createObjectStore: () => undefined,
      close: () => undefined,
      transaction: (_: string, mode = 'readonly') =>
        new FakeTransaction(isSilent() ? silent : shelf, mode === 'readwrite'),
    });
    const request = new FakeRequest();
    if (isSilent()) return request;
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

interface Shelf {
  rows: Map<number, object>;
  last: number;
  /** Resolves at the end of the last write transaction. */
  tail: Promise<void>;
  isSilent?: boolean;
}

class FakeRequest extends EventTarget {
  result: unknown = undefined;
  error: Error | null = null;
}

class FakeTransaction extends EventTarget {
  readonly error = null;
  readonly #shelf: Shelf;
  readonly #queue: (() => void)[] = [];

  constructor(shelf: Shelf, writes: boolean) {
    super();
    this.#shelf = shelf;
    const turn = writes || shelf.isSilent ? shelf.tail : Promise.resolve();
    const end = turn.then(() => this.#run());
    if (writes) shelf.tail = end;
  }

  objectStore() {
    const { rows } = this.#shelf;
    return {
      getAll: (range?: { lower: number }) =>
        this.#ask(() =>
          [...rows].filter(([number]) => number > (range?.lower ?? 0)).map(([, row]) => structuredClone(row)),
        ),
      add: (row: object) =>
        this.#ask(() => {
          this.#shelf.last += 1;
          rows.set(this.#shelf.last, structuredClone({ ...row, number: this.#shelf.last }));
          return this.#shelf.last;
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
