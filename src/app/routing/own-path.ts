/** A path of this console, or null: a redirect never leaves for another site, nor for what only looks like one. */
export function ownPath(wished: string | null): string | null {
  if (wished === null || !/^\/(?![/\\]|%5c)/i.test(wished)) return null;
  const url = new URL(wished, 'https://console.invalid');
  const path = url.pathname + url.search;
  return url.host === 'console.invalid' && url.pathname !== '/login' && !path.startsWith('//') ? path : null;
}

const REFRESH = '/redirect';

/** Where `/redirect/{path}` leads, for anyone: the page made anew (R-ROUTE-08). Null for every other address. */
export function refreshed({ path, search }: { path: string; search: string }): string | null {
  return path.startsWith(`${REFRESH}/`) ? (ownPath(path.slice(REFRESH.length) + search) ?? '/404') : null;
}
