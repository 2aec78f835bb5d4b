// In a browser: the focus between console and panel, the place of the handle, a clock that the page follows
import type { Page } from '@playwright/test';
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

test('the panel opens and closes by its shortcut and its handle, returns the focus, and its handle covers no control of the console at any width [R-WISH-09]', {
  tag: '@core',
}, async ({ open, page, panel }) => {
  await open('/akashi/notification', ADMINISTRATOR);
  const box = panel.root.locator('#panel');
  const handle = panel.root.getByRole('button', { name: 'Alt+Q' });
  await expect(handle).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'タイトル・本文で検索' });
  await search.focus();
  await page.keyboard.press('Alt+Q');
  await expect(box).toBeVisible();
  await expect(panel.root.getByRole('tab', { name: 'この画面' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(search).toBeFocused();
  await handle.click();
  await expect(box).toBeVisible();
  await panel.root.getByRole('button', { name: '閉じる' }).click();
  await expect(box).toBeHidden();

  await expect(page.locator('tbody tr')).toHaveCount(20);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const toEnd of [false, true]) {
      await page.evaluate(
        (end) => window.scrollTo(0, end ? document.documentElement.scrollHeight : 0),
        toEnd,
      );
      await expect(handle).toBeVisible();
      expect(await coveredBy(page)).toEqual([]);
    }
  }
});

test('the clock goes to the time before a sale and to that time, and the page shows both [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  const now = '2026-04-01T09:00:00+09:00;paused';
  const event = (does: string, what: string) =>
    panel.root.locator('.next li').filter({ hasText: what }).first().getByText(does, { exact: true });
  await open('/akashi/time-sale', { ...ADMINISTRATOR, now });
  await panel.open('clock');
  expect(await violationsOfPanel(page)).toEqual([]);
  await event('開く', 'タイムセールが始まる').click();
  const sale = page.locator('.sale-periods .tag');
  await expect(sale).toHaveText('開始前');
  await panel.open('clock');
  await event('直前へ', 'タイムセールが始まる').click();
  await expect(sale).toHaveText('開始前');
  await event('その時へ', 'タイムセールが始まる').click();
  await expect(sale).toHaveText('開催中');
  await expect(panel.root.getByText('過ぎたこと: タイムセールが始まる 1件')).toBeVisible();
});

/** The controls of the console that the handle covers, partly or wholly. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const handle = document.querySelector('[data-harness]')?.shadowRoot?.querySelector('.handle');
    const own = handle?.getBoundingClientRect();
    if (!own || own.width === 0) return ['no handle'];
    return [...document.querySelectorAll('a, button, input, summary, textarea')]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((element) => element.outerHTML);
  });

/** The fixture `axe` leaves the panel out. */
async function violationsOfPanel(page: Page) {
  const violations = await violationsIn(page, { include: HARNESS });
  return violations.map(({ rule, html }) => [rule, html]);
}
