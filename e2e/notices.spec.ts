import { expect, test } from './fixtures';

const NOTICES = '/akashi/notification-store';

test('a notice is read, marked as read, and the bell counts one less, after a reload too [R-STATE-06, R-NAV-05, R-ROUTE-13]', async ({
  open,
  page,
  records,
}) => {
  await open(NOTICES, { role: 'Administrator', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const bell = page.locator('.bell');
  const unread = Number(await bell.textContent());
  const first = records.rows.first();
  await expect(first).toHaveClass('unread');
  await first.getByRole('button', { name: /を既読にする$/ }).click();
  await expect(first.locator('.row-actions .tag')).toHaveText('既読');
  await expect(bell).toHaveText(String(unread - 1));
  await page.reload();
  await expect(bell).toHaveText(String(unread - 1));
  await expect(first.locator('.row-actions .tag')).toHaveText('既読');
});

test('reading all hides the bell, and nothing is left to read [R-STATE-07, R-NAV-05]', async ({
  open,
  page,
  records,
}) => {
  await open(NOTICES, { role: 'owner_shop', city: 'akashi' });
  await expect(page.locator('.bell')).toBeVisible();
  const all = page.getByRole('button', { name: 'すべて既読にする' });
  await all.click();
  await expect(page.locator('.bell')).toHaveCount(0);
  await expect(records.rows.locator('.row-actions .tag')).toHaveText(
    Array.from({ length: 20 }, () => '既読'),
  );
  await expect(all).toBeDisabled();
  await page
    .getByRole('navigation', { name: 'メニュー' })
    .getByRole('link', { name: 'ダッシュボード' })
    .click();
  await expect(page.locator('.card-figure').first()).toHaveText('0');
});

test('a notice that could not be marked stays unread and can be tried again [R-STATE-06, R-HTTP-06]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(NOTICES, { role: 'Administrator', city: 'akashi', fault: 'PUT * 500 x1' });
  const read = records.rows.first().getByRole('button', { name: /を既読にする$/ });
  await read.click();
  await expect(toasts).toHaveText(['Server Error Occured. Please Try Again !']);
  await read.click();
  await expect(records.rows.first().locator('.row-actions .tag')).toHaveText('既読');
  await expect(page.getByRole('button', { name: 'すべて既読にする' })).toBeEnabled();
});

test('notices are paged and searched like every list [R-ROUTE-13]', async ({ open, page, records }) => {
  await open(`${NOTICES}?page=2`, { role: 'staff_shop', city: 'akashi' });
  await expect(records.range).toContainText('21–40件');
  await records.search.fill('清掃');
  await expect(page).toHaveURL(`${NOTICES}?search=${encodeURIComponent('清掃')}`);
  await records.settled();
  for (const text of await records.titles.allTextContents()) expect(text).toContain('清掃');
});

test('a notice is opened by its address, is read by that, and confirmed once [R-STATE-11, R-SCR-11, R-ROUTE-13]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(NOTICES, { role: 'owner_shop', city: 'akashi' });
  await expect(records.rows.first()).toContainText('未確認');
  const unread = Number(await page.locator('.bell').textContent());
  await records.titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/notification-store\?view=\d+$/);
  await expect(page.locator('.bell')).toHaveText(String(unread - 1));
  const notice = page.getByRole('dialog', { name: 'お知らせの詳細' });
  await page.reload();
  await notice.getByRole('button', { name: '確認しました' }).click();
  await expect(toasts).toHaveText(['確認済みにしました。']);
  await expect(notice.getByRole('button', { name: '確認しました' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(NOTICES);
  await expect(records.rows.first()).toContainText('確認済み');
  await page.reload();
  await expect(records.rows.first()).toContainText('確認済み');
});

test('a new notice pushed from elsewhere shows in the bell and in the open list [R-NAV-05, A-096]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open(NOTICES, { role: 'owner_shop', city: 'akashi', firebase: 'on' });
  await expect(records.rows).toHaveCount(20);
  const unread = Number(await page.locator('.bell').textContent());
  await panel.push('運営からお知らせが届く');
  await panel.close();
  await expect(page.locator('.bell')).toHaveText(String(unread + 1));
  await expect(records.titles.first()).toHaveText('運営からの緊急のお知らせ');
});

test('the operator’s notices are reached from the navbar, are theirs alone, and open by address [R-SCR-12, R-ROUTE-14, A-033]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open('/akashi/dashboard', { role: 'staff_shop', city: 'akashi', firebase: 'on' });
  await page.getByRole('link', { name: '運営からのお知らせ' }).first().click();
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

test('the company’s notices come from every city of the account, and no other [R-CALL-13]', async ({
  open,
  page,
  records,
}) => {
  await open(`${NOTICES}?tab=company`, { role: 'staff_shop', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const cities = await page.locator('tbody tr td:nth-child(5)').allTextContents();
  expect(cities.filter((city) => !['明石市', '草津市', '湘南'].includes(city))).toEqual([]);
  expect(new Set(cities).size).toBeGreaterThan(1);
  await records.titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\?tab=company&view=\d+$/);
  await expect(page.getByRole('dialog', { name: 'お知らせの詳細' }).locator('.details')).toBeVisible();
});
