import type { NewStep } from './step';

/** The router reports its own changes by events with these names. */
const NAVIGATION_EVENTS = ['pushState', 'replaceState'] as const;

/** Reports the address of the page, and each other one from now on. */
export function listenForAddresses(add: (step: NewStep) => void, signal: AbortSignal): void {
  let lastAddress = '';
  let historyIndex = currentHistoryIndex();
  /** Browsers without the Navigation API do not say in which direction. */
  const wayInHistory = () => {
    const previousIndex = historyIndex;
    historyIndex = currentHistoryIndex();
    return historyIndex > previousIndex ? 'forward' : 'back';
  };
  const addAddress = (value: string) => {
    const currentAddress = location.pathname + location.search;
    if (currentAddress === lastAddress) return;
    lastAddress = currentAddress;
    add({ kind: 'open', name: currentAddress, value, failed: false });
  };
  for (const move of NAVIGATION_EVENTS)
    window.addEventListener(
      move,
      () => {
        historyIndex = currentHistoryIndex();
        addAddress('');
      },
      { signal },
    );
  // before the console shows another page
  window.addEventListener('popstate', () => addAddress(wayInHistory()), { capture: true, signal });
  addAddress(loadKind());
}

/** The position in the history of the tab. */
const currentHistoryIndex = () => ('navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0);

/** How the browser has loaded the page: `navigate`, `reload` or `back_forward`. */
function loadKind(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? entry.type : 'navigate';
}
