// In a browser: a feed that loads by scrolling and keeps its position, pictures that are decoded
import { expect, test } from './fixtures';
import { picture } from './picture';

const PAGE = '/akashi/timeline';
const NOW = '2026-04-01T09:00:00+09:00';
const SHOP = { role: 'owner_shop', city: 'akashi', now: NOW };

test('the user writes an entry with pictures and a video, enlarges a picture and reads the entry on a phone [R-SCR-31, R-ENT-29, R-ENT-30, A-036, A-104]', {
  tag: '@core',
}, async ({ open, page, toasts, axe }) => {
  await open(PAGE, SHOP);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(20);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: '投稿する' }).click();
  const text = page.getByRole('textbox', { name: /^本文/ });
  await expect(text).toBeFocused();
  await text.fill('市場の朝です。');
  await page.locator('input[name=images]').setInputFiles([picture('一.png'), picture('二.png')]);
  await page.getByRole('button', { name: '「二.png」を前へ' }).press('Enter');
  await expect(page.locator('.file-name')).toHaveText(['二.png', '一.png']);
  await page.getByRole('textbox', { name: /^動画/ }).fill('https://youtu.be/machi000001');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '投稿する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);

  const first = entries.first();
  await expect(first.locator('.entry-text')).toHaveText('市場の朝です。');
  await expect(first.getByRole('link', { name: '動画1をYouTubeで開く' })).toBeVisible();
  await first.getByRole('button', { name: '「店舗オーナーの写真2」を拡大表示' }).click();
  await expect(page.getByRole('dialog', { name: '店舗オーナーの写真2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await first.getByRole('link', { name: 'たった今' }).click();
  await expect(page.getByRole('dialog', { name: '投稿' })).toContainText('市場の朝です。');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the timeline loads 10,000 entries by scrolling, keeps the scroll position, and restores it when the user returns', async ({
  open,
  page,
}) => {
  test.setTimeout(120_000);
  await open(PAGE, { ...SHOP, seed: 'busy' });
  const entries = page.getByRole('article');
  await expect(page.locator('.list-total')).toHaveText('全10,000件');
  for (const count of [40, 60, 80, 100]) {
    await page.locator('.more-entries').scrollIntoViewIfNeeded();
    await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(count);
  }
  const anchorEntry = page.locator('article').nth(70);
  await anchorEntry.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const top = () => anchorEntry.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => (await top()) - (await top())).toBe(0);
  const before = await top();
  const count = await entries.count();
  await page.locator('.more-entries button').evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => entries.count()).toBeGreaterThan(count);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: '資料' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('資料');
  await page.goBack();
  await expect.poll(() => entries.count()).toBeGreaterThan(count);
  await expect(anchorEntry).toBeInViewport();
});
