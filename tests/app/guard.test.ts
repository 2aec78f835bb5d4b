import { expect, test } from 'vitest';
import { decide, type Visitor } from '#app/routing/guard';
import { matchScreen } from '#app/routing/match-screen';
import { decideSignedOut } from '#app/routing/open-guard';
import { ownPath } from '#app/routing/own-path';
import { screens } from '#app/screens/index';
import { openScreens } from '#app/screens/open';
import { defineScreen } from '#kit/context/screen';
import { ADMINISTRATOR, locationOf, parser, verdictText } from './locations';

const view = () => Promise.resolve({ default: () => null });
const screenAt = (path: string) => defineScreen({ path, title: path, view });

const decisionFor = (address: string, visitor: Partial<Visitor> = {}) =>
  verdictText(decide({ ...ADMINISTRATOR, ...visitor }, locationOf(address)));
const decisionSignedOut = (address: string) => verdictText(decideSignedOut(locationOf(address, openScreens)));

test.each([
  ['/', 'go to /akashi/dashboard'],
  ['/akashi', 'go to /akashi/dashboard'],
  ['/akashi/dashboard', 'enter /:city/dashboard akashi'],
  ['/akashi/notification', 'enter /:city/notification akashi'],
  ['/akashi/notification?page=2', 'enter /:city/notification akashi'],
  ['/city', 'enter /city'],
  ['/401', 'enter /401'],
  ['/404', 'enter /404'],
])('for a signed-in user the guard decides on %s: %s [R-ROUTE-10]', (address, verdict) => {
  expect(decisionFor(address)).toBe(verdict);
});

test.each([
  ['/', 'go to /city'],
  ['/city', 'enter /city'],
  ['/akashi/dashboard', 'go to /city?redirect=%2Fakashi%2Fdashboard'],
  ['/akashi/notification?page=2', 'go to /city?redirect=%2Fakashi%2Fnotification%3Fpage%3D2'],
  ['/akashi', 'go to /404'],
  ['/akashi/policy', 'enter /:city/policy akashi'],
])('for a signed-in user without a city the guard decides on %s: %s [R-ROUTE-10]', (address, verdict) => {
  expect(decisionFor(address, { city: null })).toBe(verdict);
});

test.each([
  '/nowhere',
  '/kusatsu',
  '/akashi/nowhere',
  '/akashi/dashboard/more',
  '/akashi/notification/12',
  '//',
])('for a signed-in user %s is unknown (A-021) [R-ROUTE-06]', (address) => {
  expect(decisionFor(address)).toBe('go to /404');
});

test.each([
  ['/kusatsu/dashboard', 'go to /akashi/dashboard'],
  ['/kusatsu/notification?page=3&search=%E7%A5%AD', 'go to /akashi/notification?page=3&search=%E7%A5%AD'],
  ['/%E6%98%8E%E7%9F%B3/profile', 'go to /akashi/profile'],
  ['/kusatsu/policy', 'enter /:city/policy kusatsu'],
])(
  'for another city’s address the guard decides on %s: %s (A-003) [R-CITY-14, R-GUARD-10]',
  (address, verdict) => {
    expect(decisionFor(address)).toBe(verdict);
  },
);

test.each([
  ['/kusatsu/dashboard', 'go to /akashi/dashboard'],
  ['/atlantis/dashboard', 'go to /404'],
  ['/atlantis/policy', 'enter /:city/policy atlantis'],
  ['/kusatsu', 'go to /kusatsu/dashboard'],
  ['/atlantis', 'go to /404'],
  ['/akashi', 'go to /akashi/dashboard'],
])(
  'with a known list of cities the guard decides on %s: %s (A-004, A-005) [R-ROUTE-06]',
  (address, verdict) => {
    expect(decisionFor(address, { cities: ['akashi', 'kusatsu'] })).toBe(verdict);
  },
);

test('a city whose name needs encoding is matched by its decoded name', () => {
  const city = '明石';
  expect(decisionFor('/', { city })).toBe('go to /%E6%98%8E%E7%9F%B3/dashboard');
  expect(decisionFor('/%E6%98%8E%E7%9F%B3/dashboard', { city })).toBe('enter /:city/dashboard 明石');
});

test.each([
  ['/akashi/user', 'go to /akashi/user/index'],
  ['/akashi/user?page=2', 'go to /akashi/user/index?page=2'],
  ['/akashi/company', 'go to /akashi/user/index?tab=company'],
  ['/akashi/company?page=2', 'go to /akashi/user/index?tab=company&page=2'],
  ['/user/index', 'go to /akashi/user/index'],
  ['/kusatsu/user', 'go to /akashi/user'],
  ['/akashi/post', 'go to /akashi/post/list-report'],
  ['/akashi/menu', 'go to /401?noGoBack=true'],
])('%s is not a page: the guard decides %s (A-025 to A-027)', (address, verdict) => {
  expect(decisionFor(address)).toBe(verdict);
});

test('without a city even an address without a city leads to the city page (A-026)', () => {
  expect(decisionFor('/user/index', { city: null })).toBe('go to /city?redirect=%2Fuser%2Findex');
  expect(decisionFor('/user/index', { city: null, role: 'Advertiser' })).toBe(
    'go to /city?redirect=%2Fuser%2Findex',
  );
});

test.each([
  ['/redirect/akashi/dashboard', '/akashi/dashboard'],
  ['/redirect/akashi/notification?page=2', '/akashi/notification?page=2'],
  ['/redirect/redirect/city', '/redirect/city'],
  ['/redirect/', '/'],
  ['/redirect//evil.example', '/404'],
  ['/redirect/\\evil.example', '/404'],
  ['/redirect/login', '/404'],
])(
  '%s redirects every visitor to %s, so that the page is mounted again [R-ROUTE-08, R-GUARD-11]',
  (address, target) => {
    expect([decisionFor(address), decisionFor(address, { city: null }), decisionSignedOut(address)]).toEqual(
      Array.from({ length: 3 }, () => `go to ${target}`),
    );
  },
);

test.each([
  ['/login', 'go to /'],
  ['/login?redirect=%2Fakashi%2Fnotification%3Fpage%3D2', 'go to /akashi/notification?page=2'],
  ['/login?redirect=%2F%2Fevil.example', 'go to /'],
  ['/login?redirect=%2Flogin%3Fredirect%3D%252Fakashi', 'go to /'],
])('on the sign-in page a signed-in user is redirected, %s: %s (A-022) [R-GUARD-02]', (address, verdict) => {
  expect(decisionFor(address)).toBe(verdict);
});

test.each([
  ['/login', 'enter /login'],
  ['/login?type=store', 'enter /login'],
  ['/404', 'enter /404'],
  ['/401', 'enter /401'],
  ['/', 'go to /login'],
  ['/city', 'go to /login?redirect=%2Fcity'],
  ['/akashi/dashboard', 'go to /login?redirect=%2Fakashi%2Fdashboard'],
  ['/akashi/notification?page=2', 'go to /login?redirect=%2Fakashi%2Fnotification%3Fpage%3D2'],
  ['/nowhere', 'go to /login?redirect=%2Fnowhere'],
  ['/akashi/policy', 'enter /:city/policy akashi'],
  ['/akashi/term', 'enter /:city/term akashi'],
  ['/akashi/app-usage', 'enter /:city/app-usage akashi'],
  ['/redirect', 'go to /login?redirect=%2Fredirect'],
])('for a signed-out visitor the guard decides on %s: %s [R-GUARD-01, R-GUARD-11]', (address, verdict) => {
  expect(decisionSignedOut(address)).toBe(verdict);
});

test.each([
  ['/akashi/notification', '/akashi/notification'],
  ['/akashi/notification?page=2&search=%E7%A5%AD', '/akashi/notification?page=2&search=%E7%A5%AD'],
  ['/', '/'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/akashi/../city', '/city'],
])('the redirect %s is a path of this console', (redirect, path) => {
  expect(ownPath(redirect)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%5cevil.example/akashi',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'akashi/dashboard',
  '',
  '/login',
  '/login?redirect=/akashi',
  '/x/../login',
  null,
])('the redirect %j is refused', (redirect) => {
  expect(ownPath(redirect)).toBeNull();
});

test('literal segments have priority over parameters, in any order (A-005)', () => {
  const literalScreen = screenAt('/:city/user/index');
  const parameterScreen = screenAt('/:city/:page/index');
  const wildcardScreen = screenAt('/:city/user/*');
  for (const order of [
    [parameterScreen, wildcardScreen, literalScreen],
    [literalScreen, wildcardScreen, parameterScreen],
  ]) {
    expect(matchScreen(parser, order, '/akashi/user/index')?.screen).toBe(literalScreen);
    expect(matchScreen(parser, order, '/akashi/post/index')?.screen).toBe(parameterScreen);
    expect(matchScreen(parser, order, '/akashi/user/12/edit')?.screen).toBe(wildcardScreen);
  }
  expect(matchScreen(parser, [parameterScreen], '/akashi')).toBeNull();
});

test('parameters are decoded by name, and an invalid one stays encoded', () => {
  const screen = screenAt('/:city/:name');
  expect(matchScreen(parser, [screen], '/%E6%98%8E%E7%9F%B3/a%20b')?.params).toEqual({
    city: '明石',
    name: 'a b',
  });
  expect(matchScreen(parser, [screen], '/akashi/100%')?.params).toEqual({ city: 'akashi', name: '100%' });
});

test('every screen except the listed ones belongs to a city [R-CITY-01]', () => {
  const withoutCity = screens.filter(({ path }) => !path.startsWith('/:city/')).map(({ path }) => path);
  expect(withoutCity.toSorted()).toEqual([
    '/401',
    '/404',
    '/add_teacher/',
    '/auth-redirect',
    '/city',
    '/login',
    '/user/index',
  ]);
});

test.each(['/%5Cevil.example', '/%5cevil.example/akashi', '//evil.example'])(
  'a redirect to %s leads from the sign-in page to /, and from /redirect to /404',
  (redirect) => {
    expect([decisionFor(`/login?redirect=${redirect}`), decisionFor(`/redirect${redirect}`)]).toEqual([
      'go to /',
      'go to /404',
    ]);
  },
);

test.each(['policy', 'term', 'app-usage'])(
  '/%s without a city leads to the text of the chosen city, and to that of the default city without one',
  (name) => {
    expect([
      decisionSignedOut(`/${name}`),
      decisionSignedOut(`/${name}/`),
      decisionFor(`/${name}`, { city: null }),
      decisionFor(`/${name}?lang=en`, { city: 'kusatsu' }),
    ]).toEqual([
      `go to /seveneleven/${name}`,
      `go to /seveneleven/${name}`,
      `go to /seveneleven/${name}`,
      `go to /kusatsu/${name}?lang=en`,
    ]);
  },
);
