/** Texts by key, as `atomWithStorage` expects them. */
export interface TextStorage {
  getItem(key: string): string | null;
  /** Null removes it. */
  setItem(key: string, text: string | null): void;
  removeItem(key: string): void;
  /** Listens to writes of other tabs. */
  subscribe?(key: string, listener: (text: string | null) => void): () => void;
}

/** Shared by all tabs. */
export const browserStorage = forgetful(() => localStorage);
/** Of this tab; it survives reloads. */
export const tabStorage = forgetful(() => sessionStorage);

/** The keys of `browserStorage` that begin so. */
export const storedKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

/** The browser may refuse storage (private windows, full quota): the console then works without it. */
function forgetful(area: () => Storage): TextStorage {
  const getItem = (key: string) => attempt(() => area().getItem(key)) ?? null;
  const removeItem = (key: string) => attempt(() => area().removeItem(key));
  return {
    getItem,
    setItem(key, text) {
      if (text === null) removeItem(key);
      else attempt(() => area().setItem(key, text));
    },
    removeItem,
    subscribe(key, listener) {
      function hear(event: StorageEvent) {
        // key null: the whole storage was cleared
        if (event.key === key || event.key === null) listener(getItem(key));
      }
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

function attempt<Result>(what: () => Result): Result | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
