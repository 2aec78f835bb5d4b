import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ADVERTISER = { role: 'Advertiser', city: 'akashi' };

const KEPT = [
  {
    path: '/akashi/menu/list-menu',
    noun: 'メニュー',
    values: { メニュー名: '明石焼 特盛', '価格（円）': '１２００' },
    shown: '￥1,200',
    ids: 'R-SCR-19, R-GEN-13',
  },
  {
    path: '/akashi/locker/list-locker',
    noun: 'ロッカー',
    values: { ロッカー名: '明石駅 東口 91番' },
    shown: '空き',
    ids: 'R-SCR-27, R-GEN-23',
  },
] as const;

for (const { path, noun, values, shown, ids } of KEPT) {
  test(`an advertiser creates, finds, edits and deletes a record: ${noun} [${ids}]`, async ({
    open,
    page,
    records,
    toasts,
  }) => {
    const dialog = page.getByRole('dialog');
    const [[label, name] = ['', '']] = Object.entries(values);
    await open(path, ADVERTISER);
    await page.getByRole('link', { name: `${noun}を登録` }).click();
    for (const [field, value] of Object.entries(values)) await dialog.getByLabel(field).fill(value);
    await dialog.getByRole('button', { name: '登録する' }).click();
    await expect(toasts).toHaveText(['保存しました。']);
    await records.search.fill(name);
    await expect(records.rows).toHaveText([new RegExp(`${name}.*${shown}`)]);

    await page.getByRole('link', { name: `「${name}」を編集` }).click();
    await dialog.getByLabel(label).fill(`${name} 改`);
    await dialog.getByRole('button', { name: '保存する' }).click();
    await expect(records.titles).toHaveText([`${name} 改`]);

    await page.getByRole('button', { name: `「${name} 改」を削除` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(records.titles).toHaveCount(0);
  });
}

test('the totals of purchases follow the search and the days of the list [R-SCR-20, R-GEN-14, R-ENT-23, A-102]', async ({
  open,
  page,
  records,
}) => {
  await open('/akashi/menu/list-purchase', ADVERTISER);
  await expect(page.locator('.totals dd')).toHaveCount(3);
  await expect(page.locator('.list-total')).toHaveText(/^全\d+件$/);
  const all = await counts(page);
  await records.search.fill('Android');
  await expect(page).toHaveURL(/search=Android/);
  await expect.poll(async () => (await counts(page)).list).toBeLessThan(all.list);
  await expect
    .poll(async () => {
      const { list, total } = await counts(page);
      return total - list;
    })
    .toBe(0);
  await open('/akashi/menu/list-purchase?from=2099-01-01', ADVERTISER);
  await expect(page.locator('.totals dd')).toHaveText(['￥0', '0', '0']);
  await expect(page.locator('.list-total')).toHaveText('全0件');
});

test('an Administrator of a company with invoices issues an invoice and reads it in its printed form [R-SCR-29, R-GEN-15]', async ({
  open,
  page,
  records,
}) => {
  const dialog = page.getByRole('dialog');
  const now = '2026-04-01T09:00:00+09:00';
  await open('/akashi/invoice/list-invoice', { role: 'Administrator', company: 'nbnb', city: 'akashi', now });
  await page.getByRole('link', { name: '請求書を登録' }).click();
  await dialog.getByLabel('件名').fill('会報の印刷費');
  await dialog.getByLabel('金額').fill('１１，０００');
  await dialog.getByLabel('支払期限').fill('2026-04-30');
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect(records.titles.first()).toHaveText('会報の印刷費');
  await records.titles.first().getByRole('link').click();
  const sheet = page.getByRole('article', { name: '請求書' });
  await expect(sheet.getByRole('row')).toHaveText([
    /^品目/,
    /会報の印刷費.*10%.*￥11,000/,
    /10%対象.*￥11,000.*￥1,000/,
    /8%対象.*￥0/,
    /合計.*￥11,000.*￥1,000/,
  ]);
});

/** The number of rows by the list, and by the totals. */
const counts = async (page: Page) => ({
  list: numberIn(await page.locator('.list-total').textContent()),
  total: numberIn(await page.locator('.totals dd').last().textContent()),
});

const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));
