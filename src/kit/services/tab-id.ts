import { tabStorage } from './storage';

const ID = 'tab';
const LEFT = 'tab-left';

/** Of a browser that keeps nothing: it lasts as long as the page. */
let unkept: string | null = null;

/**
 * Who this tab is, across its reloads and sign-ins. What two tabs would both write under one name carries it.
 */
export function tabId(): string {
  const known = tabStorage.getItem(ID) ?? unkept;
  if (known !== null) return known;
  unkept = newId();
  tabStorage.setItem(ID, unkept);
  return unkept;
}

/**
 * Once a page, as it starts. A page that goes away says so; one that begins with the name of a page that has not gone
 * stands in a copy of its tab ("duplicate tab") and takes a name of its own.
 */
export function keepTabId(signal: AbortSignal): void {
  if (tabStorage.getItem(LEFT) === null) tabStorage.removeItem(ID);
  const comeBack = () => tabStorage.removeItem(LEFT);
  comeBack();
  window.addEventListener('pagehide', () => tabStorage.setItem(LEFT, '1'), { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}

/** Not randomUUID: a console on plain http has none. */
export const newId = (): string => [...crypto.getRandomValues(new Uint32Array(1))].join('');
