// In a browser: its own observers and tasks, a modal dialog, Escape as a browser counts it
import { PAGES } from '../tests/matrix';
import { translatePage } from '../tests/translated-page';
import { expect, test } from './fixtures';
import { RESOURCES } from './list-cases';
import { expectedAt, goTo, visitAll } from './navigate';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi', now: '2026-04-01T09:00:00+09:00' };
/** Shonan is the only city with every screen, and the Operator enters them all. */
const STOPS = PAGES.map(([path, heading]) => ({
  to: `/shonan/${path}`,
  address: `/shonan/${path}`,
  heading,
}));

test('every screen shows its own title while the browser translates the page', { tag: '@core' }, async ({
  open,
  page,
}) => {
  await open('/shonan/dashboard', { ...ADMINISTRATOR, role: 'Operator', city: 'shonan' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
  await page.evaluate(translatePage);
  await expect(page.locator('h1 font font')).toHaveText('ダッシュボード');
  expect(await visitAll(page, STOPS)).toEqual(expectedAt(STOPS));
});

test('records of every kind are opened, and forms are typed into and left with Escape, while the browser translates the page', async ({
  open,
  page,
}) => {
  await open('/akashi/dashboard', ADMINISTRATOR);
  await page.evaluate(translatePage);
  for (const { path, role } of RESOURCES) {
    if (role) continue;
    await goTo(page, path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.locator('tbody th a').first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await goTo(page, `${path}?new=1`);
    await dialog.locator('input[type=text], input:not([type]), textarea').first().fill('花火');
    // as often as a browser needs to close a dialog that refuses
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Escape');
    await goTo(page, '/akashi/dashboard');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});
