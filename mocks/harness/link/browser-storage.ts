import { keepItem } from '#mocks/backend/protocol/keep-item';

/** The cookies and local storage of the console, as far as the harness writes them. */
export interface BrowserStorage {
  getCookie(name: string): string | null;
  /** Without `days`, the cookie is a session cookie. */
  setCookie(name: string, value: string, days?: number): void;
  removeCookie(name: string): void;
  getItem(key: string): string | null;
  /** A browser without room forgets the item. */
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The cookies have the attributes of the console's own: all tabs share them, as in production. */
export const browserStorage: BrowserStorage = {
  getCookie(name) {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return cookie === undefined ? null : decodedValue(cookie.slice(name.length + 1));
  },
  setCookie(name, value, days) {
    const maxAge = days === undefined ? '' : `; Max-Age=${days * 86_400}`;
    writeCookie(`${name}=${encodeURIComponent(value)}${maxAge}`);
  },
  removeCookie: (name) => writeCookie(`${name}=; Max-Age=0`),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => void keepItem(localStorage, key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

function writeCookie(cookie: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is withheld on the plain-http hosts QA uses
  document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
}

/** Another program on the same host may set a cookie with a stray percent sign. */
function decodedValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
