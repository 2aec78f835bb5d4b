import type { Scope } from '#api/http/scope';

const PREFIX = 'open-pages';

/** Under which this tab keeps the pages that one user has open in one city. */
export const openPagesKey = ({ user, city }: Pick<Scope, 'user' | 'city'>): string =>
  `${PREFIX}:${user}:${city}`;

/** With the session, in whichever city: also where it ends before anything behind the sign-in is there. */
export function forgetOpenPages(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${PREFIX}:`)) sessionStorage.removeItem(key);
    }
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
