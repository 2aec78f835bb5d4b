// In a browser: the SDK of Firebase that loads late or never, and its connections
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Panel } from './panel';

const DASHBOARD = '/akashi/dashboard';
const NOW = '2026-04-01T09:00:00+09:00;paused';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi', firebase: 'on', now: NOW } as const;
const RENEWAL = 'POST /:city/api/refresh-token';
const FAILED = 'Firebaseへのアクセスは失敗しました。';
const FORBIDDEN = 'Firebase利用権限がありません。';
/** The SDK's messages about a cut connection. */
const LINE = /WebChannelConnection|transport errored|Could not reach Cloud Firestore/;

test('a user who signs out and in again while the SDK is loading, or cannot be loaded, gets the badges in the end [R-FB-01, R-SIDE-08]', {
  tag: '@core',
}, async ({ open, page, toasts, allowConsole, takenEdges }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const heldRoutes: Route[] = [];
  await page.route('**/assets/firebase-*.js', (route) => void heldRoutes.push(route));
  const loading = () => expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
  const release = (how: 'abort' | 'continue') =>
    Promise.all(heldRoutes.splice(0).map((route) => route[how]()));
  await open(DASHBOARD, { ...ADMINISTRATOR, now: '2026-04-01T09:00:00+09:00' });
  await loading();

  await test.step('the SDK cannot be loaded after the user has signed out', async () => {
    await signOut(page);
    await release('abort');
    await signIn(page);
    await loading();
  });

  await test.step('the SDK cannot be loaded after the user has signed in again, and is requested again', async () => {
    await signOut(page);
    await signIn(page);
    // the console joins once the page is rendered with its data, and shows nothing of it
    await expect.poll(() => takenEdges.get('realtime')).toContain('leaving, sign in → stays');
    await release('abort');
    await loading();
  });

  await test.step('the SDK is loaded after the user has signed in again', async () => {
    await signOut(page);
    await signIn(page);
    await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
    await release('continue');
    await joined(page);
    await expect(toasts).toHaveCount(0);
  });
});

test('a user whose sign-in at Firebase is refused can sign out, and opens the chat again once it is accepted [R-FB-07, R-STATE-16]', async ({
  open,
  page,
  panel,
  allowConsole,
}) => {
  allowConsole(LINE);
  const mainAlert = page.getByRole('main').getByRole('alert');
  await open('/akashi/chat', { ...ADMINISTRATOR, fault: 'firebase invalid-custom-token' });
  await expect(mainAlert).toContainText('読み込めませんでした。');
  await signOut(page);
  await signIn(page);
  await menuOf(page)
    .getByRole('link', { name: /^チャット/ })
    .click();
  await expect(mainAlert).toContainText('読み込めませんでした。');
  await works(panel, 'invalid-custom-token');
  await mainAlert.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.locator('.chat-rooms li')).toHaveCount(20);
});

test('the console asks a service that denies it four times at most, each time later, and starts anew after a steady minute [R-FB-06, R-MSG-22]', async ({
  open,
  page,
  panel,
  context,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  const passes = async (seconds: number) => {
    await panel.pass(seconds);
    await panel.close();
  };

  await test.step('four denials in a row, the first with a renewal that fails', async () => {
    await open(DASHBOARD, { ...ADMINISTRATOR, fault: ['firebase permission-denied', `${RENEWAL} 500 x1`] });
    for (const delay of [2, 4, 8]) {
      await expect(toasts).toHaveText([FORBIDDEN]);
      await page.locator('.toast').getByRole('button', { name: '閉じる' }).click();
      await expect(toasts).toHaveCount(0);
      await passes(delay);
    }
    await expect(toasts).toHaveText([FORBIDDEN]);
  });

  await test.step('the browser is online again, and the permission is granted', async () => {
    await works(panel, 'permission-denied');
    await context.setOffline(true);
    await context.setOffline(false);
    await joined(page);
  });

  await test.step('a denial after a steady minute is the first one again', async () => {
    await panel.open('clock');
    await panel.root.getByRole('button', { name: '+60秒', exact: true }).click();
    await panel.close();
    await firebase(panel, 'permission-denied');
    await expect(toasts).toHaveText([FORBIDDEN]);
    await expect(badgeOf(page)).toBeHidden();
    await works(panel, 'permission-denied');
    await passes(2);
    await joined(page);
  });

  await test.step('the user signs out while the console waits for the next attempt', async () => {
    await firebase(panel, 'permission-denied');
    await expect(badgeOf(page)).toBeHidden();
    await signOut(page);
  });
});

test('a sign-in at Firebase that has ended is reported where the token cannot be renewed, and the user can sign out meanwhile [R-FB-03, R-MSG-21]', async ({
  open,
  page,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  const ended = 'firebase user-token-expired';
  await test.step('the renewal fails, and the page is not reloaded', async () => {
    await open(DASHBOARD, { ...ADMINISTRATOR, fault: [ended, `${RENEWAL} 500`] });
    await expect(toasts).toHaveText([FAILED]);
    await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible();
  });

  await test.step('the renewal has no response, and the user signs out', async () => {
    const renewal = page.waitForFunction(() => document.querySelector('[data-harness]') !== null);
    await open(DASHBOARD, { ...ADMINISTRATOR, fault: [ended, `${RENEWAL} hang`] });
    await renewal;
    await signOut(page);
    await expect(toasts).toHaveCount(0);
  });
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' });
const badgeOf = (page: Page) =>
  menuOf(page)
    .getByRole('link', { name: /^チャット/ })
    .locator('.badge');

/** Waits until the realtime session listens: then the badge shows the chat's total. */
const joined = (page: Page) => expect(badgeOf(page)).toBeVisible();

async function signOut(page: Page) {
  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
}

async function signIn(page: Page) {
  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード', { exact: true }).fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('button', { name: '管理者のメニュー' })).toBeVisible();
}

async function firebase(panel: Panel, fault: string) {
  await panel.open('faults');
  await panel.root.getByLabel('Firebaseの障害').selectOption(fault);
  await panel.close();
}

async function works(panel: Panel, fault: string) {
  await panel.open('faults');
  await panel.root.getByRole('button', { name: `firebase ${fault} を外す` }).click();
  await panel.close();
}
