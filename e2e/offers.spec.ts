// In a browser: menus, calendars and colours by mouse and by keyboard, and a picture that is uploaded
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { picture } from './picture';

test('the office creates a coupon and a scene by menu, by typing and by keyboard [R-GEN-28, R-GEN-30]', {
  tag: '@core',
}, async ({ open, page, ime, records, toasts }) => {
  const dialog = page.getByRole('dialog');
  const submitAndExpectSaved = async (button: string) => {
    await dialog.getByRole('button', { name: button }).click();
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(dialog).toHaveCount(0);
    await page.locator('.toast-close').click();
  };
  /** Finds the ad by typing and picks it with the arrow keys; neither Enter submits the form. */
  const chooseAd = async (reading: string[], text: string) => {
    const picker = dialog.getByRole('combobox', { name: '対象の広告' });
    await picker.focus();
    await ime.compose(reading);
    await expect(dialog.getByRole('option')).not.toHaveCount(0);
    await ime.confirm(text);
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText(text);
    await picker.press('ArrowDown');
    await expect(first).toHaveClass('highlighted');
    await picker.press('Enter');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expect(picker).toHaveValue(new RegExp(text));
    await expect(dialog).toBeVisible();
  };
  await open('/akashi/dashboard', {
    role: 'Administrator',
    city: 'akashi',
    now: '2026-04-01T09:00:00+09:00',
  });
  await test.step('the user creates a coupon and picks its ad by typing', async () => {
    await through(page, 'クーポン');
    await page.getByRole('link', { name: 'クーポンを登録' }).click();
    await dialog.getByLabel('タイトル').fill('春の10%オフ');
    await dialog.getByLabel('内容').fill('お会計から10%を割引いたします。');
    await chooseAd(['し', 'しょく', 'しょくどう'], '食堂');
    await dialog.getByLabel('提示条件').fill('ご注文時に提示');
    await dialog.getByLabel('利用条件').fill('1組1回限り');
    await dialog.getByLabel('開始日時').fill('2026-04-01T10:00');
    await dialog.getByLabel('終了日時').fill('2026-04-02T10:00');
    await submitAndExpectSaved('登録する');
    await expect(records.titles.first()).toHaveText('春の10%オフ');

    await page.reload();
    await expect(records.titles.first()).toHaveText('春の10%オフ');
  });

  await test.step('a scene requires a name', async () => {
    await through(page, 'シーン');
    await page.getByRole('link', { name: 'シーンを登録' }).click();
    await dialog.getByRole('button', { name: '登録する' }).click();
    await expect(dialog.getByText('シーン名を入力してください。')).toBeVisible();
    const name = dialog.getByLabel('シーン名');
    await expect(name).toBeFocused();
    await ime.compose(['は', 'はな', 'はなび']);
    await ime.confirm('花火の夜');
    await expect(name).toHaveValue('花火の夜');
    await name.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await records.search.fill('花火');
    await expect(records.titles).toHaveText(['花火の夜']);
  });
});

test('the user creates a time sale with consecutive periods, and a package with full-width numbers, a colour and a picture [R-GEN-29, R-GEN-32, A-130, A-188]', async ({
  open,
  page,
  ime,
  records,
  toasts,
}) => {
  const dialog = page.getByRole('dialog');
  const submitAndExpectSaved = async () => {
    await dialog.getByRole('button', { name: '登録する' }).click();
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(dialog).toHaveCount(0);
    await page.locator('.toast-close').click();
  };
  await open('/akashi/dashboard', {
    role: 'Administrator',
    city: 'akashi',
    now: '2026-04-01T09:00:00+09:00',
  });
  await test.step('the user creates a time sale with two periods and an ad', async () => {
    await through(page, 'タイムセール');
    await page.getByRole('link', { name: 'タイムセールを登録' }).click();
    await dialog.getByLabel('タイトル').fill('梅雨の特別セール');
    await dialog.getByLabel('提示条件').fill('お会計時に提示');
    await dialog.getByLabel('利用条件').fill('1人1枚');
    const [starts, ends] = [dialog.getByLabel('開始日時'), dialog.getByLabel('終了日時')];
    await starts.fill('2026-04-01T09:00');
    await ends.fill('2026-04-01T12:00');
    await dialog.getByRole('button', { name: '期間を追加' }).click();
    await expect(ends.nth(1)).toBeFocused();
    await expect(starts.nth(1)).toHaveValue('2026/04/01 12:00');
    await ends.nth(1).fill('2026-04-01T15:00');
    await dialog.getByLabel('クーポンの価格').fill('５００');
    await dialog.getByLabel('セール全体の枚数').fill('100');
    await dialog.getByLabel('1広告の初期枚数').fill('10');
    await dialog.getByLabel('1広告の上限枚数').fill('50');
    const picker = dialog.getByRole('combobox', { name: '広告' });
    await picker.focus();
    await ime.compose(['し', 'しょく', 'しょくどう']);
    await ime.confirm('食堂');
    await expect(dialog.getByRole('option').first()).toContainText('食堂');
    await picker.press('ArrowDown');
    await picker.press('Enter');
    await dialog.getByLabel('クーポンの枚数').fill('30');
    await dialog.getByRole('button', { name: '登録する' }).click();
    await expect(
      dialog.getByText('Please enter a time sale time greater than the current time.'),
    ).toBeVisible();
    await expect(starts.first()).toBeFocused();
    await starts.first().fill('2026-04-01T10:00');
    await submitAndExpectSaved();
    await records.titles.first().getByRole('link', { name: '梅雨の特別セール' }).click();
    await expect(dialog.getByText('04/01(水) 12:00〜04/01(水) 15:00')).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: '食堂' })).toHaveText(/0\s*30$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the user creates a package with a colour and a picture', async () => {
    await page
      .getByRole('navigation', { name: 'メニュー' })
      .getByRole('button', { name: 'パス・バウチャー' })
      .click();
    await through(page, 'パッケージ');
    await page.getByRole('link', { name: 'パッケージを登録' }).click();
    await dialog.getByLabel('パッケージ名').fill('梅雨のパック');
    const price = dialog.getByLabel('価格（円）');
    await price.focus();
    await ime.compose(['１', '１２', '１２００']);
    await ime.confirm('１２００');
    await expect(price).toHaveValue('１２００');
    await dialog.getByLabel('共有バウチャー数').fill('3');
    await expect(price).toHaveValue('1200');
    await dialog.getByLabel('色を選ぶ').fill('#00838f');
    await expect(dialog.locator('[name=colour]')).toHaveValue('#00838F');
    await dialog.locator('input[type=file]').setInputFiles(picture('パック.png'));
    await expect(dialog.getByRole('button', { name: '変更を取り消す' })).toBeVisible();
    await submitAndExpectSaved();
    const row = page.getByRole('row').filter({ hasText: '梅雨のパック' });
    await expect(row).toContainText('￥1,200');
    await page.reload();
    await row.getByRole('link', { name: '梅雨のパック', exact: true }).click();
    await expect(dialog.locator('.lead-pictures img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

async function through(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
