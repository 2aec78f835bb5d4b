import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';

test('by keyboard alone: sign in, change the city, open a page, use its tab’s menu, switch the language, log out [R-SCR-01, R-SCR-06, R-TABS-02, R-TABS-03, R-NAV-03, R-NAV-10]', async ({
  open,
  page,
}) => {
  await open('/login', { role: 'none' });
  await tabTo(page, page.getByLabel('ユーザー名'));
  await page.keyboard.type('administrator');
  await page.keyboard.press('Tab');
  await page.keyboard.type('machi2026');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/city');
  await tabTo(page, page.getByRole('button', { name: '草津市' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kusatsu/dashboard');

  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: '草津市' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/city');
  await tabTo(page, page.getByRole('button', { name: '明石市' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/akashi/dashboard');

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'プッシュ通知' }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('プッシュ通知');

  const tabs = page.getByRole('navigation', { name: '開いているページ' });
  await tabTo(page, tabs.getByRole('link', { name: 'プッシュ通知' }));
  await page.keyboard.press('Shift+F10');
  await choose(page, 'ほかを閉じる');
  await expect(tabs.getByRole('link')).toHaveText(['プッシュ通知']);
  await expect(tabs.getByRole('link')).toBeFocused();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: '言語' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await choose(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications');

  await tabTo(page, page.getByRole('banner').locator('.user-button'));
  await page.keyboard.press('Enter');
  await choose(page, 'Log out');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

/** As far as a patient person goes. */
const STEPS = 120;

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let step = 0; step < STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${STEPS} presses of ${key} did not reach ${String(target)}`);
}

/** The arrows walk a menu's entries. */
async function choose(page: Page, name: string) {
  const entry = page.getByRole('menuitem', { name, exact: true });
  await expect(entry).toBeVisible();
  for (let step = 0; step < STEPS; step += 1) {
    if (
      await entry.evaluate((element) =>
        element.matches(':focus, .p-focus, .p-focus *, [data-p-focused="true"]'),
      )
    )
      return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrows did not reach ${name}`);
}
