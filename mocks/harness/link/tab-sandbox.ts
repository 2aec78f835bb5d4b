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
  let own: Storage;
  try {
    native = page.localStorage;
    own = page.sessionStorage;
    own.getItem(keys.own);
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
  const keep = (storage: Storage, key: string, value: string) => {
    try {
      storage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  const { hash, pathname, search } = page.location;
  const parameters = /^#qa(?=\?|$)/.test(hash) ? new URLSearchParams(hash.slice(4)) : null;
  let name = own.getItem(keys.own) ?? native.getItem(keys.front) ?? '';
  if (parameters && parameters.get('writes') !== 'keep') {
    parameters.delete('writes');
    let all: SandboxRecord[] = [];
    try {
      const listed: unknown = JSON.parse(native.getItem(keys.all) ?? '[]');
      if (Array.isArray(listed)) all = listed.filter((one) => Number.isSafeInteger(one?.number));
    } catch {
      // another version wrote the list, or it is damaged
    }
    // the data of a sandbox that a damaged list lacks must not be met by a new one
    const used = Object.keys(native).map((key) => Number(/^(\d+)-\w+~/.exec(key)?.[1] ?? 0));
    const number = Math.max(0, ...all.map((one) => one.number), ...used) + 1;
    // two tabs that open at the same moment have the same number
    name = `${number}-${Math.random().toString(36).slice(2, 6)}`;
    all.push({ name, number, path: pathname + search, link: `#qa?${parameters}` });
    keep(native, keys.all, JSON.stringify(all));
    own.clear();
  }
  keep(own, keys.own, name);
  for (const event of ['pointerdown', 'keydown'])
    page.addEventListener(event, () => keep(native, keys.front, name), true);

  const prefix = `${name}~`;
  const jar = `${prefix};`;
  // in a sandbox, foreign keys are all without its prefix; outside, those with a prefix
  const isForeign = (key: string) => (name === '' ? /^\d+-\w+~/.test(key) : !key.startsWith(prefix));
  page.addEventListener(
    'storage',
    (event) => {
      const { key, oldValue, newValue, url } = event;
      if (key === null || event.storageArea !== native || (name === '' && !isForeign(key))) return;
      event.stopImmediatePropagation();
      if (isForeign(key) || key === jar) return;
      const ownKey = key.slice(prefix.length);
      page.dispatchEvent(new page.StorageEvent('storage', { key: ownKey, oldValue, newValue, url }));
    },
    true,
  );
  const factory: Partial<IDBFactory> = page.IDBFactory?.prototype ?? {};
  const { open, deleteDatabase } = factory;
  const sandbox = {
    name,
    native,
    deleteDatabase: (database: string) => void deleteDatabase?.call(page.indexedDB, database),
  };
  if (name === '') return sandbox;

  const cookies = (): Record<string, [value: string, expires: number | null]> => {
    try {
      return JSON.parse(own.getItem(jar) ?? native.getItem(jar) ?? '{}');
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
      const age = /;\s*max-age=(-?\d+)/i.exec(text)?.[1];
      const dateText = /;\s*expires=([^;]+)/i.exec(text)?.[1];
      const date = dateText === undefined ? null : Date.parse(dateText);
      const expires = age === undefined ? date : Date.now() + Number(age) * 1000;
      const { [cookie]: _, ...others } = cookies();
      const kept =
        expires !== null && expires <= Date.now() ? others : { ...others, [cookie]: [value, expires] };
      // a full storage must not keep a link from signing in: then the tab alone has the cookies
      if (keep(native, jar, JSON.stringify(kept))) own.removeItem(jar);
      else keep(own, jar, JSON.stringify(kept));
    },
  });

  const inside = () =>
    Object.keys(native)
      .filter((key) => key.startsWith(prefix) && key !== jar)
      .map((key) => key.slice(prefix.length));
  const read = (key: string) => native.getItem(prefix + key);
  const methods: Record<string, unknown> = {
    getItem: (key: string) => read(key),
    setItem: (key: string, value: string) => native.setItem(prefix + key, value),
    removeItem: (key: string) => native.removeItem(prefix + key),
    clear() {
      for (const key of inside()) native.removeItem(prefix + key);
    },
    key: (index: number) => inside()[index] ?? null,
  };
  const storage = new Proxy(methods, {
    get: (_, key) =>
      typeof key === 'symbol'
        ? undefined
        : key === 'length'
          ? inside().length
          : (methods[key] ?? read(key) ?? undefined),
    set(_, key, value) {
      native.setItem(prefix + String(key), String(value));
      return true;
    },
    deleteProperty(_, key) {
      native.removeItem(prefix + String(key));
      return true;
    },
    has: (_, key) => typeof key === 'string' && (key in methods || read(key) !== null),
    ownKeys: inside,
    getOwnPropertyDescriptor(_, key) {
      const value = typeof key === 'string' ? read(key) : null;
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
  if (open && deleteDatabase) {
    factory.open = function openInside(this: IDBFactory, database, ...version) {
      return open.call(this, prefix + database, ...version);
    };
    factory.deleteDatabase = function deleteInside(this: IDBFactory, database) {
      return deleteDatabase.call(this, prefix + database);
    };
  }
  const locks: { request?: (lock: string, ...rest: unknown[]) => Promise<unknown> } =
    (page as { LockManager?: { prototype: object } }).LockManager?.prototype ?? {};
  const { request } = locks;
  if (request) {
    locks.request = function requestInside(this: LockManager, lock, ...rest) {
      return request.call(this, prefix + lock, ...rest);
    };
  }
  return sandbox;
}
