import type { TextStorage } from './storage';

/** Cookie names are the specification's (R-CONST-42) and A-055's; foldedMenu, theme and shortcuts are ours. */
export const COOKIES = {
  accessToken: 'Admin-Token',
  refreshToken: 'Admin-Refresh-Token',
  redirectToken: 'Redirect-Token',
  sidebar: 'sidebarStatus',
  foldedMenu: 'foldedMenu',
  size: 'size',
  language: 'language',
  theme: 'theme',
  shortcuts: 'shortcuts',
} as const;

const DAY = 86_400;
/** Preferences live for a year, tokens as long as the browser runs. */
export const PREFERENCE_LIFE = 365 * DAY;

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}

/** `life` in seconds; none: a session cookie. */
export function writeCookie(name: string, value: string, life?: number): void {
  const age = life === undefined ? '' : `; Max-Age=${life}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, where QA works
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);

/** Preferences as `atomWithStorage` keeps them. */
export const preferenceCookies: TextStorage = {
  getItem: readCookie,
  setItem: (name, text) => (text === null ? dropCookie(name) : writeCookie(name, text, PREFERENCE_LIFE)),
  removeItem: dropCookie,
};

/** A program on the same host may have written a stray percent sign under our name. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
