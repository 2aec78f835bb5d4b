// In a browser: pictures that are decoded, the progress of an upload, the focus of a preview over a form
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { picture } from './picture';

const PAGE = '/akashi/advertisement';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi', now: '2026-04-01T09:00:00+09:00' };

const formOf = (page: Page) => page.getByRole('dialog');

test('the user creates an ad with ordered photos, a position on the map and opening hours, publishes it and unpublishes it [R-GEN-25, R-UI-06, R-ENT-32, R-ENT-33, R-STATE-17, R-VAL-CONTENT-25]', {
  tag: '@core',
}, async ({ open, page, records, toasts, axe }) => {
  test.setTimeout(120_000);
  await open(`${PAGE}?new=1`, ADMINISTRATOR);
  const form = formOf(page);

  await test.step('the form checks each photo, and the user moves a photo by keyboard', async () => {
    await form.getByLabel('店名').fill('喫茶 時計台');
    const chooser = form.getByLabel('写真');
    await chooser.setInputFiles([
      picture('店内.png'),
      picture('看板.png'),
      picture('壊れた.png', 'image/png', Buffer.from('no picture')),
    ]);
    await expect(form.getByText('壊れた.png: このファイルは読み取れません。')).toBeVisible();
    await form.getByRole('button', { name: '「看板.png」を前へ' }).press('Enter');
    await expect(form.locator('.file-name')).toHaveText(['看板.pngメイン写真', '店内.png']);
    await expect(form.getByRole('button', { name: '「看板.png」を後へ' })).toBeFocused();
  });

  await test.step('the user finds genres by typing, and the form takes none twice', async () => {
    for (const text of ['和食', '買い物', '和食']) await addGenre(page, text);
    await expect(form.locator('.picked-records li')).toHaveCount(2);
  });

  await test.step('the user types the coordinates, and each added row of hours has the next weekday', async () => {
    await form.getByLabel('緯度').fill('34.65');
    await form.getByLabel('経度').fill('135.0');
    const add = form.getByRole('button', { name: '営業時間を追加' });
    await add.click();
    await add.click();
    await expect(form.getByLabel('営業時間2の曜日')).toHaveValue('3');
    await expect(form.getByLabel('営業時間2の曜日')).toBeFocused();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('the list shows the new ad as private until the user publishes it', async () => {
    await form.getByRole('button', { name: '登録する' }).click();
    await expect(toasts).toHaveText(['保存しました。']);
    await page.locator('.toast-close').click();
    const row = records.rows.first();
    await expect(row).toContainText('喫茶 時計台');
    await expect(row).toContainText('非公開');
    await row.getByRole('button', { name: '「喫茶 時計台」を公開する' }).click();
    await expect(toasts).toHaveText(['「喫茶 時計台」を公開しました。']);
    await expect(row.getByRole('button', { name: '「喫茶 時計台」のその他の操作' })).toBeFocused();
    await page.reload();
    await expect(records.rows.first().getByText('公開', { exact: true })).toBeVisible();
  });

  await test.step('the user enlarges a photo from the panel, and Escape closes only the photo', async () => {
    await records.titles.first().getByRole('link').click();
    const photo = page.getByRole('button', { name: '「喫茶 時計台 1」を拡大表示' });
    await photo.click();
    const preview = page.getByRole('dialog', { name: '喫茶 時計台 1' });
    await expect(preview.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(photo).toBeFocused();
  });
});

test('a slow upload of photos shows its progress and can be cancelled; the next attempt succeeds, and a file of a wrong type is never sent', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/advertisements/')) sent.push(request.url());
  });
  await open(`${PAGE}?new=1`, ADMINISTRATOR);
  const form = formOf(page);
  await form.getByLabel('店名').fill('喫茶 時計台');
  await addGenre(page, '和食');
  const chooser = form.getByLabel('写真');
  await chooser.setInputFiles(picture('名簿.pdf', 'application/pdf'));
  await expect(form.getByText('名簿.pdf: jpg、jpeg、png、gifの画像を選択してください。')).toBeVisible();
  expect(sent).toEqual([]);
  await chooser.setInputFiles([picture('店内.png'), picture('看板.png')]);
  await expect(form.locator('.file-name')).toHaveCount(2);

  await panel.open('faults');
  await panel.root.getByLabel('ファイル送信を遅くする').check();
  await panel.close();
  await form.getByRole('button', { name: '登録する' }).click();
  const bar = form.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0.1);
  await form.getByRole('button', { name: '送信を中止' }).click();
  await expect(bar).toBeHidden();
  await expect(toasts).toHaveCount(0);
  await expect(form.locator('.file-name')).toHaveCount(2);

  await panel.open('faults');
  await panel.root.getByLabel('ファイル送信を遅くする').uncheck();
  await panel.close();
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page.locator('tbody .row-picture').first()).toBeVisible();
});

async function addGenre(page: Page, text: string) {
  const picker = page.locator('.record-picker', {
    has: page.getByRole('combobox', { name: 'ジャンル' }),
  });
  const genres = picker.getByRole('combobox');
  const found = picker.getByRole('option');
  await genres.fill(text);
  await expect(found.first()).toContainText(text);
  await genres.press('ArrowDown');
  await genres.press('Enter');
  await expect(found).toHaveCount(0);
}
