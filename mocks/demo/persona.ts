import { type Profile, schoolOf } from '#domain/people/profile';
import type { Role } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import type { BrowserStorage } from './browser-storage';
import type { Company, Scenario } from './scenario';

export type Persona = Pick<Scenario, 'role' | 'company' | 'city' | 'lang' | 'size'>;

/** The part of the fake backend that a persona needs. */
export interface PersonaBackend {
  readonly cities: readonly City[];
  signIn(username: string): Promise<{ access_token: string; refresh_token: string; user: Profile }>;
}

/** The city when a link has a role but no city. */
const DEFAULT_DEMO_CITY = 'akashi';
const PREFERENCE_DAYS = 365;

/** Puts the browser in the state after this persona's sign-in; returns the problems of failed parts. */
export async function assume(
  persona: Persona,
  backend: PersonaBackend,
  storage: BrowserStorage,
): Promise<string[]> {
  if (persona.lang !== null) storage.setCookie('language', persona.lang, PREFERENCE_DAYS);
  if (persona.size !== null) storage.setCookie('size', persona.size, PREFERENCE_DAYS);
  const problems = await takeRole(persona, backend, storage);
  return [...problems, ...takeCity(persona, backend.cities, storage)];
}

export function usernameOf(role: Role, company: Company): string {
  const name = role.toLowerCase();
  return role === 'Administrator' && company !== 'machi' ? `${name}_${company}` : name;
}

async function takeRole({ role, company }: Persona, backend: PersonaBackend, storage: BrowserStorage) {
  if (role === null) return [];
  forget(storage);
  if (role === 'none') return [];
  const username = usernameOf(role, company);
  try {
    const { access_token, refresh_token, user } = await backend.signIn(username);
    storage.setCookie('Admin-Token', access_token);
    storage.setCookie('Admin-Refresh-Token', refresh_token);
    storage.setItem('UserId', String(user.id));
    rememberSchool(user, storage);
    if (signsInByStore(role)) {
      storage.setItem('login_by_store', 'true');
      if (user.company_slug) storage.setItem('company_of_store', user.company_slug);
      if (user.code_shop) storage.setItem('Store', user.code_shop);
    }
    return [];
  } catch (error) {
    return [`role=${role} — ${username}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function rememberSchool(user: Profile, storage: BrowserStorage) {
  const { school = null, group = null, classes = null } = schoolOf(user) ?? {};
  if (school !== null) storage.setItem('School', school);
  if (group !== null) storage.setItem('Group', group);
  if (classes !== null) storage.setItem('Classes', classes);
}

/** The local storage items of a sign-in. */
const KEYS = ['UserId', 'login_by_store', 'company_of_store', 'City', 'Store', 'School', 'Group', 'Classes'];

/** Removes the data of the previous persona, so that it does not mix with the next session. */
function forget(storage: BrowserStorage) {
  for (const name of ['Admin-Token', 'Admin-Refresh-Token', 'Redirect-Token']) storage.removeCookie(name);
  for (const key of KEYS) storage.removeItem(key);
}

function takeCity(
  { role, city: requestedCity }: Persona,
  cities: readonly City[],
  storage: BrowserStorage,
): string[] {
  const slug = requestedCity ?? (role === null || role === 'none' ? null : DEFAULT_DEMO_CITY);
  if (slug === null) return [];
  if (slug === 'none') {
    storage.removeItem('City');
    return [];
  }
  const known = cities.find(({ name }) => name === slug);
  const city = known ?? (role === null ? undefined : cities.find(({ name }) => name === DEFAULT_DEMO_CITY));
  if (city) {
    storage.setItem('City', JSON.stringify(city));
    storage.setItem('Store', city.code_shop);
  }
  return known ? [] : [`city=${slug} — ${[...cities.map(({ name }) => name), 'none'].join(', ')}`];
}

const signsInByStore = (role: Role) => role === 'owner_shop' || role === 'staff_shop';
