// In a browser: the page before its scripts, the focus and the caret that it hands over, cookies of a sign-in by hand
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

const PASSWORD = 'machi2026';

test('the sign-in page is visible before its script, which keeps the typed values, their focus and their place [R-SCR-01]', {
  tag: '@core',
}, async ({ open, page }) => {
  await open('/login', { role: 'none', lang: 'ja' });
  await expect(page.getByLabel('ユーザー名')).toBeEnabled();
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('ユーザー名').pressSequentially('administrator');
  await page.getByLabel('パスワード').pressSequentially(PASSWORD);
  await page.getByLabel('パスワード').press('ArrowLeft');
  const before = await formOf(page);
  expect(before).toMatchObject({ focus: 'password', caret: PASSWORD.length - 1 });

  await scripts.release();
  await expect(page).toHaveURL('/login');
  expect(await formOf(page)).toEqual(before);
  await page.getByLabel('パスワード').press('Enter');
  await expect(page.getByRole('heading', { name: '地域選択' })).toBeVisible();
});

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

  const secondHold = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#sign-in-ja')).toBeAttached();
  expect(await page.locator('#root').innerHTML()).toBe('');
  await secondHold.release();
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

test('each role signs in by hand, reaches the dashboard and logs out; the browser keeps tokens only in cookies, and none after the log-out [R-GEN-03, R-ROUTE-11, R-GUARD-03, R-SESSION-13, R-SESSION-14, R-STORE-12]', async ({
  open,
  page,
}) => {
  await open('/', { role: 'none', city: 'akashi' });
  for (const [username, name] of [
    ['administrator', '管理者'],
    ['operator', '運営担当'],
    ['advertiser', '広告主'],
    ['owner_shop', '店舗オーナー'],
    ['staff_shop', '店舗スタッフ'],
  ] as const) {
    await signIn(page, username);
    await expect(page).toHaveURL('/akashi/dashboard');
    await expect(page.locator('.home-city strong')).toHaveText('明石市');
    expect((await remembered(page)).cookies).toEqual([
      'Admin-Refresh-Token',
      'Admin-Token',
      'Redirect-Token',
    ]);
    await signOut(page, name);
    const rememberedState = await remembered(page);
    expect(rememberedState.cookies).toEqual([]);
    expect(JSON.parse(rememberedState.City ?? 'null')).toMatchObject({ name: 'akashi' });
  }
});

async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
}

/** Holds all scripts back until `release`. */
async function holdScripts(page: Page) {
  let heldRoutes: Route[] | null = [];
  await page.route('**/assets/*.js', async (route) => {
    if (heldRoutes === null) await route.continue();
    else heldRoutes.push(route);
  });
  return {
    async release() {
      const waiting = heldRoutes ?? [];
      heldRoutes = null;
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
    City: await page.evaluate(() => localStorage.getItem('City')),
  };
}
