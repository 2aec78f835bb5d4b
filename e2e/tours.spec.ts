// In a browser: the place of a card beside its target, in each language and width
import type { Page } from '@playwright/test';
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';

/** The five tours, each on a wide window and on a phone; each language is in at least one. */
const TOURS = [
  { role: 'owner_shop', languages: ['ja', 'en'] },
  { role: 'staff_shop', languages: ['ja', 'en'] },
  { role: 'Administrator', languages: ['zh', 'ja'] },
  { role: 'Operator', languages: ['en', 'es'] },
  { role: 'Advertiser', languages: ['en', 'ja'] },
] as const;

const cardOf = (page: Page) => page.locator('[data-harness] .card');

for (const { role, languages } of TOURS) {
  test(`the tour of ${role} leads to its end beside its targets, and its card covers neither them nor the docked panel, a message or a button to undo, wide and on a phone [R-WISH-10, A-350]`, async ({
    open,
    page,
  }) => {
    test.slow();
    for (const [index, width] of [1440, 390].entries()) {
      const lang = languages[index] ?? 'ja';
      await page.setViewportSize({ width, height: 844 });
      // a sandbox for each, as from the lobby: two tours accept the next reservation that waits
      await open('/akashi/dashboard', { role, city: 'akashi', lang, tour: role, writes: undefined });
      const card = cardOf(page);
      const progress = card.locator('.title span');
      await expect(progress).toHaveText(/^1 \/ \d+$/);
      const count = Number((await progress.textContent())?.split('/')[1]);
      for (let step = 1; step <= count; step += 1) {
        await expect(card, `${width} ${step}`).toHaveAttribute('data-phase', 'shown');
        await expect(progress).toHaveText(`${step} / ${count}`);
        await expect.poll(() => covered(page), `${width} ${step}`).toEqual([]);
        if (width === 1440) {
          // every step is seen without the panel and beside it
          await page.keyboard.press('Alt+Q');
          await expect(page.locator('#panel')).toBeVisible({ visible: step % 2 === 1 });
          if (step === 1) await page.locator('#panel .head select').selectOption('beside');
          await expect(card, `${width} ${step}`).toHaveAttribute('data-phase', 'shown');
          await expect.poll(() => covered(page), `${width} ${step}, the panel`).toEqual([]);
        }
        await card.getByRole('button', { name: lang === 'ja' ? '次へ' : 'Next', exact: true }).click();
      }
      await expect(card).toHaveAttribute('data-phase', 'finished');
      await expect(card.getByRole('link').first()).toHaveAttribute('href', '/#lobby-akashi');
    }
  });
}

test('a visitor takes a tour from the lobby by keyboard, does its step, and finds back after a wrong turn and a reload [R-WISH-10]', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/#lobby-akashi');
  await page.getByRole('link', { name: '案内を見る（6分）: 店舗スタッフ' }).click();
  const card = cardOf(page);
  await expect(card).toHaveAttribute('data-phase', 'shown');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/akashi/timecard');
  await expect(card).toHaveAttribute('data-phase', 'shown');
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

/** What the card lies over: the ring around the target, the panel, or what the console shows for some seconds. */
const covered = (page: Page) =>
  cardOf(page).evaluate((card) => {
    const own = card.getBoundingClientRect();
    const harness = [...document.querySelectorAll('[data-harness]')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll('.ring, #panel') ?? []),
    ]);
    return [...harness, ...document.querySelectorAll('.toasts p, .held-undo, .held-pending')]
      .filter((one) => {
        const rect = one.getBoundingClientRect();
        return (
          Math.min(own.right, rect.right) - Math.max(own.left, rect.left) > 1 &&
          Math.min(own.bottom, rect.bottom) - Math.max(own.top, rect.top) > 1
        );
      })
      .map(({ className }) => className);
  });
