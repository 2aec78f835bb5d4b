import type { TextStorage } from './storage';

const DAY = 86_400;
/** In seconds: preferences live for a year, tokens until the browser closes. */
export const PREFERENCE_LIFE = 365 * DAY;

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}

/** `life` in seconds; without it a session cookie. */
export function writeCookie(name: string, value: string, life?: number): void {
  const age = life === undefined ? '' : `; Max-Age=${life}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, which QA uses
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);

/** Preferences as a storage for `atomWithStorage`. */
export const preferenceCookies: TextStorage = {
  getItem: readCookie,
  setItem: (name, text) => (text === null ? dropCookie(name) : writeCookie(name, text, PREFERENCE_LIFE)),
  removeItem: dropCookie,
};

/** Another application on the same host may have written an invalid percent encoding under our name. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
