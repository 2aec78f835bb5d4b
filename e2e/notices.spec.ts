// In a browser: an address that is loaded again, one main path of the notices
import { expect, test } from './fixtures';

const NOTICES = '/akashi/notification-store';

test('the user opens a notice by its address, which marks it as read, and confirms it once [R-STATE-11, R-SCR-11, R-ROUTE-13]', {
  tag: '@core',
}, async ({ open, page, records, toasts }) => {
  await open(NOTICES, { role: 'owner_shop', city: 'akashi' });
  await expect(records.rows.first()).toContainText('未確認');
  const unread = Number(await page.locator('.bell').textContent());
  await records.titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/notification-store\?view=\d+$/);
  await expect(page.locator('.bell')).toHaveText(String(unread - 1));
  const notice = page.getByRole('dialog', { name: 'お知らせの詳細' });
  await page.reload();
  await notice.getByRole('button', { name: '確認済みにする' }).click();
  await expect(toasts).toHaveText(['確認済みにしました。']);
  await expect(notice.getByRole('button', { name: '確認済みにする' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(NOTICES);
  await expect(records.rows.first()).toContainText('確認済み');
  await page.reload();
  await expect(records.rows.first()).toContainText('確認済み');
});

test("the navbar links to the operator's notices; the page lists only these and opens each by its address [R-SCR-12, R-ROUTE-14, A-033]", async ({
  open,
  page,
  panel,
  records,
}) => {
  await open('/akashi/dashboard', { role: 'staff_shop', city: 'akashi', firebase: 'on' });
  await page.getByRole('button', { name: 'ヘルプ', exact: true }).click();
  await page.getByRole('menuitem', { name: '運営からのお知らせ' }).click();
  await expect(page).toHaveURL('/akashi/notification-admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('運営からのお知らせ');
  await expect(page.getByRole('link', { name: 'administrator@machi.example.jp' })).toBeVisible();
  await expect(records.rows.first()).toBeVisible();
  await panel.push('運営からお知らせが届く');
  await panel.close();
  await expect(records.titles.first()).toHaveText('運営からの緊急のお知らせ');
  await records.titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/notification-admin\?view=\d+$/);
  await expect(page.getByRole('dialog', { name: 'お知らせの詳細' })).toContainText(
    'デモ操作盤から届いたお知らせです。',
  );
});
