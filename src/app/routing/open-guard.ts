import { refreshed } from './own-path';
import { textInCity } from './text-in-city';
import { type AppLocation, enter, type Verdict } from './verdict';

/**
 * Rules for signed-out users: open screens are shown, every other address redirects to the sign-in page
 * (R-GUARD-01, A-021).
 */
export function decideSignedOut(location: AppLocation): Verdict {
  const again = refreshed(location) ?? textInCity(location, null);
  if (again !== null) return { goTo: again };
  return location.match?.screen.entry === 'open' ? enter(location.match) : { goTo: loginFor(location) };
}

/** Keeps the requested page as the redirect target after the sign-in. */
function loginFor({ path, search }: AppLocation): string {
  const wished = path + search;
  return wished === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wished)}`;
}
