// In a browser: full screen, the layout of the navbar on a phone, the focus of the sidebar over the page
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const DASHBOARD = '/akashi/dashboard';
const STOPPED = '2026-04-01T09:00:00+09:00;paused';

test('the console enters full screen by the menu of the avatar, and leaves it by the menu or by the browser [R-NAV-06]', {
  tag: '@core',
}, async ({ open, page }) => {
  await open(DASHBOARD, ADMINISTRATOR);
  const isFull = () => page.evaluate(() => document.fullscreenElement?.localName ?? null);
  const avatar = page.getByRole('button', { name: '管理者のメニュー' });
  const choose = async (name: string) => {
    await avatar.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('全画面表示');
  await expect.poll(isFull).toBe('html');
  await choose('全画面表示を終了');
  await expect.poll(isFull).toBeNull();
  await choose('全画面表示');
  await expect.poll(isFull).toBe('html');
  await page.evaluate(() => document.exitFullscreen());
  await avatar.click();
  await expect(page.getByRole('menuitem', { name: '全画面表示', exact: true })).toBeVisible();
});

test('after a sign-in the notice of the help centre is visible below the navbar for two seconds [R-NAV-12, R-CONST-09]', async ({
  open,
  page,
  panel,
  axe,
}) => {
  await open('/login', { role: 'none', city: 'akashi', now: STOPPED });
  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード').fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(DASHBOARD);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  expect(await axe(page)).toEqual([]);
  // the notice covers no control of the navbar
  await page.getByRole('button', { name: 'メニューの開閉' }).click();
  await page.getByRole('button', { name: 'メニューの開閉' }).click();
  await panel.pass(1);
  await expect(notice(page)).toBeVisible();
  await panel.pass(1);
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('.bell')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

for (const [width, name] of [
  [390, 'Dashboard'],
  [390, 'ダッシュボード'],
] as const) {
  test(`at ${width} px the navbar fits on one line, “${name}” [R-NAV-02, R-NAV-13]`, async ({
    open,
    page,
    axe,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(DASHBOARD, { ...ADMINISTRATOR, lang: name === 'Dashboard' ? 'en' : 'ja' });
    await expect(page.locator('.bell')).toBeVisible();
    const help = page.getByRole('button', { name: /^(ヘルプ|Help)$/ });
    await help.click();
    await expect(page.getByRole('menuitem')).toHaveCount(5);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const isOnLine = await page
      .getByRole('banner')
      .evaluate((bar) => [...bar.children].map((child) => child.getBoundingClientRect().bottom <= 56));
    expect(isOnLine).not.toContain(false);
    await help.click();
    await page.getByRole('menuitem').nth(2).click();
    await expect(page).toHaveURL('/akashi/notification-admin');
  });
}

test('on a phone the sidebar takes the focus, Escape returns it, and the page behind is inert [R-UI-02, R-NAV-01]', async ({
  open,
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/akashi/notification-store', ADMINISTRATOR);
  const hamburger = page.getByRole('button', { name: 'メニューの開閉' });
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await hamburger.click();
  await expect(menu.getByRole('link', { name: '管理者からのお知らせ' })).toBeFocused();
  await expect(page.locator('.shell-main')).toHaveAttribute('inert', '');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect(hamburger).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'ダッシュボード' }).press('Enter');
  await expect(page).toHaveURL(DASHBOARD);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a form in a dialog opens with the focus on its first field, also when its record loads later', async ({
  open,
  page,
}) => {
  const form = page.getByRole('dialog');
  const audience = form.getByLabel('送信先の種類');
  await open('/akashi/notification?new=1', ADMINISTRATOR);
  await expect(audience).toBeFocused();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /を複製$/ })
    .first()
    .click();
  await expect(audience).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'タイトル' })).not.toHaveValue('');
});

const notice = (page: Page) => page.getByRole('region', { name: 'ヘルプセンター' });
