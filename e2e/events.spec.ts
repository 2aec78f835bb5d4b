// In a browser: the layout of a month, focus between its bars, a bar that is dragged
import { expect, test } from './fixtures';

const EVENTS = '/akashi/event';
const NOW = '2026-04-01T09:00:00+09:00';

test('the user walks the month by keyboard: to another month and back, from bar to bar, into an event and out [R-ENT-39, R-STATE-14, A-232]', {
  tag: '@core',
}, async ({ open, page, axe }) => {
  await open(`${EVENTS}?tab=month`, { role: 'Administrator', city: 'akashi', now: NOW });
  const month = page.locator('.month');
  const settled = () => expect(month).toHaveAttribute('aria-busy', 'false');
  const heading = month.getByRole('heading');
  await expect(heading).toHaveText('2026年04月');
  await settled();
  expect(await axe(page)).toEqual([]);

  await test.step('a bar spans the columns of its days and starts at its first day', async () => {
    const bar = month.locator('td[colspan="3"] .month-bar, td[colspan="6"] .month-bar').first();
    const day = (await bar.getAttribute('data-day')) ?? '';
    const days = Number(await bar.locator('xpath=..').getAttribute('colspan'));
    const dayHeader = await month.locator(`th:has(time[datetime="${day}"])`).boundingBox();
    const box = await bar.boundingBox();
    expect(Math.abs((box?.x ?? 0) - (dayHeader?.x ?? 0))).toBeLessThan(6);
    expect(Math.abs((box?.width ?? 0) - days * (dayHeader?.width ?? 0))).toBeLessThan(12);
  });

  await page.getByRole('link', { name: '前の月' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('2026年03月');
  await expect(page.getByRole('link', { name: '前の月' })).toBeFocused();
  await settled();
  await expect(page).toHaveURL(`${EVENTS}?tab=month&month=2026-03`);

  const bars = page.locator('.month-bar');
  const day = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day ?? '');
  await bars.first().focus();
  const startDay = await day();
  await page.keyboard.press('ArrowRight');
  expect(await day()).not.toBe(startDay);
  await page.keyboard.press('ArrowLeft');
  expect(await day()).toBe(startDay);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'イベントの詳細' });
  await expect(detail.locator('.record-tags')).toHaveText(/開催中|終了/);
  await expect(page).toHaveURL(/month=2026-03&view=\d+$/);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  expect(await day()).toBe(startDay);

  await page.reload();
  await expect(heading).toHaveText('2026年03月');
});

test('on a phone the user reads the month day by day and creates an event, which starts by itself at its time [R-GEN-34, R-STATE-14, A-122]', async ({
  open,
  page,
  axe,
  panel,
  toasts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${EVENTS}?tab=month`, {
    role: 'Administrator',
    city: 'akashi',
    seed: 'empty',
    now: `${NOW};paused`,
  });
  const days = page.getByRole('navigation', { name: '日を選ぶ' });
  await expect(days.getByRole('link')).toHaveCount(35);
  await expect(days.locator('[aria-current=page]')).toContainText('4/1');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'イベントを登録' }).click();
  const form = page.getByRole('dialog', { name: 'イベントを登録' });
  await form.getByLabel('タイトル').fill('港の夕市');
  await form.getByLabel('説明').fill('夕方から。');
  await form.getByLabel('開始日時').fill('2026-04-01T09:01');
  await form.getByLabel('終了日時').fill('2026-04-02T20:00');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  const dayListEntry = page.locator('.day-list a').filter({ hasText: '港の夕市' });
  await expect(dayListEntry).toContainText('開催前');
  await panel.pass(60);
  await panel.close();
  await expect(dayListEntry).toContainText('開催中');
  await days.getByRole('link').filter({ hasText: '4/2 (木)' }).click();
  await expect(dayListEntry).toContainText('開催中');
  await days.getByRole('link').filter({ hasText: '4/3 (金)' }).click();
  await expect(page.getByText('この日のイベントはありません。')).toBeVisible();
});

test('an event that is dragged to another day opens in its form with that day, and is moved by its save [R-ENT-39, A-298]', async ({
  open,
  page,
  toasts,
}) => {
  await open(`${EVENTS}?tab=month`, { role: 'Administrator', city: 'akashi', now: NOW });
  await expect(page.locator('.month')).toHaveAttribute('aria-busy', 'false');
  const bar = page.locator('td[colspan="1"] > .month-bar').first();
  const before = Date.parse((await bar.getAttribute('data-day')) ?? '');
  const day = new Date(before + 86_400_000).toISOString().slice(0, 10);
  const name = (await bar.textContent()) ?? '';
  const title = name.replace(/^.*\d\d:\d\d /, '');
  await bar.dragTo(page.locator(`th:has(time[datetime="${day}"])`));
  const form = page.getByRole('dialog', { name: 'イベントを編集' });
  await expect(form.getByLabel('タイトル')).toHaveValue(title);
  await expect(form.getByLabel('開始日時')).toHaveValue(new RegExp(`^${day.replaceAll('-', '/')} `));
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page).toHaveURL(`${EVENTS}?tab=month`);
  await expect(page.locator(`.month-bar[data-day="${day}"]`).filter({ hasText: title })).not.toHaveCount(0);
});
