import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const USERS = '/akashi/user/index';
const SHOP_ADMINS = `${USERS}?tab=company`;
const STAFF = '/akashi/staff';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const KEPT = '担当店舗があるため削除できません。担当を外してから削除してください。';

const filterOf = (page: Page) => page.getByRole('combobox', { name: 'ユーザーの絞り込み' });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const questionOf = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `「${name}」を選択` });
const chosenIn = (page: Page) => page.locator('.selection-bar p');

test('seven filters and the search stand in the address, for back, reload and whoever gets the link [R-ROLE-12, R-SCR-14, R-STATE-10]', async ({
  open,
  page,
  records,
}) => {
  await open(`${USERS}?page=2`, ADMINISTRATOR);
  await expect(records.range).toContainText('21–40件');
  await filterOf(page).selectOption({ label: '広告主（店舗なし）' });
  await expect(page).toHaveURL(`${USERS}?filter=advertiser_without_shop`);
  await records.settled();
  const without = await records.rows.count();
  expect(without).toBeGreaterThan(0);
  await filterOf(page).selectOption({ label: '広告主' });
  await records.settled();
  await expect(records.rows).not.toHaveCount(without);
  await records.search.fill('akashi2@');
  await expect(page).toHaveURL(`${USERS}?filter=advertiser&search=akashi2%40`);
  await expect(page.getByText('「akashi2@」に当てはまるものはありません。')).toBeVisible();
  await records.search.fill('_akashi2');
  await records.settled();
  await expect(records.rows.first()).toContainText('_akashi2');
  await page.reload();
  await expect(filterOf(page)).toHaveValue('advertiser');
  await expect(records.search).toHaveValue('_akashi2');
  await page.goBack();
  await expect(page).toHaveURL(`${USERS}?filter=advertiser_without_shop`);
  await expect(records.rows).toHaveCount(without);
  await filterOf(page).selectOption({ label: 'すべて' });
  await expect(page).toHaveURL(USERS);
});

test('an advertiser is created, signs in, and without a company works with the staff of recruitment [R-SCR-14, R-STATE-08, R-SCR-13, A-152]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  await open(`${USERS}?filter=president`, ADMINISTRATOR);
  await page.getByRole('link', { name: '広告主を登録' }).click();
  const form = panelOf(page, '広告主を登録');
  await form.getByRole('textbox', { name: 'ユーザー名' }).fill('takoyaki_honten');
  await form.getByRole('textbox', { name: 'メールアドレス' }).fill('honten@takoyaki.example.jp');
  await form.getByRole('textbox', { name: '表示名' }).fill('たこ焼き本店');
  await form.locator('input[type=password]').first().fill('takoyaki1');
  await form.locator('input[type=password]').last().fill('takoyaki1');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page).toHaveURL(USERS);
  await expect(records.titles.first()).toHaveText('たこ焼き本店');

  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await page.getByLabel('ユーザー名').fill('takoyaki_honten');
  await page.getByLabel('パスワード').fill('takoyaki1');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('button', { name: 'たこ焼き本店のメニュー' })).toBeVisible();
  await page.goto(STAFF);
  await expect(records.rows.first()).toBeVisible();
  const calls = await panel.calls();
  expect(calls.filter((call) => /\/staff\/|\/users\/owner/.test(call))).toEqual([
    'GET /api/matching/staff/ 200',
  ]);
});

test('a user name and an address that are taken are told at their fields; nothing typed is lost, a draft keeps no password [R-VAL-PROFILE-09, R-VAL-PROFILE-10]', async ({
  open,
  page,
}) => {
  await open(`${USERS}?new=1`, ADMINISTRATOR);
  const form = panelOf(page, '広告主を登録');
  const passwords = form.locator('input[type=password]');
  await form.getByRole('textbox', { name: 'ユーザー名' }).fill('operator');
  await form.getByRole('textbox', { name: 'メールアドレス' }).fill('Member@machi.example.jp');
  await form.getByRole('textbox', { name: '表示名' }).fill('たこ焼き本店');
  await passwords.first().fill('takoyaki1');
  await passwords.last().fill('takoyaki1');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(form.locator('.field-error').nth(0)).toHaveText(
    'ユーザー名が既に使用されています。 もう一度お試しください。',
  );
  await expect(form.locator('.field-error').nth(1)).toHaveText(
    'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
  );
  await expect(passwords.last()).toHaveValue('takoyaki1');
  await page.reload();
  await expect(form.getByText(/保存前の入力を復元しました/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: '表示名' })).toHaveValue('たこ焼き本店');
  await expect(passwords.first()).toHaveValue('');
});

test('a user is edited from their details, and unsaved words are asked for [R-SCR-14, R-GEN-10]', async ({
  open,
  page,
  toasts,
}) => {
  await open(`${USERS}?view=50001`, ADMINISTRATOR);
  await panelOf(page, 'ユーザーの詳細').getByRole('link', { name: 'ユーザーを編集' }).click();
  await expect(page).toHaveURL(`${USERS}?edit=50001`);
  const form = panelOf(page, 'ユーザーを編集');
  const name = form.getByRole('textbox', { name: '表示名' });
  await name.fill('明石 花子');
  await page.keyboard.press('Escape');
  const leaving = questionOf(page, '入力を破棄しますか？');
  await leaving.getByRole('button', { name: '編集を続ける' }).click();
  await expect(name).toHaveValue('明石 花子');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await page.goto(`${USERS}?view=50001`);
  await expect(panelOf(page, 'ユーザーの詳細')).toContainText('明石 花子');
});

test('who waits is confirmed with the gender they showed, once [R-GEN-10, R-STATE-05]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(`${USERS}?search=_akashi1&filter=member&view=50001`, ADMINISTRATOR);
  const details = panelOf(page, 'ユーザーの詳細');
  await expect(details).toContainText('本人確認待ち');
  await details.getByRole('link', { name: '本人確認' }).click();
  const form = panelOf(page, '本人確認');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form.locator('.field-error').first()).toHaveText('入力してください。');
  await form.getByRole('combobox', { name: '確認の結果' }).selectOption({ label: '確認済みにする' });
  await form.getByRole('combobox', { name: '書類に記載の性別' }).selectOption({ label: '女性' });
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page).toHaveURL(`${USERS}?search=_akashi1&filter=member`);
  await expect(records.rows.filter({ hasText: /_akashi1$|_akashi1[^\d]/ })).toContainText('利用中');
  await page.goto(`${USERS}?confirm=50001`);
  await expect(form).toContainText('このユーザーに確認待ちの申請はありません。');
});

test('who is suspended cannot sign in, and can again when resumed [R-GEN-10, A-146]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(`${USERS}?search=advertiser%40machi`, ADMINISTRATOR);
  await page.getByRole('button', { name: '「広告主」を利用停止' }).click();
  const question = questionOf(page, '利用停止にしますか？');
  await expect(question).toContainText('広告主');
  await expect(question.getByRole('button', { name: 'キャンセル' })).toBeFocused();
  await question.getByRole('button', { name: '利用停止にする' }).click();
  await expect(toasts).toHaveText(['1件を利用停止にしました。']);
  await expect(records.rows.first()).toContainText('利用停止中');

  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await page.getByLabel('ユーザー名').fill('advertiser');
  await page.getByLabel('パスワード').fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.locator('.login-refusal')).toHaveText('このアカウントは利用を停止されています。');

  await open(`${USERS}?search=advertiser%40machi`, ADMINISTRATOR);
  await page.getByRole('button', { name: '「広告主」の利用を再開' }).click();
  await questionOf(page, '利用を再開しますか？').getByRole('button', { name: '利用を再開する' }).click();
  await expect(toasts).toHaveText(['1件の利用を再開しました。']);
  await expect(records.rows.first()).toContainText('利用中');
});

test('several are suspended by the keyboard alone; each has its outcome, the refused stay chosen [A-146]', async ({
  open,
  page,
}) => {
  await open(`${USERS}?search=machi.example.jp`, ADMINISTRATOR);
  for (const name of ['広告主', '運営担当', '管理者']) {
    await boxOf(page, name).focus();
    await page.keyboard.press('Space');
  }
  await expect(chosenIn(page)).toHaveText('3件を選択中');
  await page.getByRole('button', { name: '利用停止', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(questionOf(page, '利用停止にしますか？').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const told = questionOf(page, '実行結果');
  await expect(told).toContainText('1件を完了し、2件は実行できませんでした。');
  await expect(told.getByRole('listitem').filter({ hasText: '運営担当' })).toContainText(
    'オペレーターの変更は、オペレーターだけが行えます。',
  );
  await expect(told.getByRole('listitem').filter({ hasText: '広告主' })).toContainText('完了しました。');
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(chosenIn(page)).toHaveText('2件を選択中');
  await expect(boxOf(page, '運営担当')).toBeChecked();
  await expect(boxOf(page, '広告主')).not.toBeChecked();
});

test('a server that fails in the middle leaves the rest chosen, to be tried again [A-146, R-HTTP-06]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  await open(`${USERS}?filter=advertiser&search=_akashi`, {
    ...ADMINISTRATOR,
    fault: 'POST /:city/api/users/:id/suspend/ 500 x1',
  });
  await records.settled();
  const names = new Set((await records.titles.allTextContents()).slice(0, 3));
  for (const name of names) await boxOf(page, name).first().check();
  await page.getByRole('button', { name: '利用停止', exact: true }).click();
  const question = questionOf(page, '利用停止にしますか？');
  await expect(question.getByRole('listitem')).toHaveCount(names.size);
  await question.getByRole('button', { name: '利用停止にする' }).click();
  const told = questionOf(page, '実行結果');
  await expect(told).toContainText(`${names.size - 1}件を完了し、1件は実行できませんでした。`);
  await expect(told).toContainText('Server Error Occured. Please Try Again !');
  await told.locator('footer button').click();
  await expect(chosenIn(page)).toHaveText('1件を選択中');
  await page.getByRole('button', { name: '利用停止', exact: true }).click();
  await question.getByRole('button', { name: '利用停止にする' }).click();
  await expect(toasts.last()).toHaveText('1件を利用停止にしました。');
  expect((await panel.calls()).filter((call) => call.startsWith('POST'))).toHaveLength(names.size + 1);
});

test('10,000 users are paged, searched and filtered [R-SCR-14]', async ({ open, records }) => {
  await open(`${USERS}?page=501`, { ...ADMINISTRATOR, seed: 'busy' });
  await expect(records.range).toHaveText('全10,011件中 10,001–10,011件');
  await records.search.fill('_akashi9999');
  await expect(records.rows).toHaveCount(1);
});

test('the shop admins are where the company’s address leads, and theirs is the whole life of a record [R-SCR-15, R-ROUTE-21, R-STATE-12, R-GEN-12]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open('/akashi/company', ADMINISTRATOR);
  await expect(page).toHaveURL(SHOP_ADMINS);
  await page.getByRole('link', { name: '店舗管理者を登録' }).click();
  const form = panelOf(page, '店舗管理者を登録');
  await form.getByRole('textbox', { name: 'ユーザー名' }).fill('uonotana');
  await form.getByRole('textbox', { name: 'メールアドレス' }).fill('honten@uonotana.example.jp');
  await form.getByRole('textbox', { name: /^名前/ }).fill('魚の棚本店');
  await form.locator('input[type=password]').fill('uonotana');
  await form.getByRole('combobox', { name: '担当エリア' }).selectOption({ label: '明石市エリア' });
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(form.locator('.field-error').nth(3)).toHaveText('パスワードは英数含む8文字以上');
  await form.locator('input[type=password]').fill('uonotana1');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page).toHaveURL(SHOP_ADMINS);
  await expect(records.rows.first()).toContainText('明石市エリア');

  await page.getByRole('link', { name: '「魚の棚本店」のパスワードを再設定' }).click();
  const password = panelOf(page, 'パスワードを再設定');
  await password.locator('input[type=password]').first().fill('nigouten2');
  await password.locator('input[type=password]').last().fill('nigouten3');
  await password.getByRole('button', { name: 'パスワードを再設定' }).click();
  await expect(password.locator('.field-error').last()).toHaveText('パスワードが一致しません');
  await password.locator('input[type=password]').last().fill('nigouten2');
  await password.getByRole('button', { name: 'パスワードを再設定' }).click();
  await expect(toasts.last()).toHaveText('パスワードを変更しました。');

  await page.getByRole('button', { name: '「魚の棚本店」を削除' }).click();
  await questionOf(page, '削除しますか？').getByRole('button', { name: '削除する' }).click();
  await expect(toasts.last()).toHaveText('削除しました。');
  await expect(records.titles.first()).not.toHaveText('魚の棚本店');

  await records.search.fill('店舗オーナー');
  await expect(records.rows).toHaveCount(1);
  await page.getByRole('button', { name: '「店舗オーナー」を削除' }).click();
  await questionOf(page, '削除しますか？').getByRole('button', { name: '削除する' }).click();
  await expect(toasts.last()).toHaveText(`「店舗オーナー」は${KEPT}`);
  await expect(records.rows).toHaveCount(1);
});

test('an Operator sees the shop admins and the staff of the chosen company [R-CITY-11, A-012]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open(SHOP_ADMINS, { role: 'Operator', city: 'akashi' });
  await expect(records.rows.first()).toContainText('_machi');
  await page.getByRole('combobox', { name: '会社' }).selectOption({ label: 'スカイアート 株式会社' });
  await expect(records.rows.first()).toContainText('_sky-art');
  await page.goto(STAFF);
  await expect(records.rows.first()).toContainText('_sky-art');
  const calls = await panel.calls();
  expect(calls.filter((call) => call.includes('/api/matching/staff/'))).toEqual([]);
});

test('staff is created, edited and deleted; who has a shop is kept, and the row says why [R-SCR-13, R-GEN-11, R-STATE-12, A-119]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(STAFF, { role: 'owner_shop', city: 'akashi' });
  await page.getByRole('link', { name: 'スタッフを登録' }).click();
  const form = panelOf(page, 'スタッフを登録');
  await form.getByRole('textbox', { name: 'ユーザー名' }).fill('hanako_staff');
  await form.getByRole('textbox', { name: 'メールアドレス' }).fill('hanako@machi.example.jp');
  await form.getByRole('textbox', { name: /^名前/ }).fill('明石 花子');
  await form.locator('input[type=password]').fill('hanako12');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(records.titles.first()).toHaveText('明石 花子');
  await page.getByRole('link', { name: '「明石 花子」を編集' }).click();
  const editing = panelOf(page, 'スタッフを編集');
  await editing.getByRole('textbox', { name: /^名前/ }).fill('明石 太郎');
  await editing.getByRole('button', { name: '保存する' }).click();
  await expect(records.titles.first()).toHaveText('明石 太郎');
  await page.reload();
  await expect(records.titles.first()).toHaveText('明石 太郎');
  await page.getByRole('button', { name: '「明石 太郎」を削除' }).click();
  await questionOf(page, '削除しますか？').getByRole('button', { name: '削除する' }).click();
  await expect(records.titles.first()).not.toHaveText('明石 太郎');

  await records.search.fill('staff_shop');
  await expect(records.rows).toHaveCount(1);
  await page.getByRole('button', { name: '「店舗スタッフ」を削除' }).click();
  await questionOf(page, '削除しますか？').getByRole('button', { name: '削除する' }).click();
  await expect(toasts.last()).toHaveText(`「店舗スタッフ」は${KEPT}`);
  await expect(records.rows).toHaveCount(1);
});

test('staff may look and is offered nothing else [R-SCR-13, A-151]', async ({ open, page, records }) => {
  await open(`${STAFF}?new=1`, { role: 'staff_shop', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'スタッフを登録' })).toHaveCount(0);
  await expect(page.locator('td.row-actions')).toHaveCount(0);
});

test('hard texts are shown as they are, and nothing is scrolled sideways on a telephone [R-SCR-14]', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [USERS, SHOP_ADMINS, STAFF, `${USERS}?view=50002`]) {
    await open(path, { ...ADMINISTRATOR, seed: 'edge' });
    await expect(records.rows).toHaveCount(20);
    if (path.includes('view')) await expect(page.locator('dl.details')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
