import { expect, test } from 'vitest';
import { firstFilesOf, type KnownScreen } from '../../build/first-files';
import { requestAtOnce } from '../../build/request-at-once';
import { readDeployment } from '../../deploy/configure.mjs';

const signedInScreen = { redirect: null, entry: 'signedIn', firstRequest: null, view: '' } as const;
const SCREENS: readonly KnownScreen[] = [
  { ...signedInScreen, path: '/:city/dashboard' },
  {
    ...signedInScreen,
    path: '/:city/notification',
    firstRequest: '/:city/notifications/?offset=0&limit=:notificationPageSize',
  },
  { ...signedInScreen, path: '/:city/people', redirect: '/:city/notification?tab=all' },
  { ...signedInScreen, path: '/:city/news', redirect: '/:city/notification' },
  { ...signedInScreen, path: '/:city/policy', entry: 'open' },
];
const FIRST_FILES = firstFilesOf({}, SCREENS, []);
const settingsOf = (base: string, backend: string) =>
  readDeployment({ BASE_PATH: base, API_BASE_URL: backend, NOTIFICATION_PAGE_SIZE: '50' }).settings;
const PROFILE = '/api-root/users/profile';
const CITIES = '/api-root/default/api/city/specify/';
const LIST = '/api-root/akashi/notifications/?offset=0&limit=50';
const AKASHI = { City: '{"id":3,"name":"akashi"}' };
const SIGNED_IN = 'theme=dark; Admin-Token=a%20b';

interface PageStart {
  cookie?: string;
  search?: string;
  stored?: Record<string, string>;
  base?: string;
  backend?: string;
}

/** The requests of a page that starts at this address. */
function startPageAt(
  path: string,
  { cookie = SIGNED_IN, search = '', stored = AKASHI, base = '/', backend = '/api-root' }: PageStart = {},
) {
  const sentRequests: { url: string; headers: unknown }[] = [];
  const page = {
    document: { cookie },
    localStorage: stored,
    location: { pathname: base.slice(0, -1) + path, search },
    performance: { now: () => 7 },
    fetch: (url: string, { headers }: RequestInit) => {
      sentRequests.push({ url, headers });
      return Promise.resolve(new Response(`{"of":"${url}"}`, { status: 203 }));
    },
  };
  const early = requestAtOnce(FIRST_FILES, settingsOf(base, backend), page as unknown as Window);
  return { early, sentRequests, urls: sentRequests.map(({ url }) => url) };
}

test('a signed-in user’s profile, cities and first list are requested at once, with the token', async () => {
  const { early, sentRequests } = startPageAt('/akashi/notification');
  const headers = { Accept: 'application/json, text/plain, */*', Authorization: 'Bearer a b' };
  expect(sentRequests).toEqual([PROFILE, CITIES, LIST].map((url) => ({ url, headers })));
  const receivedRequests = early.map(async ({ response, ...request }) => ({
    ...request,
    response: await response,
  }));
  expect(await Promise.all(receivedRequests)).toEqual(
    [PROFILE, CITIES, LIST].map((url) => ({
      url,
      authorization: 'Bearer a b',
      sentAt: 7,
      response: { status: 203, text: `{"of":"${url}"}` },
    })),
  );
});

test('without a session, on an open page and at an unknown address no request is sent', () => {
  expect([
    startPageAt('/akashi/notification', { cookie: 'language=en; Admin-Token=' }).urls,
    startPageAt('/akashi/policy').urls,
    startPageAt('/nowhere').urls,
  ]).toEqual([[], [], []]);
});

test('the list is not requested when it depends on more than the stored city', () => {
  expect([
    startPageAt('/akashi/dashboard').urls,
    startPageAt('/akashi/notification', { search: '?page=2' }).urls,
    startPageAt('/suita/notification').urls,
    startPageAt('/akashi/notification', { stored: {} }).urls,
    startPageAt('/akashi/people').urls,
    startPageAt('/').urls,
  ]).toEqual(Array.from({ length: 6 }, () => [PROFILE, CITIES]));
});

test('an address that redirects requests the list of its target, also below a base path', () => {
  expect(startPageAt('/akashi/news', { base: '/sub/' }).urls).toEqual([PROFILE, CITIES, LIST]);
});

test('a store sign-in requests its own profile', () => {
  expect(startPageAt('/', { stored: { login_by_store: 'true' } }).urls).toEqual([
    '/api-root/users/owner_info',
    CITIES,
  ]);
});

test('a browser that refuses its storage requests profile and cities', () => {
  const sentRequests: string[] = [];
  const page = {
    document: { cookie: SIGNED_IN },
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    location: { pathname: '/akashi/notification', search: '' },
    performance,
    fetch: (url: string) => {
      sentRequests.push(url);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  requestAtOnce(FIRST_FILES, settingsOf('/', '/api-root'), page as unknown as Window);
  expect(sentRequests).toEqual([PROFILE, CITIES]);
});
