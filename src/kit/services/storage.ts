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
export const browserStorage = safeStorage(() => localStorage);
/** Of this tab; it survives reloads. */
export const tabStorage = safeStorage(() => sessionStorage);

/** The keys of `browserStorage` that begin so. */
export const storedKeys = (prefix: string): string[] =>
  tryAccess(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

/** The browser may refuse storage (private windows, full quota): the console then works without it. */
function safeStorage(area: () => Storage): TextStorage {
  const getItem = (key: string) => tryAccess(() => area().getItem(key)) ?? null;
  const removeItem = (key: string) => tryAccess(() => area().removeItem(key));
  return {
    getItem,
    setItem(key, text) {
      if (text === null) removeItem(key);
      else tryAccess(() => area().setItem(key, text));
    },
    removeItem,
    subscribe(key, listener) {
      function onStorage(event: StorageEvent) {
        // key null: the whole storage was cleared
        if (event.key === key || event.key === null) listener(getItem(key));
      }
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function tryAccess<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
