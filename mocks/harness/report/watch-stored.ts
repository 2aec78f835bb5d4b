import { isSecretName, masked } from '#mocks/backend/protocol/masked';
import type { Step } from './step';

export type StoredChange = Step['stored'][number];

/** The storage of the browser and the sandbox of the tab, as mocks/harness/link/tab-sandbox.ts has them. */
interface WatchedStorage {
  native: Storage;
  /** Empty outside a sandbox. */
  name: string;
}

/** Longest value in a step, in characters: drafts and saved views are shorter. */
const LONGEST_VALUE = 4_000;
/** Keys of the demo itself. */
const DEMO_KEY = /^machi-/;

/**
 * Calls the listener with each change of a cookie or a stored key by this tab. The storage has no event for its own
 * page, so the methods of its prototype are replaced until `signal` aborts.
 */
export function watchStored(
  { native, name }: WatchedStorage,
  listener: (change: StoredChange) => void,
  signal: AbortSignal,
): void {
  const prefix = name === '' ? '' : `${name}~`;
  const cookieKey = `${prefix};`;
  const reportChange = (key: string, before: string | null, after: string | null) => {
    if (before === after || !key.startsWith(prefix)) return;
    if (prefix !== '' && key === cookieKey) reportCookies(cookiesIn(before), cookiesIn(after));
    else reportValue(key.slice(prefix.length), before, after);
  };
  const reportValue = (key: string, before: string | null, after: string | null) => {
    // outside a sandbox, the keys of sandboxes are foreign
    if (!DEMO_KEY.test(key) && !/^\d+-\w+~/.test(key))
      listener([key, shownValue(key, before), shownValue(key, after)]);
  };
  const reportCookies = (before: Cookies, after: Cookies) => {
    for (const cookie of new Set([...before.keys(), ...after.keys()])) {
      const [was = null, is = null] = [before.get(cookie), after.get(cookie)];
      if (was !== is) reportValue(cookie, was, is);
    }
  };

  const { prototype } = Storage;
  const { setItem, removeItem, clear } = prototype;
  prototype.setItem = function set(key, value) {
    const before = this === native ? this.getItem(key) : null;
    setItem.call(this, key, value);
    if (this === native) reportChange(key, before, value);
  };
  prototype.removeItem = function remove(key) {
    const before = this === native ? this.getItem(key) : null;
    removeItem.call(this, key);
    if (this === native) reportChange(key, before, null);
  };
  prototype.clear = function clearAll() {
    const before = this === native ? Object.entries(this) : [];
    clear.call(this);
    for (const [key, value] of before) reportChange(key, String(value), null);
  };
  const cookie = prefix === '' ? Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') : undefined;
  if (cookie?.get && cookie.set) {
    const { get, set } = cookie;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, text: string) {
        const before = pairsIn(get.call(this));
        set.call(this, text);
        reportCookies(before, pairsIn(get.call(this)));
      },
    });
  }

  signal.addEventListener('abort', () => {
    Object.assign(prototype, { setItem, removeItem, clear });
    if (cookie) Object.defineProperty(Document.prototype, 'cookie', cookie);
  });
}

type Cookies = ReadonlyMap<string, string>;

/** The cookies of a sandbox: each with its value and end. */
function cookiesIn(text: string | null): Cookies {
  try {
    const cookies = JSON.parse(text ?? '{}') as Record<string, [value: string, expires: number | null]>;
    return new Map(Object.entries(cookies).map(([cookie, [value]]) => [cookie, value]));
  } catch {
    return new Map();
  }
}

const pairsIn = (text: string): Cookies =>
  new Map(
    text
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const [cookie = '', ...value] = pair.split('=');
        return [cookie, value.join('=')];
      }),
  );

function shownValue(key: string, value: string | null): string | null {
  if (value === null) return null;
  if (isSecretName(key)) return '•••';
  const text = isSecretName(value) ? withoutSecrets(value) : value;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** A text that names a secret and cannot be read is hidden as a whole. */
function withoutSecrets(text: string): string {
  try {
    return JSON.stringify(masked(JSON.parse(text)));
  } catch {
    return '•••';
  }
}
