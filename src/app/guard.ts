import { hasOwnSet } from '#domain/companies';
import { mayEnter, type RoleWithScreens } from '#domain/roles';
import type { Screen } from '#kit/screen';
import { enter, type Place, type Verdict } from './verdict';

/** Who is signed in, as far as a route cares. */
export interface Standing {
  role: RoleWithScreens;
  company: string | null;
  /** Slug of the stored city. */
  city: string | null;
}

export const dashboardOf = (city: string): string => `/${encodeURIComponent(city)}/dashboard`;

/** Every rule of who may be where once signed in, in one pure function (R-GUARD-02 to 10, A-003, A-023 to A-029). */
export function decide({ role, company, city }: Standing, { path, search, match }: Place): Verdict {
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

/** The invoice list stands in the sets of four companies only (R-CITY-08). */
const outOfCompany = (role: RoleWithScreens, company: string | null, { companySet }: Screen): boolean =>
  companySet && role !== 'Operator' && !hasOwnSet(company);

/** The same page of the stored city: no other city's address is ever shown. */
const inCity = (path: string, city: string): string =>
  path.replace(/^\/[^/]+/, `/${encodeURIComponent(city)}`);

/** A path of this console, or null: a redirect never leaves for another site. */
export function ownPath(wished: string | null): string | null {
  if (wished === null || !/^\/(?![/\\])/.test(wished)) return null;
  const url = new URL(wished, 'https://console.invalid');
  const path = url.pathname + url.search;
  return url.host === 'console.invalid' && url.pathname !== '/login' && !path.startsWith('//') ? path : null;
}
