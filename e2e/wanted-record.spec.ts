// In a browser: a link and a panel that lead to a record of the page
import { expect, test } from './fixtures';

const START = { role: 'Administrator', city: 'akashi', now: '2026-04-01T09:00:00+09:00;paused' };

test('a link and the panel open a record in a wanted state, and an unreadable value is mended [R-WISH-09, R-WISH-10]', {
  tag: '@core',
}, async ({ open, page, panel }) => {
  const record = page.getByRole('dialog').or(page.locator('.record-panel'));

  await test.step('the link opens the reservation in an empty city, and the next event is its time', async () => {
    await open('/', { ...START, seed: 'empty', want: 'reserve:accepted@23:59' });
    await expect(page).toHaveURL(/\/akashi\/reserve\?view=\d+$/);
    await expect(record.first()).toContainText('確定');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await panel.open('clock');
    const expires = panel.root.locator('.next li').filter({ hasText: '予約が期限切れになる' });
    await expect(expires.locator('time')).toHaveText(['04/01 23:59']);
  });

  await test.step('the panel finds a state by its words and opens a record in it', async () => {
    await panel.open('wanted');
    await panel.root.getByRole('searchbox', { name: '種類・状態で探す' }).fill('クーポン 開始前');
    await panel.root.getByLabel('時刻').fill('＋2m');
    const found = panel.root.getByRole('group', { name: 'クーポン' }).getByRole('button');
    await expect(found).toHaveText(['開始前']);
    await found.click();
    await expect(page).toHaveURL(/\/akashi\/coupon\?view=\d+$/);
    await expect(page.locator('tbody tr')).toHaveCount(1);
  });

  await test.step('a mistyped state is named, and one press opens the one that was meant', async () => {
    await open('/akashi/event', { ...START, want: 'event:being_hold' });
    await expect(panel.root.getByRole('alert')).toContainText('want=event:being_held');
    await panel.root.getByRole('alert').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/akashi\/event\?view=\d+$/);
  });
});
