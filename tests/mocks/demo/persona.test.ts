import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#domain/people/roles';
import type { BrowserStorage } from '#mocks/demo/browser-storage';
import { assume, type Persona, type PersonaBackend } from '#mocks/demo/persona';
import { COMPANIES } from '#mocks/demo/scenario';
import { CITIES } from '#mocks/seed/places/cities';
import { ACCOUNTS } from '#mocks/seed/session/accounts';

const AS_STORED: Persona = { role: null, company: 'machi', city: null, lang: null, size: null };
const akashi = CITIES.find(({ name }) => name === 'akashi');

const backend: PersonaBackend = {
  cities: CITIES,
  async signIn(username) {
    const user = ACCOUNTS.find((account) => account.username === username);
    if (!user) throw new Error(`there is no account "${username}"`);
    return { access_token: `access of ${username}`, refresh_token: `refresh of ${username}`, user };
  },
};

/** A browser in which somebody's session is already there. */
function browser() {
  const cookies = new Map([
    ['Admin-Token', 'old'],
    ['Admin-Refresh-Token', 'old'],
    ['Redirect-Token', 'old'],
  ]);
  const lives = new Map<string, number | undefined>();
  const items = new Map([
    ['City', '{"name":"kusatsu"}'],
    ['Store', 'machi002'],
    ['UserId', '99'],
    ['login_by_store', 'true'],
  ]);
  const storage: BrowserStorage = {
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value, days) => void [cookies.set(name, value), lives.set(name, days)],
    removeCookie: (name) => void cookies.delete(name),
    item: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const state = () => ({ cookies: Object.fromEntries(cookies), items: Object.fromEntries(items) });
  return { storage, state, lives };
}

async function visitAs(persona: Partial<Persona>) {
  const { storage, state, lives } = browser();
  const problems = await assume({ ...AS_STORED, ...persona }, backend, storage);
  return { ...state(), lives, problems };
}

const idOf = (username: string) => String(ACCOUNTS.find((account) => account.username === username)?.id);
const tokensOf = (username: string) => ({
  'Admin-Token': `access of ${username}`,
  'Admin-Refresh-Token': `refresh of ${username}`,
});

describe('R-WISH-10 a persona', () => {
  test('leaves what the console leaves after signing in and choosing a city', async () => {
    const { cookies, items, lives, problems } = await visitAs({ role: 'Advertiser', city: 'shonan' });
    const shonan = CITIES.find(({ name }) => name === 'shonan');
    expect([problems, cookies]).toEqual([[], tokensOf('advertiser')]);
    expect(items).toEqual({
      City: JSON.stringify(shonan),
      Store: shonan?.code_shop,
      UserId: idOf('advertiser'),
    });
    expect([...lives]).toEqual([
      ['Admin-Token', undefined],
      ['Admin-Refresh-Token', undefined],
    ]);
  });

  test.each(['owner_shop', 'staff_shop'] as const)('%s signs in by the store log-in', async (role) => {
    const { items } = await visitAs({ role, city: 'none' });
    expect(items).toEqual({
      login_by_store: 'true',
      company_of_store: 'machi',
      Store: 'machi001',
      UserId: idOf(role),
    });
  });

  test('of a school brings it along, and the next one has none of it (A-180)', async () => {
    const { storage, state } = browser();
    await assume({ ...AS_STORED, role: 'Teacher', city: 'none' }, backend, storage);
    expect(state().items).toEqual({ School: '3', Group: '2', Classes: '2年1組', UserId: idOf('teacher') });
    await assume({ ...AS_STORED, role: 'Administrator', city: 'none' }, backend, storage);
    expect(state().items).toEqual({ UserId: idOf('administrator') });
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

  test('nobody: cookies, city and user are gone', async () => {
    expect(await visitAs({ role: 'none' })).toMatchObject({ cookies: {}, items: {}, problems: [] });
  });

  test('nobody, in a city the link names', async () => {
    const { cookies, items } = await visitAs({ role: 'none', city: 'akashi' });
    expect([cookies, items]).toEqual([{}, { City: JSON.stringify(akashi), Store: akashi?.code_shop }]);
  });

  test('no city chosen yet', async () => {
    expect((await visitAs({ role: 'Operator', city: 'none' })).items).toEqual({ UserId: idOf('operator') });
  });

  test('nothing said: everything stays as stored', async () => {
    const { storage, state } = browser();
    const before = state();
    await assume(AS_STORED, backend, storage);
    expect(state()).toEqual(before);
  });

  test('another city for whoever is signed in', async () => {
    const { cookies, items } = await visitAs({ city: 'akashi' });
    expect([cookies['Admin-Token'], items.UserId, items.City]).toEqual(['old', '99', JSON.stringify(akashi)]);
  });

  test('language and size are preferences that live for a year', async () => {
    const { cookies, lives } = await visitAs({ lang: 'en', size: 'mini' });
    expect([cookies.language, cookies.size, lives.get('language'), lives.get('size')]).toEqual([
      'en',
      'mini',
      365,
      365,
    ]);
  });

  test('an unknown city is told, and the default is taken', async () => {
    const { items, problems } = await visitAs({ role: 'Operator', city: 'atlantis' });
    expect(items.City).toBe(JSON.stringify(akashi));
    expect(problems).toEqual([`city=atlantis — ${CITIES.map(({ name }) => name).join(', ')}, none`]);
  });

  test('a refused sign-in is told and leaves nobody signed in', async () => {
    const { storage, state } = browser();
    const closed = { ...backend, signIn: () => Promise.reject(new Error('closed today')) };
    const problems = await assume({ ...AS_STORED, role: 'Guest', city: 'none' }, closed, storage);
    expect([problems, state()]).toEqual([['role=Guest — guest: closed today'], { cookies: {}, items: {} }]);
  });
});
