import { expect, test } from 'vitest';
import { screens } from '#app/screens/index';
import { companyLines } from '#app/shell/sidebar/company-lines';
import { featuresOf } from '#app/shell/sidebar/features-of';
import { menuOf } from '#app/shell/sidebar/menu';
import {
  closing,
  closingAll,
  closingOthers,
  type OpenTab,
  refreshOf,
  scrolled,
  staysOpen,
  visited,
} from '#app/shell/tabs/tabs';
import type { Profile } from '#domain/people/profile';
import type { RoleWithScreens } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import type { SignedInUser } from '#kit/context/scope';
import { defineScreen, type MenuGroup, type Screen } from '#kit/context/screen';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';

const view = () => Promise.resolve({ default: () => null });
const icon = 'pi pi-circle';
const screenAt = (path: string, more: Partial<Omit<Screen, 'view'>> = {}) =>
  defineScreen({ path, title: path, view, menu: { icon }, ...more });

const [account] = ACCOUNTS;
const cityWith = (changes: Partial<City> = {}): City => ({ ...(CITIES[0] as City), ...changes });
const userWith = (
  role: RoleWithScreens = 'Administrator',
  changes: Partial<Profile> = {},
  currentCity = cityWith(),
): SignedInUser => ({
  role,
  profile: { ...(account as Profile), permission: role, ...changes },
  city: currentCity,
});

/** The menu as text: `/a`, or `group(/a /b)`. */
const menuText = (menuScreens: readonly Screen[], visitor = userWith()) =>
  menuOf(menuScreens, visitor).map((item) =>
    'screen' in item
      ? item.screen.path
      : `${item.group.title}(${item.screens.map(({ path }) => path).join(' ')})`,
  );

const postGroup: MenuGroup = { title: 'post', icon };
const reportScreen = screenAt('/report', { menu: { icon, under: postGroup } });
const listScreen = screenAt('/list', { menu: { icon, under: postGroup } });

test('the menu keeps the order of the screens, without the hidden ones [R-SIDE-03]', () => {
  const hidden = screenAt('/hidden', { menu: null });
  expect(menuText([screenAt('/b'), hidden, screenAt('/a')])).toEqual(['/b', '/a']);
  expect(menuText(screens)).not.toContain('/:city/profile');
  expect(menuText(screens)).not.toContain('/city');
});

test('screens of one group are together, at the position of the first', () => {
  expect(menuText([screenAt('/a'), reportScreen, screenAt('/b'), listScreen])).toEqual([
    '/a',
    'post(/report /list)',
    '/b',
  ]);
});

test('a group with one visible screen is a plain link [R-SIDE-06]', () => {
  const advertiserOnly = { ...listScreen, entry: ['Advertiser'] as const };
  expect(menuText([reportScreen, advertiserOnly])).toEqual(['/report']);
  expect(menuText([reportScreen, advertiserOnly], userWith('Operator'))).toEqual(['post(/report /list)']);
  expect(menuText([{ ...reportScreen, entry: [] }, advertiserOnly])).toEqual([]);
});

test('only features of the city are shown, and a city without a list has all [R-CITY-15, R-SIDE-04]', () => {
  const menuScreens = [screenAt('/a'), screenAt('/locker', { feature: 'locker' })];
  expect(menuText(menuScreens, userWith('Administrator', {}, cityWith({ features: ['locker'] })))).toEqual([
    '/a',
    '/locker',
  ]);
  expect(menuText(menuScreens, userWith('Administrator', {}, cityWith({ features: ['chat'] })))).toEqual([
    '/a',
  ]);
  // The Operator passes role checks, but not features: a city without a feature has nothing to show.
  expect(menuText(menuScreens, userWith('Operator', {}, cityWith({ features: [] })))).toEqual(['/a']);
  expect(menuText(menuScreens)).toEqual(['/a', '/locker']);
});

test('a feature has the title of its menu entry, or of their group when there are several [A-006]', () => {
  const menuScreens = [
    screenAt('/report', { feature: 'post', menu: { icon, under: postGroup } }),
    screenAt('/list', { feature: 'post', menu: { icon, under: postGroup } }),
    screenAt('/article', { feature: 'article', onlyIn: 'shonan' }),
    screenAt('/profile'),
  ];
  expect(featuresOf([{ title: 'people', screens: menuScreens }])).toEqual([
    { name: 'post', title: 'post', section: 'people', pages: ['/report', '/list'], onlyIn: null },
    { name: 'article', title: '/article', section: 'people', pages: ['/article'], onlyIn: 'shonan' },
  ]);
});

test('articles are only in the menu of Shonan', () => {
  const article = screenAt('/article', { feature: 'article', onlyIn: 'shonan' });
  const citiesWithArticles = CITIES.filter(
    (one) => menuText([article], userWith('Operator', {}, one)).length > 0,
  );
  expect(citiesWithArticles.map(({ name }) => name)).toEqual(['shonan']);
});

test('the invoice list is in the menu of four companies and the Operator', () => {
  const invoice = screenAt('/invoice', { companySet: true });
  const accountsWithInvoices = ACCOUNTS.filter(({ permission }) =>
    ['Administrator', 'Operator'].includes(permission),
  ).filter((one) => menuText([invoice], userWith(one.permission as RoleWithScreens, one)).length > 0);
  expect(accountsWithInvoices.map(({ username }) => username)).toEqual([
    'operator',
    'administrator_nbnb',
    'administrator_jbs',
    'administrator_sky-art',
    'administrator_nishinihon_kensetsu',
  ]);
});

test.each<[string | null, string | null, string[]]>([
  ['nbnb', '株式会社 エヌビーエヌビー', ['株式会社', 'エヌビーエヌビー']],
  ['jbs', 'ジェイビーエス　株式会社', ['ジェイビーエス', '株式会社']],
  ['sky-art', 'スカイアート 関西 支社', ['スカイアート', '関西 支社']],
  ['nishinihon_kensetsu', '西日本建設', ['西日本', '建設']],
  ['nbnb', ' 先頭に 空白', ['先頭に', '空白']],
  ['jbs', '田𠮷', ['田', '𠮷']],
  ['nbnb', 'あ', ['あ']],
  ['nbnb', '', []],
  ['nbnb', null, []],
  ['machi', '株式会社 まち案内社', []],
  [null, '株式会社 まち案内社', []],
])('the company %s named “%s” is shown in the rows %j (A-009)', (company_slug, company_name, lines) => {
  expect(companyLines(userWith('Administrator', { company_slug, company_name }).profile)).toEqual(lines);
});

const tab = (path: string, search = '', top = 0): OpenTab => ({ path, search, screen: reportScreen, top });
const [A, B, C] = [tab('/a'), tab('/b', '?page=2', 40), tab('/c')];
const TABS = [A, B, C];

test('a page adds one tab, and a second visit keeps its position and updates its search [R-TABS-01]', () => {
  const { top: _, ...visit } = tab('/d');
  expect(visited(TABS, visit)).toEqual([A, B, C, tab('/d')]);
  expect(visited(TABS, { ...visit, path: '/b', search: '?page=3' })).toEqual([
    A,
    tab('/b', '?page=3', 40),
    C,
  ]);
  expect(scrolled(TABS, '/b', 7)).toEqual([A, tab('/b', '?page=2', 7), C]);
});

test('unchanged tabs are the same objects, so that the bar does not render again', () => {
  expect(visited(TABS, { path: B.path, search: B.search, screen: B.screen })).toBe(TABS);
  expect(scrolled(TABS, B.path, B.top)).toBe(TABS);
  expect(scrolled(TABS, '/closed', 7)).toBe(TABS);
});

test('closing the active tab opens the last remaining one, closing any other stays on the page [R-TABS-04]', () => {
  expect(closing(TABS, '/a', '/a')).toEqual({ closed: [A], left: [B, C], goTo: '/c' });
  expect(closing(TABS, '/c', '/c')).toEqual({ closed: [C], left: [A, B], goTo: '/b?page=2' });
  expect(closing(TABS, '/a', '/b')).toEqual({ closed: [A], left: [B, C], goTo: null });
});

test('closing the only tab, or all of them, opens / [R-TABS-05, R-TABS-07]', () => {
  expect(closing([A], '/a', '/a')).toEqual({ closed: [A], left: [], goTo: '/' });
  expect(closingAll(TABS)).toEqual({ closed: TABS, left: [], goTo: '/' });
});

test('closing the others keeps the chosen one, which becomes active [R-TABS-06, A-045]', () => {
  expect(closingOthers(TABS, '/b', '/b')).toEqual({ closed: [A, C], left: [B], goTo: null });
  expect(closingOthers(TABS, '/b', '/c')).toEqual({ closed: [A, C], left: [B], goTo: '/b?page=2' });
});

test('a page is mounted again through /redirect [R-TABS-03]', () => {
  expect(refreshOf(B)).toBe('/redirect/b?page=2');
});

test.each([
  ['/akashi/dashboard', true],
  ['/akashi/dashboard?new=1', true],
  ['/', true],
  ['/redirect/akashi/notification?new=1', true],
  ['/akashi/notification', false],
  ['/akashi/notification?page=2', false],
  ['/city', false],
  ['/city?redirect=%2Fkusatsu%2Fnotification', false],
  ['/login', false],
])('a navigation from a page to %s leaves it open in its tab: %s (decision 009)', (to, isKeptInTab) => {
  expect(staysOpen('/akashi/notification', to)).toBe(isKeptInTab);
});
