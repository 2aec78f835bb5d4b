/** A sandbox as the browser's storage lists it. */
export interface SandboxRecord {
  /** Prefix of its keys, databases, channels and locks, without `~`. */
  name: string;
  number: number;
  /** The address that opened it: the path, and the scenario link without its writes. */
  path: string;
  link: string;
}

/** The sandbox of this tab, on `window.machiSandbox`; null where the browser has no storage. */
export interface TabSandbox {
  /** Empty for the storage of the browser itself, which tabs without a link share. */
  name: string;
  /** The storage of the browser itself. */
  native: Storage;
  deleteDatabase(name: string): void;
}

/** Keys in the storage of the browser itself, and of the tab. */
export const SANDBOX_KEYS = { all: 'machi-sandboxes', front: 'machi-sandbox-front', own: 'machi-sandbox' };

/**
 * Gives the tab a sandbox before any other script runs: cookies, local storage, databases, channels and locks of
 * its own, so that two scenarios run side by side in one browser. A link opens a new one, unless it has
 * `writes=keep`. Reloads and duplicates keep theirs, because browsers copy the session storage; any other new tab
 * joins the sandbox that was used last. The cookies of a sandbox are stored values: real ones would grow the
 * header of every request. The source text is written into the page (build/sandbox.ts), so it must not use outer
 * variables.
 */
export function tabSandbox(page: Window & typeof globalThis, keys: typeof SANDBOX_KEYS): TabSandbox | null {
  const { document } = page;
  let native: Storage;
  let tabStorage: Storage;
  try {
    native = page.localStorage;
    tabStorage = page.sessionStorage;
    tabStorage.getItem(keys.own);
  } catch {
    // a browser without storage: the page has one of its own until it is left
    for (const kind of ['localStorage', 'sessionStorage']) {
      const storage: Record<string, string> = Object.create({
        getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
        setItem(key: string, value: string) {
          storage[key] = value;
        },
        removeItem: (key: string) => void delete storage[key],
        clear: () => Object.keys(storage).forEach((key) => void delete storage[key]),
        key: (index: number) => Object.keys(storage)[index] ?? null,
        get length() {
          return Object.keys(storage).length;
        },
      });
      Object.defineProperty(page, kind, { configurable: true, value: storage });
    }
    return null;
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of tabSandbox stands in the page alone
  const trySetItem = (storage: Storage, key: string, value: string) => {
    try {
      storage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  const { hash, pathname, search } = page.location;
  const parameters = /^#qa(?=\?|$)/.test(hash) ? new URLSearchParams(hash.slice(4)) : null;
  let name = tabStorage.getItem(keys.own) ?? native.getItem(keys.front) ?? '';
  if (parameters && parameters.get('writes') !== 'keep') {
    parameters.delete('writes');
    let sandboxes: SandboxRecord[] = [];
    try {
      const storedList: unknown = JSON.parse(native.getItem(keys.all) ?? '[]');
      if (Array.isArray(storedList))
        sandboxes = storedList.filter((one) => Number.isSafeInteger(one?.number));
    } catch {
      // another version wrote the list, or it is damaged
    }
    // the data of a sandbox that a damaged list lacks must not be met by a new one
    const usedNumbers = Object.keys(native).map((key) => Number(/^(\d+)-\w+~/.exec(key)?.[1] ?? 0));
    const number = Math.max(0, ...sandboxes.map((one) => one.number), ...usedNumbers) + 1;
    // two tabs that open at the same moment have the same number
    name = `${number}-${Math.random().toString(36).slice(2, 6)}`;
    sandboxes.push({ name, number, path: pathname + search, link: `#qa?${parameters}` });
    trySetItem(native, keys.all, JSON.stringify(sandboxes));
    tabStorage.clear();
  }
  trySetItem(tabStorage, keys.own, name);
  for (const event of ['pointerdown', 'keydown'])
    page.addEventListener(event, () => trySetItem(native, keys.front, name), true);

  const prefix = `${name}~`;
  const cookieKey = `${prefix};`;
  // in a sandbox, foreign keys are all without its prefix; outside, those with a prefix
  const isForeign = (key: string) => (name === '' ? /^\d+-\w+~/.test(key) : !key.startsWith(prefix));
  page.addEventListener(
    'storage',
    (event) => {
      const { key, oldValue, newValue, url } = event;
      if (key === null || event.storageArea !== native || (name === '' && !isForeign(key))) return;
      event.stopImmediatePropagation();
      if (isForeign(key) || key === cookieKey) return;
      const ownKey = key.slice(prefix.length);
      page.dispatchEvent(new page.StorageEvent('storage', { key: ownKey, oldValue, newValue, url }));
    },
    true,
  );
  const databaseFactory: Partial<IDBFactory> = page.IDBFactory?.prototype ?? {};
  const { open: openDatabase, deleteDatabase } = databaseFactory;
  const sandbox = {
    name,
    native,
    deleteDatabase: (database: string) => void deleteDatabase?.call(page.indexedDB, database),
  };
  if (name === '') return sandbox;

  const cookies = (): Record<string, [value: string, expires: number | null]> => {
    try {
      return JSON.parse(tabStorage.getItem(cookieKey) ?? native.getItem(cookieKey) ?? '{}');
    } catch {
      return {};
    }
  };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () =>
      Object.entries(cookies())
        .filter(([, [, expires]]) => expires === null || expires > Date.now())
        .map(([cookie, [value]]) => `${cookie}=${value}`)
        .join('; '),
    set(text: string) {
      const [, cookie = '', value = ''] = /^\s*([^=;]*)=([^;]*)/.exec(text) ?? [];
      const maxAge = /;\s*max-age=(-?\d+)/i.exec(text)?.[1];
      const dateText = /;\s*expires=([^;]+)/i.exec(text)?.[1];
      const expiryDate = dateText === undefined ? null : Date.parse(dateText);
      const expires = maxAge === undefined ? expiryDate : Date.now() + Number(maxAge) * 1000;
      const { [cookie]: _, ...others } = cookies();
      const keptCookies =
        expires !== null && expires <= Date.now() ? others : { ...others, [cookie]: [value, expires] };
      // a full storage must not keep a link from signing in: then the tab alone has the cookies
      if (trySetItem(native, cookieKey, JSON.stringify(keptCookies))) tabStorage.removeItem(cookieKey);
      else trySetItem(tabStorage, cookieKey, JSON.stringify(keptCookies));
    },
  });

  const storedKeys = () =>
    Object.keys(native)
      .filter((key) => key.startsWith(prefix) && key !== cookieKey)
      .map((key) => key.slice(prefix.length));
  const readItem = (key: string) => native.getItem(prefix + key);
  const methods: Record<string, unknown> = {
    getItem: (key: string) => readItem(key),
    setItem: (key: string, value: string) => native.setItem(prefix + key, value),
    removeItem: (key: string) => native.removeItem(prefix + key),
    clear() {
      for (const key of storedKeys()) native.removeItem(prefix + key);
    },
    key: (index: number) => storedKeys()[index] ?? null,
  };
  const storage = new Proxy(methods, {
    get: (_, key) =>
      typeof key === 'symbol'
        ? undefined
        : key === 'length'
          ? storedKeys().length
          : (methods[key] ?? readItem(key) ?? undefined),
    set(_, key, value) {
      native.setItem(prefix + String(key), String(value));
      return true;
    },
    deleteProperty(_, key) {
      native.removeItem(prefix + String(key));
      return true;
    },
    has: (_, key) => typeof key === 'string' && (key in methods || readItem(key) !== null),
    ownKeys: storedKeys,
    getOwnPropertyDescriptor(_, key) {
      const value = typeof key === 'string' ? readItem(key) : null;
      return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
  Object.defineProperty(page, 'localStorage', { configurable: true, value: storage });
  // this store of the same cookies would bypass the sandbox
  Object.defineProperty(page, 'cookieStore', { configurable: true, value: undefined });

  const Channel = page.BroadcastChannel;
  if (Channel) {
    page.BroadcastChannel = class extends Channel {
      constructor(channel: string) {
        super(prefix + channel);
      }
    };
  }
  if (openDatabase && deleteDatabase) {
    databaseFactory.open = function openInside(this: IDBFactory, database, ...version) {
      return openDatabase.call(this, prefix + database, ...version);
    };
    databaseFactory.deleteDatabase = function deleteInside(this: IDBFactory, database) {
      return deleteDatabase.call(this, prefix + database);
    };
  }
  const lockManager: { request?: (lock: string, ...rest: unknown[]) => Promise<unknown> } =
    (page as { LockManager?: { prototype: object } }).LockManager?.prototype ?? {};
  const { request: requestLock } = lockManager;
  if (requestLock) {
    lockManager.request = function requestInside(this: LockManager, lock, ...rest) {
      return requestLock.call(this, prefix + lock, ...rest);
    };
  }
  return sandbox;
}
