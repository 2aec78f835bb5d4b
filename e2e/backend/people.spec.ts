import type { Page } from '@playwright/test';
import { goTo } from '../walk';
import { expect, test } from './fixtures';
import { fillIn } from './form';
import { answerQuestion, arrived, done } from './saving';
import { empty, text } from './server/reply';

const mainOf = (page: Page) => page.getByRole('main');

test.beforeEach(({ allowStatuses }) => allowStatuses(400, 401));

test('users are corrected, suspended one by one and together while a token runs out; identities are confirmed [R-SCR-14, R-GEN-10, R-STATE-05, R-VAL-PROFILE-09, A-191]', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
  save,
  dropToasts,
}) => {
  await signInTo('明石市', 'hayashi');
  await test.step('a username that is taken stands at its field, with the words of the specification', async () => {
    await goTo(page, '/akashi/user/index');
    await expect(records.titles.first()).toHaveText('利用者24');
    await mainOf(page).getByRole('link', { name: '「利用者24」を編集' }).click();
    const form = page.getByRole('dialog', { name: 'ユーザーを編集' });
    await fillIn(form, { ユーザー名: 'mori', 電話番号: '078-911-0009' });
    backend.received.length = 0;
    await form.getByRole('button', { name: '保存する' }).click();
    await expect(form.locator('.field-error').filter({ hasText: /./ })).toHaveText([
      'ユーザー名が既に使用されています。 もう一度お試しください。',
    ]);
    await fillIn(form, { ユーザー名: 'user24' });
    await save(form, '保存する');
    expect(backend.calls(/^PUT/)).toEqual(['PUT /:city/api/users/:id/ 400', 'PUT /:city/api/users/:id/ 200']);
    expect(backend.received.findLast(({ method }) => method === 'PUT')?.json).toEqual({
      username: 'user24',
      email: 'user24@example.jp',
      permission: 'Advertiser',
      name: '利用者24',
      firstname: '',
      lastname: '',
      gender: 'female',
      birthday: null,
      phone: '078-911-0009',
      address: '兵庫県明石市中町1-2',
      introduction: '',
    });
  });

  await test.step('two are suspended: the token runs out, and neither is suspended twice', async () => {
    backend.received.length = 0;
    for (const name of ['利用者24', '利用者23'])
      await page.getByRole('checkbox', { name: `「${name}」を選択` }).check();
    await page.locator('.selection-bar').getByRole('button', { name: '利用停止' }).click();
    backend.instead('POST /:city/api/users/:id/suspend/', done(empty()));
    backend.sessions.spend();
    await answerQuestion(page, '利用停止にしますか？', '利用停止にする');
    await expect(toasts).toHaveText(['2件を利用停止にしました。']);
    await expect(records.rows.first()).toContainText('利用停止中');
    await dropToasts();
    const suspended = backend.calls(/suspend.* 204$/);
    expect(suspended).toHaveLength(2);
    expect(backend.tables.users.filter((row) => row.suspended === true).map(({ id }) => id)).toEqual([
      24, 23,
    ]);
    await page.getByRole('button', { name: '「利用者24」の利用を再開' }).click();
    await answerQuestion(page, '利用を再開しますか？', '利用を再開する');
    await expect(toasts).toHaveText(['1件の利用を再開しました。']);
    await dropToasts();
  });

  await test.step('an identity', async () => {
    await goTo(page, '/akashi/post/confirm-gender');
    await expect(records.rows).toHaveCount(5);
    backend.received.length = 0;
    await page.getByRole('link', { name: '「利用者5」の本人確認' }).click();
    const form = page.getByRole('dialog', { name: '本人確認書類の確認' });
    await form.getByRole('combobox').selectOption('その他');
    backend.instead('POST /api/users/:id/confirm/', done(text('OK', 201)), 1);
    await form.getByRole('button', { name: '確認済みにする' }).click();
    // without a record the answer does not say which verdict it was
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(records.rows.first()).toContainText('確認済み');
    arrived(backend, 'POST /api/users/:id/confirm/', {
      statuses: [201],
      body: { confirmed: true, gender: 'other' },
    });
  });
});
