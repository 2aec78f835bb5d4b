import { redirectTarget } from './own-path';
import { textInCity } from './text-in-city';
import { type AppLocation, enter, type Verdict } from './verdict';

/**
 * Rules for signed-out users: open screens are shown, every other address redirects to the sign-in page
 * (R-GUARD-01, A-021).
 */
export function decideSignedOut(location: AppLocation): Verdict {
  const rewrittenAddress = redirectTarget(location) ?? textInCity(location, null);
  if (rewrittenAddress !== null) return { goTo: rewrittenAddress };
  return location.match?.screen.entry === 'open' ? enter(location.match) : { goTo: loginFor(location) };
}

/** Keeps the requested page as the redirect target after the sign-in. */
function loginFor({ path, search }: AppLocation): string {
  const requestedAddress = path + search;
  return requestedAddress === '/' ? '/login' : `/login?redirect=${encodeURIComponent(requestedAddress)}`;
}
