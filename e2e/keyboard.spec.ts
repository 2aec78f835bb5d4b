// In a browser: Tab, focus and shortcuts
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';
import { goTo } from './navigate';

test("by keyboard alone the user signs in, changes the city, opens a page and its tab's menu, switches the language and logs out [R-SCR-01, R-SCR-06, R-TABS-02, R-TABS-03, R-NAV-03, R-NAV-10]", {
  tag: '@core',
}, async ({ open, page }) => {
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

  await tabTo(page, page.getByRole('banner').locator('.user-button'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await choose(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications');

  await tabTo(page, page.getByRole('banner').locator('.user-button'));
  await page.keyboard.press('Enter');
  await choose(page, 'Log out');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('the focus moves to a neighbour when its element disappears: after removing a record or a receiver, opening a day, accepting a reservation, and creating a record with N', async ({
  open,
  page,
  toasts,
}) => {
  const office = { role: 'Administrator', city: 'akashi', now: '2026-04-01T09:00:00+09:00' };
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const pressOn = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  await test.step('the focus moves on when the user removes a chosen genre of an ad', async () => {
    await open('/akashi/advertisement?new=1', office);
    const picker = page.locator('.record-picker', { has: page.getByRole('combobox', { name: 'ジャンル' }) });
    const genres = picker.getByRole('combobox');
    const chosen = dialog.locator('.picked-records button');
    for (const [index, text] of ['和食', '買い物', '洋食'].entries()) {
      await tabTo(page, genres);
      await page.keyboard.type(text);
      await expect(picker.getByRole('option').first()).toContainText(text);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(chosen).toHaveCount(index + 1);
    }
    const [first = '', , last = ''] = await chosen.allTextContents();
    await tabTo(page, chosen.nth(1), 'Shift+Tab');
    for (const next of [last, first]) {
      await page.keyboard.press('Enter');
      await expect(chosen.filter({ hasText: next })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(genres).toBeFocused();
  });

  await test.step('the focus moves on when the user removes an ad of a time sale', async () => {
    await goTo(page, '/akashi/time-sale?new=1');
    await pressOn(button('広告を追加'));
    await pressOn(button('広告2を外す'));
    await expect(dialog.getByRole('group', { name: '広告1' }).getByRole('combobox')).toBeFocused();
  });

  await test.step('the focus moves on when the user removes a chosen receiver of a notification', async () => {
    await goTo(page, '/akashi/notification?new=1');
    await pressOn(dialog.getByLabel('送信先の種類'), 'ArrowDown');
    for (const index of [0, 1]) await pressOn(dialog.getByRole('checkbox').nth(index), 'Space');
    const chosen = dialog.getByRole('list', { name: '選択済み' }).getByRole('button');
    const last = await chosen.nth(1).getAttribute('aria-label');
    await tabTo(page, chosen.first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button(String(last))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('候補')).toBeFocused();
  });

  await test.step('the focus moves on when the user opens a day of the week and returns', async () => {
    await goTo(page, '/akashi/reserve?tab=week');
    await pressOn(page.getByRole('columnheader').getByRole('link').nth(3));
    const day = page.getByRole('navigation', { name: '日を選ぶ' }).locator('[aria-current=page]');
    await expect(day).toHaveText(/^4\/2/);
    await expect(day).toBeFocused();
    await pressOn(page.getByRole('link', { name: '週の表示に戻る' }));
    await expect(page.getByRole('link', { name: '前の週' })).toBeFocused();
  });

  await test.step('the focus moves on when the user accepts a reservation of the week', async () => {
    await pressOn(page.locator('.week-block.waiting').first());
    await pressOn(button('受け付ける'));
    await expect(dialog.getByRole('button', { name: '元に戻す' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.week-block.waiting:focus')).toBeVisible();
  });

  await test.step('the focus returns to the create link when the user has created a genre with N', async () => {
    await goTo(page, '/akashi/genre');
    const create = page.getByRole('link', { name: 'ジャンルを登録' });
    await expect(create).toBeVisible();
    await page.keyboard.press('n');
    await tabTo(page, dialog.getByLabel('ジャンル名'));
    await page.keyboard.type('朝市');
    await pressOn(button('登録する'));
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(create).toBeFocused();
  });
});

/** The limit of key presses on the way to an element. */
const STEPS = 120;

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let step = 0; step < STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${STEPS} presses of ${key} did not reach ${String(target)}`);
}

/** Walks through the entries of a menu with the arrow keys. */
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
