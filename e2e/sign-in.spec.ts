import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PASSWORD = 'machi2026';
const NOW = '2026-04-01T09:00:00+09:00;paused';

test('an ordinary sign-in leaves tokens and the user behind and asks for the city [R-SCR-01, R-SESSION-01..03, R-STORE-01, R-STORE-02, R-STORE-11, R-ROUTE-03]', async ({
  open,
  page,
}) => {
  await open('/login', { role: 'none' });
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/city');
  expect(await remembered(page)).toEqual({
    cookies: ['Admin-Refresh-Token', 'Admin-Token'],
    City: null,
    Store: null,
    login_by_store: null,
    UserId: '1',
  });
});

test('a store sign-in takes the shop code too and loads the store’s profile [R-SCR-02, R-SESSION-06..08, R-STORE-08, R-STORE-09, R-CITY-06, R-GUARD-04]', async ({
  open,
  page,
  panel,
}) => {
  await open('/login', { role: 'none' });
  await page.getByRole('link', { name: '店舗ログイン' }).click();
  await expect(page).toHaveURL('/login?type=store');
  await page.getByLabel('店舗コード').fill('machi001');
  await signIn(page, 'owner_shop');
  await expect(page).toHaveURL('/city');
  expect(await remembered(page)).toEqual({
    cookies: ['Admin-Refresh-Token', 'Admin-Token'],
    City: null,
    Store: 'machi001',
    login_by_store: 'true',
    UserId: '4',
  });
  const calls = await panel.calls();
  expect(calls).toContain('GET /users/owner_info 200');
  expect(calls).not.toContain('GET /users/profile 200');
});

test('the shop code of the last visit is offered again [A-058]', async ({ open, page }) => {
  await open('/akashi/dashboard', { role: 'owner_shop', city: 'akashi' });
  await signOut(page, '店舗オーナー');
  await page.getByRole('link', { name: '店舗ログイン' }).click();
  await expect(page.getByLabel('店舗コード')).toHaveValue('machi001');
});

test('every kind of user signs in by hand and lands on the dashboard [R-GEN-03, R-ROUTE-11, R-GUARD-03]', async ({
  open,
  page,
}) => {
  await open('/', { role: 'none', city: 'akashi' });
  for (const [username, name, role] of [
    ['administrator', '管理者', '管理者'],
    ['operator', '運営担当', 'オペレーター'],
    ['advertiser', '広告主', 'Advertiser'],
    ['owner_shop', '店舗オーナー', '店舗オーナー'],
    ['staff_shop', '店舗スタッフ', '店舗スタッフ'],
  ] as const) {
    await signIn(page, username);
    await expect(page).toHaveURL('/akashi/dashboard');
    await expect(page.getByText(`${name}さん（${role}）、明石市の管理画面です。`)).toBeVisible();
    await signOut(page, name);
  }
});

test('a wrong password is told in the form, what was typed stays, and nothing is stored [R-SCR-05]', async ({
  open,
  page,
}) => {
  await open('/login', { role: 'none' });
  await signIn(page, 'administrator', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('ユーザー名またはパスワードが正しくありません。');
  await expect(page.getByLabel('ユーザー名')).toHaveValue('administrator');
  await expect(page.getByLabel('パスワード')).toHaveValue('wrong');
  expect((await remembered(page)).cookies).toEqual([]);

  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/city');
});

test('a wrong shop code is told in the form [R-SCR-02]', async ({ open, page }) => {
  await open('/login?type=store', { role: 'none' });
  await page.getByLabel('店舗コード').fill('machi999');
  await signIn(page, 'owner_shop');
  await expect(page.getByRole('alert')).toHaveText('店舗コードが正しくありません。');
});

test('an empty field is named, and the first one gets the focus [R-SCR-05, R-MSG-31]', async ({
  open,
  page,
}) => {
  await open('/login?type=store', { role: 'none' });
  const submit = page.getByRole('button', { name: 'ログイン' });
  await submit.click();
  await expect(page.locator('.field-error')).toHaveText([
    '店舗コードを入力してください。',
    'ユーザー名を入力してください。',
    'Password is required',
  ]);
  await expect(page.getByLabel('店舗コード')).toBeFocused();

  await page.getByLabel('店舗コード').fill('machi001');
  await submit.click();
  await expect(page.locator('.field-error')).toHaveText([
    '',
    'ユーザー名を入力してください。',
    'Password is required',
  ]);
  await expect(page.getByLabel('ユーザー名')).toBeFocused();

  await page.getByLabel('ユーザー名').fill('owner_shop');
  await submit.click();
  await expect(page.locator('.field-error')).toHaveText(['', '', 'Password is required']);
  await expect(page.getByLabel('パスワード')).toBeFocused();
});

test('a permission the console does not know is refused for 5 s, without a cookie [R-SESSION-11, R-MSG-05, R-HTTP-16]', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  await open('/login', { role: 'none', now: NOW });
  for (const username of ['president', 'teacher']) {
    await signIn(page, username);
    await expect(toasts).toHaveText(['このユーザ名が存在していません。']);
    expect(await remembered(page)).toEqual(NOTHING);
    await panel.pass(4);
    await expect(toasts).toHaveText(['このユーザ名が存在していません。']);
    await panel.pass(1);
    await expect(toasts).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    await panel.close();
  }
});

test('members and guests are denied for 5 s and signed out again [R-SESSION-10, R-SESSION-12, R-ROLE-06, R-ROLE-15, R-MSG-06, R-MSG-26]', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  await open('/login', { role: 'none', now: NOW });
  for (const username of ['member', 'guest']) {
    await signIn(page, username);
    await expect(toasts).toHaveText(['システムにアクセスする権限がありません。']);
    await expect(page.getByRole('button', { name: 'ログイン' })).toBeEnabled();
    expect((await remembered(page)).cookies).toEqual([]);
    await panel.pass(4);
    await expect(toasts).toHaveText(['システムにアクセスする権限がありません。']);
    await panel.pass(1);
    await expect(toasts).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    await panel.close();
  }
  const signedOut = (await panel.calls()).filter((call) => call === 'POST /default/login/logout 200');
  expect(signedOut).toHaveLength(2);
});

test('whoever was sent to sign in returns to the page wished for [R-GUARD-01, A-022]', async ({
  open,
  page,
  records,
}) => {
  await open('/akashi/notification?page=2', { role: 'none', city: 'akashi' });
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/akashi/notification?page=2')}`);
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/akashi/notification?page=2');
  await expect(records.range).toContainText('21–');
});

test('the wished page names its city, and one that names none of theirs waits for the choice [R-GUARD-01, A-001, A-022]', async ({
  open,
  page,
}) => {
  await open('/akashi/notification?page=2', { role: 'none' });
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/akashi/notification?page=2');
  const elsewhere = '/toyonaka/notification';
  await open(elsewhere, { role: 'none' });
  await signIn(page, 'advertiser');
  await expect(page).toHaveURL(`/city?redirect=${encodeURIComponent(elsewhere)}`);
  await page.getByRole('button', { name: '明石市' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('a redirect never leaves the console [A-022]', async ({ open, page }) => {
  await open('/login?redirect=//example.com/akashi', { role: 'none', city: 'akashi' });
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('an address nobody knows leads to the sign-in too, and only then to /404 [R-GUARD-01, A-021]', async ({
  open,
  page,
}) => {
  await open('/nowhere/at/all', { role: 'none', city: 'akashi' });
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/nowhere/at/all')}`);
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/404');
});

test('with a token /login goes to / [R-GUARD-02]', async ({ open, page }) => {
  await open('/login', { role: 'Administrator', city: 'akashi' });
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('the language can be chosen before signing in and is kept [R-I18N-01, R-I18N-04, R-I18N-05, R-STATE-22, R-STORE-06]', async ({
  open,
  page,
  toasts,
}) => {
  await open('/login', { role: 'none' });
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible();
  for (const [name, language, submit] of [
    ['中文', 'zh', '登录'],
    ['Español', 'es', 'Entrar'],
    ['English', 'en', 'Sign in'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: submit, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await cookie(page, 'language')).toBe(language);
  }
  await expect(toasts).toHaveText(['Switch Language Success']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('signing in and choosing a city need no mouse [R-SCR-01, R-SCR-06]', async ({ open, page }) => {
  await open('/login', { role: 'none' });
  await expect(page.getByLabel('ユーザー名')).toBeVisible();
  await press(page, 'Tab', 3);
  await expect(page.getByLabel('ユーザー名')).toBeFocused();
  await page.keyboard.type('administrator');
  await press(page, 'Tab');
  await page.keyboard.type(PASSWORD);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/city');
  const city = page.getByRole('button', { name: '明石市' });
  await expect(city).toBeVisible();
  await press(page, 'Tab', 2);
  await expect(city).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('the password can be looked at', async ({ open, page }) => {
  await open('/login', { role: 'none' });
  const password = page.getByLabel('パスワード');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '表示' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: '隠す' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('logging out tells the server, drops tokens and role, keeps the city [R-NAV-03, R-SESSION-13, R-SESSION-14, R-STORE-12]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/notification?page=2', { role: 'Administrator', city: 'akashi' });
  await signOut(page, '管理者');
  await expect(page).toHaveURL('/login');
  const left = await remembered(page);
  expect(left.cookies).toEqual([]);
  expect(JSON.parse(left.City ?? 'null')).toMatchObject({ name: 'akashi' });
  expect(await panel.calls()).toContain('POST /default/login/logout 200');
  await panel.close();

  await page.goto('/akashi/dashboard');
  await signIn(page, 'operator');
  await expect(page.getByText('（オペレーター）')).toBeVisible();
});

const NOTHING = { cookies: [], City: null, Store: null, login_by_store: null, UserId: null };

async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
}

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name: `${name}のメニュー` }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page.getByLabel('ユーザー名')).toBeVisible();
}

async function remembered(page: Page) {
  const cookies = await page.context().cookies();
  return {
    cookies: cookies
      .map(({ name }) => name)
      .filter((name) => name.endsWith('Token'))
      .toSorted(),
    ...(await page.evaluate(() => ({
      City: localStorage.getItem('City'),
      Store: localStorage.getItem('Store'),
      login_by_store: localStorage.getItem('login_by_store'),
      UserId: localStorage.getItem('UserId'),
    }))),
  };
}

const cookie = async (page: Page, wanted: string) =>
  (await page.context().cookies()).find(({ name }) => name === wanted)?.value;

async function press(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}
