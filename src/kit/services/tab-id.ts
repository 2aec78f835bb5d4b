import { tabStorage } from './storage';

const ID = 'tab';
const LEFT = 'tab-left';

/** The fallback where the browser refuses storage: it lasts as long as the page. */
let unkept: string | null = null;

/**
 * Identifies this tab across reloads and sign-ins; keys that two tabs would both write contain it.
 */
export function tabId(): string {
  const known = tabStorage.getItem(ID) ?? unkept;
  if (known !== null) return known;
  unkept = newId();
  tabStorage.setItem(ID, unkept);
  return unkept;
}

/**
 * Call once when the page starts. A page marks the id as left on `pagehide` and unmarks it on `pageshow`. An
 * unmarked id at the start belongs to a page that is still open: this tab is a duplicate and takes a new id.
 */
export function keepTabId(signal: AbortSignal): void {
  if (tabStorage.getItem(LEFT) === null) tabStorage.removeItem(ID);
  const comeBack = () => tabStorage.removeItem(LEFT);
  comeBack();
  window.addEventListener('pagehide', () => tabStorage.setItem(LEFT, '1'), { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}

/** randomUUID is missing on plain http. */
export const newId = (): string => [...crypto.getRandomValues(new Uint32Array(1))].join('');
