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

/** Storage may be refused (private windows, full quota): the console works on and forgets. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // refused or full: nothing the user could do about it here
  }
}
