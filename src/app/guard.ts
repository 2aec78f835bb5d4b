import { hasOwnSet } from '#domain/companies';
import { mayEnter, type RoleWithScreens } from '#domain/roles';
import type { Screen } from '#kit/screen';

/** Where the session stands, as far as a route cares. */
export type Standing =
  | { phase: 'waiting' }
  | { phase: 'signedOut' }
  | { phase: 'ready'; role: RoleWithScreens; company: string | null; city: string | null };

export interface Place {
  path: string;
  /** With its '?', or empty. */
  search: string;
  match: { screen: Screen; params: Readonly<Record<string, string>> } | null;
}

export type Verdict =
  | { enter: Screen; params: Readonly<Record<string, string>> }
  | { goTo: string }
  /** No verdict before the session has one: a reload on a deep link never flashes /404 or /login. */
  | { wait: true };

export const dashboardOf = (city: string): string => `/${encodeURIComponent(city)}/dashboard`;

/** Every rule of who may be where, in one pure function (R-GUARD-01 to 11, A-020 to A-029). */
export function decide(standing: Standing, place: Place): Verdict {
  const { match } = place;
  const open = match?.screen.entry === 'open';
  if (standing.phase === 'waiting') return { wait: true };
  if (standing.phase === 'signedOut') return open && match ? enter(match) : { goTo: loginFor(place) };
  return ready(standing, place);
}

function ready(
  { role, company, city }: Extract<Standing, { phase: 'ready' }>,
  { path, search, match }: Place,
): Verdict {
  if (path === '/login') return { goTo: ownPath(new URLSearchParams(search).get('redirect')) ?? '/' };
  if (path === '/') return { goTo: city === null ? '/city' : dashboardOf(city) };
  if (city !== null && path === `/${city}`) return { goTo: dashboardOf(city) };
  if (match === null) return { goTo: '/404' };
  if (match.screen.entry === 'open') return enter(match);
  if (match.params.city !== undefined) {
    if (city === null) return { goTo: `/city?redirect=${encodeURIComponent(path + search)}` };
    if (match.params.city !== city) return { goTo: inCity(path, city) + search };
  }
  if (!mayEnter(role, match.screen.entry) || outOfCompany(role, company, match.screen)) {
    return { goTo: '/401?noGoBack=true' };
  }
  return enter(match);
}

const enter = ({ screen, params }: NonNullable<Place['match']>): Verdict => ({ enter: screen, params });

/** The invoice list stands in the sets of four companies only (R-CITY-08). */
const outOfCompany = (role: RoleWithScreens, company: string | null, { companySet }: Screen): boolean =>
  companySet && role !== 'Operator' && !hasOwnSet(company);

/** The same page of the stored city: no other city's address is ever shown. */
const inCity = (path: string, city: string): string =>
  path.replace(/^\/[^/]+/, `/${encodeURIComponent(city)}`);

function loginFor({ path, search }: Place): string {
  const wished = path + search;
  return wished === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wished)}`;
}

/** A path of this console, or null: a redirect never leaves for another site. */
export function ownPath(wished: string | null): string | null {
  if (wished === null || !/^\/(?![/\\])/.test(wished)) return null;
  const url = new URL(wished, 'https://console.invalid');
  const path = url.pathname + url.search;
  return url.host === 'console.invalid' && url.pathname !== '/login' && !path.startsWith('//') ? path : null;
}
