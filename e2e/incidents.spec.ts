// In a browser: what a docked panel leaves of the page, presses counted, errors as the console shows them
import type { Locator } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { dockByItself } from './panel';

/** The answer 500 to a deletion leaves open whether it was done. */
const REMOVAL_UNCONFIRMED = '削除できたか確認できませんでした。一覧でご確認ください。';

/** Each test opens the list as in a browser that has never had the panel open. */
const test = base.extend<{ rows: Locator }>({
  rows: async ({ open, page, panel }, use) => {
    const rows = page.locator('tbody tr');
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
    await expect(rows).toHaveCount(20);
    await dockByItself(page);
    await page.reload();
    await expect(rows).toHaveCount(20);
    await expect(panel.root.getByRole('button', { name: 'Alt+Q' })).toBeVisible();
    await use(rows);
  },
});

test('a tester has a deletion refused by three acts: the panel, the failure, the delete of the row, which stays in view beside the panel as dialog and message do [R-WISH-09]', async ({
  rows,
  page,
  panel,
  allowConsole,
  toasts,
}) => {
  allowConsole(/500/);
  const row = rows.nth(3);
  const title = (await row.locator('th').textContent()) ?? '';
  let acts = 0;
  const act = async (done: Promise<void>) => {
    acts += 1;
    await done;
  };
  await act(page.keyboard.press('Alt+Q'));
  await act(panel.root.getByRole('button', { name: 'プッシュ通知の削除が失敗する' }).click());
  await act(row.getByRole('button', { name: '削除' }).click());
  // the console asks before every deletion, with and without a failure: its question is no act of the tester's
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const left = (await boxOf(panel.root.locator('#panel'))).x;
  const rightOf = async (element: Locator) => {
    const { x, width } = await boxOf(element);
    return x + width;
  };
  const shown = [await rightOf(row), await rightOf(question)];
  // the panel can be used while the console asks, and the console while the panel is open
  await panel.root.getByRole('tab', { name: '記録' }).click();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(question).toHaveCount(0);
  await expect(toasts.first()).toHaveText(REMOVAL_UNCONFIRMED);
  shown.push(await rightOf(toasts.first()));
  expect([acts, shown.filter((right) => right > left)]).toEqual([3, []]);
  await expect(row).toContainText(title);
  await expect(row).toBeInViewport({ ratio: 1 });
});

test('a tester does five things on a list by one press each, and sees each: a refused deletion, a lost connection, three seconds, the end of the session, a notice [R-WISH-09]', async ({
  rows,
  page,
  panel,
  allowConsole,
  toasts,
}) => {
  allowConsole(/500|401|Problem: network/);
  await page.keyboard.press('Alt+Q');
  const button = (name: string) => panel.root.getByRole('button', { name, exact: true });

  await button('新しいお知らせが届く').click();
  await expect(panel.root.getByText('新しいお知らせが届く: 実行しました')).toBeVisible();
  await expect(rows.first()).toContainText('運営からの緊急のお知らせ');

  await button('すべて3秒かかる').click();
  await page.getByRole('searchbox', { name: 'タイトル・本文で検索' }).fill('清掃');
  await expect(page.locator('main table')).toHaveAttribute('aria-busy', 'true');
  await button('すべて3秒かかる').click();
  await expect(rows.first()).toContainText('清掃');

  await button('通信が切れる').click();
  await expect(toasts.filter({ hasText: 'データを読み込めませんでした。' }).first()).toBeVisible();
  await expect(button('通信が切れる')).toHaveAttribute('aria-pressed', 'true');
  await button('すべて元に戻す').click();
  await expect(button('通信が切れる')).toHaveAttribute('aria-pressed', 'false');

  await button('プッシュ通知の削除が失敗する').click();
  await rows.first().getByRole('button', { name: '削除' }).click();
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(toasts.filter({ hasText: REMOVAL_UNCONFIRMED }).first()).toBeVisible();

  await button('ログインが切れる').click();
  await expect(page.getByText('セッションが切れました').first()).toBeVisible();
  // the sign-in page is loaded anew, and the panel after it
  await expect(panel.root.getByRole('button', { name: 'Alt+Q' })).toBeVisible();
  await page.keyboard.press('Alt+Q');
  await expect(button('ログインが切れる')).toHaveAttribute('aria-pressed', 'true');
  await button('ログインが切れる').click();
  await expect(rows.first()).toContainText('清掃');
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};
