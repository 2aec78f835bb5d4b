/** Keys of the browser's storage (R-STORE-07 to 11); that of the store's company and the school's three are ours. */
export const STORAGE = {
  city: 'City',
  shopCode: 'Store',
  storeLogin: 'login_by_store',
  storeCompany: 'company_of_store',
  userId: 'UserId',
  school: 'School',
  group: 'Group',
  classes: 'Classes',
} as const;

/** Texts by their names, as `atomWithStorage` takes them. */
export interface TextStorage {
  getItem(key: string): string | null;
  /** Null takes it away. */
  setItem(key: string, text: string | null): void;
  removeItem(key: string): void;
  /** Hears what other tabs write. */
  subscribe?(key: string, listener: (text: string | null) => void): () => void;
}

/** Shared by all tabs. */
export const browserStorage = forgetful(() => localStorage);
/** Of this tab, across its reloads. */
export const tabStorage = forgetful(() => sessionStorage);

/** Storage may be refused (private windows, full quota): the console works on and forgets. */
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
        // no key: all of it was cleared
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
