// In a browser: painted charts, shifts of the layout, Back
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test('the dashboard leads to what waits, by mouse and back, and to the records of the day [R-ROUTE-11, A-288, A-289]', {
  tag: '@core',
}, async ({ open, page }) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const main = page.getByRole('main');
  await expect(main.locator('.home-city strong')).toHaveText('明石市');
  const bell = await page.locator('.bell').textContent();
  const notices = main.getByRole('listitem').filter({ hasText: '未読のお知らせ' });
  await expect(notices.locator('.waiting-count')).toHaveText(`${bell}件`);
  await notices.getByRole('link', { name: 'お知らせを開く' }).click();
  await expect(page).toHaveURL('/akashi/notification-store');
  await page.goBack();
  await main.getByRole('link', { name: '書類を確認する' }).click();
  await expect(page).toHaveURL('/akashi/tasks?kind=identity');
  await page.goBack();
  await main
    .getByRole('region', { name: '今日の予約' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '予約' })).toBeVisible();
});

test('the dashboard of an advertiser is in the chosen language, and moves nothing while it loads', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open('/shonan/dashboard', { role: 'Advertiser', city: 'shonan', lang: 'en' });
  const main = page.getByRole('main');
  const rows = main.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(rows.getByRole('link')).toHaveText([
    'Review reservations',
    'Show time sales',
    'Open notices',
    'Open the chat',
  ]);
  await expect(page.locator('figure.chart')).toHaveCount(2);
  const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(shift).toBeLessThanOrEqual(0.03);
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
    await expect(chart.getByRole('row')).toHaveCount(6);
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
  await expect(chart.getByRole('row')).toHaveCount(6);
});
