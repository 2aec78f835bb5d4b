import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Call } from '#api/http/endpoint';
import { Problem } from '#api/http/problem';
import { takeFlashMessage } from '#app/session/flash-message';
import { reloadMark } from '#app/session/reload-mark';
import { refreshTarget, sessionCalls } from '#app/session/session-calls';
import { sessionEffects } from '#app/session/session-effects';
import { sessionMemory } from '#app/session/session-memory';
import { pagePort, sessionPort } from '#app/session/session-port';
import type { Renewal, SignedIn } from '#domain/session/session';
import { createToasts } from '#kit/services/toasts';
import { sessionMachineWith } from '#machines/session/session.effects';
import type { SessionActor } from '#machines/session/session-actor';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { createClock } from '#mocks/harness/clock/clock';
import { cookies, emptyBrowser, setCookie, stored } from '../browser';

beforeEach(emptyBrowser);

const [akashi, kusatsu] = CITIES as [(typeof CITIES)[0], (typeof CITIES)[0]];
const [user, other] = ACCOUNTS as [(typeof ACCOUNTS)[0], (typeof ACCOUNTS)[0]];
const SIGNED_IN: SignedIn = {
  user,
  tokens: { access: 'an access', refresh: 'a/refresh;=' },
  redirectToken: null,
  shopCode: null,
};
const NOBODY = { tokens: null, user: null, storeLogin: false, company: null, city: null };
const FRESH = { access: 'fresh', refresh: 'fresh too' };

/** What the browser has stored, and how often the other tabs were notified. */
function memory() {
  const announce = vi.fn();
  return { ...sessionMemory(announce), announced: () => announce.mock.calls.length };
}

function effects(renew: () => Promise<Renewal> = () => Promise.resolve({ outcome: 'refused' })) {
  const clock = createClock({ paused: true });
  const toasts = createToasts(clock);
  const reload = vi.fn();
  const goHome = vi.fn();
  const calls = {
    signIn: () => Promise.resolve(SIGNED_IN),
    loadProfile: () => Promise.resolve(user),
    tryTokens: () => Promise.reject(new Error('not tried here')),
    renew: vi.fn(renew),
    signOut: () => Promise.resolve(),
  };
  const kept = memory();
  return {
    ...sessionEffects({
      calls,
      clock,
      memory: kept,
      reloadMark: reloadMark('session', clock),
      toasts,
      dropWork: vi.fn(),
      goHome,
      reload,
    }),
    memory: kept,
    calls,
    clock,
    reloaded: reload,
    shown: () => toasts.current().map(({ severity, message }) => ({ severity, message })),
  };
}

test('a sign-in is stored in two cookies and the user’s id [R-SESSION-02, R-SESSION-03, R-SESSION-23, R-STORE-01, R-STORE-02, R-STORE-11, R-CONST-42]', () => {
  const kept = memory();
  kept.signedIn(SIGNED_IN);
  expect(cookies()).toEqual(['Admin-Refresh-Token=a%2Frefresh%3B%3D', 'Admin-Token=an%20access']);
  expect(stored()).toEqual({ UserId: '1' });
  expect(kept.read()).toEqual({ ...NOBODY, tokens: SIGNED_IN.tokens, user: 1 });
  expect(kept.announced()).toBe(1);
});

test('a redirect token has a cookie, which the next sign-in removes [R-SESSION-04, R-STORE-03, A-031]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, redirectToken: 'a redirect' });
  expect(cookies()).toContain('Redirect-Token=a%20redirect');
  kept.signedIn(SIGNED_IN);
  expect(cookies().join()).not.toContain('Redirect-Token');
  kept.signedIn({ ...SIGNED_IN, redirectToken: 'a redirect' });
  kept.given({ tokens: FRESH, redirectToken: null });
  expect(cookies().join()).not.toContain('Redirect-Token');
});

test('tokens of an address have three cookies, and no known user until the profile is loaded (A-030) [R-SESSION-04]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, shopCode: 'machi001' });
  kept.given({ tokens: FRESH, redirectToken: 'a redirect' });
  expect(cookies()).toEqual([
    'Admin-Refresh-Token=fresh%20too',
    'Admin-Token=fresh',
    'Redirect-Token=a%20redirect',
  ]);
  expect(kept.read()).toEqual({ ...NOBODY, tokens: FRESH });
  kept.user(other);
  kept.user(user);
  expect(kept.read().user).toBe(other.id);
});

test('confirmed tokens of another account are stored with their user, so that no tab takes them for its own [A-273]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, shopCode: 'machi001', redirectToken: 'a redirect' });
  kept.offer({ tokens: FRESH, redirectToken: null, profile: other });
  expect(kept.read()).toEqual({ ...NOBODY, tokens: FRESH, user: other.id });
  expect([cookies(), kept.announced()]).toEqual([
    ['Admin-Refresh-Token=fresh%20too', 'Admin-Token=fresh'],
    2,
  ]);
});

test('other tokens of the same account change only the tokens [A-273]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, shopCode: 'machi001', redirectToken: 'a redirect' });
  const before = stored();
  kept.renewal({ tokens: FRESH, redirectToken: null });
  expect([cookies(), stored()]).toEqual([
    ['Admin-Refresh-Token=fresh%20too', 'Admin-Token=fresh', 'Redirect-Token=a%20redirect'],
    before,
  ]);
  kept.renewal({ tokens: FRESH, redirectToken: 'another' });
  expect(cookies()).toContain('Redirect-Token=another');
});

test.each<[string, unknown, string]>([
  ['401', new Problem({ kind: 'ended', endpoint: 'x', status: 401, message: { text: 'x' } }), 'Refused'],
  ['403', new Problem({ kind: 'denied', endpoint: 'x', status: 403, message: { text: 'x' } }), 'Refused'],
  ['400', new Problem({ kind: 'refused', endpoint: 'x', status: 400, message: { text: 'x' } }), 'Refused'],
  ['429', new Problem({ kind: 'refused', endpoint: 'x', status: 429, message: { text: 'x' } }), 'Untried'],
  ['500', new Problem({ kind: 'server', endpoint: 'x', status: 500, message: { text: 'x' } }), 'Untried'],
  [
    'nothing',
    new Problem({ kind: 'network', endpoint: 'x', status: null, message: { text: 'x' } }),
    'Untried',
  ],
])('tokens of an address that fail with %s show a message for this cause [A-273]', (_, problem, so) => {
  const browser = effects();
  browser.showOfferRefusal(problem);
  expect(browser.shown()).toEqual([{ severity: 'error', message: { messageId: `session.link${so}` } }]);
});

test('a store sign-in stores its flag and shop code, and an ordinary one removes the flag [R-CITY-06, R-STORE-08, R-STORE-09]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, shopCode: 'machi001' });
  expect(stored()).toEqual({
    UserId: '1',
    login_by_store: 'true',
    company_of_store: 'machi',
    Store: 'machi001',
  });
  expect(kept.read().storeLogin).toBe(true);
  kept.signedIn(SIGNED_IN);
  expect(stored()).toEqual({ UserId: '1', Store: 'machi001' });
});

test('the company of a store sign-in is stored and removed with its flag (A-197) [R-SESSION-20]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, shopCode: 'machi001' });
  expect(kept.read()).toMatchObject({ storeLogin: true, company: 'machi' });
  kept.given({ tokens: FRESH, redirectToken: null });
  expect(kept.read()).toMatchObject({ storeLogin: false, company: null });
  // An older console stored the flag without the company: the profile has it.
  localStorage.setItem('login_by_store', 'true');
  kept.user({ ...user, company_slug: 'nbnb' });
  expect(kept.read()).toMatchObject({ storeLogin: true, company: 'nbnb' });
  kept.forgetAll();
  expect(kept.read()).toMatchObject({ storeLogin: false, company: null });
});

const accountOf = (role: string) => ACCOUNTS.find(({ permission }) => permission === role) as typeof user;

const ofSchool = () =>
  Object.fromEntries(Object.entries(stored()).filter(([key]) => /^(School|Group|Classes)$/.test(key)));

test.each([
  ['President', { School: '3' }],
  ['Teacher', { School: '3', Group: '2', Classes: '2年1組' }],
  ['Administrator', {}],
])(
  'the school of a %s is stored with the sign-in or the profile, and removed at the log-out (A-180) [R-SESSION-25, R-STORE-10, R-ENT-02]',
  (role, school) => {
    const account = accountOf(role);
    const kept = memory();
    kept.signedIn({ ...SIGNED_IN, user: account });
    expect(ofSchool()).toEqual(school);
    kept.forgetTokens();
    expect(ofSchool()).toEqual({});
    kept.user(account);
    expect(ofSchool()).toEqual(school);
    kept.forgetAll();
    expect(ofSchool()).toEqual({});
  },
);

test('the school of the next user replaces that of the last one, part by part (A-180) [R-STORE-10]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, user: accountOf('Teacher') });
  kept.signedIn({ ...SIGNED_IN, user: { ...accountOf('President'), school: 4 } });
  expect(ofSchool()).toEqual({ School: '4' });
});

test('newer data of the stored city is stored, without choosing its shop code or notifying other tabs (A-179) [R-CITY-05]', () => {
  localStorage.setItem('City', 'kusatsu');
  const kept = memory();
  kept.cityAnew({ ...kusatsu, features: ['chat'] });
  expect(kept.read().city).toEqual({ ...kusatsu, features: ['chat'] });
  expect([Object.keys(stored()), kept.announced()]).toEqual([['City'], 0]);
});

test('the shop code stored with the city follows it, another code stays (A-179) [R-STORE-07]', () => {
  const kept = memory();
  kept.city(kusatsu);
  kept.cityAnew({ ...kusatsu, code_shop: 'machi902' });
  expect([kept.read().city?.code_shop, stored().Store]).toEqual(['machi902', 'machi902']);
  localStorage.setItem('Store', 'machi009');
  kept.cityAnew(kusatsu);
  expect([kept.read().city?.code_shop, stored().Store]).toEqual(['machi002', 'machi009']);
});

test('a city is stored completely, with its shop code [R-CITY-05, R-CITY-06, R-STORE-07]', () => {
  const kept = memory();
  kept.city(kusatsu);
  expect(stored()).toEqual({ City: JSON.stringify(kusatsu), Store: 'machi002' });
  expect(kept.read().city).toEqual(kusatsu);
  kept.city(null);
  expect([kept.read().city, kept.announced()]).toEqual([null, 2]);
});

test('a log-out removes the three tokens and keeps the city [R-SESSION-14, R-STORE-12]', () => {
  const kept = memory();
  kept.signedIn({ ...SIGNED_IN, redirectToken: 'a redirect', shopCode: 'machi001' });
  kept.city(akashi);
  setCookie('sidebarStatus', '0');
  kept.forgetTokens();
  expect(cookies()).toEqual(['sidebarStatus=0']);
  expect(Object.keys(stored()).toSorted()).toEqual([
    'City',
    'Store',
    'UserId',
    'company_of_store',
    'login_by_store',
  ]);
  // There is nothing left to remove, so no tab is notified.
  kept.forgetTokens();
  expect(kept.announced()).toBe(3);
});

test('a forced log-out removes tokens, city and store flag, reloads the page and shows the reason [R-SESSION-15, R-STORE-13]', () => {
  const browser = effects();
  browser.rememberSignIn({ ...SIGNED_IN, shopCode: 'machi001' });
  browser.rememberCity(akashi);
  browser.forceOut();
  expect(cookies()).toEqual([]);
  expect(Object.keys(stored()).toSorted()).toEqual(['Store', 'UserId']);
  expect(browser.reloaded).toHaveBeenCalledTimes(1);
  expect([takeFlashMessage(), takeFlashMessage()]).toEqual([{ messageId: 'problem.sessionEnded' }, null]);
});

test('a reload for a mismatch is stored for 60 seconds, in this tab (A-081)', () => {
  const browser = effects();
  expect(browser.reloadedLately()).toBe(false);
  browser.reload();
  browser.clock.jump(59_999);
  expect([browser.reloaded.mock.calls.length, browser.reloadedLately()]).toEqual([1, true]);
  browser.clock.jump(1);
  expect(browser.reloadedLately()).toBe(false);
});

test.each<[string, string | null, unknown]>([
  ['nothing', null, null],
  ['an empty text', '', null],
  ['a bare slug of an older console', 'akashi', { id: 0, name: 'akashi', name_ja: '', code_shop: '' }],
  [
    'a city without its Japanese name',
    '{"name":"akashi"}',
    { id: 0, name: 'akashi', name_ja: '', code_shop: '' },
  ],
  ['JSON without a name', '{"id":3}', null],
  ['JSON that is no city', '"akashi"', null],
  ['a number', '7', null],
  ['broken JSON', '{"name":', null],
  ['a script', '<script>', null],
])('from %s in the storage this city is restored (A-002)', (_, text, city) => {
  if (text !== null) localStorage.setItem('City', text);
  expect(memory().read().city).toEqual(city);
});

test.each([
  [null, null],
  ['', 0],
  ['7', 7],
  ['seven', null],
])('from %j as the stored id this user is restored', (text, id) => {
  if (text !== null) localStorage.setItem('UserId', text);
  expect(memory().read().user).toBe(id === 0 ? null : id);
});

test('an access token without its refresh token is still a session', () => {
  setCookie('Admin-Token', 'access');
  expect(memory().read().tokens).toEqual({ access: 'access', refresh: '' });
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a browser that refuses storage can sign in too', () => {
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse),
  ];
  const browser = effects();
  browser.rememberSignIn({ ...SIGNED_IN, shopCode: 'machi001' });
  browser.rememberCity(akashi);
  expect(browser.isStranger(other)).toBe(false);
  browser.forceOut();
  expect([browser.memory.read(), takeFlashMessage()]).toEqual([NOBODY, null]);
  for (const spy of spies) spy.mockRestore();
});

test('a browser that keeps no cookies is signed in until the page is reloaded', () => {
  const spy = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
  const browser = effects();
  browser.rememberSignIn(SIGNED_IN);
  expect([browser.memory.read().tokens, browser.isStranger(user)]).toEqual([SIGNED_IN.tokens, false]);
  expect(memory().read().tokens).toBeNull();
  browser.forgetTokens();
  expect(browser.memory.read().tokens).toBeNull();
  spy.mockRestore();
});

test('a profile belongs to another user when the stored id differs or the token is missing [R-SESSION-22, R-SESSION-23]', () => {
  const browser = effects();
  browser.rememberSignIn(SIGNED_IN);
  expect([browser.isStranger(user), browser.isStranger(other)]).toEqual([false, true]);
  browser.forgetTokens();
  expect(browser.isStranger(user)).toBe(true);
});

test('a change of city in another tab is shown, a removed city is not', () => {
  const browser = effects();
  browser.showCityChange(null);
  browser.showCityChange(kusatsu);
  expect(browser.shown()).toEqual([
    { severity: 'info', message: { messageId: 'session.cityElsewhere', values: { city: '草津市' } } },
  ]);
});

const { signal } = new AbortController();
const AT = { ...NOBODY, tokens: SIGNED_IN.tokens, user: 1, firstCity: null };

test('renewed tokens are stored before another tab can read them [R-SESSION-20]', async () => {
  const browser = effects(() => Promise.resolve({ outcome: 'renewed', tokens: FRESH }));
  browser.rememberSignIn(SIGNED_IN);
  expect(await browser.renew(AT, signal)).toEqual({ outcome: 'renewed', tokens: FRESH });
  expect([browser.memory.read().tokens, browser.memory.announced()]).toEqual([FRESH, 2]);
});

test('tokens renewed by another tab meanwhile are adopted without a request', async () => {
  const browser = effects();
  browser.rememberSignIn({ ...SIGNED_IN, tokens: FRESH });
  expect(await browser.renew(AT, signal)).toEqual({ outcome: 'renewed', tokens: FRESH });
  expect(browser.calls.renew).not.toHaveBeenCalled();
});

test.each<[string, (browser: ReturnType<typeof effects>) => void]>([
  ['signed out', (browser) => browser.forgetTokens()],
  ['sign another user in', (browser) => browser.rememberSignIn({ ...SIGNED_IN, user: other, tokens: FRESH })],
])('a tab that has %s meanwhile leaves nothing to renew', async (_, change) => {
  const browser = effects();
  browser.rememberSignIn(SIGNED_IN);
  change(browser);
  expect(await browser.renew(AT, signal)).toEqual({ outcome: 'replaced' });
  expect(browser.calls.renew).not.toHaveBeenCalled();
});

test('two tabs that renew at once send one request, by locks or by a lease', async () => {
  for (const locks of [undefined, inTurn()]) {
    emptyBrowser();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const tabs = [1, 2].map(() => effects(() => Promise.resolve({ outcome: 'renewed', tokens: FRESH })));
    tabs[0]?.rememberSignIn(SIGNED_IN);
    const outcomes = await Promise.all(tabs.map((tab) => tab.renew(AT, signal)));
    expect(outcomes).toEqual([
      { outcome: 'renewed', tokens: FRESH },
      { outcome: 'renewed', tokens: FRESH },
    ]);
    expect(tabs.flatMap(({ calls }) => calls.renew.mock.calls)).toHaveLength(1);
    expect(Object.keys(stored())).toEqual(['UserId']);
  }
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

/** Runs its callbacks one after the other, as Web Locks do. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, _options: object, run: () => Promise<unknown>) {
      last = last.then(run);
      return last;
    },
  };
}

const problem = (kind: 'refused' | 'server', summary: Problem['summary'], status = 400) =>
  new Problem({ kind, endpoint: 'GET /users/profile', status, message: summary });

test.each<[string, unknown, Problem['summary']]>([
  ['the server’s text', problem('refused', { text: '停止中です。' }), { text: '停止中です。' }],
  [
    'a broken server',
    problem('server', { messageId: 'problem.server' }, 500),
    { messageId: 'session.verificationFailed' },
  ],
  ['anything else', new Error('boom'), { messageId: 'session.verificationFailed' }],
])('a profile that fails to load shows a message for %s (A-078) [R-MSG-07]', (_, failure, message) => {
  const browser = effects();
  browser.showProfileFailure(failure);
  expect(browser.shown()).toEqual([{ severity: 'error', message }]);
});

test.each([
  ...[400, 402, 404, 405, 409, 410, 422].map((status) => [status, true] as const),
  ...[401, 403, 406, 408, 425, 429, 500, 503, null].map((status) => [status, false] as const),
])('a profile response of %j refuses the account: %j (A-174) [R-SESSION-16, R-MSG-07]', (status, refuses) => {
  const failure = new Problem({ kind: 'refused', endpoint: 'x', status, message: { text: 'x' } });
  expect([effects().isRefusal(failure), effects().isRefusal(new Error('x'))]).toEqual([refuses, false]);
});

test('another attempt at a server without a response follows after 10 s, or as soon as the browser is online (A-332)', async () => {
  const { waitForServer, clock } = effects();
  const ended: string[] = [];
  const wait = (name: string, until = new AbortController().signal) =>
    void waitForServer(undefined, until).then(() => ended.push(name));
  wait('by the clock');
  clock.jump(9_999);
  await allElse();
  expect(ended).toEqual([]);
  clock.jump(1);
  await allElse();
  expect(ended).toEqual(['by the clock']);
  wait('online');
  window.dispatchEvent(new Event('online'));
  await allElse();
  expect(ended).toEqual(['by the clock', 'online']);
  const left = new AbortController();
  wait('left', left.signal);
  left.abort();
  window.dispatchEvent(new Event('online'));
  clock.jump(10_000);
  await allElse();
  expect(ended).toEqual(['by the clock', 'online']);
});

test('the session renews by the company’s call for a store sign-in, by the city’s call, that of a known city, or the one without a city (A-059, A-198) [R-CALL-05, R-SESSION-20, R-SESSION-21]', () => {
  const chosen = { city: akashi, firstCity: 'kusatsu' };
  const none = { city: null, firstCity: null };
  expect([
    refreshTarget({ storeLogin: true, company: 'nbnb', ...chosen }),
    refreshTarget({ storeLogin: true, company: 'nbnb', ...none }),
    refreshTarget({ storeLogin: true, company: null, ...chosen }),
    refreshTarget({ storeLogin: false, company: 'nbnb', ...chosen }),
    refreshTarget({ storeLogin: false, company: 'nbnb', ...chosen, city: null }),
    refreshTarget({ storeLogin: false, company: 'nbnb', ...none }),
  ]).toEqual([
    { kind: 'company', company: 'nbnb' },
    { kind: 'company', company: 'nbnb' },
    { kind: 'city', city: 'akashi' },
    { kind: 'city', city: 'akashi' },
    { kind: 'city', city: 'kusatsu' },
    { kind: 'none' },
  ]);
});

test('the session calls the backend by the contract, in the background [R-SESSION-06, R-GUARD-04]', async () => {
  const requests: unknown[] = [];
  const answer = { access_token: 'a', refresh_token: 'r' };
  const call: Call = async (endpoint, { params, body, quiet }) => {
    requests.push([`${endpoint.method} ${endpoint.path}`, params, body, quiet]);
    return { status: 200, data: { ...answer, ...user, user } } as never;
  };
  const calls = sessionCalls(call, (token) => {
    requests.push(`with ${token}`);
    return call;
  });
  const at = {
    tokens: { access: 'a', refresh: 'r' },
    user: 1,
    storeLogin: false,
    company: 'nbnb',
    city: akashi,
    firstCity: null,
  };
  const credentials = { username: 'u', password: 'p' };
  const renewed = { outcome: 'renewed', tokens: { access: 'a', refresh: 'r' } };

  expect(await calls.signIn(credentials, signal)).toEqual({
    user,
    tokens: { access: 'a', refresh: 'r' },
    redirectToken: null,
    shopCode: null,
  });
  expect((await calls.signIn({ ...credentials, code_shop: 'machi001' }, signal)).shopCode).toBe('machi001');
  await calls.loadProfile({ storeLogin: false }, signal);
  await calls.loadProfile({ storeLogin: true }, signal);
  const given = { tokens: FRESH, redirectToken: 'a redirect' };
  expect(await calls.tryTokens(given, signal)).toEqual({ ...given, profile: { ...answer, ...user, user } });
  expect(await calls.renew(at, signal)).toEqual(renewed);
  expect(await calls.renew({ ...at, storeLogin: true }, signal)).toEqual(renewed);
  expect(await calls.renew({ ...at, city: null }, signal)).toEqual(renewed);
  await calls.signOut(undefined, signal);

  const body = { refresh_token: 'r' };
  expect(requests).toEqual([
    ['POST /signin/', undefined, credentials, true],
    ['POST /signin/', undefined, { ...credentials, code_shop: 'machi001' }, true],
    ['GET /users/profile', undefined, undefined, true],
    ['GET /users/owner_info', undefined, undefined, true],
    'with fresh',
    ['GET /users/profile', undefined, undefined, true],
    ['POST /:city/api/refresh-token', { kind: 'city', city: 'akashi' }, body, true],
    ['POST /company/:company/token/refresh/', { kind: 'company', company: 'nbnb' }, body, true],
    ['POST /default/api/refresh-token', undefined, body, true],
    ['POST /default/login/logout', undefined, undefined, true],
  ]);
});

test('a renewal without a refresh token keeps the former one (A-192) [R-SESSION-20]', async () => {
  for (const none of [{}, { refresh_token: null }, { refresh_token: '' }]) {
    const call = async () => ({ status: 200, data: { access_token: 'a', ...none } }) as never;
    const calls = sessionCalls(call, () => call);
    expect(await calls.renew(AT, signal)).toEqual({
      outcome: 'renewed',
      tokens: { access: 'a', refresh: SIGNED_IN.tokens.refresh },
    });
  }
});

test.each<[number | null, boolean]>([
  ...[400, 401, 403, 406].map((status): [number, boolean] => [status, true]),
  ...[404, 405, 408, 409, 425, 429, 500, 503, null].map((status): [number | null, boolean] => [
    status,
    false,
  ]),
])('a renewal response of %j is a refusal: %j (A-192) [R-SESSION-15]', async (status, isRefusal) => {
  const failure = new Problem({ kind: 'refused', endpoint: 'x', status, message: { text: 'x' } });
  const call = () => Promise.reject(failure);
  const calls = sessionCalls(call, () => call);
  const outcome = await calls.renew(AT, signal).catch((error: unknown) => error);
  expect(outcome).toEqual(isRefusal ? { outcome: 'refused' } : failure);
});

function portOver(renew: () => Promise<Renewal>, loadProfile = () => Promise.resolve(user)) {
  const renewals = vi.fn(renew);
  const clock = createClock({ paused: true });
  const session: SessionActor = createActor(
    sessionMachineWith({ ...effects(), isStranger: () => false, renew: renewals, loadProfile }),
    { clock, input: { ...NOBODY, tokens: { access: 'old', refresh: 'r' } } },
  );
  session.start();
  return {
    port: sessionPort(() => session),
    page: pagePort(() => session, clock),
    renewals,
    session,
    clock,
  };
}

test('the port joins all waiting requests into one renewal', async () => {
  const fresh = { access: 'fresh', refresh: 'r' };
  const { port, renewals } = portOver(() => Promise.resolve({ outcome: 'renewed', tokens: fresh }));
  expect(port.token()).toBe('old');
  await Promise.all([port.renew('old'), port.renew('old'), port.renew('old')]);
  expect([port.token(), renewals.mock.calls.length]).toEqual(['fresh', 1]);
  // A request refused with an older token needs no other renewal.
  await port.renew('old');
  expect(renewals).toHaveBeenCalledTimes(1);
});

test('the port rejects with the problem of a failed renewal, and with the end of the session', async () => {
  const offline = new Problem({ kind: 'network', endpoint: 'x', status: null, message: { text: 'x' } });
  const { port } = portOver(() => Promise.reject(offline));
  await expect(port.renew('old')).rejects.toBe(offline);

  const over = portOver(() => Promise.resolve({ outcome: 'refused' }));
  await expect(over.port.renew('old')).rejects.toThrow('the session has ended');
  expect([over.port.token(), over.session.getSnapshot().value]).toEqual([null, 'forcedOut']);
});

/** Waits until everything that can continue by itself has done so. */
async function allElse() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('requests of a page also wait for the profile, the session’s own requests do not (A-178) [R-SESSION-17]', async () => {
  const profiles: ((profile: typeof user) => void)[] = [];
  const { port, page, session } = portOver(
    () => Promise.resolve({ outcome: 'renewed', tokens: FRESH }),
    () => new Promise((resolve) => profiles.push(resolve)),
  );
  const done: string[] = [];
  const requests = page.renew('old').then(() => done.push('page'));
  await port.renew('old').then(() => done.push('session'));
  // A later request with the old token waits too.
  const late = page.renew('old').then(() => done.push('late'));
  await allElse();
  expect([port.token(), done]).toEqual(['fresh', ['session']]);
  profiles[0]?.(user);
  await Promise.all([requests, late]);
  expect([done.toSorted(), session.getSnapshot().context.profile?.id]).toEqual([
    ['late', 'page', 'session'],
    user.id,
  ]);
});

test('a profile without a response delays the requests of the page by 10 seconds (A-178) [R-SESSION-17]', async () => {
  const { port, page, clock } = portOver(
    () => Promise.resolve({ outcome: 'renewed', tokens: FRESH }),
    () => new Promise(() => undefined),
  );
  let went = false;
  const requests = page.renew('old').then(() => {
    went = true;
  });
  await expect.poll(port.token).toBe('fresh');
  await allElse();
  clock.jump(9_999);
  await allElse();
  expect(went).toBe(false);
  clock.jump(1);
  await requests;
  expect(went).toBe(true);
});

test('a request whose 401 comes after the console was stopped is not sent again', async () => {
  const { port, session } = portOver(() => Promise.reject(new Error('unexpected request')));
  session.stop();
  await expect(port.renew('old')).rejects.toThrow('the session has ended');
});

test('the requests are not sent again when the profile has ended the session (A-178)', async () => {
  const { page, session } = portOver(
    () => Promise.resolve({ outcome: 'renewed', tokens: FRESH }),
    () => Promise.reject(problem('refused', { text: 'x' }, 404)),
  );
  await expect(page.renew('old')).rejects.toThrow('the session has ended');
  expect(session.getSnapshot().value).toBe('signedOut');
});

test('a denied query signs out when the reloaded profile has the same role (A-205) [R-HTTP-07]', async () => {
  const { page, session } = portOver(() => Promise.reject(new Error('unexpected request')));
  await expect.poll(page.role).toBe(user.permission);
  const settled = page.queryDenied(user.permission);
  // The profile is loaded first.
  expect(session.getSnapshot().matches({ signedIn: { profile: 'reloading' } })).toBe(true);
  await settled;
  expect(session.getSnapshot().value).toBe('signedOut');
});

test('queries denied to a lost role do not sign out, however many there are (A-205) [R-GUARD-06]', async () => {
  const profiles = vi.fn(async (): Promise<typeof user> => ({ ...user, permission: 'staff_shop' }));
  profiles.mockResolvedValueOnce(user);
  const { page, session } = portOver(() => Promise.reject(new Error('unexpected request')), profiles);
  await expect.poll(page.role).toBe(user.permission);
  const denied = () => page.queryDenied(user.permission);
  await Promise.all([denied(), denied(), denied()]);
  // A slower request is denied later.
  await denied();
  expect([page.role(), session.getSnapshot().hasTag('ready'), profiles.mock.calls.length]).toEqual([
    'staff_shop',
    true,
    2,
  ]);
});

test('a profile without a response delays the log-out of a denial by 10 seconds (A-205)', async () => {
  const profiles = vi.fn(() => new Promise<typeof user>(() => undefined));
  profiles.mockResolvedValueOnce(user);
  const { page, session, clock } = portOver(() => Promise.reject(new Error('unexpected request')), profiles);
  await expect.poll(page.role).toBe(user.permission);
  const settled = page.queryDenied(user.permission);
  clock.jump(9_999);
  await allElse();
  expect(session.getSnapshot().hasTag('ready')).toBe(true);
  clock.jump(1);
  await settled;
  expect(session.getSnapshot().value).toBe('signedOut');
});

test('a denial before the user is known signs out at once, and so does one of the session’s own requests [R-HTTP-07]', async () => {
  for (const port of ['page', 'port'] as const) {
    const opened = portOver(() => Promise.reject(new Error('unexpected request')));
    await opened[port].queryDenied(null);
    expect(opened.session.getSnapshot().value).toBe('signedOut');
  }
});

test('a 406 forces the log-out, a 403 signs out', async () => {
  const ended = portOver(() => Promise.reject(new Error('unexpected request')));
  ended.port.ended();
  expect(ended.session.getSnapshot().value).toBe('forcedOut');
  const denied = portOver(() => Promise.reject(new Error('unexpected request')));
  denied.port.denied();
  expect(denied.session.getSnapshot().value).toBe('signingOut');
  await expect.poll(() => denied.session.getSnapshot().value).toBe('signedOut');
});
