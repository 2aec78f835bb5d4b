// In a browser: the SDK of Firebase with its own connections, and the files that a page loads
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

const OPERATOR = { role: 'Operator', city: 'akashi', firebase: 'on' } as const;
const FAILED = 'Firebaseへのアクセスは失敗しました。';
const FORBIDDEN = 'Firebase利用権限がありません。';
const PAUSED = '2026-04-01T09:00:00+09:00;paused';
/** The SDK's messages about a cut connection. */
const LINE = /WebChannelConnection|transport errored|Could not reach Cloud Firestore/;

test('the badges change live, without a request by the console [R-FB-01, R-FB-09..12, R-SIDE-08]', {
  tag: '@core',
}, async ({ open, page, panel }) => {
  await open('/akashi/dashboard', OPERATOR);
  const chat = menuOf(page).getByRole('link', { name: /^チャット/ });
  await expect(chat).toBeVisible();
  const before = Number((await chat.locator('.badge').textContent()) ?? '0');
  await panel.push('チャットが届く');
  await expect(chat.locator('.badge')).toHaveText(String(before + 1));
  const calls = (await panel.calls()).length;
  await panel.push('チャットが届く');
  await expect(chat.locator('.badge')).toHaveText(String(before + 2));
  expect((await panel.calls()).length).toBe(calls);
  await panel.push('チャットを既読にする');
  await expect(chat.locator('.badge')).toBeHidden();
});

test('the bell counts a notice as soon as another user sends it [R-FB-11, A-096]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/dashboard', OPERATOR);
  const bell = page.getByRole('banner').getByRole('link', { name: /^未読のお知らせ/ });
  const count = Number(await bell.locator('.badge').textContent());
  await joined(page);
  await panel.push('運営からお知らせが届く');
  await expect(bell.locator('.badge')).toHaveText(String(count + 1));
});

test('the page is usable before it loads the Firebase SDK [quality]', async ({ open, page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\/firebase-.*\.js$/.test(request.url())) order.push('sdk');
  });
  await page.exposeFunction('note', (what: string) => void order.push(what));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('tbody tr').length < 20) return;
      observer.disconnect();
      (window as unknown as { note(what: string): void }).note('rows');
    }).observe(document, { childList: true, subtree: true });
  });
  await open('/akashi/notification', OPERATOR);
  await expect.poll(() => order).toEqual(['rows', 'sdk']);
});

test('the sign-in page requests nothing from Firebase', async ({ open, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await open('/login', { role: 'none', firebase: 'on' });
  await expect(page.getByRole('button', { name: 'ログイン', exact: true })).toBeEnabled();
  expect(requests.filter((url) => /firebase|firestore|identitytoolkit/.test(url))).toEqual([]);
});

for (const fault of ['invalid-user-token', 'user-token-expired']) {
  test(`${fault}: the console renews the token and reloads the page once, then shows the message for 5 s [R-FB-03..05, R-MSG-21, A-098]`, async ({
    open,
    page,
    panel,
    toasts,
    allowConsole,
  }) => {
    allowConsole(LINE);
    const loads: string[] = [];
    page.on('load', () => void loads.push(page.url()));
    await open('/akashi/notification', { ...OPERATOR, now: PAUSED, fault: `firebase ${fault}` });
    await expect(toasts).toHaveText([FAILED]);
    // the first load and one reload
    expect(loads.filter((url) => url.includes('notification'))).toHaveLength(2);
    await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(20);
    await panel.pass(4);
    await expect(toasts).toHaveText([FAILED]);
    await panel.pass(1);
    await expect(toasts).toHaveCount(0);
  });
}

test('permission-denied: the console shows the message for 5 s, renews the token and listens again [R-FB-06, R-MSG-22, R-HTTP-16]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open('/akashi/dashboard', { ...OPERATOR, now: PAUSED, fault: 'firebase permission-denied' });
  await expect(toasts).toHaveText([FORBIDDEN]);
  await panel.open('faults');
  await panel.root.getByRole('button', { name: 'firebase permission-denied を外す' }).click();
  // each further denial restarts the message's 5 s
  await panel.pass(4);
  await expect(toasts).toHaveText([FORBIDDEN]);
  await panel.pass(1);
  await expect(toasts).toHaveCount(0);
  const chat = menuOf(page).getByRole('link', { name: /^チャット/ });
  await panel.push('チャットが届く');
  await expect(chat.locator('.badge')).toBeVisible();
  expect((await panel.calls()).filter((call) => call.includes('refresh-token'))).toEqual([
    'POST /:city/api/refresh-token 200',
  ]);
});

test('the console logs an invalid custom token and shows no message [R-FB-07, R-MSG-23]', async ({
  open,
  page,
  toasts,
  axe,
}) => {
  await open('/akashi/dashboard', { ...OPERATOR, fault: 'firebase invalid-custom-token' });
  await page.getByRole('button', { name: 'エラーログ 1件' }).click();
  await expect(page.getByRole('dialog', { name: 'エラーログ' }).getByRole('listitem')).toContainText(
    'auth/invalid-custom-token',
  );
  expect(await axe(page)).toEqual([]);
  await expect(toasts).toHaveCount(0);
});

test('a user missing in the chat store has no bell, and a warning gives the reason [R-FB-08, R-MSG-24]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(/the user is missing in the chat store/);
  await open('/akashi/dashboard', OPERATOR);
  const bell = page.getByRole('banner').getByRole('link', { name: /^未読のお知らせ/ });
  await expect(bell).toBeVisible();
  await joined(page);
  await panel.open('faults');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await panel.root.getByLabel('Firebaseの障害').selectOption('missing-user');
  expect((await warned).text()).toContain('the user is missing in the chat store');
  await expect(bell).toBeHidden();
  await expect(toasts).toHaveCount(0);
});

test('the console stays usable during an outage of Firebase, and the badges appear after it', async ({
  open,
  page,
  panel,
  records,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open('/akashi/notification', { ...OPERATOR, fault: 'firebase unavailable' });
  await expect(records.rows).toHaveCount(20);
  await expect(toasts).toHaveCount(0);
  await panel.open('faults');
  await panel.root.getByRole('button', { name: 'firebase unavailable を外す' }).click();
  await panel.push('チャットが届く');
  await expect(
    menuOf(page)
      .getByRole('link', { name: /^チャット/ })
      .locator('.badge'),
  ).toBeVisible();
});

test('the realtime session recovers from cut connections and revoked tokens by itself', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open('/akashi/dashboard', OPERATOR);
  await joined(page);
  for (const what of ['接続を切る', 'IDトークンを失効させる']) {
    const badge = menuOf(page)
      .getByRole('link', { name: /^チャット/ })
      .locator('.badge');
    await panel.push('チャットを既読にする');
    await expect(badge).toBeHidden();
    await panel.push(what);
    await panel.push('チャットが届く');
    await expect(badge).toHaveText('1');
  }
  await expect(toasts).toHaveCount(0);
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' });

/** Waits until the realtime session listens: then the badge shows the chat's total. */
const joined = (page: Page) =>
  expect(
    menuOf(page)
      .getByRole('link', { name: /^チャット/ })
      .locator('.badge'),
  ).toBeVisible();
