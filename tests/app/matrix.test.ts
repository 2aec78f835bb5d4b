import { expect, test } from 'vitest';
import { decide, type Standing } from '#app/guard';
import { screens } from '#app/screens';
import { menuOf } from '#app/shell/menu';
import { ROLES, type RoleWithScreens } from '#domain/roles';
import { CITIES, FEATURES } from '#mocks/seed/cities';
import { placeOf, told } from './places';

/** The columns of the tables below, in their order; four companies share one. */
const COLUMNS: readonly (readonly [role: RoleWithScreens, ...companies: string[]])[] = [
  ['Administrator', 'machi'],
  ['Administrator', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'],
  ['Operator', 'machi', 'nbnb'],
  ['owner_shop', 'machi', 'nbnb'],
  ['staff_shop', 'machi', 'jbs'],
  ['Advertiser', 'machi', 'sky-art'],
];

/**
 * Written from the decisions (the matrix of and the PROPOSED routes): Administrator, Administrator
 * of four companies, Operator, owner_shop, staff_shop, Advertiser. m: opens and stands in the menu; u: opens; -: /401.
 */
const PAGES = [
  ['dashboard', 'mmmmmm', '[R-ROUTE-11]'],
  ['notification', 'mmmmuu', '[R-ROUTE-12]'],
  ['notification-store', 'mmmmmm', '[R-ROUTE-13]'],
  ['notification-admin', 'uuuuuu', '[R-ROUTE-14]'],
  ['document', 'mmmmmu', '[R-ROUTE-15]'],
  ['staff', 'mmmmuu', '[R-ROUTE-16]'],
  ['timeline', 'mmmmmu', '[R-ROUTE-17]'],
  ['history-supported-products', 'mmmmmu', '[R-ROUTE-18]'],
  ['manage-supported-products', 'mmmmuu', '[R-ROUTE-19]'],
  ['user/index', 'mmm---', '[R-ROUTE-20, R-ROLE-08]'],
  ['timecard', '--mmm-', '[R-ROUTE-22]'],
  ['invoice/list-invoice', '-mm---', '[R-ROUTE-23, R-CITY-07, R-CITY-08]'],
  ['post/list-report', 'mmmuuu', '[R-ROUTE-25]'],
  ['post/confirm-gender', 'mmmuuu', '[R-ROUTE-26]'],
  ['post/list-post', 'mmmuuu', '[R-ROUTE-27]'],
  ['menu/list-menu', '--m--m', '[R-ROUTE-29, R-ROLE-10]'],
  ['menu/list-purchase', '--m--m', '[R-ROUTE-30, R-ROLE-10]'],
  ['products', 'mmmmuu', '[R-ROUTE-31]'],
  ['profile', 'uuuuuu', '[R-ROUTE-32, R-SIDE-03]'],
  ['shop-reviews', 'uuuuuu', '[R-ROUTE-33, R-SIDE-03]'],
  ['qrcode', 'mmmmuu', '[R-ROUTE-34]'],
  ['locker/list-locker', '--m--m', '[R-ROUTE-35, R-ROLE-10]'],
  ['locker/list', 'mmmmmm', '[R-ROUTE-36]'],
  ['policy', 'uuuuuu', '[R-ROUTE-37]'],
  ['term', 'uuuuuu', '[R-ROUTE-38]'],
  ['app-usage', 'uuuuuu', '[R-ROUTE-39]'],
  ['advertisement', 'mmmm-m', 'A-158'],
  ['genre', 'mmm---', 'A-158'],
  ['scene', 'mmm---', 'A-158'],
  ['flyer', 'mmmm-m', 'A-158'],
  ['time-sale', 'mmmm-m', 'A-158'],
  ['coupon', 'mmmm-m', 'A-158'],
  ['pass/list-pass', 'mmm---', 'A-158'],
  ['pass/list-voucher', 'mmmm--', 'A-158'],
  ['pass/list-package', 'mmm---', 'A-158'],
  ['news', 'mmm---', 'A-158'],
  ['event', 'mmm---', 'A-158'],
  ['article', '------', '[R-CITY-10, R-SIDE-12]'],
  ['job', 'mmmm--', 'A-158'],
  ['reserve', 'mmmmmm', 'A-158'],
  ['chat', 'mmmmmm', 'A-158'],
  ['city-info', 'mmm---', 'A-158'],
  ['csv-import', 'mmm---', 'A-158'],
  ['premium-stats', 'mmm---', 'A-158'],
] as const;

/** The same for addresses that lead on: M and U stand for m and u, their target opens. */
const REDIRECTS = [
  ['user', 'user/index', 'UUU---', '[R-ROUTE-20, R-ROLE-08]'],
  ['company', 'user/index?tab=company', 'MMM---', '[R-ROUTE-21, R-ROLE-09]'],
  ['post', 'post/list-report', 'UUUUUU', '[R-ROUTE-24]'],
  ['menu', 'menu/list-menu', '--U--U', '[R-ROUTE-28]'],
  ['locker', 'locker/list', 'UUUUUU', 'A-025'],
  ['pass', 'pass/list-pass', 'UUU---', 'A-025'],
  ['invoice', 'invoice/list-invoice', '-UU---', 'A-025'],
] as const;

const FORBIDDEN = 'go to /401?noGoBack=true';

/** A line of the tables, as the console has it; a company that differs from the others of its column is spelt out. */
function lineOf(page: string, city: string, opens: string, letters: { menu: string; none: string }): string {
  return COLUMNS.map(([role, ...companies]) => {
    const found = companies.map((company) => {
      const verdict = told(decide({ role, company, city }, placeOf(`/${city}/${page}`)));
      if (verdict === FORBIDDEN) return '-';
      if (verdict !== opens) return `(${verdict})`;
      return inMenu(page, { role, company, city }) ? letters.menu : letters.none;
    });
    return new Set(found).size === 1 ? found[0] : `(${companies.join()}: ${found.join()})`;
  }).join('');
}

const inMenu = (page: string, standing: Standing): boolean => pagesIn(standing).includes(page);

/** The pages in someone's menu, groups opened. */
function pagesIn({ role, company, city }: Standing): string[] {
  const profile = { id: 1, username: 'someone', company_slug: company };
  const here = CITIES.find(({ name }) => name === city) ?? null;
  return menuOf(screens, { role, profile, city: here })
    .flatMap((item) => ('screen' in item ? [item.screen] : item.screens))
    .map(({ path }) => path.replace('/:city/', ''));
}

test.each(PAGES)('%s: %s %s [R-GUARD-08, R-GUARD-09, R-ROUTE-40, R-ROLE-02..05, R-ROLE-07]', (page, line) => {
  const opens = `enter /:city/${page} akashi`;
  expect(lineOf(page, 'akashi', opens, { menu: 'm', none: 'u' })).toBe(line);
});

test.each(REDIRECTS)('%s leads to %s: %s %s', (page, target, line) => {
  const opens = `go to /akashi/${target}`;
  expect(lineOf(page, 'akashi', opens, { menu: 'M', none: 'U' })).toBe(line);
});

test('articles stand in Shonan alone, for whom they are; elsewhere their address is a forbidden one [R-CITY-10, R-SIDE-12]', () => {
  const lines = CITIES.map(({ name }) => [
    name,
    lineOf('article', name, `enter /:city/article ${name}`, { menu: 'm', none: 'u' }),
  ]);
  expect(Object.fromEntries(lines)).toEqual({
    akashi: '------',
    kusatsu: '------',
    takatsuki: '------',
    toyonaka: '------',
    fujisawa: '------',
    settsu: '------',
    nishinomiya: '------',
    shonan: 'mmm---',
    seveneleven: '------',
  });
});

test('the tables name every screen of a city', () => {
  const ofCities = screens.filter(({ path }) => path.startsWith('/:city/')).map(({ path }) => path);
  const named = [...PAGES, ...REDIRECTS].map(([page]) => `/:city/${page}`);
  expect(ofCities.toSorted()).toEqual(named.toSorted());
});

test('the staff’s menu lacks some of the owner’s and has nothing of its own [R-ROLE-04]', () => {
  const owner = pagesIn({ role: 'owner_shop', company: 'machi', city: 'akashi' });
  const staff = pagesIn({ role: 'staff_shop', company: 'machi', city: 'akashi' });
  expect(staff.filter((page) => !owner.includes(page))).toEqual([]);
  expect(owner.filter((page) => !staff.includes(page))).toEqual([
    'notification',
    'staff',
    'advertisement',
    'flyer',
    'time-sale',
    'coupon',
    'pass/list-voucher',
    'manage-supported-products',
    'products',
    'job',
    'qrcode',
  ]);
});

test.each([
  [
    'toyonaka',
    ['post/list-report', 'post/confirm-gender', 'post/list-post', 'locker/list-locker', 'locker/list'],
  ],
  ['settsu', ['chat', 'timeline', 'job']],
  ['nishinomiya', []],
])('the menu of %s lacks %j, whose addresses stay open [R-CITY-15, R-SIDE-04]', (city, missing) => {
  const operator = { role: 'Operator', company: null, city } as const;
  const here = pagesIn(operator);
  expect(pagesIn({ ...operator, city: 'akashi' }).filter((page) => !here.includes(page))).toEqual(missing);
  expect(missing.map((page) => told(decide(operator, placeOf(`/${city}/${page}`))))).toEqual(
    missing.map((page) => `enter /:city/${page} ${city}`),
  );
});

test('a city can lack only what the demo’s cities name', () => {
  const features = screens.flatMap(({ feature }) => feature ?? []);
  expect(features.filter((feature) => !FEATURES.includes(feature))).toEqual([]);
});

test('four roles stand in no line: they have no screens [R-ROLE-06]', () => {
  const named = COLUMNS.map(([role]) => role as string);
  expect(ROLES.filter((role) => !named.includes(role))).toEqual(['Member', 'Guest', 'President', 'Teacher']);
});
