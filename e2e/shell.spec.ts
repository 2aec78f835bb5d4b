import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test('the shell shows city, menu, breadcrumb, tabs and title [A-260, R-ROUTE-01, R-ROUTE-02, R-ROUTE-12, R-SIDE-01, R-SIDE-03, R-NAV-02, R-CRUMB-01, R-CRUMB-02, A-093]', async ({
  open,
  page,
}) => {
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await expect(menu.getByRole('link', { name: 'プッシュ通知' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('complementary').locator('strong')).toHaveText('明石市');
  await expect(page).toHaveTitle('プッシュ通知 - 明石市');
  const crumbs = page.getByRole('navigation', { name: '現在の位置' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['ダッシュボード', 'プッシュ通知']);
  await expect(crumbs.getByRole('link')).toHaveText(['ダッシュボード']);
  const tabs = page.locator('.tab-bar').getByRole('link');
  await expect(tabs).toHaveText(['プッシュ通知']);

  await crumbs.getByRole('link', { name: 'ダッシュボード' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
  await expect(page).toHaveTitle('ダッシュボード - 明石市');
  await expect(crumbs.getByRole('listitem')).toHaveText(['ダッシュボード']);
  await expect(crumbs.getByRole('link')).toHaveCount(0);
  await expect(tabs).toHaveText(['プッシュ通知', 'ダッシュボード']);
});

test('the sidebar shows the names of four companies on two lines, and not the name of the general one [R-CITY-09, R-SIDE-02, A-009]', async ({
  open,
  page,
}) => {
  const sidebar = page.getByRole('complementary');
  for (const [company, lines] of [
    ['machi', []],
    ['nbnb', ['株式会社', 'エヌビーエヌビー']],
    ['jbs', ['ジェイビーエス', '株式会社']],
    ['sky-art', ['スカイアート', '株式会社']],
    ['nishinihon_kensetsu', ['西日本建設', '株式会社']],
  ] as const) {
    await open('/akashi/profile', { role: 'Administrator', company, city: 'akashi' });
    await expect(sidebar.locator('strong')).toHaveText('明石市');
    await expect(sidebar.locator('.sidebar-company')).toHaveText([...lines]);
  }
});

test('the hamburger collapses the sidebar, and a reload keeps it collapsed [R-SIDE-05, R-NAV-01, R-STATE-20, R-STORE-04]', async ({
  open,
  page,
}) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const hamburger = page.getByRole('button', { name: 'メニューの開閉' });
  const sidebar = page.getByRole('complementary');
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(150);
  await hamburger.click();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(width).toBeLessThan(80);
  expect(await cookie(page, 'sidebarStatus')).toBe('0');
  await page.reload();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(width).toBeLessThan(80);
  await hamburger.click();
  await expect.poll(width).toBeGreaterThan(150);
  expect(await cookie(page, 'sidebarStatus')).toBe('1');
});

test('below 1024 px the sidebar is closed until the user opens it [R-UI-01, R-UI-02, R-NAV-01, R-CONST-15]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'メニューの開閉' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'プッシュ通知' }).click();
  await expect(page).toHaveURL('/akashi/notification');
  await expect(menu).toBeHidden();
});

test('the bell shows 99+ above 99, and at 0 there is no bell [R-NAV-05]', async ({ open, page }) => {
  await open('/akashi/profile', { role: 'Administrator', city: 'akashi', seed: 'busy' });
  await expect(page.locator('.bell')).toHaveText('99+');
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi', seed: 'empty', firebase: 'on' });
  await expect(page.locator('.waiting')).toHaveText('確認が必要なものすべて対応済みです');
  await expect(page.locator('.bell')).toHaveCount(0);
});

test("the avatar's menu leads to home and profile, and offers sizes, languages, themes, full screen and the log-out [R-NAV-03, R-ROUTE-32]", async ({
  open,
  page,
}) => {
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  const avatar = page.getByRole('button', { name: '管理者のメニュー' });
  await avatar.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'ホーム',
    'プロフィール',
    '標準',
    '小',
    '最小',
    '中文',
    'English',
    'Español',
    '日本語',
    'システム',
    'ライト',
    'ダーク',
    '高コントラスト',
    '全画面表示',
    'ログアウト',
  ]);
  await page.getByRole('menuitem', { name: 'プロフィール' }).click();
  await expect(page).toHaveURL('/akashi/profile');
  await expect(page.getByRole('heading', { name: 'プロフィール' })).toBeVisible();
  await expect(page.getByText('administrator@machi.example.jp')).toBeVisible();

  await avatar.click();
  await expect(avatar).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(avatar).toBeFocused();

  await avatar.click();
  await page.getByRole('menuitem', { name: 'ホーム' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('the user switches size and language; each shows its message and is stored [R-NAV-08..10, R-I18N-01, R-I18N-03..05, R-MSG-02, R-MSG-03, R-STATE-21, R-STATE-22, R-STORE-05, R-STORE-06, R-UI-12]', async ({
  open,
  page,
  toasts,
}) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-size', 'medium');
  const heading = page.getByRole('heading', { level: 1 });
  const fontSize = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
  const medium = Number.parseFloat(await fontSize());
  const textSize = () => page.locator('body').evaluate((element) => getComputedStyle(element).fontSize);
  expect(await textSize()).toBe('16px');
  const avatar = page.getByRole('button', { name: '管理者のメニュー' });
  await avatar.click();
  await page.getByRole('menuitem', { name: '文字の大きさ: 最小' }).click();
  await expect(toasts).toHaveText(['Switch Size Success']);
  await expect(root).toHaveAttribute('data-size', 'mini');
  expect(Number.parseFloat(await fontSize())).toBeLessThan(medium);
  expect(await textSize()).toBe('12px');
  expect(await cookie(page, 'size')).toBe('mini');

  await avatar.click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(toasts).toContainText(['Switch Language Success']);
  await expect(heading).toHaveText('Dashboard');
  await expect(page).toHaveTitle('Dashboard - 明石市');
  expect(await cookie(page, 'language')).toBe('en');

  await page.reload();
  await expect(heading).toHaveText('Dashboard');
  await expect(root).toHaveAttribute('data-size', 'mini');
  await expect(root).toHaveAttribute('lang', 'en');
});

test('visited pages become tabs; closing a tab leads to the last tab, and closing the last one leads to / [R-TABS-01, R-TABS-04, R-TABS-05, R-GEN-01]', async ({
  open,
  page,
}) => {
  await open('/akashi/notification?page=2', { role: 'Administrator', city: 'akashi' });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  const tabs = page.getByRole('navigation', { name: '開いているページ' });
  // two clicks before the first page has loaded would open only the second page
  await menu.getByRole('link', { name: 'ダッシュボード' }).click();
  await expect(tabs.getByRole('link')).toHaveCount(2);
  await menu.getByRole('link', { name: '管理者からのお知らせ' }).click();
  await expect(tabs.getByRole('link')).toHaveCount(3);
  await menu.getByRole('link', { name: 'ダッシュボード' }).click();
  await expect(tabs.getByRole('link')).toHaveText(['プッシュ通知', 'ダッシュボード', '管理者からのお知らせ']);
  await expect(tabs.getByRole('link', { name: 'ダッシュボード' })).toHaveAttribute('aria-current', 'page');

  await tabs.getByRole('link', { name: 'プッシュ通知' }).click();
  await expect(page).toHaveURL('/akashi/notification?page=2');

  await tabs.getByRole('button', { name: '「ダッシュボード」のタブを閉じる' }).click();
  await expect(page).toHaveURL('/akashi/notification?page=2');
  await tabs.getByRole('button', { name: '「プッシュ通知」のタブを閉じる' }).click();
  await expect(page).toHaveURL('/akashi/notification-store');
  await expect(tabs.getByRole('link')).toHaveText(['管理者からのお知らせ']);
  await page.getByRole('button', { name: '「管理者からのお知らせ」のタブのメニュー' }).click();
  await page.getByRole('menuitem', { name: '閉じる', exact: true }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
  await expect(tabs.getByRole('link')).toHaveText(['ダッシュボード']);
  expect(documents).toEqual([]);
});

test('the button to the top appears after 400 px; the bell counts unread notices and leads to them [R-UI-09, R-CONST-17, R-NAV-04, R-NAV-05, R-ENT-13]', async ({
  open,
  page,
  records,
}) => {
  // a list of twenty rows must be more than 400 px longer than the window
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const back = page.getByRole('button', { name: 'ページの先頭へ' });
  for (const [top, shown] of [
    [399, false],
    [400, false],
    [401, true],
    [399, false],
    [401, true],
  ] as const) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect(back).toBeVisible({ visible: shown });
  }
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(back).toBeHidden();

  const bell = page.getByRole('link', { name: /^未読のお知らせ/ });
  const unread = await page.locator('tr.unread').count();
  await expect(bell).toHaveAccessibleName(`未読のお知らせ ${unread}件`);
  await expect(bell).toHaveText(String(unread));
  await bell.click();
  await expect(page).toHaveURL('/akashi/notification-store');
});

test('/404 and /401 show the reason and a link to another page [R-ROUTE-06, R-ROUTE-07, R-SCR-34, A-029, R-MSG-09]', async ({
  open,
  page,
}) => {
  await open('/akashi/nowhere', { role: 'Administrator', city: 'akashi' });
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
  await expect(page).toHaveTitle('ページが見つかりません - 明石市');
  await page.getByRole('link', { name: 'ホームへ' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');

  await page.goto('/401?noGoBack=true');
  await expect(page.getByRole('heading', { name: 'アクセス権限がありません' })).toBeVisible();
  await expect(page.getByRole('button', { name: '前のページに戻る' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ホームへ' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');

  await page.goto('/401');
  await page.getByRole('button', { name: '前のページに戻る' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
});

test("the layout does not shift when the menu's badges or the charts of purchases load", async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
  await open('/akashi/menu/list-purchase', { role: 'Advertiser', city: 'akashi', latency: 300 });
  await expect(page.locator('.chart-picture canvas').first()).toBeVisible();
  await expect(page.locator('.records tbody tr')).toHaveCount(20);
  expect(await shifted()).toBeLessThanOrEqual(0.03);

  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi', seed: 'empty' });
  const line = page
    .getByRole('navigation', { name: 'メニュー' })
    .getByRole('link', { name: '管理者からのお知らせ' });
  const height = () => line.evaluate((one) => one.getBoundingClientRect().height);
  await expect(line.locator('.badge')).toHaveCount(0);
  const before = await height();
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  await expect(line.locator('.badge')).toBeVisible();
  expect(await height()).toBe(before);
});

const cookie = async (page: Page, cookieName: string) =>
  (await page.context().cookies()).find(({ name }) => name === cookieName)?.value;

test('an old browser shows a message in every language, and runs nothing of the console', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/akashi/dashboard');
  await expect(page.getByRole('paragraph')).toHaveText([
    /^このブラウザーは古いため/,
    /^This browser is too old/,
    /^Este navegador es demasiado antiguo/,
    /^此浏览器版本过旧/,
  ]);
  await expect(page.locator('#root')).toHaveCount(0);
});

test('week and month fit into a window of 320 px, which is 1280 px at 400 %', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/akashi/reserve?tab=week', '/akashi/event?tab=month']) {
    await open(path, { role: 'Administrator', city: 'akashi' });
    await expect(page.locator('.calendar[aria-busy=false] .calendar-days').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
