// In a browser: seconds of real time, a reload, the place of the chip in the menu and over the page of a phone

import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';

test('a visitor lets the town run from the lobby: a minute passes each second, arrivals come, an acceptance can be undone meanwhile, and a reload goes on with it [R-WISH-10]', async ({
  page,
}) => {
  await page.goto('/#lobby-akashi');
  await page.getByRole('link', { name: '町を動かす: 管理者' }).click();
  const town = page.getByRole('complementary', { name: '動いている町' });
  const time = town.getByRole('time');
  await expect(time).toHaveText('08:03');
  // the first arrival of every day
  await expect(town).toContainText('チャットが届きました', { timeout: 20_000 });
  await page.reload();
  await expect(time).toHaveText(/^08:[1-5]\d$/);
  await town.getByRole('button', { name: '一時停止' }).click();
  await expect(town).toContainText('町を止めています');
  expect(await violationsIn(page, { include: HARNESS })).toEqual([]);
  await town.getByRole('button', { name: '再開' }).click();

  await page.getByRole('link', { name: '予約', exact: true }).first().click();
  await page
    .getByRole('button', { name: /を受け付ける$/ })
    .first()
    .click();
  await expect(town).toContainText('×1');
  await expect(page.getByText('7秒後に送信')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(town).toContainText('×60');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(town).toBeInViewport({ ratio: 1 });
  await town.getByRole('button', { name: '終える' }).click();
  await expect(town).toHaveCount(0);
});

test('the day of the town ends at 23:00 with what has arrived [R-WISH-10]', async ({ open, page }) => {
  const now = '2026-04-01T22:57:30+09:00';
  await open('/akashi/dashboard', {
    role: 'Administrator',
    city: 'akashi',
    day: '2026-04-01',
    now,
    town: 'run',
  });
  const town = page.getByRole('complementary', { name: '動いている町' });
  await expect(town.getByRole('status')).toHaveText(/^町の一日が終わりました/);
  await town.getByRole('button', { name: '閉じる' }).click();
  await expect(town).toHaveCount(0);
});
