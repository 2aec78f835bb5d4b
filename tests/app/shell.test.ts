import { expect, test } from 'vitest';
import { screens } from '#app/screens';
import { companyLines } from '#app/shell/company-lines';
import { menuOf } from '#app/shell/menu';
import { afterClosing, type OpenTab, visited } from '#app/shell/tabs';
import type { City } from '#domain/city';
import type { Profile } from '#domain/profile';
import type { RoleWithScreens } from '#domain/roles';
import type { SignedInUser } from '#kit/scope';
import { defineScreen, type MenuGroup, type Screen } from '#kit/screen';
import { ACCOUNTS } from '#mocks/accounts';
import { CITIES } from '#mocks/seed/cities';

const view = () => Promise.resolve({ default: () => null });
const icon = 'pi pi-circle';
const screenAt = (path: string, more: Partial<Screen> = {}) =>
  defineScreen({ path, title: path, view, menu: { icon }, ...more });

const [account] = ACCOUNTS;
const city = (changes: Partial<City> = {}): City => ({ ...(CITIES[0] as City), ...changes });
const user = (
  role: RoleWithScreens = 'Administrator',
  changes: Partial<Profile> = {},
  at = city(),
): SignedInUser => ({
  role,
  profile: { ...(account as Profile), permission: role, ...changes },
  city: at,
});

/** `/a`, or `group(/a /b)` */
const told = (from: readonly Screen[], who = user()) =>
  menuOf(from, who).map((item) =>
    'screen' in item
      ? item.screen.path
      : `${item.group.title}(${item.screens.map(({ path }) => path).join(' ')})`,
  );

const post: MenuGroup = { title: 'post', icon };
const report = screenAt('/report', { menu: { icon, under: post } });
const list = screenAt('/list', { menu: { icon, under: post } });

test('the menu keeps the order of the screens; hidden ones are not in it [R-SIDE-03]', () => {
  const hidden = screenAt('/hidden', { menu: null });
  expect(told([screenAt('/b'), hidden, screenAt('/a')])).toEqual(['/b', '/a']);
  expect(told(screens)).not.toContain('/:city/profile');
  expect(told(screens)).not.toContain('/city');
});

test('screens of one group stand together, where its first one stands', () => {
  expect(told([screenAt('/a'), report, screenAt('/b'), list])).toEqual(['/a', 'post(/report /list)', '/b']);
});

test('a group with one visible screen is a plain link [R-SIDE-06]', () => {
  const closed = { ...list, entry: ['Advertiser'] as const };
  expect(told([report, closed])).toEqual(['/report']);
  expect(told([report, closed], user('Operator'))).toEqual(['post(/report /list)']);
  expect(told([{ ...report, entry: [] }, closed])).toEqual([]);
});

test('only features of the city are shown; a city that tells none has all [R-CITY-15, R-SIDE-04]', () => {
  const from = [screenAt('/a'), screenAt('/locker', { feature: 'locker' })];
  expect(told(from, user('Administrator', {}, city({ features: ['locker'] })))).toEqual(['/a', '/locker']);
  expect(told(from, user('Administrator', {}, city({ features: ['chat'] })))).toEqual(['/a']);
  // the Operator passes roles, not features: there is nothing to be shown there
  expect(told(from, user('Operator', {}, city({ features: [] })))).toEqual(['/a']);
  expect(told(from)).toEqual(['/a', '/locker']);
});

test('articles are in the menu of Shonan alone', () => {
  const article = screenAt('/article', { feature: 'article', onlyIn: 'shonan' });
  const shown = CITIES.filter((one) => told([article], user('Operator', {}, one)).length > 0);
  expect(shown.map(({ name }) => name)).toEqual(['shonan']);
});

test('the invoice list is in the menu of four companies and the Operator', () => {
  const invoice = screenAt('/invoice', { companySet: true });
  const shown = ACCOUNTS.filter(({ permission }) =>
    ['Administrator', 'Operator'].includes(permission),
  ).filter((one) => told([invoice], user(one.permission as RoleWithScreens, one)).length > 0);
  expect(shown.map(({ username }) => username)).toEqual([
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
])('the company %s called “%s” is told in the lines %j (A-009)', (company_slug, company_name, lines) => {
  expect(companyLines(user('Administrator', { company_slug, company_name }).profile)).toEqual(lines);
});

const tab = (path: string, search = ''): OpenTab => ({ path, search, title: path });
const TABS = [tab('/a'), tab('/b', '?page=2'), tab('/c')];

test('a page makes one tab, and a second visit keeps its place and remembers how it was left [R-TABS-01]', () => {
  expect(visited(TABS, tab('/d'))).toEqual([...TABS, tab('/d')]);
  expect(visited(TABS, tab('/b', '?page=3'))).toEqual([tab('/a'), tab('/b', '?page=3'), tab('/c')]);
});

test('closing the active tab goes to the last that remains, any other stays [R-TABS-04]', () => {
  expect(afterClosing(TABS, '/a', '/a')).toBe('/c');
  expect(afterClosing(TABS, '/c', '/c')).toBe('/b?page=2');
  expect(afterClosing(TABS, '/a', '/b')).toBeNull();
});

test('closing the only tab goes to / [R-TABS-05]', () => {
  expect(afterClosing([tab('/a')], '/a', '/a')).toBe('/');
});
