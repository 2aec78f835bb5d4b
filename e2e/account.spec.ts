// In a browser: the focus between the steps of a form, Enter that submits it, axe, and the width of a phone
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import type { Panel } from './panel';

const SIGNED_OUT = { role: 'none' } as const;
const PASSWORD = 'machi2027';
const ACCOUNT = {
  ユーザー名: 'hanako',
  メールアドレス: 'hanako@example.jp',
  パスワード: PASSWORD,
  'パスワード（確認）': PASSWORD,
};
const SCHOOL = { 学校: '3', グループ: '2', クラス: '2年1組' };

test('the user registers, reads the code in the panel, verifies the address and signs in [R-SESSION-29, R-SESSION-30, R-SCR-04]', {
  tag: '@core',
}, async ({ open, page, panel }) => {
  await open('/login?redirect=%2Fcity', SIGNED_OUT);
  await page.getByRole('link', { name: '新規登録' }).click();
  await fillFields(page, ACCOUNT);
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('status').getByText('登録が完了しました。')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'メールアドレスの確認' })).toBeFocused();
  expect(page.url()).not.toContain('hanako');

  const code = await newestCode(panel);
  await fillFields(page, { 確認コード: code });
  // Enter alone submits the form
  await input(page, '確認コード').press('Enter');
  await expect(page.locator('.toasts')).toContainText('メールアドレスを確認しました。');
  await expect(page).toHaveURL('/login?redirect=%2Fcity');
  await expect(panel.root.getByText('使用済み')).toBeVisible();

  await signIn(page, 'hanako', PASSWORD);
  await page.getByRole('button', { name: '明石市' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
  await expect(page.locator('.user-name')).toHaveText('hanako');
});

test('the user changes a forgotten password in two steps; the new password signs in and the old one does not [R-SESSION-27, R-SESSION-28, R-VAL-PASS-11, R-SCR-03, R-CALL-04]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(/40[01]/);
  await open('/login', SIGNED_OUT);
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await fillFields(page, { メールアドレス: 'nobody@example.jp' });
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await expectFieldErrors(page, ['このメールアドレスは登録されていません。']);
  await fillFields(page, { メールアドレス: 'advertiser@machi.example.jp' });
  await page.getByRole('button', { name: '確認コードを送る' }).click();

  const changeButton = page.getByRole('button', { name: 'パスワードを変更' });
  const typedPasswords = { 新しいパスワード: 'machi27', '新しいパスワード（確認）': 'machi28' };
  await fillFields(page, { 確認コード: '000000', ...typedPasswords });
  await changeButton.click();
  await expectFieldErrors(page, [
    '',
    'Please enter at least 8 characters without a space. 空白を含めずに8文字以上で入力してください。',
    'パスワードと確認パスワードが一致しません',
  ]);
  await fillFields(page, { 新しいパスワード: PASSWORD, '新しいパスワード（確認）': PASSWORD });
  await page.getByRole('button', { name: 'コードを再送' }).click();
  await expect(toasts).toHaveText(['確認コードをもう一度送りました。']);
  const code = await newestCode(panel);
  await fillFields(page, { 確認コード: code === '123456' ? '654321' : '123456' });
  await changeButton.click();
  await expectFieldErrors(page, ['確認コードが正しくないか、有効期限が切れています。', '', '']);
  await fillFields(page, { 確認コード: code });
  await changeButton.click();
  await expect(toasts.last()).toHaveText(
    'パスワードを変更しました。新しいパスワードでログインしてください。',
  );

  await signIn(page, 'advertiser', 'machi2026');
  await expect(page.getByRole('alert').first()).toHaveText('ユーザー名またはパスワードが正しくありません。');
  await signIn(page, 'advertiser', PASSWORD);
  await expect(page).toHaveURL('/city');
  expect((await panel.calls()).slice(0, 4)).toEqual([
    'POST /:city/users/forgot_password 400',
    'POST /:city/users/forgot_password 200',
    'POST /:city/users/forgot_password 200',
    'POST /:city/users/verify_and_change_password 400',
  ]);
});

test('a visitor without a session adds a teacher, and the console refuses the sign-in of this teacher [R-SESSION-31, R-SESSION-11, R-ROUTE-05]', async ({
  open,
  page,
  panel,
}) => {
  await open('/add_teacher', SIGNED_OUT);
  await expect(page).toHaveTitle('教師登録');
  await open('/add_teacher/', SIGNED_OUT);
  await expect(page).toHaveTitle('教師登録');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await fillFields(page, { ...ACCOUNT, ...SCHOOL });
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('「hanako」を登録しました。続けて登録できます。')).toBeVisible();
  await expect(input(page, '学校')).toHaveValue('');
  await panel.open('network');
  await expect(panel.root.locator('.calls li')).toHaveCount(1);
  await panel.root.locator('.calls li button').first().click();
  await expect(panel.root.locator('.calls .url')).toHaveText('/api-root/seveneleven/api/users/add_teacher/');

  await page.getByRole('link', { name: 'ホームへ' }).click();
  await signIn(page, 'hanako', PASSWORD);
  await expect(page.getByText('このユーザ名が存在していません。').first()).toBeVisible();
});

for (const { lang, width, height } of [
  { lang: 'ja', width: 1440, height: 900 },
  { lang: 'en', width: 390, height: 844 },
] as const) {
  test(`the forms of accounts violate no rule of WCAG 2.2 A or AA, ${lang} at ${width}`, async ({
    open,
    page,
    axe,
  }) => {
    const expectNoViolations = async () => {
      expect(await axe(page)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open('/login', { ...SIGNED_OUT, lang });
    await expect(page.getByRole('textbox').first()).toBeVisible();
    for (const path of ['/login?mode=register', '/add_teacher/']) {
      await goTo(page, path);
      await expect(page.locator('.record-form')).toBeVisible();
      await expect(page.locator('.field.invalid')).toHaveCount(0);
      await page.locator('.form-footer .primary').click();
      await expect(page.locator('.field.invalid').first()).toBeVisible();
      await expectNoViolations();
    }
    for (const mode of ['forgot', 'verify']) {
      await goTo(page, `/login?mode=${mode}`);
      await page.locator('input[type=email]').fill('advertiser@machi.example.jp');
      await expectNoViolations();
      await page.locator('.form-footer .primary').click();
      await expect(page.locator('[autocomplete=one-time-code]')).toBeVisible();
      await page.locator('.form-footer .primary').click();
      await expect(page.locator('.field.invalid').first()).toBeVisible();
      await expectNoViolations();
    }
  });
}

/** The field with exactly this label, with or without 必須 after it. */
const input = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${name}(必須)?$`))
    .and(page.locator('input'));

async function fillFields(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value);
}

async function signIn(page: Page, username: string, password: string) {
  await fillFields(page, { ユーザー名: username, パスワード: password });
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

const expectFieldErrors = (page: Page, texts: string[]) =>
  expect(page.locator('.field-error')).toHaveText(texts);

/** The code in the newest mail of the panel. */
async function newestCode(panel: Panel): Promise<string> {
  await panel.open('mail');
  return (await panel.root.locator('#part code').first().textContent()) ?? '';
}
