import { dashboardOf } from '#app/routing/guard';
import { menuSections, topScreens } from '#app/screens/index';
import { menuOf } from '#app/shell/sidebar/menu';
import { ROLES_WITH_SCREENS, type RoleWithScreens } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import type { SignedInUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES as SEEDED_COMPANIES } from '#mocks/backend/seed/places/companies';
import { ACCOUNTS, type Account } from '#mocks/backend/seed/session/accounts';
import { usernameOf } from '#mocks/harness/link/persona';
import { COMPANIES, type Company, NO_SCENARIO, writeScenario } from '#mocks/harness/link/scenario';

export interface CityOffer {
  city: City;
  roles: readonly RoleOffer[];
}

export interface RoleOffer {
  role: RoleWithScreens;
  /** The account's own company first, then the others whose account has the role. */
  companies: readonly CompanyOffer[];
}

export interface CompanyOffer {
  company: Company;
  name: string;
  menu: readonly MenuSection[];
}

/** Titles are message ids. */
export interface MenuSection {
  title: string | null;
  items: readonly string[];
}

/** The cities of the demo, each with the roles whose accounts may enter it. */
export const cityOffers = (): CityOffer[] =>
  CITIES.map((city) => ({
    city,
    roles: ROLES_WITH_SCREENS.flatMap((role) => {
      const companies = COMPANIES.flatMap((company) => companyOffer(role, company, city) ?? []);
      return companies.length === 0 ? [] : [{ role, companies }];
    }),
  }));

/** Only Administrators have an account in each company; another company has no offer for the other roles. */
function companyOffer(role: RoleWithScreens, company: Company, city: City): CompanyOffer | null {
  const account = ACCOUNTS.find(({ username }) => username === usernameOf(role, company));
  if (account?.company_slug !== company || !account.cities.includes(city.name)) return null;
  const name = SEEDED_COMPANIES.find(({ slug }) => slug === company)?.name ?? company;
  return { company, name: name.replace(' ', ''), menu: lobbyMenuOf({ profile: account, role, city }) };
}

/** The menu as the sidebar shows it, groups closed. */
function lobbyMenuOf(user: Pick<SignedInUser, 'role' | 'city'> & { profile: Account }): MenuSection[] {
  const titles = (screens: readonly Screen[]) =>
    menuOf(screens, user).map((item) => ('screen' in item ? item.screen.title : item.group.title));
  return [
    { title: null, items: titles(topScreens) },
    ...menuSections.map(({ title, screens }) => ({ title, items: titles(screens) })),
  ].filter(({ items }) => items.length > 0);
}

export interface LobbyEntry {
  city: string;
  role: RoleWithScreens;
  company: Company;
  lang: 'ja' | 'en';
  /** The role whose tour begins, and the record that it needs. */
  tour?: RoleWithScreens;
  want?: string;
  /** The town runs from its morning. */
  town?: 'run';
}

/**
 * A scenario link to the dashboard: as each of them, it opens a sandbox of its own. There the visitor sees the
 * way back to the lobby.
 */
export const entryLink = ({ city, ...entry }: LobbyEntry, base: string): string =>
  base.slice(0, -1) + dashboardOf(city) + writeScenario({ ...NO_SCENARIO, from: 'lobby', ...entry, city });
