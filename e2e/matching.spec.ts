// In a browser: focus between rows and record, pictures that are enlarged, axe, large lists
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';

const REPORTS = '/akashi/post/list-report';
const POSTS = '/akashi/post/list-post';
const IDENTITIES = '/akashi/post/confirm-gender';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

const choose = (page: Page, row: number) => page.locator('tbody input[type=checkbox]').nth(row);

test('by keyboard alone the user selects the page, deselects one row and marks the other rows as read [R-STATE-03]', {
  tag: '@core',
}, async ({ open, page, records }) => {
  await open(REPORTS, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  const selectAllBox = page.getByRole('checkbox', { name: 'このページをすべて選択' });
  await selectAllBox.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.selection-bar p')).toHaveText('20件を選択中');
  // the head has no tab stop under the bar: the next stop is the first row
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('.selection-bar p')).toHaveText('19件を選択中');
  await expect(selectAllBox).toHaveJSProperty('indeterminate', true);
  const mark = page.getByRole('button', { name: '既読にする' });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(records.rows.first()).toContainClass('unread');
  await expect(page.locator('tbody tr.unread')).toHaveCount(1);
  await expect(mark).toBeFocused();
});

test('by keyboard alone the user approves a report with its post in view, marks the next as read, and undoes that [R-STATE-02, R-STATE-03, R-SCR-16, R-GEN-08]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open(REPORTS, { ...ADMINISTRATOR, now: '2026-04-01T09:00:00+09:00;paused' });
  const record = page.locator('.evidence');
  const state = (row: number) => records.rows.nth(row).locator('td').last();
  const range = await records.range.textContent();
  await expect(record.locator('.reported-post')).toBeVisible();
  await page.keyboard.press('a');
  await expect(records.rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(record).toBeFocused();
  await page.keyboard.press('m');
  await expect(records.rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('z');
  await expect(records.rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await panel.pass(8);
  await expect(state(0)).toHaveText('承認済み');
  await expect(state(1)).toHaveText('未読');
  expect(await records.range.textContent()).toBe(range);
  const calls = await panel.calls();
  expect(calls.filter((call) => call.startsWith('POST /api/matching/'))).toEqual([
    'POST /api/matching/:id/approve_report/ 200',
  ]);
  // list and record stay in the window, whatever is scrolled
  await panel.close();
  await page.mouse.wheel(0, 2_000);
  await expect(record.getByRole('button', { name: '確認済みにする' })).toBeInViewport();
});

test('the user opens a post by its address and deletes it; the total decreases by one [R-STATE-04, R-SCR-17, R-GEN-07]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(`${POSTS}?page=2`, ADMINISTRATOR);
  await expect(records.range).toContainText('21–40件');
  const total = Number(/全(\d+)件/.exec((await records.range.textContent()) ?? '')?.[1]);
  await records.titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/view=\d+$/);
  const address = page.url();
  await open(new URL(address).pathname + new URL(address).search, ADMINISTRATOR);
  const detail = page.getByRole('dialog', { name: '募集の詳細' });
  await detail.getByRole('button', { name: '削除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(toasts).toHaveText(['削除しました。']);
  await expect(page).toHaveURL(`${POSTS}?page=2`);
  await expect(records.range).toHaveText(`全${total - 1}件中 21–40件`);
});

test('the user enlarges an identity document and confirms the identity, then rejects another identity [R-STATE-05, R-SCR-18, R-UI-03, R-GEN-09]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open(IDENTITIES, { ...ADMINISTRATOR, now: '2026-04-01T09:00:00+09:00;paused' });
  const [first, second] = [records.rows.first(), records.rows.nth(1)];
  await first.getByRole('button', { name: /を拡大表示$/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  const picture = page.locator('.document-scroll');
  const widest = () => picture.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth);
  await page.getByRole('button', { name: '書類を拡大' }).click();
  await page.getByRole('button', { name: '書類を回転' }).click();
  await expect.poll(widest).toBeCloseTo(1.5, 1);
  await page.getByRole('button', { name: '男性として承認' }).click();
  await page.getByRole('button', { name: '却下' }).click();
  await panel.pass(8);
  await expect(first).toContainText('男性');
  await expect(first).toContainText('確認済み');
  await expect(second).toContainText('却下');
});

test('on a phone the record fills the page, with a way back to the list [R-SCR-18]', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(IDENTITIES, ADMINISTRATOR);
  await records.titles.first().getByRole('link').click();
  await expect(records.rows.first()).toBeHidden();
  await page.getByRole('button', { name: '却下' }).click();
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeInViewport();
  await page.getByRole('link', { name: '一覧へ戻る' }).click();
  await expect(records.rows.first()).toContainText('確定（取り消せます）');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.locator('.evidence')).toBeFocused();
  await expect(page.getByRole('button', { name: '却下' })).toBeInViewport();
});

test('the user pages and searches 10,000 reports and posts [R-SCR-16, R-SCR-17]', async ({
  open,
  page,
  records,
}) => {
  await open(QUIET, { role: 'Operator', city: 'akashi', seed: 'busy' });
  await expectQuietPage(page);
  for (const path of [REPORTS, POSTS]) {
    await goTo(page, `${path}?page=500`);
    await expect(records.range).toHaveText('全10,000件中 9,981–10,000件');
    await records.search.fill('明石駅');
    await expect(records.range).toHaveText(/^全[\d,]+件中 1–20件$/);
    await records.settled();
    for (const text of await records.rows.allTextContents()) expect(text).toContain('明石駅');
  }
});

for (const { lang, width, seed } of [
  { lang: 'ja', width: 1440, seed: 'normal' },
  { lang: 'en', width: 390, seed: 'edge' },
]) {
  test(`the three lists and their dialogs violate no rule of WCAG 2.2 A or AA, ${lang} at ${width}`, async ({
    open,
    page,
    axe,
    records,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const sound = async () => {
      expect(await axe(page)).toEqual([]);
      // no content is cut off or scrolls sideways
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await open(QUIET, { ...ADMINISTRATOR, lang, seed });
    await expectQuietPage(page);
    const visit = async (path: string) => {
      await goToQuietPage(page);
      await goTo(page, path);
      await expect(records.rows).toHaveCount(20);
    };
    await visit(REPORTS);
    await sound();
    await choose(page, 1).check();
    await page.locator('tbody th.main a').first().click();
    await expect(page.locator('.evidence-foot')).toBeVisible();
    await sound();
    await page.goBack();
    await visit(POSTS);
    await sound();
    await page.locator('tbody th.main a').first().click();
    await expect(page.locator('dl.details').first()).toBeVisible();
    await sound();
    await visit(IDENTITIES);
    await sound();
    await page.locator('tbody th.main a').first().click();
    await expect(page.locator('.document-viewer, .document-viewer-none').first()).toBeVisible();
    await sound();
  });
}
