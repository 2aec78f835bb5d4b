// In a browser: a saved file, focus between the cells of a week
import { expect, test } from './fixtures';

const PAGE = '/akashi/timecard';
/** A Wednesday, 9:00 in Japan. */
const NOW = '2026-04-01T09:00:00+09:00;paused';

test('staff clocks in, the owner reads it in the list and in the month, and exports a file for the payroll [R-SCR-30, R-ROUTE-22, A-037]', {
  tag: '@core',
}, async ({ open, page, records, toasts, axe }) => {
  await open(PAGE, { role: 'staff_shop', city: 'akashi', now: NOW });
  await page.getByRole('button', { name: '出勤する' }).press('Enter');
  await expect(toasts).toHaveText(['09:00の出勤を記録しました。']);
  await expect(page.getByRole('region', { name: '本日の勤務' })).toContainText('09:00から勤務中');
  expect(await axe(page)).toEqual([]);

  await open(PAGE, { role: 'owner_shop', city: 'akashi', now: NOW });
  await records.settled();
  await expect(page.locator('tbody tr').first()).toContainText('店舗スタッフ');
  await page.getByRole('combobox', { name: '月', exact: true }).selectOption('2026-04');
  await page.getByRole('button', { name: 'CSV出力' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: '出力する' }).click();
  expect((await file).suggestedFilename()).toMatch(/^タイムカード_明石市_.*\.csv$/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '月別' }).click();
  await expect(page.getByRole('table', { name: '2026年04月のスタッフ別の勤務時間' })).toContainText(
    '店舗スタッフ',
  );
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: '週間', exact: true }).click();
  await expect(page.getByRole('table', { name: '週間' })).toContainText('店舗スタッフ');
  expect(await axe(page)).toEqual([]);

  await test.step('by the keyboard the owner adds a schedule in a free cell of the week [A-300]', async () => {
    const free = page.getByRole('link', { name: /^店舗スタッフ .曜日 勤務予定を登録$/ }).first();
    await free.press('Enter');
    const person = page.getByRole('dialog').getByRole('combobox', { name: /^スタッフ/ });
    await expect(person).toBeFocused();
    await expect(person).toHaveValue('店舗スタッフ');
    await person.press('Escape');
    await expect(free).toBeFocused();
    await free.press('Enter');
    await person.press('Enter');
    // the block that the cell has now
    await expect(page.locator('.schedule-table .calendar-block:focus')).toHaveText('09:00–18:00');
  });
});
