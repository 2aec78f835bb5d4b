// In a browser: shortcuts and focus, a composition, what is kept over a reload
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

const paletteOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '画面・記録を検索' });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    chosen: dialog.getByRole('option', { selected: true }),
  };
};

test('the user opens the palette by keyboard, moves to a page and back, and the focus is never lost', {
  tag: '@core',
}, async ({ open, page, records }) => {
  await open('/akashi/notification', ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  const star = page.getByRole('button', { name: 'このページをピン留め' });
  await star.focus();
  const { dialog, field, chosen } = paletteOf(page);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(star).toBeFocused();

  await page.getByRole('button', { name: '画面・記録を検索' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('oreinokiroku');
  await expect(chosen).toHaveText('御礼の記録');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/akashi/shop-reviews');
  await expect(page.locator('#content')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(chosen).toContainText('プッシュ通知');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/akashi/notification');
});

test('the palette searches a reading during its composition, and the Enter that confirms it opens nothing', async ({
  open,
  page,
  ime,
}) => {
  await open('/akashi/dashboard', ADMINISTRATOR);
  await page.getByRole('button', { name: '画面・記録を検索' }).click();
  const { dialog, field, options, chosen } = paletteOf(page);
  await expect(field).toBeFocused();
  await ime.compose(['よ', 'よや', 'よやく']);
  await expect(options).toHaveText(['予約']);
  await ime.confirm('予約');
  await expect(field).toHaveValue('予約');
  await expect(page).toHaveURL('/akashi/dashboard');
  await ime.compose(['を']);
  await ime.cancel();
  await expect(dialog).toBeVisible();
  await field.fill('予約');
  await expect(chosen).toHaveText('予約');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/akashi/reserve');
});

test('pins stay above the menu after a reload, only in their own city', async ({ open, page, axe }) => {
  await open('/akashi/dashboard', ADMINISTRATOR);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '画面・記録を検索' }).click();
  const { dialog, field, chosen } = paletteOf(page);
  await field.fill('coupon');
  await expect(chosen).toHaveText('クーポン');
  expect(await axe(page)).toEqual([]);
  // by keyboard, with the button below the list
  const pin = dialog.getByRole('button', { name: '「クーポン」をピン留め' });
  await page.keyboard.press('Tab');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: '「クーポン」のピン留めを外す' })).toBeFocused();
  await page.keyboard.press('Escape');
  const pins = page.getByRole('list', { name: 'ピン留め' });
  await expect(pins.getByRole('link')).toHaveText(['クーポン']);
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(pins.getByRole('link')).toHaveText(['クーポン']);
  await pins.getByRole('link').click();
  await expect(page).toHaveURL('/akashi/coupon');
  await expect(page.getByRole('button', { name: 'このページをピン留め' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Control+k');
  await field.fill('kusatsu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kusatsu/coupon');
  await expect(pins).toHaveCount(0);
});

test('? and the help menu open the sheet of shortcuts, and shortcuts that it turns off stay off', async ({
  open,
  page,
  axe,
}) => {
  await open('/akashi/dashboard', ADMINISTRATOR);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'キーボードショートカット' });
  await page.keyboard.press('?');
  await expect(sheet.getByRole('row')).toHaveCount(23);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL('/akashi/notification-store');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('?g');
  await expect(page.getByRole('searchbox')).toHaveValue('?g');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'ヘルプ', exact: true }).click();
  await page.getByRole('menuitem', { name: 'キーボードショートカット' }).click();
  await sheet.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page).field).toBeFocused();
  await expect(sheet).toHaveCount(0);
});

test('on a narrow tablet and a phone the search button is an icon, and the palette fits into the window', async ({
  open,
  page,
  axe,
}) => {
  const sizes = [
    [1023, 768],
    [390, 844],
  ] as const;
  await page.setViewportSize({ width: 1023, height: 768 });
  await open('/akashi/notification', { ...ADMINISTRATOR, lang: 'en' });
  const button = page.getByRole('button', { name: 'Search screens and records' });
  const dialog = page.getByRole('dialog', { name: 'Search screens and records' });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(button.locator('.search-button-text')).toBeHidden();
    await button.click();
    await dialog.getByRole('combobox').fill('tuuti');
    await expect(dialog.getByRole('option', { selected: true })).toHaveText('Push notifications');
    expect(await axe(page)).toEqual([]);
    const box = await dialog.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
