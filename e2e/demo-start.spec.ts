// In a browser: files that load late, or not at all
import type { Route } from '@playwright/test';
import { expect, test } from './fixtures';

/** The file of the fake backend, which the console does not wait for until its first request. */
const BACKEND = /\/start-backend-[^/]+\.js$/;

/** The file with the handlers of coupons and other offers. */
const HANDLERS_OF_OFFERS = /\/offers-[\w-]{7}\.js$/;

test('the sign-in page of a link is interactive before the fake backend has loaded, and a sign-in waits for it [R-WISH-09]', {
  tag: '@core',
}, async ({ open, page }) => {
  const heldRoutes: Route[] = [];
  await page.route(BACKEND, (route) => void heldRoutes.push(route));
  await open('/login', { role: 'none', lang: 'en' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('User name').fill('administrator');
  await page.getByLabel('Password').fill('machi2026');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(page.locator('[data-harness]')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  for (const route of heldRoutes) await route.continue();
  await expect(page).toHaveURL('/city');
});

test('a link that signs a user in says who it opens as, until the fake backend has loaded [R-WISH-09]', async ({
  open,
  page,
  records,
}) => {
  const heldRoutes: Route[] = [];
  await page.route(BACKEND, (route) => void heldRoutes.push(route));
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi', theme: 'dark' });
  await expect(page.getByRole('status')).toHaveText('明石市 · 管理者 として開いています…');
  await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
  for (const route of heldRoutes) await route.continue();
  await expect(records.rows).toHaveCount(20);
  await expect(page.getByText('として開いています')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a demo whose fake backend cannot be loaded says so in place of the sign-in page [R-WISH-09]', async ({
  open,
  page,
  allowConsole,
}) => {
  // the rejected import is reported with an empty text
  allowConsole(/^$|Failed to load resource/);
  await page.route(BACKEND, (route) => route.abort());
  await open('/login', { role: 'none' });
  await expect(page.getByText('The console could not be loaded.')).toBeVisible();
});

test('a list whose part of the fake backend cannot be loaded says so, the panel counts its call, and a retry loads it [R-WISH-09]', async ({
  open,
  page,
  panel,
  records,
  allowConsole,
}) => {
  allowConsole(
    /Failed to load resource|the file that answers GET .* could not be loaded|Problem: network at GET/,
  );
  await page.route(HANDLERS_OF_OFFERS, (route) => route.abort());
  await open('/akashi/coupon', { role: 'Administrator', city: 'akashi' });
  await expect(page.locator('.records-note')).toContainText('読み込めませんでした');
  await expect(panel.root.getByRole('button', { name: '応答できなかったAPI呼び出し' })).toBeVisible();
  await panel.open('network');
  await panel.root
    .getByRole('button', { name: /coupons/ })
    .last()
    .click();
  await expect(panel.root.getByText('応答するファイルを読み込めませんでした。')).toBeVisible();
  await panel.close();
  await page.unroute(HANDLERS_OF_OFFERS);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(records.rows).toHaveCount(20);
});

test('a link under the pointer loads the handlers of its page [R-WISH-09]', async ({
  open,
  page,
  records,
}) => {
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const handlersRequested = page.waitForRequest(HANDLERS_OF_OFFERS);
  await page.locator('.sidebar a[href="/akashi/coupon"]').hover();
  await handlersRequested;
  await expect(page).toHaveURL('/akashi/notification');
});

test('a browser that refuses its storages signs in: the page has storages of its own [R-WISH-09]', async ({
  open,
  page,
  records,
}) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await open('/login', { role: 'none' });
  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード').fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('button', { name: '明石市' }).click();
  await page.getByRole('link', { name: 'プッシュ通知', exact: true }).click();
  await expect(records.rows).toHaveCount(20);
});
