import { mayEnter, type RoleWithScreens } from '#domain/people/roles';
import { hasOwnSet } from '#domain/places/companies';
import type { Screen } from '#kit/context/screen';
import { ownPath, redirectTarget } from './own-path';
import { textInCity } from './text-in-city';
import { type AppLocation, enter, type Verdict } from './verdict';

/** The signed-in user as far as routing needs it. */
export interface Visitor {
  role: RoleWithScreens;
  company: string | null;
  /** Slug of the stored city. */
  city: string | null;
  /** Slugs of all cities. Null if unknown: then no address counts as wrong because of its city. */
  cities?: readonly string[] | null;
}

export const dashboardOf = (city: string): string => `/${encodeURIComponent(city)}/dashboard`;

/** All access rules for signed-in users in one pure function (R-GUARD-02 to 10, A-003, A-023 to A-029). */
export function decide(visitor: Visitor, { path, search, match }: AppLocation): Verdict {
  const { city, cities = null } = visitor;
  const rewrittenAddress = redirectTarget({ path, search }) ?? textInCity({ path, search }, city);
  if (rewrittenAddress !== null) return { goTo: rewrittenAddress };
  if (path === '/login') return { goTo: ownPath(new URLSearchParams(search).get('redirect')) ?? '/' };
  if (path === '/') return { goTo: city === null ? '/city' : dashboardOf(city) };
  const [, onlySegment] = /^\/([^/]+)$/.exec(path) ?? [];
  if (
    match === null &&
    onlySegment !== undefined &&
    (onlySegment === city || cities?.includes(onlySegment))
  ) {
    return { goTo: dashboardOf(onlySegment) };
  }
  if (match === null) return { goTo: '/404' };
  if (match.screen.entry === 'open') return enter(match);
  if (city === null && isOfCity(match.screen)) {
    return { goTo: `/city?redirect=${encodeURIComponent(path + search)}` };
  }
  if (city !== null && match.params.city !== undefined && match.params.city !== city) {
    const isExistingCity = cities === null || cities.includes(match.params.city);
    return { goTo: isExistingCity ? inCity(path, city) + search : '/404' };
  }
  if (!isAllowed(match.screen, visitor)) return { goTo: '/401?noGoBack=true' };
  return city !== null && onlyRedirects(match.screen)
    ? { goTo: withSearch(addressIn(targetOf(match.screen, visitor), city), search) }
    : enter(match);
}

/** True if the screen is in the visitor's set of screens in the city. The menu decides where it is listed. */
export function isAllowed(screen: Screen, visitor: Visitor): boolean {
  const { entry, companySet, onlyIn, children } = screen;
  const { role, company, city } = visitor;
  return (
    mayEnter(role, entry) &&
    // Only the sets of four companies contain the invoice list (R-CITY-08).
    (!companySet || role === 'Operator' || hasOwnSet(company)) &&
    (onlyIn === null || onlyIn === city) &&
    (children.length === 0 || children.some((child) => isAllowed(child, visitor)))
  );
}

export const onlyRedirects = ({ redirect, children }: Screen): boolean =>
  redirect !== null || children.length > 0;

/** Redirect target of a parent: its first child, in menu order, that the visitor may enter. */
const targetOf = (screen: Screen, visitor: Visitor): Screen =>
  screen.children.find((child) => isAllowed(child, visitor)) ?? screen;

/** The address of a screen in a city, or of its redirect target. */
export const addressIn = ({ path, redirect }: Address, city: string): string =>
  (redirect ?? path).replace(':city', encodeURIComponent(city));

type Address = Pick<Screen, 'path'> & Partial<Pick<Screen, 'redirect'>>;

const isOfCity = ({ path, redirect }: Screen): boolean => (redirect ?? path).startsWith('/:city/');

/** The same page in the stored city: the address of another city is never shown. */
const inCity = (path: string, city: string): string =>
  path.replace(/^\/[^/]+/, `/${encodeURIComponent(city)}`);

const withSearch = (address: string, search: string): string =>
  address + (address.includes('?') ? search.replace('?', '&') : search);
