import { expect, test } from 'vitest';
import { decide, type Visitor } from '#app/routing/guard';
import { menuSections, screens } from '#app/screens/index';
import { featuresOf } from '#app/shell/sidebar/features-of';
import { menuOf } from '#app/shell/sidebar/menu';
import { ROLES, type RoleWithScreens } from '#domain/people/roles';
import { FEATURES } from '#domain/places/features';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { editsOf, expectNoEdits } from '../edits';
import { japanese } from '../japanese';
import { PAGES, REDIRECTS } from '../matrix';
import { locationOf, verdictText } from './locations';

/** The columns of the tables, in their order; four companies share one. */
const ROLE_COLUMNS: readonly (readonly [role: RoleWithScreens, ...companies: string[]])[] = [
  ['Administrator', 'machi'],
  ['Administrator', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'],
  ['Operator', 'machi', 'nbnb'],
  ['owner_shop', 'machi', 'nbnb'],
  ['staff_shop', 'machi', 'jbs'],
  ['Advertiser', 'machi', 'sky-art'],
];

interface Letters {
  menu: string;
  outsideMenu: string;
  /** Other targets of an address, each with its letter. */
  otherTargets?: Readonly<Record<string, string>>;
}

const FORBIDDEN = 'go to /401?noGoBack=true';

/**
 * A row of the tables, as the console has it; a company that differs from the others of its column is written
 * out.
 */
function matrixLine(page: string, city: string, openVerdict: string, letters: Letters): string {
  return ROLE_COLUMNS.map(([role, ...companies]) => {
    const companyLetters = companies.map((company) => {
      const verdict = verdictText(decide({ role, company, city }, locationOf(`/${city}/${page}`)));
      if (verdict === FORBIDDEN) return '-';
      const other = letters.otherTargets?.[verdict];
      if (other !== undefined) return other;
      if (verdict !== openVerdict) return `(${verdict})`;
      return isInMenu(page, { role, company, city }) ? letters.menu : letters.outsideMenu;
    });
    return new Set(companyLetters).size === 1
      ? companyLetters[0]
      : `(${companies.join()}: ${companyLetters.join()})`;
  }).join('');
}

const isInMenu = (page: string, visitor: Visitor): boolean => menuPages(visitor).includes(page);

/** The pages in the menu of a visitor, with groups opened. */
function menuPages({ role, company, city }: Visitor): string[] {
  const profile = { id: 1, username: 'someone', company_slug: company };
  const cityRecord = CITIES.find(({ name }) => name === city) ?? null;
  return menuOf(screens, { role, profile, city: cityRecord })
    .flatMap((item) => ('screen' in item ? [item.screen] : item.screens))
    .map(({ path }) => path.replace('/:city/', ''));
}

test.each(PAGES)(
  '%s, %s: %s %s [R-GUARD-08, R-GUARD-09, R-ROUTE-40, R-ROLE-02..05, R-ROLE-07, R-ROLE-11, R-ROUTE-41]',
  (page, title, line) => {
    const { screen } = locationOf(`/akashi/${page}`).match ?? {};
    expect(screen && japanese.formatMessage({ id: screen.title })).toBe(title);
    const openVerdict = `enter /:city/${page} akashi`;
    expect(matrixLine(page, 'akashi', openVerdict, { menu: 'm', outsideMenu: 'u' })).toBe(line);
  },
);

test.each(REDIRECTS)(
  '%s redirects to the first of %j that the role may enter: %s %s',
  (page, [first, second], line) => {
    const otherTargets = second === undefined ? {} : { [`go to /akashi/${second}`]: 'N' };
    const openVerdict = `go to /akashi/${first}`;
    expect(matrixLine(page, 'akashi', openVerdict, { menu: 'M', outsideMenu: 'U', otherTargets })).toBe(line);
  },
);

test('a shop admin gets from the parent of the passes to the vouchers [A-186]', () => {
  const owner = { role: 'owner_shop', company: 'machi', city: 'akashi' } as const;
  expect(verdictText(decide(owner, locationOf('/akashi/pass?page=2')))).toBe(
    'go to /akashi/pass/list-voucher?page=2',
  );
});

test('articles exist only in Shonan, for their roles; in other cities their address is forbidden [R-CITY-10, R-SIDE-12]', () => {
  const lines = CITIES.map(({ name }) => [
    name,
    matrixLine('article', name, `enter /:city/article ${name}`, { menu: 'm', outsideMenu: 'u' }),
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

test('pages have the titles that the specification gives in Japanese [R-MSG-40]', () => {
  const titles = Object.entries({
    notification: 'プッシュ通知',
    document: '資料',
    staff: 'スタッフ一覧',
    timeline: 'タイムライン',
    'history-supported-products': '履歴',
    user: 'ユーザー',
    products: '下書き一覧',
    'shop-reviews': '御礼の記録',
  });
  const foundTitles = titles.map(([page]) => {
    const { screen } = locationOf(`/akashi/${page}`).match ?? {};
    return [page, screen && japanese.formatMessage({ id: screen.title })];
  });
  expect(foundTitles).toEqual(titles);
});

test('the tables name every screen of a city, so that no other rule exists [R-ROLE-14]', () => {
  const cityScreens = screens.filter(({ path }) => path.startsWith('/:city/')).map(({ path }) => path);
  const listedPaths = [...PAGES, ...REDIRECTS].map(([page]) => `/:city/${page}`);
  expectNoEdits(editsOf('tests/matrix.ts', listedPaths, cityScreens));
});

test('the menu of staff has fewer entries than that of the shop admin, and no others [R-ROLE-04]', () => {
  const owner = menuPages({ role: 'owner_shop', company: 'machi', city: 'akashi' });
  const staff = menuPages({ role: 'staff_shop', company: 'machi', city: 'akashi' });
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
  const pagesHere = menuPages(operator);
  expect(menuPages({ ...operator, city: 'akashi' }).filter((page) => !pagesHere.includes(page))).toEqual(
    missing,
  );
  expect(missing.map((page) => verdictText(decide(operator, locationOf(`/${city}/${page}`))))).toEqual(
    missing.map((page) => `enter /:city/${page} ${city}`),
  );
});

test('the known features are those of the menu, and no others [A-006]', () => {
  const features = featuresOf(menuSections).map(({ name }) => name);
  expectNoEdits(editsOf('src/domain/places/features.ts', FEATURES, features));
});

test('four roles are in no column, because they have no screens [R-ROLE-06]', () => {
  const columnRoles = ROLE_COLUMNS.map(([role]) => role as string);
  expect(ROLES.filter((role) => !columnRoles.includes(role))).toEqual([
    'Member',
    'Guest',
    'President',
    'Teacher',
  ]);
});
