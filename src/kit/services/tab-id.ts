import { tabStorage } from './storage';

const ID_KEY = 'tab';
const LEFT_KEY = 'tab-left';

/** The fallback where the browser refuses storage: it lasts as long as the page. */
let idInMemory: string | null = null;

/**
 * Identifies this tab across reloads and sign-ins; keys that two tabs would both write contain it.
 */
export function tabId(): string {
  const storedId = tabStorage.getItem(ID_KEY) ?? idInMemory;
  if (storedId !== null) return storedId;
  idInMemory = newId();
  tabStorage.setItem(ID_KEY, idInMemory);
  return idInMemory;
}

/**
 * Call once when the page starts. A page marks the id as left on `pagehide` and unmarks it on `pageshow`. An
 * unmarked id at the start belongs to a page that is still open: this tab is a duplicate and takes a new id.
 */
export function keepTabId(signal: AbortSignal): void {
  if (tabStorage.getItem(LEFT_KEY) === null) tabStorage.removeItem(ID_KEY);
  const unmarkLeft = () => tabStorage.removeItem(LEFT_KEY);
  unmarkLeft();
  window.addEventListener('pagehide', () => tabStorage.setItem(LEFT_KEY, '1'), { signal });
  window.addEventListener('pageshow', unmarkLeft, { signal });
}

/** randomUUID is missing on plain http. */
export const newId = (): string => [...crypto.getRandomValues(new Uint32Array(1))].join('');
