import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#domain/people/roles';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import type { BrowserStorage } from '#mocks/harness/link/browser-storage';
import { type Persona, type PersonaBackend, signInAs } from '#mocks/harness/link/persona';
import { assumePreferences } from '#mocks/harness/link/preferences';
import { COMPANIES } from '#mocks/harness/link/scenario';

const STORED_PERSONA: Persona = { role: null, company: 'machi', city: null };
const akashi = CITIES.find(({ name }) => name === 'akashi');

const backend: PersonaBackend = {
  cities: CITIES,
  async signIn(username) {
    const user = ACCOUNTS.find((account) => account.username === username);
    if (!user) throw new Error(`there is no account "${username}"`);
    return { access_token: `access of ${username}`, refresh_token: `refresh of ${username}`, user };
  },
};

/** A browser that already has the session of another user. */
function signedInBrowser() {
  const cookies = new Map([
    ['Admin-Token', 'old'],
    ['Admin-Refresh-Token', 'old'],
    ['Redirect-Token', 'old'],
  ]);
  const cookieDays = new Map<string, number | undefined>();
  const items = new Map([
    ['City', '{"name":"kusatsu"}'],
    ['Store', 'machi002'],
    ['UserId', '99'],
    ['login_by_store', 'true'],
  ]);
  const storage: BrowserStorage = {
    getCookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value, days) => void [cookies.set(name, value), cookieDays.set(name, days)],
    removeCookie: (name) => void cookies.delete(name),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const storedState = () => ({ cookies: Object.fromEntries(cookies), items: Object.fromEntries(items) });
  return { storage, storedState, cookieDays };
}

async function visitAs(persona: Partial<Persona>) {
  const { storage, storedState, cookieDays } = signedInBrowser();
  const problems = await signInAs({ ...STORED_PERSONA, ...persona }, backend, storage);
  return { ...storedState(), cookieDays, problems };
}

const idOf = (username: string) => String(ACCOUNTS.find((account) => account.username === username)?.id);
const tokensOf = (username: string) => ({
  'Admin-Token': `access of ${username}`,
  'Admin-Refresh-Token': `refresh of ${username}`,
});

describe('R-WISH-10 a persona', () => {
  test('a persona stores what the console stores after the sign-in and the choice of a city', async () => {
    const { cookies, items, cookieDays, problems } = await visitAs({ role: 'Advertiser', city: 'shonan' });
    const shonan = CITIES.find(({ name }) => name === 'shonan');
    expect([problems, cookies]).toEqual([[], tokensOf('advertiser')]);
    expect(items).toEqual({
      City: JSON.stringify(shonan),
      Store: shonan?.code_shop,
      UserId: idOf('advertiser'),
    });
    expect([...cookieDays]).toEqual([
      ['Admin-Token', undefined],
      ['Admin-Refresh-Token', undefined],
    ]);
  });

  test.each(['owner_shop', 'staff_shop'] as const)('%s signs in by the store sign-in', async (role) => {
    const { items } = await visitAs({ role, city: 'none' });
    expect(items).toEqual({
      login_by_store: 'true',
      company_of_store: 'machi',
      Store: 'machi001',
      UserId: idOf(role),
    });
  });

  test('a persona of a school stores the school, and the next one removes it (A-180)', async () => {
    const { storage, storedState } = signedInBrowser();
    await signInAs({ ...STORED_PERSONA, role: 'Teacher', city: 'none' }, backend, storage);
    expect(storedState().items).toEqual({
      School: '3',
      Group: '2',
      Classes: '2年1組',
      UserId: idOf('teacher'),
    });
    await signInAs({ ...STORED_PERSONA, role: 'Administrator', city: 'none' }, backend, storage);
    expect(storedState().items).toEqual({ UserId: idOf('administrator') });
  });

  test.each(ROLES)('%s has an account', async (role: Role) => {
    const { cookies, items, problems } = await visitAs({ role });
    expect([problems, cookies]).toEqual([[], tokensOf(role.toLowerCase())]);
    expect(items.City).toBe(JSON.stringify(akashi));
  });

  test.each(COMPANIES)('the administrator of %s has an account', async (company) => {
    const { cookies, problems } = await visitAs({ role: 'Administrator', company });
    const username = company === 'machi' ? 'administrator' : `administrator_${company}`;
    expect([problems, cookies]).toEqual([[], tokensOf(username)]);
  });

  test('only administrators have a company', async () => {
    expect((await visitAs({ role: 'Operator', company: 'nbnb' })).cookies).toEqual(tokensOf('operator'));
  });

  test('the persona `none` removes cookies, city and user', async () => {
    expect(await visitAs({ role: 'none' })).toMatchObject({ cookies: {}, items: {}, problems: [] });
  });

  test('the persona `none` stores the city of the link', async () => {
    const { cookies, items } = await visitAs({ role: 'none', city: 'akashi' });
    expect([cookies, items]).toEqual([{}, { City: JSON.stringify(akashi), Store: akashi?.code_shop }]);
  });

  test('a persona may have no city yet', async () => {
    expect((await visitAs({ role: 'Operator', city: 'none' })).items).toEqual({ UserId: idOf('operator') });
  });

  test('a link without a persona keeps everything stored', async () => {
    const { storage, storedState } = signedInBrowser();
    const before = storedState();
    await signInAs(STORED_PERSONA, backend, storage);
    expect(storedState()).toEqual(before);
  });

  test('a link with another city keeps the signed-in user', async () => {
    const { cookies, items } = await visitAs({ city: 'akashi' });
    expect([cookies['Admin-Token'], items.UserId, items.City]).toEqual(['old', '99', JSON.stringify(akashi)]);
  });

  test('language, size and colours are preferences that are kept for a year', () => {
    const { storage, storedState, cookieDays } = signedInBrowser();
    const before = storedState();
    assumePreferences({ lang: null, size: null, theme: null }, storage);
    expect(storedState()).toEqual(before);
    assumePreferences({ lang: 'en', size: 'mini', theme: 'dark' }, storage);
    const { cookies, items } = storedState();
    expect([cookies, items]).toEqual([
      { ...before.cookies, language: 'en', size: 'mini', theme: 'dark' },
      before.items,
    ]);
    expect(['language', 'size', 'theme'].map((name) => cookieDays.get(name))).toEqual([365, 365, 365]);
  });

  test('an unknown city is reported, and replaced by the default', async () => {
    const { items, problems } = await visitAs({ role: 'Operator', city: 'atlantis' });
    expect(items.City).toBe(JSON.stringify(akashi));
    expect(problems).toEqual([
      {
        key: 'city',
        value: 'atlantis',
        allowed: `${CITIES.map(({ name }) => name).join(', ')}, none`,
        meant: null,
      },
    ]);
  });

  test('a mistyped city is reported with the city that was probably meant [R-WISH-10]', async () => {
    const { problems } = await visitAs({ role: 'Operator', city: 'kusatu' });
    expect(problems.map(({ meant }) => meant)).toEqual([['city', 'kusatsu']]);
  });

  test('a refused sign-in is reported, and signs in no user', async () => {
    const { storage, storedState } = signedInBrowser();
    const closedBackend = { ...backend, signIn: () => Promise.reject(new Error('closed today')) };
    const problems = await signInAs(
      { ...STORED_PERSONA, role: 'Guest', city: 'none' },
      closedBackend,
      storage,
    );
    expect([problems, storedState()]).toEqual([
      [{ key: 'role', value: 'Guest', allowed: 'guest: closed today', meant: null }],
      { cookies: {}, items: {} },
    ]);
  });
});
