// In a browser: cookies that are removed meanwhile, a tab that is hidden, addresses with tokens one after another
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';

const LIST = '/akashi/notification';
const DASHBOARD = '/akashi/dashboard';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const NOW = '2026-04-01T09:00:00+09:00;paused';
const EXPIRE = 'トークンを今すぐ失効させる';
const RENEWAL = 'POST /:city/api/refresh-token';
const LOG_OUT = 'POST /default/login/logout';
const MISMATCH = 'Invalid form authenticity token. (Browser auto reload after 5s)';

test('a renewal without a response keeps the user signed in: the page says so and loads at the next attempt [R-SESSION-17, A-192]', {
  tag: '@core',
}, async ({ open, page, panel, records, allowConsole }) => {
  allowConsole(/Problem: server at POST \/:city\/api\/refresh-token/);
  await open(LIST, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);

  await test.step('the server fails to renew the token', async () => {
    await panel.push(EXPIRE);
    await panel.close();
    await panel.setFaults(`${RENEWAL} 500 x1`);
    await records.search.fill('お知らせ');
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('読み込めませんでした。');
    await failed.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(records.rows.first()).toContainText('お知らせ');
  });

  await test.step('the user goes on to another page while the token is renewed slowly', async () => {
    await panel.push(EXPIRE);
    await panel.close();
    await panel.setFaults(`${RENEWAL} delay:1500 x1`);
    await records.search.fill('');
    await expect(page.locator('main table')).toHaveAttribute('aria-busy', 'true');
    await menuOf(page).getByRole('link', { name: '管理者からのお知らせ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '管理者からのお知らせ' })).toBeVisible();
    await expect(records.rows).toHaveCount(20);
  });
});

test('the token is renewed each minute while the page is visible, and never while it is hidden [R-SESSION-18]', async ({
  open,
  page,
  panel,
}) => {
  await open(DASHBOARD, { ...ADMINISTRATOR, now: NOW });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const renewals = async () =>
    (await panel.calls()).filter((call) => call.startsWith(RENEWAL)).map((call) => call.slice(-3));
  const minute = async () => {
    await panel.open('clock');
    await panel.root.getByRole('button', { name: '+60秒', exact: true }).click();
  };
  await show(page, 'hidden');
  await minute();
  expect(await renewals()).toEqual([]);
  await show(page, 'visible');
  await minute();
  await expect.poll(renewals).toEqual(['200']);
});

test('a user whose cookies were removed, and a user whose account is gone, do not stay signed in [R-SESSION-22, R-MSG-08, A-174]', async ({
  open,
  page,
  panel,
  context,
  records,
  toasts,
}) => {
  await test.step('the cookies are gone when the token has to be renewed', async () => {
    await open(LIST, ADMINISTRATOR);
    await expect(records.rows).toHaveCount(20);
    await panel.push(EXPIRE);
    await panel.close();
    await context.clearCookies();
    await records.search.fill('お知らせ');
    await expect(page.getByRole('alertdialog', { name: MISMATCH })).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
  });

  await test.step('the account is gone at a change of page', async () => {
    await open(LIST, ADMINISTRATOR);
    await expect(records.rows).toHaveCount(20);
    await panel.setFaults('GET /users/profile 404');
    await menuOf(page).getByRole('link', { name: '管理者からのお知らせ' }).click();
    await expect(page).toHaveURL('/login');
    await expect(toasts).toHaveCount(1);
  });
});

test('the user is signed out also when the server fails or does not answer [R-SESSION-13, A-090]', async ({
  open,
  page,
  panel,
  context,
}) => {
  await open(DASHBOARD, { ...ADMINISTRATOR, now: NOW, fault: `${LOG_OUT} 500 x1` });
  const signOut = async () => {
    await page.getByRole('button', { name: '管理者のメニュー' }).click();
    await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  };
  await signOut();
  await expect(page).toHaveURL('/login');
  expect(await tokensOf(context)).toEqual([]);

  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード', { exact: true }).fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(DASHBOARD);
  await panel.setFaults(`${LOG_OUT} hang`);
  await signOut();
  await panel.pass(5);
  await expect(page).toHaveURL('/login');
  expect(await tokensOf(context)).toEqual([]);
});

test('of sign-in links opened one after another the last one counts, and an account without screens never replaces the signed-in one [A-273]', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  await open(DASHBOARD, { ...ADMINISTRATOR, now: NOW });
  await expect(menuOf(page)).toBeVisible();
  const [operator, owner, member] = await Promise.all(
    ['operator', 'owner_shop', 'member'].map((username) => linkOf(page, username)),
  );
  const question = page.getByRole('alertdialog', { name: '別のアカウントに切り替えますか？' });

  await test.step('two links are opened before the first one is tried', async () => {
    // answered when the clock moves
    await panel.setFaults('GET /users/profile delay:1000 x2');
    await goTo(page, operator ?? '');
    await expect(page).not.toHaveURL(/auth-redirect/);
    await goTo(page, owner ?? '');
    await expect(page).not.toHaveURL(/auth-redirect/);
    await panel.pass(1);
    await panel.close();
    await expect(question).toContainText('(owner_shop) のものです');
  });

  await test.step('a third link replaces the one in question', async () => {
    await goTo(page, operator ?? '');
    await expect(question).toContainText('(operator) のものです');
    await question.getByRole('button', { name: 'このまま続ける' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('a member has no screens here', async () => {
    await goTo(page, member ?? '');
    await expect(toasts).toHaveCount(1);
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: '管理者のメニュー' })).toBeVisible();
  });
});

test('the form of a new name of the city changes the name in the menu at once [A-179, R-GEN-38]', async ({
  open,
  page,
}) => {
  await open('/akashi/city-info', { role: 'Operator', city: 'akashi' });
  await page.getByRole('link', { name: '地域情報を編集' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^地域名/)
    .fill('新明石市');
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
  await expect(page).toHaveTitle('地域情報 - 新明石市');
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' });

const tokensOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.includes('Token'));

/** The browser hides a page that is in the background; no page of a headless browser is. */
const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** A sign-in link, with tokens as the backend gives them to another application. */
const linkOf = (page: Page, username: string) =>
  page.evaluate(async (name) => {
    const answer = await fetch('/api-root/signin/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: name, password: 'machi2026' }),
    });
    const { data } = (await answer.json()) as { data: { access_token: string; refresh_token: string } };
    return `/auth-redirect#access_token=${data.access_token}&refresh_token=${data.refresh_token}`;
  }, username);
