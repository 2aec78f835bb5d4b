// In a browser: drawn and saved pictures, and printed labels
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
/** The first bytes of a PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test('the user saves a QR code as PNG and as SVG [R-SCR-26]', { tag: '@core' }, async ({
  open,
  page,
  axe,
}) => {
  await open('/akashi/qrcode', ADMINISTRATOR);
  await page.locator('tbody th.main a').first().click();
  const panel = page.getByRole('dialog', { name: 'QRコードの詳細' });
  await expect(panel.locator('.qr-picture img')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const saved = async (name: string) => {
    const file = page.waitForEvent('download');
    await panel.getByRole('button', { name }).click();
    const download = await file;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const png = await saved('PNGで保存');
  expect([png.name.endsWith('.png'), png.bytes.subarray(0, 4), png.bytes.readUInt32BE(16)]).toEqual([
    true,
    PNG,
    1_200,
  ]);
  const svg = await saved('SVGで保存');
  expect([svg.name.endsWith('.svg'), svg.bytes.toString('utf8').startsWith('<svg ')]).toEqual([true, true]);
});

test('the browser prints labels, and nothing else, on pages of A4 without margins [R-SCR-26]', async ({
  open,
  page,
  axe,
}) => {
  await open('/akashi/qrcode?labels=page', ADMINISTRATOR);
  const dialog = page.getByRole('dialog', { name: 'ラベルの印刷' });
  await dialog.getByLabel('1ページの面数').selectOption('8');
  await expect(dialog.locator('.label').first().locator('img')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.locator('.label:visible')).toHaveCount(20);
  for (const hidden of ['.print-header', 'header', '.field', '.form-footer', '.records', '.sidebar'])
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  expect(await pagesOf(page)).toBe(3);
  const [sheet] = await page.locator('.label-sheet').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width } = one.getBoundingClientRect();
      return { left, top, millimetres: Math.round((width / 96) * 25.4) };
    }),
  );
  expect(sheet).toEqual({ left: 0, top: 0, millimetres: 210 });
});

async function pagesOf(page: Page): Promise<number> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
