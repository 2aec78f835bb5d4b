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
  await first.locator('summary').click();
  await expect(first.locator('details p')).toBeVisible();
  await first.getByRole('button', { name: /を既読にする$/ }).click();
  await expect(first.locator('.tag')).toHaveText('既読');
  await expect(bell).toHaveText(String(unread - 1));
  await page.reload();
  await expect(bell).toHaveText(String(unread - 1));
  await expect(first.locator('.tag')).toHaveText('既読');
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
  await expect(records.rows.locator('.tag')).toHaveText(Array.from({ length: 20 }, () => '既読'));
  await expect(all).toBeDisabled();
  await page
    .getByRole('navigation', { name: 'メニュー' })
    .getByRole('link', { name: 'ダッシュボード' })
    .click();
  await expect(page.locator('.card-figure')).toHaveText('0');
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
  await expect(records.rows.first().locator('.tag')).toHaveText('既読');
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
