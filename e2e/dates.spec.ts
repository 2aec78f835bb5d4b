// In a browser: calendars that open over a form, typing and arrow keys, the pickers of a touch screen
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const NOW = '2026-03-10T09:00:00+09:00';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi', now: NOW } as const;

const calendar = (page: Page) => page.locator('.calendar-popover');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function expectShown(field: Locator, texts: Readonly<Record<string, string>>) {
  for (const [text, shown] of Object.entries(texts)) {
    await field.fill(text);
    await field.blur();
    await expect(field, text).toHaveValue(shown);
  }
}

test('dates and times are typed as people write them, or chosen by the keyboard alone [A-278, A-279]', async ({
  open,
  page,
  axe,
  ime,
}) => {
  const dialog = page.getByRole('dialog').first();
  await open('/akashi/coupon?new=1', ADMINISTRATOR);
  const start = dialog.getByLabel('開始日時');

  await test.step('a day with a time', async () => {
    await expect(start).toHaveAttribute('placeholder', '年/月/日 時:分');
    await expectShown(start, {
      '４月１日　9時半': '2026/04/01 09:30',
      '4/1 0930': '2026/04/01 09:30',
      '2026.4.1 午後3時': '2026/04/01 15:00',
      令和8年4月1日9時半: '2026/04/01 09:30',
      '4/1': '4/1',
    });
    await expect(dialog.getByText('日時は「2026/4/1 9:30」「4月1日 9時半」のように')).toBeVisible();
  });

  await test.step('an Enter that confirms a word sends nothing and reads the text', async () => {
    await start.fill('');
    await start.focus();
    await ime.compose(['４', '４がつ', '４がつ１にち']);
    await ime.confirm('４月１日９時半');
    await expect(dialog.getByText('日時は「2026/4/1 9:30」「4月1日 9時半」のように')).toHaveCount(0);
    await start.blur();
    await expect(start).toHaveValue('2026/04/01 09:30');
  });

  await test.step('by the calendar, with keys alone', async () => {
    await start.fill('4/28 9:30');
    await start.press('Alt+ArrowDown');
    await expect.poll(() => focused(page)).toContain('4月28日 火曜日');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toContain('4月29日 水曜日 昭和の日');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('4月29日');
    await page.keyboard.press('Tab');
    await page.keyboard.press('1');
    await page.keyboard.press('8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toHaveCount(0);
    await expect(start).toHaveValue('2026/04/29 18:30');
    await expect(start).toBeFocused();
  });

  await test.step('holidays have the colour of danger, in the light and in the dark; axe finds nothing', async () => {
    await dialog.getByRole('button', { name: 'カレンダーを開く：開始日時' }).click();
    const label = page.getByRole('button', { name: '4月29日 水曜日 昭和の日' });
    await expect(label).toHaveAttribute('aria-pressed', 'true');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const sunday = page.locator('td.holiday:not(.other-month)').first();
      const danger = await dialog.evaluate((element) => {
        const probe = element.appendChild(document.createElement('i'));
        probe.style.color = 'var(--danger)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      await expect(sunday).toHaveCSS('color', danger);
      await expect(page.locator('td.holiday').filter({ has: label })).toHaveAttribute('title', /昭和の日/);
      expect(await axe(page), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('Escape, the button and a click outside close the calendar and leave the form open', async () => {
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await expect(start).toBeFocused();
    const button = dialog.getByRole('button', { name: 'カレンダーを開く：終了日時' });
    await button.click();
    await expect(calendar(page)).toBeVisible();
    await button.click();
    await expect(calendar(page)).toHaveCount(0);
    await button.click();
    await expect(calendar(page)).toBeVisible();
    await dialog.getByLabel('タイトル').click();
    await expect(calendar(page)).toHaveCount(0);
    await expect(dialog.getByLabel('タイトル')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  await test.step('the calendar is inside of a narrow window', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await dialog.getByRole('button', { name: 'カレンダーを開く：終了日時' }).click();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('a day of a birthday, a time of opening hours', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/akashi/profile?edit=1', ADMINISTRATOR);
    await expectShown(dialog.getByLabel('生年月日'), {
      令和8年4月1日: '2026/04/01',
      'S60.4.1': '1985/04/01',
      '2026.4.1': '2026/04/01',
      '4/1': '2026/04/01',
      '４月１日（水）': '2026/04/01',
      来週: '来週',
    });
    await open('/akashi/advertisement?new=1', ADMINISTRATOR);
    await dialog.getByRole('button', { name: '営業時間を追加' }).click();
    await expectShown(dialog.getByLabel('営業時間1の開始'), {
      '9時半': '09:30',
      '0930': '09:30',
      午後３時: '15:00',
      '25:00': '25:00',
    });
  });
});

test('a period and the day of a filter are chosen from a calendar too [R-VAL-CONTENT-17, A-279]', {
  tag: '@core',
}, async ({ open, page, axe }) => {
  await open('/akashi/premium-stats', ADMINISTRATOR);
  await page.getByRole('button', { name: '期間を変更' }).click();
  await page.getByRole('button', { name: 'カレンダーを開く：終了日' }).click();
  await page.getByRole('button', { name: '3月2日 月曜日' }).click();
  await page.getByRole('button', { name: '3月5日 木曜日' }).click();
  await expect(page.getByLabel('開始日', { exact: true })).toHaveValue('2026/03/02');
  await expect(page.getByLabel('終了日', { exact: true })).toHaveValue('2026/03/05');

  await open('/akashi/history-supported-products', ADMINISTRATOR);
  await page.getByRole('button', { name: 'カレンダーを開く：変更日' }).click();
  await expect(calendar(page)).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '3月3日 火曜日' }).click();
  await expect(page).toHaveURL(/created_at=2026-03-03/);
  const field = page.getByLabel('変更日', { exact: true });
  await expect(field).toHaveValue('2026/03/03');
  await field.fill('3/4');
  await field.press('Enter');
  await expect(page).toHaveURL(/created_at=2026-03-04/);
});

for (const { lang, label, text, day, first, head } of [
  {
    lang: 'es',
    label: /Inicio|inicio/,
    text: '1/4 15:30',
    day: '29 de abril miércoles Showa Day',
    first: 'lun',
    head: ['Mes', 'Año'],
  },
  {
    lang: 'zh',
    label: /开始/,
    text: '4月1日 下午3点半',
    day: '4月29日 星期三 昭和の日',
    first: '一',
    head: ['年', '月'],
  },
] as const) {
  test(`the calendar speaks ${lang}, and its week begins on Monday [A-279]`, async ({ open, page }) => {
    await open('/akashi/coupon?new=1', { ...ADMINISTRATOR, lang });
    const start = page.getByRole('dialog').getByLabel(label).first();
    await start.fill(text);
    await start.blur();
    await expect(start).toHaveValue('2026/04/01 15:30');
    await start.press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: day })).toBeVisible();
    await expect(calendar(page).locator('th').first()).toHaveText(first);
    const selects = calendar(page).locator('.month-title select');
    expect(await selects.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
      head,
    );
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a field of a date has the browser’s own picker [A-278]', async ({ open, page }) => {
    await open('/akashi/coupon?new=1', ADMINISTRATOR);
    const start = page.getByRole('dialog').getByLabel('開始日時');
    await expect(start).toHaveAttribute('type', 'datetime-local');
    await start.fill('2026-04-01T09:30');
    await expect(start).toHaveValue('2026-04-01T09:30');
    await expect(page.getByRole('button', { name: /^カレンダーを開く/ })).toHaveCount(0);
  });
});
