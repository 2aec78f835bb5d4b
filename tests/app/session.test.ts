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
const [user, otherUser] = ACCOUNTS as [(typeof ACCOUNTS)[0], (typeof ACCOUNTS)[0]];
const SIGNED_IN: SignedIn = {
  user,
  tokens: { access: 'an access', refresh: 'a/refresh;=' },
  redirectToken: null,
  shopCode: null,
};
const SIGNED_OUT = { tokens: null, user: null, storeLogin: false, company: null, city: null };
const NEW_TOKENS = { access: 'fresh', refresh: 'fresh too' };

/** What the browser has stored, and how often the other tabs were notified. */
function createMemory() {
  const announce = vi.fn();
  return { ...sessionMemory(announce), announced: () => announce.mock.calls.length };
}

function createEffects(renew: () => Promise<Renewal> = () => Promise.resolve({ outcome: 'refused' })) {
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
  const memory = createMemory();
  return {
    ...sessionEffects({
      calls,
      clock,
      memory,
      reloadMark: reloadMark('session', clock),
      toasts,
      dropWork: vi.fn(),
      goHome,
      reload,
    }),
    memory,
    calls,
    clock,
    reloaded: reload,
    shownToasts: () => toasts.current().map(({ severity, message }) => ({ severity, message })),
  };
}

test('a sign-in is stored in two cookies and the user’s id [R-SESSION-02, R-SESSION-03, R-SESSION-23, R-STORE-01, R-STORE-02, R-STORE-11, R-CONST-42]', () => {
  const memory = createMemory();
  memory.signedIn(SIGNED_IN);
  expect(cookies()).toEqual(['Admin-Refresh-Token=a%2Frefresh%3B%3D', 'Admin-Token=an%20access']);
  expect(stored()).toEqual({ UserId: '1' });
  expect(memory.read()).toEqual({ ...SIGNED_OUT, tokens: SIGNED_IN.tokens, user: 1 });
  expect(memory.announced()).toBe(1);
});

test('a redirect token has a cookie, which the next sign-in removes [R-SESSION-04, R-STORE-03, A-031]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, redirectToken: 'a redirect' });
  expect(cookies()).toContain('Redirect-Token=a%20redirect');
  memory.signedIn(SIGNED_IN);
  expect(cookies().join()).not.toContain('Redirect-Token');
  memory.signedIn({ ...SIGNED_IN, redirectToken: 'a redirect' });
  memory.given({ tokens: NEW_TOKENS, redirectToken: null });
  expect(cookies().join()).not.toContain('Redirect-Token');
});

test('tokens of an address have three cookies, and no known user until the profile is loaded (A-030) [R-SESSION-04]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, shopCode: 'machi001' });
  memory.given({ tokens: NEW_TOKENS, redirectToken: 'a redirect' });
  expect(cookies()).toEqual([
    'Admin-Refresh-Token=fresh%20too',
    'Admin-Token=fresh',
    'Redirect-Token=a%20redirect',
  ]);
  expect(memory.read()).toEqual({ ...SIGNED_OUT, tokens: NEW_TOKENS });
  memory.user(otherUser);
  memory.user(user);
  expect(memory.read().user).toBe(otherUser.id);
});

test('confirmed tokens of another account are stored with their user, so that no tab takes them for its own [A-273]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, shopCode: 'machi001', redirectToken: 'a redirect' });
  memory.offer({ tokens: NEW_TOKENS, redirectToken: null, profile: otherUser });
  expect(memory.read()).toEqual({ ...SIGNED_OUT, tokens: NEW_TOKENS, user: otherUser.id });
  expect([cookies(), memory.announced()]).toEqual([
    ['Admin-Refresh-Token=fresh%20too', 'Admin-Token=fresh'],
    2,
  ]);
});

test('other tokens of the same account change only the tokens [A-273]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, shopCode: 'machi001', redirectToken: 'a redirect' });
  const storedBefore = stored();
  memory.renewal({ tokens: NEW_TOKENS, redirectToken: null });
  expect([cookies(), stored()]).toEqual([
    ['Admin-Refresh-Token=fresh%20too', 'Admin-Token=fresh', 'Redirect-Token=a%20redirect'],
    storedBefore,
  ]);
  memory.renewal({ tokens: NEW_TOKENS, redirectToken: 'another' });
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
])(
  'tokens of an address that fail with %s show a message for this cause [A-273]',
  (_, problem, messageEnd) => {
    const effects = createEffects();
    effects.showOfferRefusal(problem);
    expect(effects.shownToasts()).toEqual([
      { severity: 'error', message: { messageId: `session.link${messageEnd}` } },
    ]);
  },
);

test('a store sign-in stores its flag and shop code, and an ordinary one removes the flag [R-CITY-06, R-STORE-08, R-STORE-09]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, shopCode: 'machi001' });
  expect(stored()).toEqual({
    UserId: '1',
    login_by_store: 'true',
    company_of_store: 'machi',
    Store: 'machi001',
  });
  expect(memory.read().storeLogin).toBe(true);
  memory.signedIn(SIGNED_IN);
  expect(stored()).toEqual({ UserId: '1', Store: 'machi001' });
});

test('the company of a store sign-in is stored and removed with its flag (A-197) [R-SESSION-20]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, shopCode: 'machi001' });
  expect(memory.read()).toMatchObject({ storeLogin: true, company: 'machi' });
  memory.given({ tokens: NEW_TOKENS, redirectToken: null });
  expect(memory.read()).toMatchObject({ storeLogin: false, company: null });
  // An older console stored the flag without the company: the profile has it.
  localStorage.setItem('login_by_store', 'true');
  memory.user({ ...user, company_slug: 'nbnb' });
  expect(memory.read()).toMatchObject({ storeLogin: true, company: 'nbnb' });
  memory.forgetAll();
  expect(memory.read()).toMatchObject({ storeLogin: false, company: null });
});

const accountOf = (role: string) => ACCOUNTS.find(({ permission }) => permission === role) as typeof user;

const storedSchool = () =>
  Object.fromEntries(Object.entries(stored()).filter(([key]) => /^(School|Group|Classes)$/.test(key)));

test.each([
  ['President', { School: '3' }],
  ['Teacher', { School: '3', Group: '2', Classes: '2年1組' }],
  ['Administrator', {}],
])(
  'the school of a %s is stored with the sign-in or the profile, and removed at the log-out (A-180) [R-SESSION-25, R-STORE-10, R-ENT-02]',
  (role, school) => {
    const account = accountOf(role);
    const memory = createMemory();
    memory.signedIn({ ...SIGNED_IN, user: account });
    expect(storedSchool()).toEqual(school);
    memory.forgetTokens();
    expect(storedSchool()).toEqual({});
    memory.user(account);
    expect(storedSchool()).toEqual(school);
    memory.forgetAll();
    expect(storedSchool()).toEqual({});
  },
);

test('the school of the next user replaces that of the last one, part by part (A-180) [R-STORE-10]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, user: accountOf('Teacher') });
  memory.signedIn({ ...SIGNED_IN, user: { ...accountOf('President'), school: 4 } });
  expect(storedSchool()).toEqual({ School: '4' });
});

test('newer data of the stored city is stored, without choosing its shop code or notifying other tabs (A-179) [R-CITY-05]', () => {
  localStorage.setItem('City', 'kusatsu');
  const memory = createMemory();
  memory.cityAnew({ ...kusatsu, features: ['chat'] });
  expect(memory.read().city).toEqual({ ...kusatsu, features: ['chat'] });
  expect([Object.keys(stored()), memory.announced()]).toEqual([['City'], 0]);
});

test('the shop code stored with the city follows it, another code stays (A-179) [R-STORE-07]', () => {
  const memory = createMemory();
  memory.city(kusatsu);
  memory.cityAnew({ ...kusatsu, code_shop: 'machi902' });
  expect([memory.read().city?.code_shop, stored().Store]).toEqual(['machi902', 'machi902']);
  localStorage.setItem('Store', 'machi009');
  memory.cityAnew(kusatsu);
  expect([memory.read().city?.code_shop, stored().Store]).toEqual(['machi002', 'machi009']);
});

test('a city is stored completely, with its shop code [R-CITY-05, R-CITY-06, R-STORE-07]', () => {
  const memory = createMemory();
  memory.city(kusatsu);
  expect(stored()).toEqual({ City: JSON.stringify(kusatsu), Store: 'machi002' });
  expect(memory.read().city).toEqual(kusatsu);
  memory.city(null);
  expect([memory.read().city, memory.announced()]).toEqual([null, 2]);
});

test('a log-out removes the three tokens and keeps the city [R-SESSION-14, R-STORE-12]', () => {
  const memory = createMemory();
  memory.signedIn({ ...SIGNED_IN, redirectToken: 'a redirect', shopCode: 'machi001' });
  memory.city(akashi);
  setCookie('sidebarStatus', '0');
  memory.forgetTokens();
  expect(cookies()).toEqual(['sidebarStatus=0']);
  expect(Object.keys(stored()).toSorted()).toEqual([
    'City',
    'Store',
    'UserId',
    'company_of_store',
    'login_by_store',
  ]);
  // There is nothing left to remove, so no tab is notified.
  memory.forgetTokens();
  expect(memory.announced()).toBe(3);
});

test('a forced log-out removes tokens, city and store flag, reloads the page and shows the reason [R-SESSION-15, R-STORE-13]', () => {
  const effects = createEffects();
  effects.rememberSignIn({ ...SIGNED_IN, shopCode: 'machi001' });
  effects.rememberCity(akashi);
  effects.forceOut();
  expect(cookies()).toEqual([]);
  expect(Object.keys(stored()).toSorted()).toEqual(['Store', 'UserId']);
  expect(effects.reloaded).toHaveBeenCalledTimes(1);
  expect([takeFlashMessage(), takeFlashMessage()]).toEqual([{ messageId: 'problem.sessionEnded' }, null]);
});

test('a reload for a mismatch is stored for 60 seconds, in this tab (A-081)', () => {
  const effects = createEffects();
  expect(effects.reloadedLately()).toBe(false);
  effects.reload();
  effects.clock.jump(59_999);
  expect([effects.reloaded.mock.calls.length, effects.reloadedLately()]).toEqual([1, true]);
  effects.clock.jump(1);
  expect(effects.reloadedLately()).toBe(false);
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
  expect(createMemory().read().city).toEqual(city);
});

test.each([
  [null, null],
  ['', 0],
  ['7', 7],
  ['seven', null],
])('from %j as the stored id this user is restored', (text, id) => {
  if (text !== null) localStorage.setItem('UserId', text);
  expect(createMemory().read().user).toBe(id === 0 ? null : id);
});

test('an access token without its refresh token is still a session', () => {
  setCookie('Admin-Token', 'access');
  expect(createMemory().read().tokens).toEqual({ access: 'access', refresh: '' });
});

const throwDenied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a browser that refuses storage can sign in too', () => {
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwDenied),
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwDenied),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwDenied),
  ];
  const effects = createEffects();
  effects.rememberSignIn({ ...SIGNED_IN, shopCode: 'machi001' });
  effects.rememberCity(akashi);
  expect(effects.isStranger(otherUser)).toBe(false);
  effects.forceOut();
  expect([effects.memory.read(), takeFlashMessage()]).toEqual([SIGNED_OUT, null]);
  for (const spy of spies) spy.mockRestore();
});

test('a browser that keeps no cookies is signed in until the page is reloaded', () => {
  const spy = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
  const effects = createEffects();
  effects.rememberSignIn(SIGNED_IN);
  expect([effects.memory.read().tokens, effects.isStranger(user)]).toEqual([SIGNED_IN.tokens, false]);
  expect(createMemory().read().tokens).toBeNull();
  effects.forgetTokens();
  expect(effects.memory.read().tokens).toBeNull();
  spy.mockRestore();
});

test('a profile belongs to another user when the stored id differs or the token is missing [R-SESSION-22, R-SESSION-23]', () => {
  const effects = createEffects();
  effects.rememberSignIn(SIGNED_IN);
  expect([effects.isStranger(user), effects.isStranger(otherUser)]).toEqual([false, true]);
  effects.forgetTokens();
  expect(effects.isStranger(user)).toBe(true);
});

test('a change of city in another tab is shown, a removed city is not', () => {
  const effects = createEffects();
  effects.showCityChange(null);
  effects.showCityChange(kusatsu);
  expect(effects.shownToasts()).toEqual([
    { severity: 'info', message: { messageId: 'session.cityElsewhere', values: { city: '草津市' } } },
  ]);
});

const { signal } = new AbortController();
const SESSION_STATE = { ...SIGNED_OUT, tokens: SIGNED_IN.tokens, user: 1, firstCity: null };

test('renewed tokens are stored before another tab can read them [R-SESSION-20]', async () => {
  const effects = createEffects(() => Promise.resolve({ outcome: 'renewed', tokens: NEW_TOKENS }));
  effects.rememberSignIn(SIGNED_IN);
  expect(await effects.renew(SESSION_STATE, signal)).toEqual({ outcome: 'renewed', tokens: NEW_TOKENS });
  expect([effects.memory.read().tokens, effects.memory.announced()]).toEqual([NEW_TOKENS, 2]);
});

test('tokens renewed by another tab meanwhile are adopted without a request', async () => {
  const effects = createEffects();
  effects.rememberSignIn({ ...SIGNED_IN, tokens: NEW_TOKENS });
  expect(await effects.renew(SESSION_STATE, signal)).toEqual({ outcome: 'renewed', tokens: NEW_TOKENS });
  expect(effects.calls.renew).not.toHaveBeenCalled();
});

test.each<[string, (effects: ReturnType<typeof createEffects>) => void]>([
  ['signed out', (effects) => effects.forgetTokens()],
  [
    'sign another user in',
    (effects) => effects.rememberSignIn({ ...SIGNED_IN, user: otherUser, tokens: NEW_TOKENS }),
  ],
])('a tab that has %s meanwhile leaves nothing to renew', async (_, change) => {
  const effects = createEffects();
  effects.rememberSignIn(SIGNED_IN);
  change(effects);
  expect(await effects.renew(SESSION_STATE, signal)).toEqual({ outcome: 'replaced' });
  expect(effects.calls.renew).not.toHaveBeenCalled();
});

test('two tabs that renew at once send one request, by locks or by a lease', async () => {
  for (const locks of [undefined, fakeLocks()]) {
    emptyBrowser();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const tabs = [1, 2].map(() =>
      createEffects(() => Promise.resolve({ outcome: 'renewed', tokens: NEW_TOKENS })),
    );
    tabs[0]?.rememberSignIn(SIGNED_IN);
    const outcomes = await Promise.all(tabs.map((tab) => tab.renew(SESSION_STATE, signal)));
    expect(outcomes).toEqual([
      { outcome: 'renewed', tokens: NEW_TOKENS },
      { outcome: 'renewed', tokens: NEW_TOKENS },
    ]);
    expect(tabs.flatMap(({ calls }) => calls.renew.mock.calls)).toHaveLength(1);
    expect(Object.keys(stored())).toEqual(['UserId']);
  }
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

/** Runs its callbacks one after the other, as Web Locks do. */
function fakeLocks() {
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
  const effects = createEffects();
  effects.showProfileFailure(failure);
  expect(effects.shownToasts()).toEqual([{ severity: 'error', message }]);
});

test.each([
  ...[400, 402, 404, 405, 409, 410, 422].map((status) => [status, true] as const),
  ...[401, 403, 406, 408, 425, 429, 500, 503, null].map((status) => [status, false] as const),
])('a profile response of %j refuses the account: %j (A-174) [R-SESSION-16, R-MSG-07]', (status, refuses) => {
  const failure = new Problem({ kind: 'refused', endpoint: 'x', status, message: { text: 'x' } });
  expect([createEffects().isRefusal(failure), createEffects().isRefusal(new Error('x'))]).toEqual([
    refuses,
    false,
  ]);
});

test('another attempt at a server without a response follows after 10 s, or as soon as the browser is online (A-332)', async () => {
  const { waitForServer, clock } = createEffects();
  const endedWaits: string[] = [];
  const wait = (name: string, until = new AbortController().signal) =>
    void waitForServer(undefined, until).then(() => endedWaits.push(name));
  wait('by the clock');
  clock.jump(9_999);
  await tasksDone();
  expect(endedWaits).toEqual([]);
  clock.jump(1);
  await tasksDone();
  expect(endedWaits).toEqual(['by the clock']);
  wait('online');
  window.dispatchEvent(new Event('online'));
  await tasksDone();
  expect(endedWaits).toEqual(['by the clock', 'online']);
  const abandoned = new AbortController();
  wait('left', abandoned.signal);
  abandoned.abort();
  window.dispatchEvent(new Event('online'));
  clock.jump(10_000);
  await tasksDone();
  expect(endedWaits).toEqual(['by the clock', 'online']);
});

test('the session renews by the company’s call for a store sign-in, by the city’s call, that of a known city, or the one without a city (A-059, A-198) [R-CALL-05, R-SESSION-20, R-SESSION-21]', () => {
  const withCity = { city: akashi, firstCity: 'kusatsu' };
  const withoutCity = { city: null, firstCity: null };
  expect([
    refreshTarget({ storeLogin: true, company: 'nbnb', ...withCity }),
    refreshTarget({ storeLogin: true, company: 'nbnb', ...withoutCity }),
    refreshTarget({ storeLogin: true, company: null, ...withCity }),
    refreshTarget({ storeLogin: false, company: 'nbnb', ...withCity }),
    refreshTarget({ storeLogin: false, company: 'nbnb', ...withCity, city: null }),
    refreshTarget({ storeLogin: false, company: 'nbnb', ...withoutCity }),
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
  const recordedRequests: unknown[] = [];
  const tokenResponse = { access_token: 'a', refresh_token: 'r' };
  const call: Call = async (endpoint, { params, body, quiet }) => {
    recordedRequests.push([`${endpoint.method} ${endpoint.path}`, params, body, quiet]);
    return { status: 200, data: { ...tokenResponse, ...user, user } } as never;
  };
  const calls = sessionCalls(call, (token) => {
    recordedRequests.push(`with ${token}`);
    return call;
  });
  const sessionState = {
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
  const given = { tokens: NEW_TOKENS, redirectToken: 'a redirect' };
  expect(await calls.tryTokens(given, signal)).toEqual({
    ...given,
    profile: { ...tokenResponse, ...user, user },
  });
  expect(await calls.renew(sessionState, signal)).toEqual(renewed);
  expect(await calls.renew({ ...sessionState, storeLogin: true }, signal)).toEqual(renewed);
  expect(await calls.renew({ ...sessionState, city: null }, signal)).toEqual(renewed);
  await calls.signOut(undefined, signal);

  const body = { refresh_token: 'r' };
  expect(recordedRequests).toEqual([
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
  for (const noToken of [{}, { refresh_token: null }, { refresh_token: '' }]) {
    const call = async () => ({ status: 200, data: { access_token: 'a', ...noToken } }) as never;
    const calls = sessionCalls(call, () => call);
    expect(await calls.renew(SESSION_STATE, signal)).toEqual({
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
  const outcome = await calls.renew(SESSION_STATE, signal).catch((error: unknown) => error);
  expect(outcome).toEqual(isRefusal ? { outcome: 'refused' } : failure);
});

function startPort(renew: () => Promise<Renewal>, loadProfile = () => Promise.resolve(user)) {
  const renewals = vi.fn(renew);
  const clock = createClock({ paused: true });
  const session: SessionActor = createActor(
    sessionMachineWith({ ...createEffects(), isStranger: () => false, renew: renewals, loadProfile }),
    { clock, input: { ...SIGNED_OUT, tokens: { access: 'old', refresh: 'r' } } },
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
  const { port, renewals } = startPort(() => Promise.resolve({ outcome: 'renewed', tokens: fresh }));
  expect(port.token()).toBe('old');
  await Promise.all([port.renew('old'), port.renew('old'), port.renew('old')]);
  expect([port.token(), renewals.mock.calls.length]).toEqual(['fresh', 1]);
  // A request refused with an older token needs no other renewal.
  await port.renew('old');
  expect(renewals).toHaveBeenCalledTimes(1);
});

test('the port rejects with the problem of a failed renewal, and with the end of the session', async () => {
  const offline = new Problem({ kind: 'network', endpoint: 'x', status: null, message: { text: 'x' } });
  const { port } = startPort(() => Promise.reject(offline));
  await expect(port.renew('old')).rejects.toBe(offline);

  const refused = startPort(() => Promise.resolve({ outcome: 'refused' }));
  await expect(refused.port.renew('old')).rejects.toThrow('the session has ended');
  expect([refused.port.token(), refused.session.getSnapshot().value]).toEqual([null, 'forcedOut']);
});

/** Waits until everything that can continue by itself has done so. */
async function tasksDone() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('requests of a page also wait for the profile, the session’s own requests do not (A-178) [R-SESSION-17]', async () => {
  const profiles: ((profile: typeof user) => void)[] = [];
  const { port, page, session } = startPort(
    () => Promise.resolve({ outcome: 'renewed', tokens: NEW_TOKENS }),
    () => new Promise((resolve) => profiles.push(resolve)),
  );
  const finished: string[] = [];
  const pageRequest = page.renew('old').then(() => finished.push('page'));
  await port.renew('old').then(() => finished.push('session'));
  // A later request with the old token waits too.
  const lateRequest = page.renew('old').then(() => finished.push('late'));
  await tasksDone();
  expect([port.token(), finished]).toEqual(['fresh', ['session']]);
  profiles[0]?.(user);
  await Promise.all([pageRequest, lateRequest]);
  expect([finished.toSorted(), session.getSnapshot().context.profile?.id]).toEqual([
    ['late', 'page', 'session'],
    user.id,
  ]);
});

test('a profile without a response delays the requests of the page by 10 seconds (A-178) [R-SESSION-17]', async () => {
  const { port, page, clock } = startPort(
    () => Promise.resolve({ outcome: 'renewed', tokens: NEW_TOKENS }),
    () => new Promise(() => undefined),
  );
  let isSent = false;
  const pageRequest = page.renew('old').then(() => {
    isSent = true;
  });
  await expect.poll(port.token).toBe('fresh');
  await tasksDone();
  clock.jump(9_999);
  await tasksDone();
  expect(isSent).toBe(false);
  clock.jump(1);
  await pageRequest;
  expect(isSent).toBe(true);
});

test('a request whose 401 comes after the console was stopped is not sent again', async () => {
  const { port, session } = startPort(() => Promise.reject(new Error('unexpected request')));
  session.stop();
  await expect(port.renew('old')).rejects.toThrow('the session has ended');
});

test('the requests are not sent again when the profile has ended the session (A-178)', async () => {
  const { page, session } = startPort(
    () => Promise.resolve({ outcome: 'renewed', tokens: NEW_TOKENS }),
    () => Promise.reject(problem('refused', { text: 'x' }, 404)),
  );
  await expect(page.renew('old')).rejects.toThrow('the session has ended');
  expect(session.getSnapshot().value).toBe('signedOut');
});

test('a denied query signs out when the reloaded profile has the same role (A-205) [R-HTTP-07]', async () => {
  const { page, session } = startPort(() => Promise.reject(new Error('unexpected request')));
  await expect.poll(page.role).toBe(user.permission);
  const denial = page.queryDenied(user.permission);
  // The profile is loaded first.
  expect(session.getSnapshot().matches({ signedIn: { profile: 'reloading' } })).toBe(true);
  await denial;
  expect(session.getSnapshot().value).toBe('signedOut');
});

test('queries denied to a lost role do not sign out, however many there are (A-205) [R-GUARD-06]', async () => {
  const profiles = vi.fn(async (): Promise<typeof user> => ({ ...user, permission: 'staff_shop' }));
  profiles.mockResolvedValueOnce(user);
  const { page, session } = startPort(() => Promise.reject(new Error('unexpected request')), profiles);
  await expect.poll(page.role).toBe(user.permission);
  const denyQuery = () => page.queryDenied(user.permission);
  await Promise.all([denyQuery(), denyQuery(), denyQuery()]);
  // A slower request is denied later.
  await denyQuery();
  expect([page.role(), session.getSnapshot().hasTag('ready'), profiles.mock.calls.length]).toEqual([
    'staff_shop',
    true,
    2,
  ]);
});

test('a profile without a response delays the log-out of a denial by 10 seconds (A-205)', async () => {
  const profiles = vi.fn(() => new Promise<typeof user>(() => undefined));
  profiles.mockResolvedValueOnce(user);
  const { page, session, clock } = startPort(() => Promise.reject(new Error('unexpected request')), profiles);
  await expect.poll(page.role).toBe(user.permission);
  const denial = page.queryDenied(user.permission);
  clock.jump(9_999);
  await tasksDone();
  expect(session.getSnapshot().hasTag('ready')).toBe(true);
  clock.jump(1);
  await denial;
  expect(session.getSnapshot().value).toBe('signedOut');
});

test('a denial before the user is known signs out at once, and so does one of the session’s own requests [R-HTTP-07]', async () => {
  for (const port of ['page', 'port'] as const) {
    const opened = startPort(() => Promise.reject(new Error('unexpected request')));
    await opened[port].queryDenied(null);
    expect(opened.session.getSnapshot().value).toBe('signedOut');
  }
});

test('a 406 forces the log-out, a 403 signs out', async () => {
  const endedPort = startPort(() => Promise.reject(new Error('unexpected request')));
  endedPort.port.ended();
  expect(endedPort.session.getSnapshot().value).toBe('forcedOut');
  const deniedPort = startPort(() => Promise.reject(new Error('unexpected request')));
  deniedPort.port.denied();
  expect(deniedPort.session.getSnapshot().value).toBe('signingOut');
  await expect.poll(() => deniedPort.session.getSnapshot().value).toBe('signedOut');
});
