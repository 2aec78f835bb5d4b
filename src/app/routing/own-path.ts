/**
 * A path of this console, or null. A redirect never leads to another site, nor to an address that only looks
 * like a path of the console.
 */
export function ownPath(address: string | null): string | null {
  if (address === null || !/^\/(?![/\\]|%5c)/i.test(address)) return null;
  const url = new URL(address, 'https://console.invalid');
  const path = url.pathname + url.search;
  return url.host === 'console.invalid' && url.pathname !== '/login' && !path.startsWith('//') ? path : null;
}

const REDIRECT = '/redirect';

/** Target of `/redirect/{path}` for every visitor: the page, rendered anew (R-ROUTE-08). Else null. */
export function redirectTarget({ path, search }: { path: string; search: string }): string | null {
  return path.startsWith(`${REDIRECT}/`) ? (ownPath(path.slice(REDIRECT.length) + search) ?? '/404') : null;
}
