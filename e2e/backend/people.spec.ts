// In a browser: the production build, and a token that runs out between requests
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { pressInRow } from '../press-in-row';
import { expect, test } from './fixtures';
import { fillIn } from './form';
import { expectArrived, onSuccess, queriesOf } from './saving';
import { emptyReply, textReply } from './server/reply';

const mainOf = (page: Page) => page.getByRole('main');

test.beforeEach(({ allowStatuses }) => allowStatuses(400, 401));

test('the Administrator creates and edits users, sets their passwords and suspends them while a token runs out, and confirms identities [R-CALL-06, R-CALL-07, R-CALL-09, R-SCR-14, R-GEN-10, R-STATE-05, R-VAL-PROFILE-09, A-191]', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
  save,
  dropToasts,
}) => {
  await signInTo('明石市', 'hayashi');
  await test.step("the form shows the specification's message at the field of a username that is taken", async () => {
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

  await test.step('the Administrator suspends two users; the token runs out, and neither is suspended twice', async () => {
    backend.received.length = 0;
    for (const name of ['利用者24', '利用者23'])
      await page.getByRole('checkbox', { name: `「${name}」を選択` }).check();
    backend.override('POST /:city/api/users/:id/suspend/', onSuccess(emptyReply()));
    backend.sessions.expireAccessTokens();
    await page.locator('.selection-bar').getByRole('button', { name: '利用停止' }).click();
    await expect(toasts).toHaveText(['2件を利用停止にしました。']);
    await expect(records.rows.first()).toContainText('利用停止中');
    await dropToasts();
    const suspendCalls = backend.calls(/suspend.* 204$/);
    expect(suspendCalls).toHaveLength(2);
    expect(backend.tables.users.filter((row) => row.suspended === true).map(({ id }) => id)).toEqual([
      24, 23,
    ]);
    await pressInRow(page, 'button', '「利用者24」の利用を再開');
    await expect(toasts).toHaveText(['「利用者24」の利用を再開しました。']);
    await dropToasts();
  });

  await test.step('the Administrator creates an advertiser', async () => {
    await goTo(page, '/akashi/user/index?new=1');
    const form = page.locator('dialog form');
    const account = { username: 'takoyaki', email: 'honten@example.jp', name: 'たこ焼き本店' };
    const passwords = { password: 'takoyaki1', confirm_password: 'takoyaki1' };
    for (const [name, value] of Object.entries({ ...account, ...passwords }))
      await form.locator(`[name=${name}]`).fill(value);
    backend.received.length = 0;
    backend.override('POST /:city/api/users/create_advertiser/', onSuccess(emptyReply()), 1);
    await save(form, '登録する');
    await expect(records.titles.first()).toHaveText('たこ焼き本店');
    const [sent] = backend.received.filter(({ method }) => method === 'POST');
    expect([sent?.name, sent?.status, sent?.json]).toEqual([
      'POST /:city/api/users/create_advertiser/',
      204,
      expect.objectContaining({ ...account, ...passwords }),
    ]);
  });

  for (const [owner, address, call, body] of [
    [
      'of a user',
      '/akashi/user/index?password=24',
      'POST /:city/users/reset_password',
      { user_id: 24, new_password: 'abcd1234' },
    ],
    [
      'of a shop admin',
      '/akashi/user/index?tab=company&password=3',
      'POST /company/:company/users/admin/change-password',
      { id: 3, password: 'abcd1234', confirm_password: 'abcd1234' },
    ],
  ] as const) {
    await test.step(`the Administrator sets a new password ${owner}`, async () => {
      await goTo(page, address);
      const form = page.locator('dialog form');
      const passwords = form.locator('input[type=password]');
      await expect(passwords.first()).toBeVisible();
      for (const field of await passwords.all()) await field.fill('abcd1234');
      backend.received.length = 0;
      backend.override(call, onSuccess(textReply('OK')), 1);
      await form.getByRole('button', { name: 'パスワードを再設定' }).click();
      await expect(toasts).toHaveText(['パスワードを変更しました。']);
      await dropToasts();
      expectArrived(backend, call, { statuses: [200], body });
    });
  }

  await test.step('the Administrator confirms one identity and rejects another', async () => {
    await goTo(page, '/akashi/post/confirm-gender');
    await expect(records.rows).toHaveCount(5);
    backend.received.length = 0;
    backend.override('POST /api/users/:id/confirm/', onSuccess(textReply('OK', 201)), 1);
    await page.getByRole('button', { name: '女性として承認' }).click();
    await expect(records.rows.first()).toContainText('確認済み');
    expectArrived(backend, 'POST /api/users/:id/confirm/', {
      statuses: [201],
      body: { confirmed: true, gender: 'female' },
    });
    backend.override('POST /api/users/:id/confirm/', onSuccess(emptyReply()), 1);
    await page.getByRole('button', { name: '却下' }).click();
    await expect(records.rows.nth(1)).toContainText('却下');
    expectArrived(backend, 'POST /api/users/:id/confirm/', { statuses: [204], body: { confirmed: false } });
  });
});

test('each list of people sends its own call with its filter and its search [R-CALL-06..08, R-ROLE-12, A-147]', async ({
  backend,
  signInTo,
  page,
  records,
}) => {
  await signInTo('明石市', 'ota');
  await expect.poll(() => backend.calls(/^GET \/company\/ /)).toEqual(['GET /company/ 200']);
  await goTo(page, '/akashi/profile');
  await expect
    .poll(() => backend.calls(/get_operation_info/))
    .toEqual(['GET /:city/api/users/get_operation_info 200']);
  const FIRST_PAGE = { limit: '20', offset: '0' };
  for (const [address, call, query] of [
    ['/akashi/user/index', 'GET /:city/api/users/', { ...FIRST_PAGE, filter_by: '' }],
    ['/akashi/user/index?filter=member', 'GET /:city/api/users/', { ...FIRST_PAGE, filter_by: 'member' }],
    ['/akashi/user/index?filter=operator', 'GET /:city/api/users/operators/', FIRST_PAGE],
    [
      '/akashi/user/index?tab=company&search=店',
      'GET /company/:company/shops/admin',
      { ...FIRST_PAGE, name: '店' },
    ],
  ] as const) {
    await test.step(address, async () => {
      backend.received.length = 0;
      await goTo(page, address);
      await expect(records.rows.first()).toBeVisible();
      await expect.poll(() => queriesOf(backend, call)).toContainEqual(query);
    });
  }
  await goTo(page, '/akashi/notification-admin');
  await expect
    .poll(() => backend.calls(/get_admin_info/))
    .toEqual(['GET /:city/api/users/get_admin_info 200']);

  await goTo(page, '/akashi/notification?new=1');
  const form = page.getByRole('dialog', { name: '通知を作成' });
  await form.getByLabel('送信先の種類').selectOption('users');
  for (const [source, call, query] of [
    ['advertisers', 'GET /:city/api/users/get_ads_user_info', { search: '', offset: '0' }],
    ['advertisersHere', 'GET /:city/api/users/get_ads_user_info_by_city', { search: '' }],
    ['administrators', 'GET /users/admin/', { search: '' }],
  ] as const) {
    await test.step(source, async () => {
      await form.locator('.choice-field select').selectOption(source);
      await expect(form.getByRole('checkbox').first()).toBeVisible();
      await expect.poll(() => queriesOf(backend, call)).toEqual([query]);
    });
  }
});
