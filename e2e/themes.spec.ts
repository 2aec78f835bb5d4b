// In a browser: axe and computed colours in each theme, forced colours, reduced motion
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import { QUIET } from './quiet';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const background = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

interface PageCase {
  name: string;
  path: string;
  shown: string;
  fault?: string;
}

const PAGE_CASES: readonly PageCase[] = [
  { name: 'dashboard', path: '/akashi/dashboard', shown: '.bell' },
  { name: 'list', path: '/akashi/notification', shown: 'tbody tr:nth-child(20)' },
  { name: 'form', path: '/akashi/notification?new=1', shown: '.record-form' },
  { name: 'a failure', path: '/akashi/notification-store', shown: '.toast', fault: 'GET * 500' },
];

// the dark theme is dark in a light system too
const LOOKS = [
  { theme: 'dark', scheme: 'light' },
  { theme: 'contrast', scheme: 'light' },
  { theme: 'contrast', scheme: 'dark' },
] as const;

/**
 * One form for each look, with the fields that other forms lack: pictures and hours, a colour, a day without
 * a time. tests/kit/services/colours.test.ts measures the colours of all rules in every look.
 */
const FORMS: readonly PageCase[] = ['advertisement', 'pass/list-package', 'event'].map((name) => ({
  name,
  path: `/akashi/${name}?new=1`,
  shown: '.record-form',
}));

for (const [look, { theme, scheme }] of LOOKS.entries()) {
  test(`no page violates WCAG 2.2 A or AA in ${theme} on a ${scheme} system [R-UI-11]`, async ({
    open,
    page,
    context,
    baseURL,
    panel,
    allowConsole,
    axe,
  }) => {
    allowConsole(/500/);
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const isSound = async (shown: string) => {
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await axe(page)).toEqual([]);
      const accent = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--accent'),
      );
      expect(accent.trim()).toBe('#409eff');
    };
    await test.step('the sign-in page violates no rule', async () => {
      await open('/login?type=store', { role: 'none' });
      await isSound('.login-card');
    });
    await open(QUIET, ADMINISTRATOR);
    for (const { name, path, shown, fault } of [...PAGE_CASES, ...FORMS.slice(look, look + 1)]) {
      await test.step(name, async () => {
        await panel.setFaults(...(fault === undefined ? [] : [fault]));
        await goTo(page, path);
        await isSound(shown);
      });
    }
  });
}

test('a confirmation and the menus are readable in the dark theme too', async ({ open, page, axe }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open('/akashi/notification', ADMINISTRATOR);
  await page.locator('td.row-actions button').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await expect(page.getByRole('menuitem', { name: /^配色: / })).toHaveText([
    'システム',
    'ライト',
    'ダーク',
    '高コントラスト',
  ]);
  expect(await axe(page)).toEqual([]);
  expect(await background(page, '.p-menu')).toBe(await background(page, '.navbar'));
});

test('the theme follows the system until the user chooses one, which then applies before the first paint', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/akashi/dashboard', ADMINISTRATOR);
  await expect(page.locator('.navbar')).toBeVisible();
  expect(await background(page, '.navbar')).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page, '.navbar');
  expect(dark).not.toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: '配色: ダーク' }).click();
  await expect.poll(() => background(page, '.navbar')).toBe(dark);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'theme');
  expect(cookie?.value).toBe('dark');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.getElementById('root');
      // the theme at the first rendering of the root
      if (root?.firstChild && !document.body.dataset.first) {
        document.body.dataset.first = document.documentElement.dataset.theme ?? 'none';
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-first', 'dark');
  expect(await background(page, '.navbar')).toBe(dark);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('a system that prefers more contrast gets the high-contrast theme without a choice', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await open('/akashi/dashboard', ADMINISTRATOR);
  await expect(page.locator('.navbar')).toBeVisible();
  expect(await background(page, '.navbar')).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(() => background(page, '.navbar')).not.toBe('rgb(0, 0, 0)');
});

test('in forced colours the current menu item has an outline', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/akashi/dashboard', ADMINISTRATOR);
  const current = page.getByRole('navigation', { name: 'メニュー' }).locator('a[aria-current]');
  await expect(current).toHaveCSS('outline-style', 'solid');
});

test('in forced colours an invalid field has a thicker border, and swatches keep their colours', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/akashi/genre?new=1', ADMINISTRATOR);
  await page.locator('dialog form button[type=submit]').click();
  await expect(page.locator('.field.invalid .input').first()).toHaveCSS('border-top-width', '3px');
  await open('/akashi/premium-stats', ADMINISTRATOR);
  await expect(page.locator('.legend-swatch').first()).toHaveCSS('forced-color-adjust', 'none');
});

test('the page has no animation when the system prefers reduced motion', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/akashi/notification', { ...ADMINISTRATOR, fault: 'GET /:city/notifications/ delay:3000' });
  await expect(page.locator('.shell')).toBeVisible();
  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => (animation.effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
});
