import type { NewStep } from './step';

/** The router reports its own changes by events with these names. */
const MOVES = ['pushState', 'replaceState'] as const;

/** Reports the address of the page, and each other one from now on. */
export function listenForAddresses(add: (step: NewStep) => void, signal: AbortSignal): void {
  let address = '';
  const addAddress = (value: string) => {
    const now = location.pathname + location.search;
    if (now === address) return;
    address = now;
    add({ kind: 'open', name: now, value, failed: false });
  };
  for (const move of MOVES) window.addEventListener(move, () => addAddress(''), { signal });
  window.addEventListener('popstate', () => addAddress('back'), { signal });
  addAddress(loadKind());
}

/** How the browser has loaded the page: `navigate`, `reload` or `back_forward`. */
function loadKind(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? String(entry.type) : 'navigate';
}
