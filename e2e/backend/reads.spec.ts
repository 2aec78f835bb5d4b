// In a browser: the production build, and a backend that shares no code with it
import { goTo } from '../navigate';
import { expect, test } from './fixtures';
import { queriesOf } from './saving';

/** The read-only lists: path, number of rows, and a text of the first row. */
const LISTS = [
  ['/akashi/shop-reviews', 8, '喫茶8号店'],
  ['/akashi/history-supported-products', 4, '商品4'],
  ['/akashi/history-supported-products?tab=supported', 2, '商品4'],
  ['/akashi/locker/list', 3, 'ロッカー3'],
  ['/akashi/post/list-post', 9, '週末に釣りに行く人、9人募集'],
  ['/akashi/post/list-report', 12, '通報12'],
  ['/akashi/post/confirm-gender', 5, '利用者5'],
  ['/akashi/csv-import', 2, '店舗2.csv'],
  ['/akashi/notification-admin', 20, '第47回 朝市のご案内'],
] as const;

test('every read-only screen shows its data: lists, a week, a month, figures, pages of text [R-CALL-08, R-ENT-07..09, R-ENT-26, R-WISH-08, R-SCR-23, R-SCR-33, A-193]', async ({
  backend,
  signInTo,
  page,
  records,
}) => {
  await signInTo('明石市', 'hayashi');
  for (const [path, rows, first] of LISTS) {
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(records.rows).toHaveCount(rows);
      await expect(records.rows.first()).toContainText(first);
    });
  }

  await test.step('the reviews show their total, and the list of reports marks every unread report', async () => {
    expect(queriesOf(backend, 'GET /company/:company/reviews')).toEqual([
      // the newest one on the dashboard, and a second to see whether the newest comes first
      { limit: '2', offset: '0' },
      { limit: '20', offset: '0' },
    ]);
    await goTo(page, '/akashi/shop-reviews');
    await expect(page.getByText('全8件', { exact: true })).toBeVisible();
    await goTo(page, '/akashi/post/list-report');
    await expect(page.locator('tbody tr.unread')).toHaveCount(12);
  });

  await test.step('the calendars show the reservations of a week and the events of a month', async () => {
    await goTo(page, '/akashi/reserve?tab=week&week=2036-04-28');
    await expect(page.locator('.week-block')).toHaveCount(4);
    await goTo(page, '/akashi/event?tab=month&month=2036-07');
    await expect(page.locator('.month').getByText('夏の催し2')).toBeVisible();
  });

  await test.step('the statistics show the totals of the backend', async () => {
    await goTo(page, '/akashi/premium-stats');
    await expect(page.getByRole('main')).toContainText('24');
  });

  for (const [path, heading] of [
    ['/akashi/policy', 'プライバシーポリシー'],
    ['/akashi/term', '利用規約'],
    ['/akashi/app-usage', 'アプリの使い方'],
    ['/akashi/chat', 'チャット'],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
