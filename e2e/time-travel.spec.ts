// In a browser: storage of two sandboxes, and tabs that open from each other
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { panelOf } from './panel';
import { recordsOf } from './records';

const statesIn = (page: Page) =>
  panelOf(page)
    .root.locator('.facts dd')
    .filter({ hasText: /^recordEditor: / });

test('three of twelve presses over three screens are gone on from: rows, machines and address are as they were, and the old sandbox stays [R-WISH-10]', async ({
  open,
  page,
  panel,
  records,
}) => {
  test.slow();
  await open('/akashi/notification', {
    role: 'Administrator',
    city: 'akashi',
    day: '2026-04-01',
    now: '2026-04-01T09:00:00+09:00',
  });
  await records.search.fill('桜まつりの運営');
  await expect(records.rows).toHaveCount(2);
  const found = await records.titles.allTextContents();
  await records.rows
    .first()
    .getByRole('button', { name: /を削除$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(records.rows).toHaveCount(1);
  await records.titles.getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'クーポン', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'クーポン' })).toBeVisible();
  await expect(records.rows).toHaveCount(20);
  await page.keyboard.press('n');
  const title = page.getByRole('dialog').getByRole('textbox').first();
  await title.fill('花火の夜の券');
  // the draft is written a moment later
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '破棄して閉じる' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: '予約', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約' })).toBeVisible();
  await records.settled();
  await records.titles.first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await records.search.fill('a');
  await expect(page).toHaveURL('/akashi/reserve?search=a');

  await panel.open('time');
  const time = panel.root.getByRole('tabpanel', { name: '時間' });
  /** Chooses the last step with this text before the present one, and opens the console as it was then. */
  async function goOnFrom(text: RegExp) {
    const step = time.getByRole('status');
    while (!text.test((await step.textContent()) ?? '')) {
      await expect(time.getByRole('button', { name: '前の手順' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await time.getByRole('slider').press('ArrowLeft');
    }
    const states = await statesIn(page).allTextContents();
    await time.getByRole('button', { name: 'ここから続ける' }).click();
    const [openedPage] = await Promise.all([
      page.context().waitForEvent('page'),
      time.getByRole('link', { name: '新しいサンドボックスで開く' }).click(),
    ]);
    return { openedPage, states };
  }

  await test.step('a form of another screen is filled in', async () => {
    const { openedPage, states } = await goOnFrom(/花火の夜の券/);
    expect(states).toEqual(['recordEditor: dirty']);
    await expect(openedPage).toHaveURL('/akashi/coupon?new=1');
    await expect(openedPage.getByRole('dialog').getByRole('textbox').first()).toHaveValue('花火の夜の券');
    await panelOf(openedPage).open('time');
    await expect(statesIn(openedPage)).toHaveText(states);
    await openedPage.close();
  });

  await test.step('the record has just been deleted', async () => {
    const { openedPage } = await goOnFrom(/ DELETE \/:city\/notifications\/:id\/ → 20\d$/);
    await expect(openedPage).toHaveURL(/\/akashi\/notification\?search=[^&]*$/);
    await expect(recordsOf(openedPage).titles).toHaveText(found.slice(1));
    await openedPage.close();
  });

  await test.step('the confirmation is open, and deletes here alone', async () => {
    const { openedPage, states } = await goOnFrom(/」を削除」を押す$/);
    expect(states).toEqual(['recordEditor: confirmingDelete']);
    await expect(recordsOf(openedPage).titles).toHaveText(found);
    await panelOf(openedPage).open('time');
    await expect(statesIn(openedPage)).toHaveText(states);
    await panelOf(openedPage).open('sandboxes');
    await expect(panelOf(openedPage).root.locator('.sandboxes li')).not.toHaveCount(0);
    await panelOf(openedPage).close();
    await openedPage.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(recordsOf(openedPage).titles).toHaveText(found.slice(1));
    await openedPage.close();
  });

  await test.step('the old sandbox is as it was', async () => {
    await panel.close();
    await expect(page).toHaveURL('/akashi/reserve?search=a');
    await page.reload();
    await expect(page).toHaveURL('/akashi/reserve?search=a');
    await page.goto('/akashi/notification?search=桜まつりの運営');
    await expect(records.titles).toHaveText(found.slice(1));
  });
});
