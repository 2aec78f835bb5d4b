import { expect, test } from './fixtures';

test('the dashboard says what is unread and links what the role has [R-ROUTE-11]', async ({ open, page }) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  const main = page.getByRole('main');
  await expect(main.getByText('管理者さん（管理者）、明石市の管理画面です。')).toBeVisible();
  const bell = await page.locator('.bell').textContent();
  await expect(main.locator('.card-figure')).toHaveText(bell ?? 'no bell');
  const links = main.getByRole('list').getByRole('link');
  await expect(links).toContainText(['プッシュ通知', '管理者からのお知らせ', 'チャット', 'CSVインポート']);
  await links.first().click();
  await expect(page).toHaveURL('/akashi/notification');
  await page.goBack();
  await main.getByRole('link', { name: '未読のお知らせ' }).click();
  await expect(page).toHaveURL('/akashi/notification-store');
});

test('an advertiser’s dashboard links an advertiser’s pages, in the language chosen [R-I18N-08, R-CONST-40]', async ({
  open,
  page,
}) => {
  await open('/shonan/dashboard', { role: 'Advertiser', city: 'shonan', lang: 'en' });
  const main = page.getByRole('main');
  await expect(main.getByText('広告主 (Advertiser), this is the console of 湘南.')).toBeVisible();
  await expect(main.getByRole('list').getByRole('link')).toHaveText([
    'Notices from the administrator',
    'Chat',
    'Reservations',
    'Advertisements',
    'Flyers',
    'Time sales',
    'Coupons',
    'Menu settings',
    'Purchase totals',
    'Locker list',
    'Locker',
  ]);
});

test('a figure that did not come is not invented', async ({ open, page, toasts }) => {
  await open('/akashi/dashboard', {
    role: 'Administrator',
    city: 'akashi',
    fault: 'GET /:city/notifications/users/number_unread/ 500',
  });
  await expect(page.locator('.card-figure')).toHaveText('–');
  await expect(page.locator('.card')).toContainText('読み込めませんでした。');
  await expect(page.locator('.bell')).toHaveCount(0);
  await expect(toasts).toHaveCount(0);
});
