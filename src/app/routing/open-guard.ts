import { refreshed } from './own-path';
import { enter, type Place, type Verdict } from './verdict';

/**
 * Rules for signed-out users: open screens are shown, every other address redirects to the sign-in page
 * (R-GUARD-01, A-021).
 */
export function decideSignedOut(place: Place): Verdict {
  const again = refreshed(place);
  if (again !== null) return { goTo: again };
  return place.match?.screen.entry === 'open' ? enter(place.match) : { goTo: loginFor(place) };
}

/** Keeps the requested page as the redirect target after the sign-in. */
function loginFor({ path, search }: Place): string {
  const wished = path + search;
  return wished === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wished)}`;
}
