// In a browser: the layout of the shell, its widths, font sizes and scrolling, cookies over a reload, documents that load
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test('the hamburger collapses the sidebar, a reload keeps it collapsed, and below 1024 px it is closed until the user opens it [R-SIDE-05, R-NAV-01, R-STATE-20, R-STORE-04, R-UI-01, R-UI-02, R-CONST-15]', {
  tag: '@core',
}, async ({ open, page }) => {
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

  await page.setViewportSize({ width: 1024, height: 768 });
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(menu).toBeHidden();
  await hamburger.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'プッシュ通知' }).click();
  await expect(page).toHaveURL('/akashi/notification');
  await expect(menu).toBeHidden();
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
  const rootSize = () => root.evaluate((element) => getComputedStyle(element).fontSize);
  const avatar = page.getByRole('button', { name: '管理者のメニュー' });
  expect(await rootSize()).toBe('14px');
  await avatar.click();
  await page.getByRole('menuitem', { name: '文字の大きさ: 小' }).click();
  await expect.poll(rootSize).toBe('13px');
  await avatar.click();
  await page.getByRole('menuitem', { name: '文字の大きさ: 最小' }).click();
  await expect.poll(rootSize).toBe('12px');
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
