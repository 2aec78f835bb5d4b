import { hasOwnSet } from '#domain/companies';
import { mayEnter, type RoleWithScreens } from '#domain/roles';
import type { Screen } from '#kit/screen';
import { ownPath, refreshed } from './own-path';
import { enter, type Place, type Verdict } from './verdict';

/** Who is signed in, as far as a route cares. */
export interface Standing {
  role: RoleWithScreens;
  company: string | null;
  /** Slug of the stored city. */
  city: string | null;
  /** Slugs of every city there is; null where it is not known: then no address is called wrong for it. */
  cities?: readonly string[] | null;
}

export const dashboardOf = (city: string): string => `/${encodeURIComponent(city)}/dashboard`;

/** Every rule of who may be where once signed in, in one pure function (R-GUARD-02 to 10, A-003, A-023 to A-029). */
export function decide(standing: Standing, { path, search, match }: Place): Verdict {
  const { city, cities = null } = standing;
  const again = refreshed({ path, search });
  if (again !== null) return { goTo: again };
  if (path === '/login') return { goTo: ownPath(new URLSearchParams(search).get('redirect')) ?? '/' };
  if (path === '/') return { goTo: city === null ? '/city' : dashboardOf(city) };
  const [, alone] = /^\/([^/]+)$/.exec(path) ?? [];
  if (match === null && alone !== undefined && (alone === city || cities?.includes(alone))) {
    return { goTo: dashboardOf(alone) };
  }
  if (match === null) return { goTo: '/404' };
  if (match.screen.entry === 'open') return enter(match);
  if (city === null && isOfCity(match.screen)) {
    return { goTo: `/city?redirect=${encodeURIComponent(path + search)}` };
  }
  if (city !== null && match.params.city !== undefined && match.params.city !== city) {
    const exists = cities === null || cities.includes(match.params.city);
    return { goTo: exists ? inCity(path, city) + search : '/404' };
  }
  if (!isAllowed(match.screen, standing)) return { goTo: '/401?noGoBack=true' };
  return city !== null && match.screen.redirect !== null
    ? { goTo: withSearch(addressIn(match.screen, city), search) }
    : enter(match);
}

/** Whether a screen stands in the set of whoever is signed in, in their city; where it stands is the menu's. */
export const isAllowed = (
  { entry, companySet, onlyIn }: Screen,
  { role, company, city }: Standing,
): boolean =>
  mayEnter(role, entry) &&
  // the invoice list stands in the sets of four companies only (R-CITY-08)
  (!companySet || role === 'Operator' || hasOwnSet(company)) &&
  (onlyIn === null || onlyIn === city);

/** The address of a screen in a city: where it sends one on to, if it does. */
export const addressIn = ({ path, redirect }: Screen, city: string): string =>
  (redirect ?? path).replace(':city', encodeURIComponent(city));

const isOfCity = ({ path, redirect }: Screen): boolean => (redirect ?? path).startsWith('/:city/');

/** The same page of the stored city: no other city's address is ever shown. */
const inCity = (path: string, city: string): string =>
  path.replace(/^\/[^/]+/, `/${encodeURIComponent(city)}`);

const withSearch = (address: string, search: string): string =>
  address + (address.includes('?') ? search.replace('?', '&') : search);
