// In a browser: the address, the title and the history of the browser
import { PAGES, REDIRECTS, targetOf } from '../tests/matrix';
import { expect, test } from './fixtures';
import { menuLines } from './menu-lines';
import { expectedAt, menuOf, recordPages, type Stop, visitAll } from './navigate';
import type { Scenario } from './scenario';

const CONTACT = 'お問い合わせ';
const HELP = 'ヘルプセンター';

interface Persona {
  scenario: Scenario;
  /** The column of this persona in the matrix. */
  column: number;
  /** The last lines of the menu, which lead out of the console. */
  links: readonly string[];
}

const LINKS = [CONTACT, HELP];

const company = (slug: string): Persona => ({
  scenario: { role: 'Administrator', company: slug },
  column: 1,
  links: LINKS,
});

const PERSONAS: Record<string, Persona> = {
  'the Administrator': { scenario: { role: 'Administrator' }, column: 0, links: LINKS },
  'the Administrator of nbnb': company('nbnb'),
  'the Administrator of jbs': company('jbs'),
  'the Administrator of sky-art': company('sky-art'),
  'the Administrator of nishinihon_kensetsu': company('nishinihon_kensetsu'),
  'the Operator': { scenario: { role: 'Operator' }, column: 2, links: LINKS },
  'the shop’s owner': { scenario: { role: 'owner_shop' }, column: 3, links: LINKS },
  'the shop’s staff': { scenario: { role: 'staff_shop' }, column: 4, links: LINKS },
  'the advertiser': { scenario: { role: 'Advertiser' }, column: 5, links: [HELP] },
};

const menuFor = ({ column, links }: Pick<Persona, 'column' | 'links'>): string[] => [
  'ダッシュボード',
  '今日の窓口',
  ...menuLines(column),
  ...links,
];

const REFUSED = { address: '/401?noGoBack=true', heading: 'アクセス権限がありません' };
/** The shop admins are a tab of the users' page, with their own heading. */
const titleOf = (target: string) =>
  target === 'user/index?tab=company'
    ? '店舗管理者'
    : (PAGES.find(([page]) => page === target.split('?')[0])?.[1] ?? '');

function stopsOf(column: number): Stop[] {
  const pages = PAGES.map(([page, heading, line]) => {
    const to = `/akashi/${page}`;
    return { to, ...(line[column] === '-' ? REFUSED : { address: to, heading }) };
  });
  const redirects = REDIRECTS.map((redirect) => {
    const [page, , line] = redirect;
    const target = targetOf(redirect, line[column]);
    const opened = { address: `/akashi/${target}`, heading: titleOf(target) };
    return { to: `/akashi/${page}`, ...(line[column] === '-' ? REFUSED : opened) };
  });
  if (process.env.E2E_WHOLE) return [...pages, ...redirects];
  const lines = [...PAGES, ...REDIRECTS].map(([, , line]) => line[column]);
  return [...pages, ...redirects].filter((_, index) => lines.indexOf(lines[index]) === index);
}

/**
 * tests/app/matrix.test.ts checks the whole matrix. Here each role meets one page of its menu, one outside of
 * it, one forbidden page and one redirect of each kind.
 */
const personas = Object.entries(PERSONAS).filter(
  ([, { column }], index, all) =>
    process.env.E2E_WHOLE ?? all.findIndex(([, other]) => other.column === column) === index,
);

for (const [name, { scenario, column, links }] of personas) {
  test(`${name}: the sidebar shows the menu of the role, and each address opens, redirects or is refused as the matrix says [R-ROUTE-01, R-ROUTE-40, R-GUARD-08, R-GUARD-09, R-SIDE-03, R-ROLE-02..05, R-ROLE-07..10]`, async ({
    open,
    page,
  }) => {
    await open('/akashi/dashboard', { ...scenario, city: 'akashi' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
    expect(await menuOf(page)).toEqual(menuFor({ column, links }));
    const stops = stopsOf(column);
    expect(await visitAll(page, stops)).toEqual(expectedAt(stops));
  });
}

test('a visitor without a session reads the three texts; every other address leads to the sign-in and is kept as its redirect [R-GUARD-01, R-GUARD-11, R-ROUTE-37..39]', {
  tag: '@core',
}, async ({ open, page }) => {
  await open('/akashi/policy', { role: 'none' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('プライバシーポリシー');
  const open3 = ['policy', 'term', 'app-usage'];
  const leadingOn = REDIRECTS.map(([name]) => [name, ''] as const);
  const stops = [...PAGES, ...leadingOn].map(([name, heading]) => {
    const to = `/akashi/${name}`;
    const signIn = { address: `/login?redirect=${encodeURIComponent(to)}`, heading: 'Machi Console' };
    return { to, ...(open3.includes(name) ? { address: to, heading } : signIn) };
  });
  expect(await visitAll(page, stops)).toEqual(expectedAt(stops));
});

test('only the menu of Shonan has articles, for the roles that may enter them [R-CITY-10, R-SIDE-12]', async ({
  open,
  page,
}) => {
  // tests/app/matrix.test.ts checks the other roles
  for (const [role, found] of [
    ['Operator', '/shonan/article 記事'],
    ['owner_shop', '/401?noGoBack=true アクセス権限がありません'],
  ] as const) {
    await open('/shonan/dashboard', { role, city: 'shonan' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
    expect((await menuOf(page)).includes('記事')).toBe(found.endsWith('記事'));
    const [address = '', heading = ''] = found.split(' ');
    expect(await visitAll(page, [{ to: '/shonan/article', address, heading }])).toEqual([found]);
  }
});

test('two cities with fewer features have shorter menus, but every address opens [R-CITY-15, R-SIDE-04, A-006]', async ({
  open,
  page,
}) => {
  for (const [city, NOT_FOUND] of [
    ['toyonaka', ['友達募集: 募集通報, 本人確認, 募集一覧', 'ロッカー（閲覧）']],
    ['settsu', ['チャット', 'タイムライン', '求人']],
  ] as const) {
    await open(`/${city}/dashboard`, { role: 'Administrator', city });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
    const menu = await menuOf(page);
    const whole = menuFor({ column: 0, links: LINKS });
    expect(menu).toEqual(whole.filter((line) => !NOT_FOUND.includes(line as never)));
  }
  const stop = { to: '/settsu/chat', address: '/settsu/chat', heading: 'チャット' };
  expect(await visitAll(page, [stop])).toEqual(expectedAt([stop]));
});

test('a reload on a deep link shows that page and no other page before it [R-GUARD-03, A-020]', async ({
  open,
  page,
}) => {
  const since = await recordPages(page);
  await open('/akashi/post/confirm-gender', { role: 'Administrator', city: 'akashi' });
  const heading = page.getByRole('heading', { level: 1, name: '本人確認' });
  for (const load of [() => Promise.resolve(null), () => page.reload()]) {
    await load();
    await expect(heading).toBeVisible();
    // the queue opens its first record
    await expect(page).toHaveTitle('木村 翔太 - 本人確認 - 明石市');
    expect(await since()).toEqual({ addresses: ['/akashi/post/confirm-gender'], headings: ['本人確認'] });
  }
});

test('/redirect mounts a page again with its query, and leads nowhere else [R-ROUTE-08]', async ({
  open,
  page,
}) => {
  await open('/akashi/notification?page=2', { role: 'Administrator', city: 'akashi' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('プッシュ通知');
  await heading.evaluate((element) => element.setAttribute('data-old', ''));
  const again = { address: '/akashi/notification?page=2', heading: 'プッシュ通知' };
  await visitAll(page, [{ to: '/redirect/akashi/notification?page=2', ...again }]);
  await expect(page).toHaveURL(again.address);
  await expect(page.locator('h1:not([data-old])')).toHaveText('プッシュ通知');
  const NOT_FOUND = { address: '/404', heading: 'ページが見つかりません' };
  const stops = ['/redirect//evil.example', '/redirect/login'].map((to) => ({ to, ...NOT_FOUND }));
  expect(await visitAll(page, stops)).toEqual(expectedAt(stops));
});

test('Back from /401 does not return to the forbidden page [R-ROUTE-07, A-029]', async ({ open, page }) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
  await page.goto('/akashi/menu/list-menu');
  await expect(page).toHaveURL('/401?noGoBack=true');
  await page.goBack();
  await expect(page).toHaveURL('/akashi/dashboard');
});

test("the policy of another city keeps its address and shows this city's name; the stored city stays [R-CITY-14, R-GUARD-10]", async ({
  open,
  page,
}) => {
  await open('/kusatsu/policy', { role: 'Administrator', city: 'akashi' });
  await expect(page.getByRole('main')).toContainText('草津市');
  await expect(page).toHaveURL('/kusatsu/policy');
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: '資料' }).click();
  await expect(page).toHaveURL('/akashi/document');
  for (const wrong of ['/atlantis/policy', '/atlantis/dashboard', '/atlantis']) {
    await page.goto(wrong);
    await expect(page).toHaveURL('/404');
  }
  for (const other of ['/kusatsu/dashboard', '/kusatsu']) {
    await page.goto(other);
    await expect(page).toHaveURL('/akashi/dashboard');
  }
});

test('an external link of the menu opens in a new tab [R-SIDE-07]', async ({ open, page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'the form' }));
  await open('/akashi/profile', { role: 'Administrator', city: 'akashi' });
  for (const [name, address] of [
    [CONTACT, 'https://example.com/contact'],
    [HELP, 'https://example.com/help'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(address);
    await expect(page).toHaveURL('/akashi/profile');
  }
});

test('each page has its title, its breadcrumb and its tab [R-CRUMB-01, R-CRUMB-02, R-TABS-01, R-ROUTE-11, A-093]', async ({
  open,
  page,
}) => {
  await open('/akashi/pass/list-voucher', { role: 'Operator', city: 'akashi' });
  await expect(page).toHaveTitle('特別バウチャー - 明石市');
  const crumbs = page.getByRole('navigation', { name: '現在の位置' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'ダッシュボード',
    'パス・バウチャー',
    '特別バウチャー',
  ]);
  await expect(crumbs.getByRole('link')).toHaveText(['ダッシュボード', 'パス・バウチャー']);
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await menu.getByRole('button', { name: '友達募集' }).click();
  await menu.getByRole('link', { name: '募集通報' }).click();
  await expect(crumbs.getByRole('listitem')).toHaveText(['ダッシュボード', '友達募集', '募集通報']);
  await expect(page.getByRole('navigation', { name: '開いているページ' }).getByRole('link')).toHaveText([
    '特別バウチャー',
    '募集通報',
  ]);
});
