// In a browser: every edge of a machine is taken by what a user does
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressInRow } from './press-in-row';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const linkIn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name });

test('the journey takes every edge of the reports machine in the browser [R-STATE-03, R-WISH-05]', async ({
  open,
  page,
  panel,
  records,
  takenEdges,
}) => {
  await open('/akashi/post/list-report', {
    ...ADMINISTRATOR,
    now: '2026-04-01T09:00:00+09:00;paused',
    fault: 'POST /api/matching/read/ 500 x1',
  });
  await test.step('the count of reports is loaded unchanged, changed, and not at all', async () => {
    await expect(records.rows).toHaveCount(20);
    await panel.push('募集の通報が届く');
    await panel.pass(60);
    await expect(records.titles.first()).toContainText('知らない人から何度も連絡が来て困っています。');
    await panel.fault('GET /api/matching/notification/ 500 x1');
    await panel.pass(60);
    await panel.close();
  });

  await test.step('the server refuses to mark a report as read, then marks it', async () => {
    const mark = page.getByRole('button', { name: '既読にする' });
    await page.locator('tbody input[type=checkbox]').first().check();
    await mark.click();
    await expect(records.rows.first()).toContainClass('unread');
    await expect(mark).toBeEnabled();
    await mark.click();
    await expect(records.rows.first()).not.toHaveClass(/unread/);
  });

  const { taken, left } = await panel.edges('reports');
  expect({ taken: taken.length, left }).toEqual({ taken: 7, left: [] });

  await test.step('a reload leaves the recorded edges', async () => {
    await page.reload();
    await expect(records.rows).toHaveCount(20);
    expect([...(takenEdges.get('reports') ?? [])].toSorted()).toEqual(taken.toSorted());
  });
});

test('the journey takes every edge of the notifications machine in the browser [R-STATE-06, R-STATE-07, R-STATE-11, R-WISH-05]', {
  tag: '@core',
}, async ({ open, page, panel, records, toasts }) => {
  await open('/akashi/notification-store', {
    ...ADMINISTRATOR,
    fault: [
      'PUT /api/notification/list-notify/:id/ 500 x1',
      'PUT /:city/notifications/users/read_all/ 500 x1',
      'PUT /api/notification/user-notify/:id/ 500 x1',
      'POST /api/notification/resend_notification/:id 500 x1',
    ],
  });
  const read = (row: number) => records.rows.nth(row).getByRole('button', { name: /を既読にする$/ });
  const isRead = (row: number) =>
    expect(records.rows.nth(row).locator('.row-actions .tag')).toHaveText('既読');

  await test.step('the server refuses to mark one notice as read, then marks it', async () => {
    await read(0).click();
    await expect(toasts).toHaveCount(1);
    await read(0).click();
    await isRead(0);
  });

  await test.step('the server refuses to mark all notices as read while one request is pending, then marks all', async () => {
    const all = page.getByRole('button', { name: 'すべて既読にする' });
    await panel.fault('PUT /api/notification/list-notify/:id/ hang x1');
    await panel.close();
    await read(1).click();
    await all.click();
    await isRead(1);
    await all.click();
    await isRead(2);
  });

  await test.step('the server refuses to confirm a notice, then confirms it', async () => {
    await records.titles.first().getByRole('link').click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: '確認済みにする' });
    await confirm.click();
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(confirm).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('the user withdraws a resend, the server refuses it, then sends it', async () => {
    await linkIn(page, 'プッシュ通知').click();
    const confirmationDialog = page.getByRole('alertdialog', { name: '再送しますか？' });
    const resend = records.rows.first().getByRole('button', { name: /を再送$/ });
    await resend.click();
    await confirmationDialog.getByRole('button', { name: 'キャンセル' }).click();
    for (const outcome of ['保存できたか確認できませんでした。一覧でご確認ください。', '再送しました。']) {
      await resend.click();
      await confirmationDialog.getByRole('button', { name: '再送する' }).click();
      await expect(toasts.last()).toHaveText(outcome);
    }
  });

  const { taken, left } = await panel.edges('notifications');
  expect({ taken: taken.length, left }).toEqual({ taken: 16, left: [] });
});

test('the journey takes every edge of the advertisement machine in the browser [R-STATE-17, R-STATE-18]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  await open('/akashi/advertisement', {
    ...ADMINISTRATOR,
    now: '2026-04-01T09:00:00+09:00',
    fault: [
      'POST /:city/api/advertisements/:id/unpublish/ 500 x1',
      'POST /:city/api/advertisements/:id/publish/ 500 x1',
    ],
  });
  await test.step('an ad without opening hours stays private', async () => {
    await page
      .getByRole('button', { name: /を公開する$/ })
      .first()
      .click();
    await expect(toasts).toContainText(['営業時間が未登録のため公開できません']);
  });

  const top = records.rows.filter({ hasText: 'トップ広告' }).first();
  const name = (await top.locator('th.main a').textContent()) ?? '';
  const row = records.rows.filter({ has: page.getByRole('link', { name, exact: true }) }).first();
  const publish = row.getByRole('button', { name: `「${name}」を公開する` });
  const unpublish = () => pressInRow(row, 'button', `「${name}」を非公開にする`);
  const failed = '保存できたか確認できませんでした。一覧でご確認ください。';

  await test.step('the user keeps a top ad public, the server refuses to unpublish it, then unpublishes it', async () => {
    const confirmation = page.getByRole('alertdialog', { name: 'トップ広告から外しますか？' });
    await unpublish();
    await confirmation.getByRole('button', { name: 'キャンセル' }).click();
    for (const outcome of [failed, `「${name}」を非公開にしました。`]) {
      await unpublish();
      await confirmation.getByRole('button', { name: '非公開にする' }).click();
      await expect(toasts.last()).toHaveText(outcome);
    }
  });

  await test.step('the server refuses to publish it, then publishes it, and it is no top ad', async () => {
    for (const outcome of [failed, `「${name}」を公開しました。`]) {
      await publish.click();
      await expect(toasts.last()).toHaveText(outcome);
    }
    await unpublish();
    await expect(publish).toBeVisible();
  });

  const { taken, left } = await panel.edges('advertisement');
  expect({ taken: taken.length, left }).toEqual({ taken: 15, left: [] });
});
