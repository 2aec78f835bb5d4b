import type { TextStorage } from './storage';

const DAY_SECONDS = 86_400;
/** Preferences live for a year, tokens until the browser closes. */
export const PREFERENCE_SECONDS = 365 * DAY_SECONDS;

export function readCookie(name: string): string | null {
  const cookiePair = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookiePair === undefined ? null : decoded(cookiePair.slice(name.length + 1));
}

/** `maxAge` in seconds; without it a session cookie. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const maxAgePart = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const securePart = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, which QA uses
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${maxAgePart}${securePart}`;
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);

/** Preferences as a storage for `atomWithStorage`. */
export const preferenceCookies: TextStorage = {
  getItem: readCookie,
  setItem: (name, text) => (text === null ? dropCookie(name) : writeCookie(name, text, PREFERENCE_SECONDS)),
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
