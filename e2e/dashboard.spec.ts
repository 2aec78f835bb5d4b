import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test('the dashboard shows the number of unread notices and links the pages of the role [R-ROUTE-11]', async ({
  open,
  page,
}) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const main = page.getByRole('main');
  await expect(main.getByText('管理者さん（管理者）、明石市の管理画面です。')).toBeVisible();
  const bell = await page.locator('.bell').textContent();
  await expect(main.locator('.card-figure').first()).toHaveText(bell ?? 'no bell');
  const links = main.getByRole('list').getByRole('link');
  await expect(links).toHaveText([
    'プッシュ通知',
    'ユーザー一覧',
    '広告',
    'ニュース',
    'イベント',
    'クーポン',
    'チラシ',
    'CSVインポート',
    '御礼の記録',
  ]);
  await links.first().click();
  await expect(page).toHaveURL('/akashi/notification');
  await page.goBack();
  await main.getByRole('link', { name: '未読のお知らせ' }).click();
  await expect(page).toHaveURL('/akashi/notification-store');
});

test("the dashboard of an advertiser links the advertiser's pages in the chosen language [R-I18N-08, R-CONST-40]", async ({
  open,
  page,
}) => {
  await open('/shonan/dashboard', { role: 'Advertiser', city: 'shonan', lang: 'en' });
  const main = page.getByRole('main');
  await expect(main.getByText('広告主 (Advertiser), this is the console of 湘南.')).toBeVisible();
  await expect(main.getByRole('list').getByRole('link')).toHaveText([
    'Advertisements',
    'Coupons',
    'Time sales',
    'Flyers',
    'Reservations',
    'Chat',
    'Menu settings',
    'Purchase totals',
    'Record of thanks',
  ]);
});

/** Whether the canvas differs from an empty canvas of its size. */
const isPainted = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const empty = document.createElement('canvas');
    empty.width = element.width;
    empty.height = element.height;
    return element.toDataURL() !== empty.toDataURL();
  });

test('the dashboard draws one bar chart and one line chart, each with its table, and draws them again in the dark theme [R-UI-13, R-CONST-26, R-SCR-07]', async ({
  open,
  page,
  axe,
}) => {
  await open('/akashi/dashboard', { role: 'owner_shop', city: 'akashi' });
  const charts = page.locator('figure.chart');
  await expect(charts).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  for (const chart of await charts.all()) {
    await expect.poll(() => isPainted(chart.locator('canvas'))).toBe(true);
    await chart.locator('summary').click();
    await expect(chart.getByRole('row')).toHaveCount(31);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isPainted(charts.first().locator('canvas'))).toBe(true);
});

test('a chart that fails to load leaves its table [R-UI-13]', async ({ open, page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/ChartCanvas/, (route) => route.abort());
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const chart = page.locator('figure.chart').first();
  await expect(chart).toContainText('グラフを読み込めませんでした。');
  await chart.locator('summary').click();
  await expect(chart.getByRole('row')).toHaveCount(31);
});
