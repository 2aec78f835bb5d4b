// In a browser: two tabs, focus in a week, the layout of a phone
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressInRow } from './press-in-row';

/** A Wednesday, 9:00 in Japan. */
const NOW = '2026-04-01T09:00:00+09:00';
const RESERVE = '/akashi/reserve';
const WAITING = `${RESERVE}?state=waiting`;

test('two users decide about the same reservation: the second is told that it is decided; then the guest requests a cancellation [R-STATE-15, R-VAL-CONTENT-07, A-123, A-292]', {
  tag: '@core',
}, async ({ open, page, context, panel, records, toasts }) => {
  await open(WAITING, { role: 'Administrator', city: 'akashi' });
  await records.settled();
  const guest = (await records.titles.first().textContent()) ?? '';
  const secondTab = await context.newPage();
  await secondTab.goto(WAITING);
  const accept = /を受け付ける$/;
  await expect(secondTab.getByRole('button', { name: accept }).first()).toBeVisible();

  await test.step('the first user cancels the reservation', async () => {
    await pressInRow(page, 'button', /を取り消す$/);
    const confirmation = page.getByRole('alertdialog', { name: '予約を取り消しますか？' });
    await expect(confirmation).toContainText(guest);
    await confirmation.getByRole('button', { name: '取り消す' }).click();
    await expect(toasts).toHaveText(['1件の予約を取り消しました。']);
  });

  await test.step('the second user accepts it, leaves the page, and is told', async () => {
    await secondTab.getByRole('button', { name: accept }).first().click();
    await expect(secondTab.locator('.held-undo')).toContainText(guest);
    await secondTab
      .getByRole('navigation', { name: 'メニュー' })
      .getByRole('link', { name: 'クーポン', exact: true })
      .click();
    await expect(secondTab.locator('.toast')).toContainText(guest);
    await expect(secondTab.locator('.toast')).toContainText('はすでに対応済みでした。');
    await secondTab.close();
  });

  await test.step('the user approves a cancellation that a guest has requested, and deletes the reservation', async () => {
    await panel.push('予約のキャンセルが申請される');
    await panel.close();
    await page.goto(`${RESERVE}?state=waiting_for_cancellation`);
    await records.settled();
    const title = (await records.titles.first().textContent()) ?? '';
    await page
      .getByRole('button', { name: /のキャンセルを承認$/ })
      .first()
      .click();
    const confirmation = page.getByRole('alertdialog', { name: 'キャンセルを承認しますか？' });
    await expect(confirmation).toContainText(title);
    await confirmation.getByRole('button', { name: '承認する' }).click();
    await expect(toasts).toHaveText(['1件のキャンセルを承認しました。']);
    await page.goto(`${RESERVE}?state=cancelled&search=${encodeURIComponent(title)}`);
    await records.settled();
    const before = await records.rows.count();
    await pressInRow(page, 'button', /を削除$/);
    await page
      .getByRole('alertdialog', { name: '削除しますか？' })
      .getByRole('button', { name: '削除する' })
      .click();
    await expect(toasts).toHaveText(['削除しました。']);
    await expect(records.rows).toHaveCount(before - 1);
  });
});

test('on a phone the shop owner accepts three reservations of the list with three taps, and no row moves [R-STATE-15, A-292]', async ({
  open,
  page,
  panel,
  records,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(WAITING, {
    role: 'owner_shop',
    city: 'akashi',
    seed: 'busy',
    now: `${NOW};paused`,
  });
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  await records.settled();
  const accept = page.locator('.card-action button');
  const waiting = await accept.count();
  const top = (await records.rows.first().boundingBox())?.y;
  for (const left of [1, 2, 3].map((done) => waiting - done)) {
    await tap(accept.first());
    await expect(accept).toHaveCount(left);
  }
  expect(taps).toBe(3);
  await expect(page.locator('.held-undo')).toBeInViewport();
  expect((await records.rows.first().boundingBox())?.y).toBe(top);
  expect(await axe(page)).toEqual([]);
  await panel.pass(8);
  // one request follows the other
  await expect(page.locator('.card-action .tag')).toHaveCount(0);
  const sent = (await panel.calls()).filter((call) => call.startsWith('POST /:city/api/reserves/'));
  expect(sent).toEqual(Array(3).fill('POST /:city/api/reserves/:id/accept/ 200'));
});

test('the user walks the week by keyboard: to another week and back, between reservations, into a reservation and out [R-ENT-41]', async ({
  open,
  page,
  axe,
}) => {
  await open(`${RESERVE}?tab=week`, { role: 'Administrator', city: 'akashi', now: NOW });
  const week = page.locator('.week');
  const settled = () => expect(week).toHaveAttribute('aria-busy', 'false');
  const heading = week.getByRole('heading');
  await expect(heading).toHaveText('2026年03月30日 – 2026年04月05日');
  await settled();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: '次の週' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('2026年04月06日 – 2026年04月12日');
  await expect(page.getByRole('link', { name: '次の週' })).toBeFocused();
  await settled();
  await expect(page).toHaveURL(`${RESERVE}?tab=week&week=2026-04-06`);

  const blocks = page.locator('.week-block');
  const day = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day ?? '');
  await blocks.first().focus();
  const begun = await day();
  await page.keyboard.press('ArrowRight');
  expect(await day()).not.toBe(begun);
  await page.keyboard.press('ArrowLeft');
  expect(await day()).toBe(begun);
  const focusedBlock = page.locator('.week-block:focus');
  const name = (await focusedBlock.locator('.week-who').textContent()) ?? '';
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: '予約の詳細' });
  await expect(detail.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/week=2026-04-06&view=\d+$/);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(focusedBlock).toContainText(name);

  await page.reload();
  await expect(heading).toHaveText('2026年04月06日 – 2026年04月12日');
});

test('on a phone the toast covers neither the name and the new state of a reservation nor the link to the next', async ({
  open,
  page,
  toasts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(WAITING, { role: 'Administrator', city: 'akashi', now: NOW });
  await page.locator('.records tbody tr').first().click();
  const detail = page.getByRole('dialog', { name: '予約の詳細' });
  await detail.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('button', { name: '予約を取り消す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click();
  await expect(toasts).toHaveCount(1);
  await expect(detail.getByText('キャンセル済み')).toBeVisible();
  const head = await detail.locator('.record-head').boundingBox();
  const toast = await page.locator('.toast').boundingBox();
  expect((toast?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeGreaterThan(0);
  await expect(detail.getByRole('link', { name: '次の記録（J）' })).toBeVisible();
});

test('on a phone the owner reads the week day by day and sees a new reservation of the shop [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${RESERVE}?tab=week`, { role: 'owner_shop', city: 'akashi', now: NOW });
  const days = page.getByRole('navigation', { name: '日を選ぶ' });
  await expect(days.getByRole('link')).toHaveCount(7);
  await expect(days.locator('[aria-current=page]')).toContainText('4/1');
  await panel.push('予約が入る');
  await panel.close();
  await page.reload();
  await days.getByRole('link').filter({ hasText: '4/2' }).click();
  const pushed = page.locator('.day-list a').filter({ hasText: '予約 花子' });
  await expect(pushed).toContainText('受付待ち');
  await pushed.click();
  const detail = page.getByRole('dialog', { name: '予約の詳細' });
  await expect(detail.getByRole('button', { name: '受け付ける' })).toBeVisible();
  await detail.getByRole('button', { name: '閉じる' }).click();
  await expect(page).toHaveURL(/week=2026-03-30&day=2026-04-02$/);
});

test('the week shows the names of shops on up to two lines, and a line marks the current time', async ({
  open,
  page,
}) => {
  await open(`${RESERVE}?tab=week`, {
    role: 'Administrator',
    city: 'akashi',
    now: '2026-04-01T12:30:00+09:00',
  });
  const blocks = page.locator('.week-block');
  await expect(blocks.first()).toBeVisible();
  const cut = await page
    .locator('.week-where')
    .evaluateAll((names) => names.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
  const line = page.locator('.week-now');
  await expect(line).toHaveText('現在 12:30');
  const [top, cell] = await Promise.all([
    line.evaluate((one) => one.getBoundingClientRect().top),
    line.locator('..').evaluate((one) => {
      const { y, height } = one.getBoundingClientRect();
      return y + height / 2;
    }),
  ]);
  expect(Math.abs(top - cell)).toBeLessThan(3);
});
