import { refreshed } from './own-path';
import { enter, type Place, type Verdict } from './verdict';

/** Nobody is signed in: open screens, and the sign-in page for every other address (R-GUARD-01, A-021). */
export function decideSignedOut(place: Place): Verdict {
  const again = refreshed(place);
  if (again !== null) return { goTo: again };
  return place.match?.screen.entry === 'open' ? enter(place.match) : { goTo: loginFor(place) };
}

/** The wished page is kept, to be gone to after signing in. */
function loginFor({ path, search }: Place): string {
  const wished = path + search;
  return wished === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wished)}`;
}
