// In a browser: what is printed, and on how many sheets
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
/** The size of A4 in points. */
const A4 = /\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/;

/** The number of printed pages, and whether they are A4. */
async function printed(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return { pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, isA4: A4.test(text) };
}

test('a list prints on A4 with its header and its rows and without the shell', { tag: '@core' }, async ({
  open,
  page,
  records,
}) => {
  await open('/akashi/notification?search=の&page=2', {
    ...ADMINISTRATOR,
    now: '2026-05-01T03:04:05Z;paused',
  });
  await expect(records.range).toContainText('21–40件');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const header = page.locator('#content > .print-header');
  await expect(header).toBeVisible();
  await expect(header.locator('dl > div')).toHaveText([
    '地域明石市',
    '絞り込み条件検索「の」 / 2ページ',
    '出力日時2026/05/01 12:04:05',
    '出力者管理者',
  ]);
  for (const hidden of [
    '.sidebar',
    '.navbar',
    '.tab-bar',
    '.toolbar',
    '.pager',
    '.row-actions',
    'h1',
    '[data-harness]',
  ]) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  await expect(records.rows.filter({ visible: true })).toHaveCount(20);
  const head = page.locator('thead');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  // paper is white in every theme
  await expect(page.locator('.records')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.print-title')).toHaveCSS('color', 'rgb(31, 41, 51)');
  const { pages, isA4 } = await printed(page);
  expect([isA4, pages >= 1 && pages <= 2]).toEqual([true, true]);
});

test('an open record prints instead of its list, on as many pages as it needs', async ({ open, page }) => {
  // an address that hides another column shows the texts
  await open('/akashi/notification?hide=operator', { ...ADMINISTRATOR, seed: 'edge' });
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const long = page
    .locator('tbody tr')
    .filter({ hasText: /.{1000,}/ })
    .first();
  await long.locator('th.main a').click();
  const dialog = page.getByRole('dialog', { name: '通知の詳細' });
  await expect(dialog.locator('dl.details').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.locator('.print-title')).toBeVisible();
  await expect(dialog.locator('dl.details').first()).toBeVisible();
  await expect(dialog.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('table').filter({ visible: true })).toHaveCount(0);
  await expect(dialog.getByText('絞り込み条件')).toBeHidden();
  const { pages, isA4 } = await printed(page);
  expect([isA4, pages > 1]).toEqual([true, true]);
});

test('a long list repeats its head on each printed page', async ({ open, page, records }) => {
  await open('/akashi/notification', { ...ADMINISTRATOR, seed: 'busy' });
  await expect(records.rows).toHaveCount(20);
  // the list now has five times as many rows
  await page.locator('tbody').evaluate((body) => {
    for (const row of [...body.children, ...body.children, ...body.children, ...body.children]) {
      body.append(row.cloneNode(true));
    }
  });
  const { pages } = await printed(page);
  expect(pages).toBeGreaterThanOrEqual(4);
});

test('an invoice prints alone on its sheet, without the rest of the screen [A-242]', async ({
  open,
  page,
}) => {
  const company = { ...ADMINISTRATOR, company: 'nbnb' };
  await open('/akashi/invoice/list-invoice?search=説明会', company);
  await page.locator('tbody th.main a').first().click();
  const sheet = page.getByRole('article', { name: '請求書' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('row')).toHaveCount(6);
  for (const hidden of ['.print-header', '.record-head', '.details', 'h2', 'button', '.sidebar']) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  expect(await printed(page)).toEqual({ pages: 1, isA4: true });
});

test('the report of a month with 10,000 records prints on two sheets of A4 at most, without the rest of the page [A-291]', async ({
  open,
  page,
}) => {
  const now = '2026-04-01T09:00:00+09:00';
  await open('/akashi/dashboard?report=2026-03', {
    role: 'Administrator',
    city: 'akashi',
    seed: 'busy',
    now,
  });
  // busy data is read in ten parts, one after another
  await expect(page.locator('.report-part :is(table, .report-counts)')).toHaveCount(6, { timeout: 60_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.report-sheet')).toBeVisible();
  for (const hidden of ['.print-header', '.report-months', '.page-head', '.sidebar']) {
    await expect(page.locator(hidden)).toBeHidden();
  }
  const { pages, isA4 } = await printed(page);
  expect([pages <= 2, isA4]).toEqual([true, true]);
});
