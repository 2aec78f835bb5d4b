import { type Profile, schoolOf } from '#domain/people/profile';
import type { Role } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import type { BrowserStorage } from './browser-storage';
import type { LinkProblem } from './link-problem';
import { nearest } from './nearest';
import type { Company, Scenario } from './scenario';

export type Persona = Pick<Scenario, 'role' | 'company' | 'city'>;

/** The part of the fake backend that a persona needs. */
export interface PersonaBackend {
  readonly cities: readonly City[];
  signIn(username: string): Promise<{ access_token: string; refresh_token: string; user: Profile }>;
}

/** The city when a link has a role but no city. */
const DEFAULT_DEMO_CITY = 'akashi';

/** Puts the browser in the state after this persona's sign-in; returns the problems of failed parts. */
export async function signInAs(
  persona: Persona,
  backend: PersonaBackend,
  storage: BrowserStorage,
): Promise<LinkProblem[]> {
  const problems = await applyRole(persona, backend, storage);
  return [...problems, ...applyCity(persona, backend.cities, storage)];
}

export function usernameOf(role: Role, company: Company): string {
  const name = role.toLowerCase();
  return role === 'Administrator' && company !== 'machi' ? `${name}_${company}` : name;
}

async function applyRole(
  { role, company }: Persona,
  backend: PersonaBackend,
  storage: BrowserStorage,
): Promise<LinkProblem[]> {
  if (role === null) return [];
  forgetPersona(storage);
  if (role === 'none') return [];
  const username = usernameOf(role, company);
  try {
    const { access_token, refresh_token, user } = await backend.signIn(username);
    storage.setCookie(COOKIE_NAMES.accessToken, access_token);
    storage.setCookie(COOKIE_NAMES.refreshToken, refresh_token);
    storage.setItem(STORAGE_KEYS.userId, String(user.id));
    rememberSchool(user, storage);
    if (signsInByStore(role)) {
      storage.setItem(STORAGE_KEYS.storeLogin, 'true');
      if (user.company_slug) storage.setItem(STORAGE_KEYS.storeCompany, user.company_slug);
      if (user.code_shop) storage.setItem(STORAGE_KEYS.shopCode, user.code_shop);
    }
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ key: 'role', value: role, allowed: `${username}: ${reason}`, meant: null }];
  }
}

function rememberSchool(user: Profile, storage: BrowserStorage) {
  const { school = null, group = null, classes = null } = schoolOf(user) ?? {};
  if (school !== null) storage.setItem(STORAGE_KEYS.school, school);
  if (group !== null) storage.setItem(STORAGE_KEYS.group, group);
  if (classes !== null) storage.setItem(STORAGE_KEYS.classes, classes);
}

/** Removes the data of the previous persona, so that it does not mix with the next session. */
function forgetPersona(storage: BrowserStorage) {
  const { accessToken, refreshToken, redirectToken } = COOKIE_NAMES;
  for (const name of [accessToken, refreshToken, redirectToken]) storage.removeCookie(name);
  for (const key of Object.values(STORAGE_KEYS)) storage.removeItem(key);
}

function applyCity(
  { role, city: requestedCity }: Persona,
  cities: readonly City[],
  storage: BrowserStorage,
): LinkProblem[] {
  const slug = requestedCity ?? (role === null || role === 'none' ? null : DEFAULT_DEMO_CITY);
  if (slug === null) return [];
  if (slug === 'none') {
    storage.removeItem(STORAGE_KEYS.city);
    return [];
  }
  const cityOfLink = cities.find(({ name }) => name === slug);
  const city =
    cityOfLink ?? (role === null ? undefined : cities.find(({ name }) => name === DEFAULT_DEMO_CITY));
  if (city) {
    storage.setItem(STORAGE_KEYS.city, JSON.stringify(city));
    storage.setItem(STORAGE_KEYS.shopCode, city.code_shop);
  }
  if (cityOfLink) return [];
  const choices = [...cities.map(({ name }) => name), 'none'];
  const meant = nearest(slug, choices);
  return [
    { key: 'city', value: slug, allowed: choices.join(', '), meant: meant === null ? null : ['city', meant] },
  ];
}

const signsInByStore = (role: Role) => role === 'owner_shop' || role === 'staff_shop';
