// In a browser: decisions that wait, by a clock that the page follows
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const NOW = '2026-04-01T09:00:00+09:00;paused';

test('the user stops an action on three users that takes too long: the results name what was done and what was not tried [A-146, R-HTTP-05]', {
  tag: '@core',
}, async ({ open, page, panel }) => {
  await open('/akashi/user/index?search=machi.example.jp', ADMINISTRATOR);
  for (const name of ['学校代表', 'ゲスト', '一般会員'])
    await page.getByRole('checkbox', { name: `「${name}」を選択` }).check();
  await panel.setFaults('POST /:city/api/users/:id/suspend/ hang');
  await page.getByRole('button', { name: '利用停止', exact: true }).click();
  const working = page.getByRole('alertdialog', { name: '利用停止' });
  await expect(working.getByRole('status')).toHaveText('3件中 0件を完了');
  await working.getByRole('button', { name: '中止' }).click();
  const results = page.getByRole('alertdialog', { name: '実行結果' });
  await expect(results).toContainText('0件を完了し、3件は実行できませんでした。');
  await expect(results.getByRole('listitem').locator('span')).toHaveText(Array(3).fill('中止しました。'));
  await results.getByText('閉じる').click();
  await expect(page.locator('.selection-bar p')).toHaveText('3件を選択中');
});

test('the user keeps a reservation at the confirmation of its cancellation, and an open reservation expires at its time [R-STATE-15, A-172]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open('/', { ...ADMINISTRATOR, now: NOW, want: 'reserve:accepted@+1m' });
  await expect(page).toHaveURL(/\/akashi\/reserve\?view=\d+$/);
  const detail = page.getByRole('dialog', { name: '予約の詳細' });
  await expect(detail.locator('.tag').first()).toHaveText('確定');

  await test.step('the user opens the confirmation and keeps the reservation', async () => {
    await detail.getByRole('button', { name: '予約を取り消す' }).click();
    const confirmation = page.getByRole('alertdialog', { name: '予約を取り消しますか？' });
    await confirmation.getByRole('button', { name: 'キャンセル' }).click();
    await expect(confirmation).toBeHidden();
    await expect(detail.locator('.tag').first()).toHaveText('確定');
  });

  await test.step('its time passes, and the open reservation shows it', async () => {
    await panel.open('clock');
    await panel.root.getByRole('button', { name: '+60秒', exact: true }).click();
    await panel.close();
    await expect(detail.locator('.tag').first()).toHaveText('期限切れ');
    await expect(records.rows.first()).toBeAttached();
  });

  await test.step('so does one that nobody has answered', async () => {
    await open('/', { ...ADMINISTRATOR, now: NOW, want: 'reserve:waiting@+1m' });
    await expect(detail.locator('.tag').first()).toHaveText('受付待ち');
    await panel.pass(60);
    await expect(detail.locator('.tag').first()).toHaveText('期限切れ');
  });
});

test('decisions that the server refuses are kept: the user sends one again and discards the other [R-STATE-05, R-GEN-09]', async ({
  open,
  page,
  panel,
  records,
  allowConsole,
}) => {
  allowConsole(/Problem: server at POST \/api\/users/);
  await open('/akashi/post/confirm-gender', { ...ADMINISTRATOR, now: NOW });
  await expect(records.rows).toHaveCount(20);
  await panel.setFaults('POST /api/users/:id/confirm/ 500');
  const pending = records.rows.filter({ hasText: '確定（取り消せます）' });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: '却下' }).click();
    await expect(pending).toHaveCount(count);
  }
  await panel.pass(8);
  await panel.close();
  const failures = page.locator('.held-failed');
  await expect(failures).toHaveCount(2);
  for (const row of [0, 1]) await expect(failures.nth(row)).toContainText('送信できませんでした。');

  const discarded = await failures.nth(1).locator('.held-subject > span').textContent();
  await page.getByRole('button', { name: `「${discarded}」の判断を取り消す` }).click();
  await expect(failures).toHaveCount(1);
  await panel.setFaults();
  await failures.getByRole('button', { name: 'もう一度送信' }).click();
  await expect(failures).toHaveCount(0);
  await expect(records.rows.nth(0)).toContainText('却下');
  await expect(records.rows.nth(1)).not.toContainText('却下');
});
