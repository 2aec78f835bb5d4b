import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

const PASSWORD = 'machi2026';
const NOW = '2026-04-01T09:00:00+09:00;paused';

for (const [language, username, password, city] of [
  ['ja', 'ユーザー名', 'パスワード', '地域選択'],
  ['en', 'User name', 'Password', 'Choose a city'],
] as const) {
  test(`the sign-in page is visible before its script, which keeps the typed values, in ${language} [R-SCR-01]`, async ({
    open,
    page,
  }) => {
    await open('/login', { role: 'none', lang: language });
    await expect(page.getByLabel(username)).toBeEnabled();
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel(username).pressSequentially('administrator');
    await page.getByLabel(password).pressSequentially(PASSWORD);
    await page.getByLabel(password).press('ArrowLeft');
    const before = await formOf(page);
    expect(before).toMatchObject({ focus: 'password', caret: PASSWORD.length - 1 });

    await scripts.release();
    await expect(page).toHaveURL('/login');
    expect(await formOf(page)).toEqual(before);
    await page.getByLabel(password).press('Enter');
    await expect(page.getByRole('heading', { name: city })).toBeVisible();
  });
}

test('Enter before the script has loaded signs in after it, and a signed-in user does not see the form again [R-SCR-01, A-022]', async ({
  open,
  page,
}) => {
  await open('/login', { role: 'none', city: 'akashi' });
  await expect(page.getByLabel('ユーザー名')).toBeEnabled();
  const scripts = await holdScripts(page);
  await page.goto('/akashi/notification?page=2', { waitUntil: 'commit' });
  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード').fill(PASSWORD);
  await page.getByLabel('パスワード').press('Enter');
  await expect(page).toHaveURL('/akashi/notification?page=2');
  await scripts.release();
  await expect(page.getByRole('heading', { name: 'プッシュ通知' })).toBeVisible();
  await expect(page).toHaveURL('/akashi/notification?page=2');

  const again = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#sign-in-ja')).toBeAttached();
  expect(await page.locator('#root').innerHTML()).toBe('');
  await again.release();
  await expect(page.getByRole('heading', { name: 'プッシュ通知' })).toBeVisible();
});

test('a message replaces the form when the script fails to load [R-UI-16]', async ({
  allowConsole,
  page,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('The console could not be loaded.')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
});

test('the form reports a wrong password, keeps its values, and the console stores nothing; the right password stores tokens and user and leads to the choice of the city [R-SCR-05, R-SCR-01, R-SESSION-01..03, R-STORE-01, R-STORE-02, R-STORE-11, R-ROUTE-03]', async ({
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
  expect(await remembered(page)).toEqual({
    cookies: ['Admin-Refresh-Token', 'Admin-Token'],
    City: null,
    Store: null,
    login_by_store: null,
    UserId: '1',
  });
});

test("a store sign-in requires the shop code and loads the store's profile [R-SCR-02, R-SESSION-06..08, R-STORE-08, R-STORE-09, R-CITY-06, R-GUARD-04]", async ({
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

test('the form offers the shop code of the last visit again [A-058]', async ({ open, page }) => {
  await open('/akashi/dashboard', { role: 'owner_shop', city: 'akashi' });
  await signOut(page, '店舗オーナー');
  await page.getByRole('link', { name: '店舗ログイン' }).click();
  await expect(page.getByLabel('店舗コード')).toHaveValue('machi001');
});

test('each role signs in by hand and reaches the dashboard [R-GEN-03, R-ROUTE-11, R-GUARD-03]', async ({
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

test('the console refuses an unknown permission with a message of 5 s and sets no cookie [R-SESSION-11, R-MSG-05, R-HTTP-16]', async ({
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

test('the console denies members and guests with a message of 5 s and signs them out [R-SESSION-10, R-SESSION-12, R-ROLE-06, R-ROLE-15, R-MSG-06, R-MSG-26]', async ({
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

test('after the sign-in the user returns to the requested page [R-GUARD-01, A-022]', async ({
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

test('the requested page selects its city; if the account may not enter this city, the user chooses a city [R-GUARD-01, A-001, A-022]', async ({
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

test('an unknown address leads to the sign-in first, and then to /404 [R-GUARD-01, A-021]', async ({
  open,
  page,
}) => {
  await open('/nowhere/at/all', { role: 'none', city: 'akashi' });
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/nowhere/at/all')}`);
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/404');
});

test('a signed-in user who opens /login is led to / [R-GUARD-02]', async ({ open, page }) => {
  await open('/login', { role: 'Administrator', city: 'akashi' });
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('a log-out notifies the server, deletes tokens and role, and keeps the city [R-NAV-03, R-SESSION-13, R-SESSION-14, R-STORE-12]', async ({
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

/** Holds all scripts back until `release`. */
async function holdScripts(page: Page) {
  let held: Route[] | null = [];
  await page.route('**/assets/*.js', async (route) => {
    if (held === null) await route.continue();
    else held.push(route);
  });
  return {
    async release() {
      const waiting = held ?? [];
      held = null;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/** The form values, the focus and the caret, and the position of every element. */
const formOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return {
      typed: [...document.querySelectorAll('input')].map(({ value }) => value),
      focus: field.id,
      caret: field.selectionStart,
      // the drawing behind the form loads after it, and moves nothing
      boxes: [...document.querySelectorAll('.login :not(svg, svg *)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y} ${width} ${height}`;
      }),
    };
  });

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
