// In a browser: the layout of a phone, what is in reach of a thumb, the way to a record and back
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/** A Wednesday, 9:00 in Japan. */
const NOW = '2026-04-01T09:00:00+09:00';
const SIZE = { width: 390, height: 844 };

test('on a phone ten tasks take ten taps in reach of a thumb; one is undone, one fails and is sent again [A-344]', {
  tag: '@core',
}, async ({ open, page, axe, panel, allowConsole }) => {
  allowConsole(/500/);
  await page.setViewportSize(SIZE);
  await open('/akashi/dashboard', {
    role: 'Administrator',
    city: 'akashi',
    now: `${NOW};paused`,
    fault: ['POST /:city/api/reserves/:id/accept/ 500 x1'],
  });
  let taps = 0;
  const tap = async (target: Locator) => {
    const box = await target.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(SIZE.height / 2);
    await target.click();
    taps += 1;
  };
  const name = page.locator('.evidence h2');
  /** Answers the open task by the button of this name, and waits for the next one. */
  const answerTask = async (button: string | RegExp) => {
    const before = (await name.textContent()) ?? '';
    await tap(page.locator('.verdicts').getByRole('button', { name: button }));
    await expect(name).not.toHaveText(before);
    return before;
  };
  const stated = async () =>
    (await page
      .locator('.identity-evidence .details')
      .getByText(/^(男性|女性)$/)
      .textContent()) ?? '';

  await page.locator('.waiting-rows').getByRole('link', { name: '書類を確認する' }).click();
  await expect(page).toHaveURL('/akashi/tasks?kind=identity');
  await expect(name).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const first = await answerTask(`${await stated()}として承認`);
  await page.locator('.held-undo').getByRole('button', { name: '元に戻す' }).click();
  await expect(name).toHaveText(first);
  await answerTask(`${await stated()}として承認`);
  for (const _ of [2, 3, 4]) await answerTask(`${await stated()}として承認`);

  const kindMenu = page.getByRole('navigation', { name: '対応の種類' });
  await kindMenu.getByRole('link', { name: /^募集通報/ }).click();
  await expect(page.locator('.reported-post')).toBeVisible();
  for (const _ of [5, 6, 7]) await answerTask('承認');

  await kindMenu.getByRole('link', { name: /^予約/ }).click();
  await expect(page.locator('.verdicts').getByRole('button', { name: '受け付ける' })).toBeVisible();
  for (const _ of [8, 9, 10]) await answerTask('受け付ける');
  expect(taps).toBe(11);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZE.width);

  await panel.pass(8);
  await panel.close();
  await expect(page.locator('.held-failed')).toContainText('送信できませんでした。');
  await expect(page.locator('.held-undo')).toHaveCount(0);
  await page.locator('.held-failed').getByRole('button', { name: 'もう一度送信' }).click();
  await expect(page.locator('.held-failed')).toHaveCount(0);
  const calls = (await panel.calls()).filter((call) =>
    /^POST .*\/(confirm|approve_report|accept)\//.test(call),
  );
  expect(calls.toSorted()).toEqual([
    ...Array(3).fill('POST /:city/api/reserves/:id/accept/ 200'),
    'POST /:city/api/reserves/:id/accept/ 500',
    ...Array(3).fill('POST /api/matching/:id/approve_report/ 200'),
    ...Array(4).fill('POST /api/users/:id/confirm/ 200'),
  ]);
});

test('a reservation is opened among the reservations and left for the tasks again [A-344]', async ({
  open,
  page,
}) => {
  await open('/akashi/tasks?kind=reserve', { role: 'Administrator', city: 'akashi', now: NOW });
  const guest = (await page.locator('.evidence h2').textContent()) ?? '';
  await page.getByRole('link', { name: '予約の画面で開く' }).click();
  const panel = page.getByRole('dialog', { name: '予約' });
  await expect(panel).toContainText(guest);
  await panel.getByRole('button', { name: '閉じる' }).click();
  await page.getByRole('link', { name: '今日の窓口へ戻る' }).click();
  await expect(page).toHaveURL('/akashi/tasks?kind=reserve');
  await expect(page.locator('.evidence h2')).toHaveText(guest);
});

test('on a phone the shop owner accepts three reservations from the dashboard with four taps [R-STATE-15, A-344, A-345]', async ({
  open,
  page,
}) => {
  await page.setViewportSize(SIZE);
  await open('/akashi/dashboard', {
    role: 'owner_shop',
    city: 'akashi',
    seed: 'busy',
    now: `${NOW};paused`,
  });
  await page.locator('.waiting-rows').getByRole('link', { name: '予約を確認する' }).click();
  const accept = page.locator('.verdicts').getByRole('button', { name: '受け付ける' });
  await accept.click();
  await accept.click();
  await accept.click();
  await expect(page.locator('.held-undo')).toContainText('確定 3件（取り消せます）');
});
