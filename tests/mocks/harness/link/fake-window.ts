/** Parts of a browser, with recorded names: jsdom has no databases, channels or locks, and one storage. */
export interface FakeBrowser {
  local: Storage;
  names: string[];
  /** A tab at this address; `session` is the session storage that a duplicate copies. */
  tab(address: string, session?: Storage): Window & typeof globalThis;
}

export function memoryStorage(items: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem: (key: string) => void delete storage[key],
    clear: () => Object.keys(storage).forEach(methods.removeItem),
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), items);
  return storage as unknown as Storage;
}

export const itemsOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.entries(storage));

class StorageEventOfTab extends Event {
  constructor(kind: string, values: object) {
    super(kind);
    Object.assign(this, values);
  }
}

export function fakeBrowser(): FakeBrowser {
  const local = memoryStorage();
  const names: string[] = [];
  const recordName = (name: string) => void names.push(name);
  return {
    local,
    names,
    tab(address, session = memoryStorage()) {
      const { pathname, search, hash } = new URL(address, 'http://demo.test');
      const page = Object.assign(new EventTarget(), {
        document: { cookie: 'real=1' },
        location: { pathname, search, hash },
        sessionStorage: session,
        StorageEvent: StorageEventOfTab,
        BroadcastChannel: class {
          constructor(name: string) {
            recordName(`channel ${name}`);
          }
          close() {}
        },
        IDBFactory: class {
          open(name: string) {
            recordName(`open ${name}`);
          }
          deleteDatabase(name: string) {
            recordName(`delete ${name}`);
          }
        },
        LockManager: class {
          request(name: string) {
            recordName(`lock ${name}`);
          }
        },
        cookieStore: {},
      });
      Object.defineProperty(page, 'localStorage', { configurable: true, value: local });
      return page as unknown as Window & typeof globalThis;
    },
  };
}
