// In a browser: the place of a card beside its target, in each language and width
import type { Page } from '@playwright/test';
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';

/** The five tours; each language and each width is in at least one. */
const PLAYS = [
  { role: 'owner_shop', lang: 'ja', width: 1440, next: '次へ' },
  { role: 'staff_shop', lang: 'en', width: 390, next: 'Next' },
  { role: 'Administrator', lang: 'zh', width: 1440, next: 'Next' },
  { role: 'Operator', lang: 'es', width: 390, next: 'Next' },
  { role: 'Advertiser', lang: 'ja', width: 390, next: '次へ' },
] as const;

const cardOf = (page: Page) => page.locator('[data-harness] .card');

test('each tour leads to its end beside its targets, which its card never covers, in every language and on a phone [R-WISH-10]', async ({
  open,
  page,
}) => {
  test.slow();
  for (const { role, lang, width, next } of PLAYS) {
    await page.setViewportSize({ width, height: 844 });
    // a sandbox for each, as from the lobby: two tours accept the next reservation that waits
    await open('/akashi/dashboard', { role, city: 'akashi', lang, tour: role, writes: undefined });
    const card = cardOf(page);
    const progress = card.locator('.title span');
    await expect(progress).toHaveText(/^1 \/ \d+$/);
    const count = Number((await progress.textContent())?.split('/')[1]);
    for (let step = 1; step <= count; step += 1) {
      await expect(card, `${role} ${step}`).toHaveAttribute('data-at', 'shown');
      await expect(progress).toHaveText(`${step} / ${count}`);
      await expect.poll(async () => covered(page), `${role} ${step}`).toBe(false);
      await card.getByRole('button', { name: next, exact: true }).click();
    }
    await expect(card).toHaveAttribute('data-at', 'finished');
    await expect(card.getByRole('link').first()).toHaveAttribute('href', '/#lobby-akashi');
  }
});

test('a visitor takes a tour from the lobby by keyboard, does its step, and finds back after a wrong turn and a reload [R-WISH-10]', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/#lobby-akashi');
  await page.getByRole('link', { name: '案内を見る（6分）: 店舗スタッフ' }).click();
  const card = cardOf(page);
  await expect(card).toHaveAttribute('data-at', 'shown');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/akashi/timecard');
  await expect(card).toHaveAttribute('data-at', 'shown');
  expect(await violationsIn(page, { include: HARNESS })).toEqual([]);
  await page.getByRole('button', { name: '出勤する' }).click();
  await expect(card).toContainText('勤務中になりました。');
  await page.getByRole('link', { name: '予約', exact: true }).first().click();
  await expect(card).toContainText('案内の途中です。');
  await page.reload();
  await card.getByRole('button', { name: '続きから' }).click();
  await expect(page).toHaveURL('/akashi/timecard');
  await card.getByRole('button', { name: '終える' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: '最初の画面へ' }).click();
  await expect(page.getByRole('heading', { name: 'まちの管理画面を、ひらいてみる' })).toBeVisible();
});

/** Whether the card and the ring around the target overlap. */
const covered = (page: Page) =>
  cardOf(page).evaluate((card) => {
    const ring = card.parentElement?.querySelector('.ring')?.getBoundingClientRect();
    const own = card.getBoundingClientRect();
    if (!ring) return false;
    return (
      Math.min(own.right, ring.right) - Math.max(own.left, ring.left) > 1 &&
      Math.min(own.bottom, ring.bottom) - Math.max(own.top, ring.top) > 1
    );
  });
