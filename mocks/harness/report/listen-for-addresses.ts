import type { NewStep } from './step';

/** The router reports its own changes by events with these names. */
const MOVES = ['pushState', 'replaceState'] as const;

/** Reports the address of the page, and each other one from now on. */
export function listenForAddresses(add: (step: NewStep) => void, signal: AbortSignal): void {
  let address = '';
  let entry = entryNow();
  /** Browsers without the Navigation API do not say in which direction. */
  const wayInHistory = () => {
    const before = entry;
    entry = entryNow();
    return entry > before ? 'forward' : 'back';
  };
  const addAddress = (value: string) => {
    const now = location.pathname + location.search;
    if (now === address) return;
    address = now;
    add({ kind: 'open', name: now, value, failed: false });
  };
  for (const move of MOVES)
    window.addEventListener(
      move,
      () => {
        entry = entryNow();
        addAddress('');
      },
      { signal },
    );
  // before the console shows another page
  window.addEventListener('popstate', () => addAddress(wayInHistory()), { capture: true, signal });
  addAddress(loadKind());
}

/** The position in the history of the tab. */
const entryNow = () => ('navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0);

/** How the browser has loaded the page: `navigate`, `reload` or `back_forward`. */
function loadKind(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? entry.type : 'navigate';
}
