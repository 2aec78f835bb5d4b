import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const PAGE = '/akashi/document';
const NOW = '2026-04-01T09:00:00+09:00';

test("a shop reads an added PDF: the page's policy allows its frame, and the user opens and downloads the whole file [R-GEN-21, R-SCR-32, A-035, A-166]", async ({
  open,
  page,
  records,
  toasts,
  axe,
}) => {
  // this Chromium has no PDF viewer: the override makes the console create the frame and load the file
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true });
  });
  await open(`${PAGE}?new=1`, { role: 'Administrator', city: 'akashi', now: NOW });
  const form = page.getByRole('dialog');
  await form.getByLabel('タイトル').fill('受付の手順');
  await form.getByLabel('ファイル').setInputFiles({
    name: '受付の手順.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.5\n%%EOF\n'),
  });
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);

  await open(PAGE, { role: 'staff_shop', city: 'akashi', now: NOW });
  await records.rows.first().getByRole('link', { name: '受付の手順' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByTitle('「受付の手順」のプレビュー')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download', (one) => one.suggestedFilename() === '受付の手順.pdf'),
    panel.getByRole('link', { name: 'ダウンロード' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.5\n%%EOF\n');
  await expect(panel.getByRole('link', { name: '編集' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

test('the user creates an article of Shonan with picture and genres, edits it and reads it again [R-GEN-35, R-ENT-40, R-CITY-10, R-VAL-CONTENT-24]', async ({
  open,
  page,
  ime,
  records,
  toasts,
}) => {
  await open('/shonan/article', { role: 'Administrator', city: 'shonan', now: NOW });
  const form = page.getByRole('dialog');
  const genre = form.getByRole('combobox', { name: 'ジャンル' });
  const choose = async (reading: string[], value: string) => {
    await genre.focus();
    await ime.compose(reading);
    await ime.confirm(value);
    await expect(form.locator('.record-picker').getByRole('option').first()).toContainText(value);
    await genre.press('ArrowDown');
    await genre.press('Enter');
    await expect(form.getByRole('button', { name: `「飲食/${value}」を外す` })).toBeVisible();
  };
  const save = async (button: string) => {
    await form.getByRole('button', { name: button }).click();
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(form).toHaveCount(0);
  };

  await page.getByRole('link', { name: '記事を登録' }).click();
  await form.getByLabel('種類').selectOption('ニュース');
  await form.getByLabel('タイトル').fill('浜辺の二つの店');
  await choose(['わ', 'わし', 'わしょく'], '和食');
  await choose(['よ', 'よう', 'ようしょく'], '洋食');
  await form.getByLabel('本文').fill('歩いて五分。');
  await form.locator('input[type=file]').setInputFiles({
    name: '浜辺.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(form.getByRole('button', { name: '変更を取り消す' })).toBeVisible();
  await save('登録する');
  await expect(records.titles.first()).toHaveText('浜辺の二つの店');
  await page.locator('.toast-close').click();

  await page.getByRole('link', { name: '「浜辺の二つの店」を編集' }).click();
  await expect(form.locator('.picture-input img')).toBeVisible();
  await form.getByRole('button', { name: '「飲食/洋食」を外す' }).click();
  await form.getByLabel('タイトル').fill('浜辺の店');
  await save('保存する');
  await page.reload();
  await records.titles.first().getByRole('link', { name: '浜辺の店' }).click();
  for (const text of ['飲食/和食', '歩いて五分。']) await expect(form.getByText(text)).toBeVisible();
  await expect(form.getByText('飲食/洋食')).toHaveCount(0);
  await expect(form.locator('.lead-pictures img')).toBeVisible();
});

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
