// In a browser: cookies and storage that several tabs share, locks between tabs, reloads, real dialogs at leaving
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Panel, panelOf } from './panel';
import { sendNotification } from './send';

const LIST = '/akashi/notification';
const NOTICES = '/akashi/notification-store';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const EXPIRE = 'トークンを今すぐ失効させる';
const END = 'セッションを終わらせる(更新も拒否)';
const MISMATCH = 'Invalid form authenticity token. (Browser auto reload after 5s)';
const OVER = 'セッションが切れました';
const WORDS = '途中まで書いた本文 髙﨑🗾';

test('a sign-in in one tab signs the other tabs in, each on its page, and three tabs with the same expired token send one renewal in all [R-SESSION-17, R-SESSION-19, R-SESSION-22]', {
  tag: '@core',
}, async ({ open, page, context }) => {
  await open(NOTICES, { role: 'none', city: 'akashi' });
  await page.getByLabel('ユーザー名').fill('admin');
  const otherTab = await tabAt(context, '/login');
  await signIn(otherTab, 'operator');
  await expect(otherTab).toHaveURL('/akashi/dashboard');
  await expect(page).toHaveURL(NOTICES);
  await expect(rowsOf(page)).toHaveCount(20);

  const tabs = [page, otherTab, await tabAt(context, NOTICES)];
  const panels = tabs.map(panelOf);
  for (const tab of tabs) await expect(menuOf(tab)).toBeVisible();
  await panels[0]?.push(EXPIRE);
  await panels[0]?.close();
  await Promise.all(tabs.map((tab) => menuOf(tab).getByRole('link', { name: 'プッシュ通知' }).click()));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('プッシュ通知');
    await expect(rowsOf(tab)).toHaveCount(20);
  }
  const renewals = await callsOf(panels, /refresh-token/);
  expect(renewals).toEqual(['POST /:city/api/refresh-token 200']);
});

test('a log-out in one tab hides the pages of the other tabs, which reload to the sign-in after 5 s [R-SESSION-22, R-MSG-08]', async ({
  open,
  page,
  panel,
  context,
}) => {
  const now = '2026-04-01T09:00:00+09:00;paused';
  await open(LIST, { ...ADMINISTRATOR, now });
  // each tab has its own clock, which decides when its tokens expire
  const otherTab = await tabAt(context, `/akashi/dashboard#qa?writes=keep&now=${encodeURIComponent(now)}`);
  await signOut(otherTab, '管理者');
  const modal = page.getByRole('alertdialog', { name: MISMATCH });
  await expect(modal).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  // no key closes it
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await panel.pass(4);
  await expect(modal).toBeVisible();
  await panel.pass(1);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(LIST)}`);
  await expect(modal).toBeHidden();
});

test('a mismatch that a reload does not resolve ends in a forced log-out and not in a loop [R-SESSION-22, A-081]', async ({
  open,
  page,
}) => {
  await open(LIST, ADMINISTRATOR);
  await expect(rowsOf(page)).toHaveCount(20);
  // the id of no user: every profile differs from it
  const spoil = () => page.evaluate(() => localStorage.setItem('UserId', '999'));
  await spoil();
  await menuOf(page).getByRole('link', { name: 'ダッシュボード' }).click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.toasts p')).toHaveText([OVER]);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('City'))).toBeNull();
});

test('a city chosen in one tab and a role changed by the administrator apply in every tab, and a message tells of the city [R-CITY-14, R-GUARD-05, R-GUARD-06]', async ({
  open,
  page,
  panel,
  context,
  toasts,
}) => {
  await open(LIST, ADMINISTRATOR);
  await expect(rowsOf(page)).toHaveCount(20);
  const otherTab = await tabAt(context, '/city');
  await otherTab.getByRole('button', { name: '草津市' }).click();
  // first of all: it lives for three seconds
  await expect(toasts).toHaveText(['別のタブで地域が「草津市」に切り替わりました。']);
  await expect(page).toHaveURL('/kusatsu/notification');
  await expect(page).toHaveTitle('プッシュ通知 - 草津市');

  await expect(menuOf(otherTab).getByRole('link', { name: 'プッシュ通知' })).toBeVisible();
  await panel.open('push');
  await panel.root.getByLabel('管理者が役割を変更する').selectOption('staff_shop');
  await expect(panel.root.getByText('管理者が役割を変更する: 実行しました')).toBeVisible();
  await panel.close();
  await menuOf(page).getByRole('link', { name: '管理者からのお知らせ' }).click();
  for (const tab of [page, otherTab])
    await expect(menuOf(tab).getByRole('link', { name: 'プッシュ通知' })).toBeHidden();
});

test('a half-typed notification survives a reload, a refused renewal and a 406 with their reason, a log-out in another tab, an expired token of Firebase, and its closed tab [R-SESSION-15, R-HTTP-16, R-FB-04, R-STATE-19, A-196]', async ({
  open,
  page,
  panel,
  context,
  toasts,
  allowConsole,
}) => {
  test.slow();
  // Firebase's SDK logs a stream that is cut off
  allowConsole(/WebChannelConnection|transport errored|Could not reach Cloud Firestore/);
  // the console opens no `beforeunload` dialog here, but a reload by the user does, as in every browser
  let isReload = true;
  page.on('dialog', (dialog) => void (isReload ? dialog.accept() : dialog.dismiss()));
  const isKept = async () => {
    await expect(page).toHaveURL(`${LIST}?new=1`);
    await expect(titleOf(page)).toHaveValue('書きかけ');
    await expect(bodyOf(page)).toHaveValue(WORDS);
  };
  const signsInAgain = async () => {
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${LIST}?new=1`)}`);
    await signIn(page, 'administrator');
    await isKept();
  };
  await open(`${LIST}?new=1`, { ...ADMINISTRATOR, firebase: 'on' });
  await titleOf(page).fill('書きかけ');
  await bodyOf(page).fill(WORDS);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('途中まで書いた本文');

  await test.step('a reload', async () => {
    await page.reload();
    await isKept();
    isReload = false;
  });

  await test.step('a revoked token and a refused renewal', async () => {
    await panel.push(END);
    await panel.close();
    // the first request is the count of the receivers
    await formOf(page).getByRole('button', { name: '送信する' }).click();
    await expect(toasts).toHaveText([OVER]);
    await signsInAgain();
  });

  await test.step('a 406', async () => {
    await panel.fault('POST /:city/notifications/ 406 x1');
    await panel.close();
    await sendNotification(page);
    await expect(toasts).toHaveText([OVER]);
    await signsInAgain();
  });

  await test.step('a log-out in another tab', async () => {
    const otherTab = await tabAt(context, '/akashi/dashboard');
    await signOut(otherTab, '管理者');
    await otherTab.close();
    await page.getByRole('button', { name: 'Reload' }).click();
    await signsInAgain();
  });

  await test.step('an expired token of Firebase', async () => {
    await panel.open('faults');
    const loaded = page.waitForEvent('load');
    await panel.root.getByLabel('Firebaseの障害').selectOption('user-token-expired');
    await loaded;
    await isKept();
    await panel.open('faults');
    await panel.root.getByRole('button', { name: 'firebase user-token-expired を外す' }).click();
    await panel.close();
  });

  await test.step('the next tab offers the draft of a closed one', async () => {
    const otherTab = await tabAt(context, `${LIST}?new=1`);
    await page.close();
    await otherTab.getByRole('button', { name: /の下書きを使う$/ }).click();
    await expect(bodyOf(otherTab)).toHaveValue(WORDS);
  });
});

test('/auth-redirect signs in with the tokens of its fragment, which only the cookies keep, renews the session of the same account without a confirmation, and leads to the sign-in without tokens [R-ROUTE-04, R-SESSION-04, A-030, A-031, A-273]', async ({
  open,
  page,
  context,
}) => {
  await open('/akashi/dashboard', { role: 'Operator', city: 'akashi' });
  await expect(userButton(page, '運営')).toBeVisible();
  const firstTokens = await tokensIn(context);
  await open('/login', { role: 'none', city: 'kusatsu' });
  await expect(page.getByRole('button', { name: 'ログイン', exact: true })).toBeEnabled();
  await page.goto(`/auth-redirect#${firstTokens}&redirect_token=where+from`);
  await expect(page).toHaveURL('/kusatsu/dashboard');
  const redirect = (await context.cookies()).find(({ name }) => name === 'Redirect-Token');
  expect(decodeURIComponent(redirect?.value ?? '')).toBe('where from');
  const remembered = await page.evaluate(() => ({
    ...Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    history: location.href,
  }));
  expect(JSON.stringify(remembered)).not.toContain('access.');
  expect(remembered).toMatchObject({ UserId: '2' });

  await test.step('other tokens of the same account', async () => {
    await open('/login', { role: 'none', city: 'akashi' });
    await signIn(page, 'operator');
    await expect(userButton(page, '運営')).toBeVisible();
    expect(await tokensIn(context)).not.toBe(firstTokens);
    await page.goto(`/auth-redirect#${firstTokens}`);
    await expect(page).toHaveURL('/akashi/dashboard');
    await expect.poll(() => tokensIn(context)).toBe(firstTokens);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('no tokens', async () => {
    await open('/auth-redirect', { role: 'none' });
    await expect(page).toHaveURL('/login');
    await page.goto('/auth-redirect#access_token=only');
    await expect(page).toHaveURL('/login');
  });
});

test('/auth-redirect with tokens of another account, expired tokens or invalid tokens changes the account only after a confirmation, and a form in another tab keeps its values [R-SESSION-22, R-SESSION-23, A-273]', async ({
  open,
  page,
  context,
  toasts,
}) => {
  await open('/akashi/dashboard', { role: 'Advertiser', city: 'akashi' });
  await expect(page.getByRole('heading', { name: 'ダッシュボード' })).toBeVisible();
  const spent = await tokensIn(context);
  await signOut(page, '広告主');
  await open('/akashi/dashboard', { role: 'Operator', city: 'akashi' });
  await expect(page.getByRole('heading', { name: 'ダッシュボード' })).toBeVisible();
  const operator = await tokensIn(context);
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await bodyOf(page).fill(WORDS);
  const ownTokens = await tokensIn(context);

  const otherTab = await context.newPage();
  const message = otherTab.locator('.toasts p');
  for (const refused of [spent, 'access_token=access.1.1.9.x&refresh_token=refresh.1.1.x']) {
    await otherTab.goto(`/auth-redirect#${refused}`);
    await expect(message).toHaveText([
      /^開いたログイン用リンクは期限切れか、正しくありません。いまのログインは/,
    ]);
    await expect(otherTab).toHaveURL('/akashi/dashboard');
  }
  const confirmation = otherTab.getByRole('alertdialog', { name: '別のアカウントに切り替えますか？' });
  await otherTab.goto(`/auth-redirect#${operator}`);
  await expect(confirmation).toContainText(
    /管理者.*\(administrator\) としてログインしています。開いたリンクは .*\(operator\) のものです/,
  );
  await confirmation.getByRole('button', { name: 'このまま続ける' }).click();
  await expect(confirmation).toBeHidden();
  expect(await tokensIn(context)).toBe(ownTokens);
  await expect(bodyOf(page)).toHaveValue(WORDS);
  await expect(toasts).toHaveCount(0);

  await otherTab.goto(`/auth-redirect#${operator}`);
  await confirmation.getByRole('button', { name: '切り替える' }).click();
  await expect(userButton(otherTab, '運営')).toBeVisible();
  expect(await tokensIn(context)).toBe(operator);
  const modal = page.getByRole('alertdialog', { name: MISMATCH });
  await modal.getByRole('button', { name: 'Reload' }).click();
  await expect(userButton(page, '運営')).toBeVisible();

  // the switch back restores the form values. The first tab leaves the console before, because its second
  // mismatch within a minute would end the session (A-081)
  await page.goto('about:blank');
  await otherTab.goto(`/auth-redirect#${ownTokens}`);
  await confirmation.getByRole('button', { name: '切り替える' }).click();
  await expect(userButton(otherTab, '管理者')).toBeVisible();
  await page.goto(`${LIST}?new=1`);
  await expect(bodyOf(page)).toHaveValue(WORDS);
});

test('the error log keeps each error with an id, an address and a time [R-UI-16, R-MSG-39]', async ({
  open,
  page,
  axe,
  allowConsole,
}) => {
  allowConsole(/Problem: server at GET \/:city\/notifications\//);
  await open(LIST, {
    ...ADMINISTRATOR,
    fault: 'GET /:city/notifications/ 500 x1',
    now: '2026-04-01T09:00:00+09:00',
  });
  await page.getByRole('button', { name: 'エラーログ 1件' }).click();
  const log = page.getByRole('dialog', { name: 'エラーログ' });
  const entry = log.getByRole('listitem');
  await expect(entry).toContainText('Problem: server at GET /:city/notifications/ (500)');
  await expect(entry).toContainText('2026/04/01 09:00:0');
  await expect(entry).toContainText(LIST);
  await expect(entry.locator('code')).toHaveText(/^[0-9A-Z]+-1$/);
  expect(await axe(page)).toEqual([]);
  await log.getByRole('button', { name: 'ログを消去' }).click();
  await expect(log).toContainText('記録されたエラーはありません。');
  // toasts are in the topmost dialog too, with a close button of the same name
  await log.locator('header').getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByRole('button', { name: /^エラーログ/ })).toBeHidden();
});

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' });
const formOf = (page: Page) => page.getByRole('dialog', { name: '通知を作成' });
const titleOf = (page: Page) => formOf(page).getByRole('textbox', { name: 'タイトル' });
const bodyOf = (page: Page) => formOf(page).getByRole('textbox', { name: '本文' });

const userButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) });

/** The tokens as the fragment of an /auth-redirect address holds them. */
async function tokensIn(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return `access_token=${value('Admin-Token')}&refresh_token=${value('Admin-Refresh-Token')}`;
}

async function tabAt(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

async function callsOf(panels: readonly Panel[], pattern: RegExp): Promise<string[]> {
  const calls: string[] = [];
  for (const panel of panels) calls.push(...(await panel.calls()));
  return calls.filter((call) => pattern.test(call));
}

async function signIn(page: Page, username: string) {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

async function signOut(page: Page, name: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
}
