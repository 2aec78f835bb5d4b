import { keepItem } from '#mocks/backend/protocol/keep-item';

/** The cookies and local storage of the console, as far as the harness writes them. */
export interface BrowserStorage {
  getCookie(name: string): string | null;
  /** Without `days`, the cookie is a session cookie. */
  setCookie(name: string, value: string, days?: number): void;
  removeCookie(name: string): void;
  getItem(key: string): string | null;
  /** A browser without room forgets it. */
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The cookies have the attributes of the console's own: all tabs share them, as in production. */
export const browserStorage: BrowserStorage = {
  getCookie(name) {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return pair === undefined ? null : decoded(pair.slice(name.length + 1));
  },
  setCookie(name, value, days) {
    const life = days === undefined ? '' : `; Max-Age=${days * 86_400}`;
    write(`${name}=${encodeURIComponent(value)}${life}`);
  },
  removeCookie: (name) => write(`${name}=; Max-Age=0`),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => void keepItem(localStorage, key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

function write(pair: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is withheld on the plain-http hosts QA uses
  document.cookie = `${pair}; Path=/; SameSite=Lax${secure}`;
}

/** Another program on the same host may set a cookie with a stray percent sign. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
