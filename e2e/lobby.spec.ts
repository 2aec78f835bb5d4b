// In a browser: the page before its scripts, several tabs, Back
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { panelOf } from './panel';

const JA = { lang: 'ja', title: 'まちの管理画面を、ひらいてみる', places: '地域を選ぶ', settsu: '摂津市' };
const EN = {
  lang: 'en',
  title: 'Step inside the console of a town',
  places: 'Choose a place',
  settsu: 'Settsu',
};

const accountOf = (tab: Page) => tab.getByRole('button', { name: /^[^「]+のメニュー$/ });
const placesOf = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link');

test('the lobby has its headings and links before any script file, in both languages [R-WISH-09]', {
  tag: '@core',
}, async ({ page }) => {
  const heldRoutes: Route[] = [];
  await page.route('**/*.js', (route) => void heldRoutes.push(route));
  for (const { lang, title, places, settsu } of [JA, EN]) {
    await page.goto(`/?lang=${lang}#lobby-settsu`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(placesOf(page, places)).toHaveCount(9);
    await expect(page.locator('.lobby-city:visible').getByRole('heading', { level: 2 })).toHaveText(settsu);
    await expect(page.getByRole('link', { name: settsu })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.lobby-city:visible').getByRole('heading', { level: 3 })).toHaveCount(3);
  }
  expect(heldRoutes.length).toBeGreaterThan(0);
});

test('the plain address of a new visitor leads to the lobby, which is used by keyboard, and back from the console [R-WISH-09, R-WISH-10]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/#lobby');
  await page.getByRole('link', { name: '草津市' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#lobby-kusatsu');
  await expect(page.getByRole('heading', { name: '草津市' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '入る: 管理者' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.home-city strong')).toHaveText('草津市');
  await expect(page).toHaveURL('/kusatsu/dashboard');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '草津市' })).toBeVisible();

  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Enter: Shop staff' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/kusatsu/dashboard');
  // the address is there before the session is stored
  await expect(page.locator('.sidebar nav')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/kusatsu/dashboard');
});

test('two links of the lobby are two roles side by side, and the lobby leads from a sandbox to a third [R-WISH-10]', async ({
  context,
  page,
}) => {
  const enter = (role: string) => page.getByRole('link', { name: `入る: ${role}` });
  await page.goto('/#lobby-akashi');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    enter('店舗スタッフ').click({ modifiers: ['Control'] }),
  ]);
  await enter('管理者').click();
  await expect(accountOf(page)).toBeVisible();
  await expect(accountOf(other)).toBeVisible();
  const both = [await accountOf(page).textContent(), await accountOf(other).textContent()];
  expect(both[0]).not.toBe(both[1]);
  await Promise.all([page.reload(), other.reload()]);
  await expect(accountOf(page)).toHaveText(both[0] ?? '');
  await expect(accountOf(other)).toHaveText(both[1] ?? '');

  await page.goto('/#lobby-shonan');
  await enter('広告主').click();
  await expect(page).toHaveURL('/shonan/dashboard');
  await expect(panelOf(page).root.locator('.handle .sandbox')).toHaveText('3');
  await other.reload();
  await expect(accountOf(other)).toHaveText(both[1] ?? '');
});

test('all five roles are in the first view on a wide window, and the first on a smaller one and on a phone, and the language is that of the browser [A-349]', async ({
  browser,
}) => {
  for (const [locale, { title }] of [
    ['ja-JP', JA],
    ['en-GB', EN],
  ] as const) {
    const ownContext = await browser.newContext({ locale });
    const page = await ownContext.newPage();
    for (const [width, height, least] of [
      [1440, 900, 5],
      [1024, 768, 1],
      [390, 844, 1],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/#lobby');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const feet = await page
        .locator('.lobby-city:visible > ul > li')
        .evaluateAll((roles) => roles.map((role) => role.getBoundingClientRect().bottom));
      expect(feet.filter((foot) => foot <= height).length, `${locale} ${width}`).toBeGreaterThanOrEqual(
        least,
      );
    }
    await ownContext.close();
  }
});

test('the lobby is free of violations of WCAG, wide and on a phone, where it has no map [R-WISH-09]', async ({
  page,
  axe,
}) => {
  for (const [{ lang, places }, width] of [
    [JA, 1440],
    [EN, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/?lang=${lang}#lobby-akashi`);
    await expect(placesOf(page, places)).toHaveCount(9);
    await page.locator('summary:visible').first().click();
    await expect(page.locator('.lobby-companies:visible a')).toHaveCount(4);
    await expect(page.locator('.lobby-drawing')).toBeVisible({ visible: width > 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axe(page)).toEqual([]);
  }
});
