import type { Scope } from '#api/http/scope';

const PREFIX = 'open-pages';

/** Storage key of the pages that one user has open in one city in this tab. */
export const openPagesKey = ({ user, city }: Pick<Scope, 'user' | 'city'>): string =>
  `${PREFIX}:${user}:${city}`;

/** Called at the end of the session, for all cities, also before the code behind the sign-in is loaded. */
export function forgetOpenPages(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${PREFIX}:`)) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser without storage has stored nothing.
  }
}
