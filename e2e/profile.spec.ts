// In a browser: pictures that are decoded and uploaded, the focus of each step, a reload
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { picture } from './picture';

const PROFILE = '/akashi/profile';
const OPERATOR = { role: 'Operator', city: 'akashi' };

test('the form refuses a profile without a picture, saves it with a picture, and the shell shows the picture [R-SCR-24, R-VAL-PROFILE-01, R-MSG-01, R-ROUTE-32]', {
  tag: '@core',
}, async ({ open, page, toasts, axe }) => {
  await open(PROFILE, OPERATOR);
  await page.getByRole('link', { name: 'プロフィールを編集' }).click();
  await expect(page).toHaveURL(`${PROFILE}?edit=2`);
  const form = formOf(page);
  await form.getByRole('button', { name: '保存する' }).click();
  const chooser = form.locator('input[type=file]');
  await expect(errorOf(page, 'アイコン画像')).toHaveText('選んでください。');
  await expect(chooser).toBeFocused();
  await chooser.setInputFiles(picture());
  await expect(form.locator('.picture-input img')).toBeVisible();
  await expect(errorOf(page, 'アイコン画像')).toHaveText('');
  expect(await axe(page)).toEqual([]);
  await form.getByLabel('表示名').fill('運営の花子');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(PROFILE);
  await page.getByRole('main').getByRole('button', { name: 'アイコン画像' }).click();
  const preview = page.getByRole('dialog', { name: 'アイコン画像' });
  await expect(preview.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  const user = page.getByRole('banner').getByRole('button', { name: '運営の花子' });
  await expect(user.locator('img.avatar')).toBeVisible();
  await page.reload();
  await expect(user.locator('img.avatar')).toBeVisible();
});

test('the form shows each problem at its field and focuses the first; it refuses a file that is no picture at once [R-VAL-PROFILE-02..07, R-VAL-FILE-01, R-VAL-FILE-02]', async ({
  open,
  page,
}) => {
  await open(`${PROFILE}?edit=2`, OPERATOR);
  const form = formOf(page);
  await form.locator('input[type=file]').setInputFiles(picture());
  for (const name of ['姓', '名', '電話番号', '住所', '生年月日'])
    await form.getByLabel(name, { exact: false }).first().fill('');
  await form.getByLabel('性別').selectOption('');
  await form.getByRole('button', { name: '保存する' }).click();
  for (const name of ['姓', '名', '性別', '生年月日', '電話番号', '住所'])
    await expect(errorOf(page, name)).toHaveText(name === '性別' ? '選んでください。' : '入力してください。');
  await expect(form.getByLabel('姓')).toBeFocused();

  // the form refuses a file that is no picture at once, and accepts another file afterwards
  const chooser = formOf(page).locator('input[type=file]');
  for (const [file, text] of [
    [picture('名簿.pdf', 'application/pdf'), 'jpg、jpeg、png、gifの画像を選択してください。'],
    [picture('大きい.png', 'image/png', Buffer.alloc(15_728_641)), '画像は15MB以内にしてください。'],
    [picture('壊れた.png', 'image/png', Buffer.from('no picture')), 'このファイルは読み取れません。'],
  ] as const) {
    await chooser.setInputFiles(file);
    await expect(errorOf(page, 'アイコン画像')).toHaveText(text);
  }
  await chooser.setInputFiles(picture());
  await expect(errorOf(page, 'アイコン画像')).toHaveText('');
  await formOf(page).getByRole('button', { name: '変更を取り消す' }).click();
  await expect(formOf(page).locator('.picture-input img')).toBeHidden();
});

test('a draft restores form values after a reload, but the user has to choose the file again [R-STATE-19]', async ({
  open,
  page,
}) => {
  await open(`${PROFILE}?edit=2`, OPERATOR);
  const form = formOf(page);
  await form.locator('input[type=file]').setInputFiles(picture());
  await form.getByLabel('住所').fill('明石市大蔵海岸通');
  page.on('dialog', (dialog) => void dialog.accept());
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('大蔵海岸通');
  await page.reload();
  await expect(form.getByLabel('住所')).toHaveValue('明石市大蔵海岸通');
  await expect(form.getByRole('status')).toContainText('保存前の入力を復元しました');
  await expect(form.locator('.picture-input img')).toBeHidden();
});

test('the user changes the password with the old one, and the new password signs in [R-SCR-24, R-VAL-PROFILE-08, R-MSG-30, R-MSG-31]', async ({
  open,
  page,
  toasts,
  axe,
}) => {
  await open(PROFILE, OPERATOR);
  await page.getByRole('link', { name: 'パスワードを変更' }).click();
  const form = page.getByRole('dialog', { name: 'パスワードを変更' });
  const saveButton = form.getByRole('button', { name: 'パスワードを変更' });
  await saveButton.click();
  await expect(form.locator('.field-error')).toHaveText([
    'Password is required パスワードを入力してください。',
    'Password is required パスワードを入力してください。',
    '入力してください。',
  ]);
  expect(await axe(page)).toEqual([]);
  await form.locator('[name="password"]').fill('wrong pass');
  await form.locator('[name="new_password"]').fill('short 7');
  await form.locator('[name="confirm_password"]').fill('short 7');
  await saveButton.click();
  await expect(form.locator('.field-error').nth(1)).toHaveText(
    'Please enter at least 8 characters without a space. 空白を含めずに8文字以上で入力してください。',
  );
  await form.locator('[name="new_password"]').fill('akashi2027');
  await form.locator('[name="confirm_password"]').fill('akashi2027');
  await saveButton.click();
  await expect(form.locator('.field-error').first()).toHaveText('現在のパスワードが正しくありません。');
  await form.locator('[name="password"]').fill('machi2026');
  await saveButton.click();
  await expect(toasts).toHaveText(['パスワードを変更しました。']);
  await expect(form).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: '運営担当' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await page.getByLabel('ユーザー名').fill('operator');
  await page.getByLabel('パスワード', { exact: true }).fill('akashi2027');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('each step of a change of the e-mail address focuses its field and violates no accessibility rule [A-182]', async ({
  open,
  page,
  axe,
}) => {
  await open(PROFILE, OPERATOR);
  await page.getByRole('link', { name: 'メールアドレスの変更' }).click();
  const dialog = page.getByRole('dialog', { name: 'メールアドレスの変更' });
  const email = dialog.getByLabel('メールアドレス');
  await expect(email).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await email.fill('unei@machi.example.jp');
  await email.press('Tab');
  await dialog.getByRole('button', { name: '確認コードを送る' }).click();
  await expect(dialog.getByLabel('確認コード')).toBeFocused();
  expect(await axe(page)).toEqual([]);
});

test('an Operator works for the chosen company, also after a reload [A-012]', async ({ open, page }) => {
  await open('/akashi/dashboard', OPERATOR);
  const chooser = page.getByRole('combobox', { name: '会社' });
  await expect(chooser).toHaveValue('machi');
  await chooser.selectOption('sky-art');
  await page.reload();
  await expect(chooser).toHaveValue('sky-art');
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
  await expect(chooser).toBeHidden();
});

const formOf = (page: Page) => page.getByRole('dialog', { name: 'プロフィールを編集' });
const errorOf = (page: Page, label: string) =>
  formOf(page)
    .locator('.field', { has: page.getByLabel(label) })
    .first()
    .locator('.field-error');
