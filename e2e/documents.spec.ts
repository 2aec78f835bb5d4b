// In a browser: the frame of a PDF under the policy of the page, and its download
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const PDF = '%PDF-1.5\n1 0 obj<</Type/Page>>endobj\n%%EOF\n';
const PAGE = '/akashi/document';
const NOW = '2026-04-01T09:00:00+09:00';

test("a shop reads an added PDF: the page's policy allows its frame, and the user opens and downloads the whole file [R-GEN-21, R-SCR-32, A-035, A-166]", {
  tag: '@core',
}, async ({ open, page, records, toasts, axe }) => {
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
    buffer: Buffer.from(PDF),
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
  expect(await readFile(await download.path(), 'utf8')).toBe(PDF);
  await expect(panel.getByRole('link', { name: '編集' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});
