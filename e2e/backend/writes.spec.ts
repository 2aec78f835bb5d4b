// In a browser: the production build, and statuses and bodies that only a foreign backend answers
import type { Page } from '@playwright/test';
import { confirmSending } from '../send';
import { expect, test } from './fixtures';
import { onSuccess } from './saving';
import { PICTURE } from './server/picture';
import {
  dataReply,
  detailReply,
  emptyReply,
  errorPage,
  invalidReply,
  type Reply,
  textReply,
} from './server/reply';

const LIST = '/akashi/notification';
const CREATE = 'POST /:city/notifications/';
const REMOVE = 'DELETE /:city/notifications/:id/';
const SAVED = '保存しました。';
const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';

test('a notification is sent once, whether the backend answers 201, the text OK or nothing; after a refusal the form shows its message and keeps its values [R-WISH-08, R-STATE-08, R-HTTP-06, R-HTTP-14, A-082, A-191]', {
  tag: ['@core', '@server'],
}, async ({ anyBackend, accounts, signInTo, page, records, toasts, allowConsole, allowStatuses }) => {
  allowStatuses(400, 500);
  allowConsole(/^contract: POST \/:city\/notifications\//);
  await signInTo('明石市', accounts.administrator);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  const send = async () => {
    await form.getByRole('button', { name: '送信する' }).click();
    await confirmSending(page);
  };
  const answers: [string, Reply | null][] = [
    ['臨時休館のお知らせ', null],
    ['「OK」だけの返事', textReply('OK')],
    ['202と空の返事', emptyReply(202)],
    ['idだけの返事', dataReply({ id: 777 }, 201)],
  ];
  for (const [title, reply] of answers) {
    await test.step(title, async () => {
      await page.goto(`${LIST}?page=2`);
      await expect(records.rows.first()).toBeVisible();
      anyBackend.received.length = 0;
      if (reply) anyBackend.overrideSuccess(CREATE, reply, 1);
      await page.getByRole('link', { name: '通知を作成' }).click();
      await fillNotification(page, title);
      await send();
      await expect(toasts).toHaveText([/送信しました。$/]);
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(LIST);
      await expect(records.titles.first()).toHaveText(title);
      expect(anyBackend.calls(/^POST .*notifications/)).toHaveLength(1);
      await expect(records.titles.filter({ hasText: title })).toHaveCount(1);
    });
  }

  await test.step('the form shows field errors at their fields and other messages above itself, but not an error page of the framework', async () => {
    await page.goto(`${LIST}?new=1`);
    await fillNotification(page, '断られる通知');
    anyBackend.override(CREATE, invalidReply({ title: ['同じ題の通知が今日あります。'] }), 1);
    await send();
    await expect(form.locator('.field-error').first()).toHaveText('同じ題の通知が今日あります。');
    anyBackend.override(CREATE, invalidReply({ non_field_errors: ['本日の送信数の上限です。'] }), 1);
    await send();
    await expect(form.getByRole('alert')).toHaveText('本日の送信数の上限です。');
    await expect(toasts).toHaveCount(0);
    anyBackend.override(CREATE, errorPage(500, 'Server Error (500)'), 1);
    await send();
    await expect(form.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
    await expect(toasts).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: 'タイトル' })).toHaveValue('断られる通知');
    await send();
    await expect(form).toBeHidden();
    await expect(records.titles.first()).toHaveText('断られる通知');
  });
});

test('a 209 keeps the row and shows its message from any part of the body; a toast shows a refusal of an action without a form [R-HTTP-17, R-STATE-04, R-STATE-09, A-181, A-185, A-199]', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
  dropToasts,
  allowStatuses,
}) => {
  allowStatuses(400);
  await signInTo('明石市', 'hayashi');
  await page.goto(LIST);
  const firstRow = records.rows.first();
  const remove = async () => {
    await firstRow.getByRole('button', { name: /を削除$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  };
  const keptReplies: [Reply, string][] = [
    [emptyReply(209), 'この項目は削除できません。'],
    [dataReply(null, 209), 'この項目は削除できません。'],
    [detailReply(209, '配信中のため削除できません。'), '配信中のため削除できません。'],
    [{ status: 209, body: { data: {}, message: '予約が残っています。' } }, '予約が残っています。'],
    [dataReply({ message: '明日まで消せません。' }, 209), '明日まで消せません。'],
  ];
  for (const [reply, message] of keptReplies) {
    backend.override(REMOVE, reply, 1);
    await remove();
    await expect(toasts).toHaveText([message]);
    await expect(firstRow).toContainText('第47回 朝市のご案内');
    await dropToasts();
  }

  await test.step('toasts show the field errors of a delete and of a resend', async () => {
    backend.override(REMOVE, invalidReply({ title: ['公開中の通知です。'] }), 1);
    await remove();
    await expect(toasts).toHaveText([/公開中の通知です。/]);
    await dropToasts();
    backend.override(
      'POST /api/notification/resend_notification/:id',
      invalidReply({ non_field_errors: ['再送は1日1回です。'] }),
      1,
    );
    await firstRow.getByRole('button', { name: /を再送$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '再送する' }).click();
    await expect(toasts).toHaveText([/再送は1日1回です。/]);
    await dropToasts();
  });

  await test.step('a 202 to a DELETE counts as success', async () => {
    backend.override(
      REMOVE,
      (runView) => {
        runView();
        return emptyReply(202);
      },
      1,
    );
    await page.goto(LIST);
    await remove();
    await expect(toasts).toHaveText(['削除しました。']);
    await expect(firstRow).toContainText('第46回 朝市のご案内');
  });

  await test.step('the backend refuses to mark and to approve reports with a message, then does both without a body', async () => {
    await page.goto('/akashi/post/list-report');
    await page.locator('tbody input[type=checkbox]').first().check();
    backend.override('POST /api/matching/read/', invalidReply({ ids: ['対象の通報がありません。'] }), 1);
    await page.getByRole('button', { name: '既読にする' }).click();
    await expect(toasts).toHaveText([/対象の通報がありません。/]);
    await dropToasts();
    backend.override(
      'POST /api/matching/:id/approve_report/',
      invalidReply({ id: ['取り下げられた通報です。'] }),
      1,
    );
    await page.getByRole('button', { name: '承認' }).click();
    await expect(page.getByText('取り下げられた通報です。').first()).toBeVisible();
    backend.override(
      'POST /api/matching/:id/approve_report/',
      (runView) => {
        runView();
        return emptyReply(201);
      },
      1,
    );
    await page.getByRole('button', { name: 'もう一度送信' }).click();
    await expect(firstRow).toContainText('承認済み');
  });
});

test('the profile shows an unchanged picture without sending it and sends a new picture as a file; the user changes password and e-mail address [R-HTTP-03, R-VAL-PROFILE-01, R-VAL-PROFILE-08, R-ROUTE-32, R-CALL-07, A-086, A-182, A-195]', async ({
  allowStatuses,
  dropToasts,
  backend,
  signInTo,
  page,
  toasts,
}) => {
  await signInTo('明石市', 'hayashi');
  await page.goto('/akashi/profile');
  allowStatuses(400);
  const avatar = page.getByRole('main').getByRole('button', { name: 'アイコン画像' }).locator('img');
  await expect(avatar).toHaveJSProperty('naturalWidth', 1);
  const form = page.getByRole('dialog', { name: 'プロフィールを編集' });
  const savedRequest = () => backend.received.findLast(({ name }) => name === 'PUT /:city/api/users/account');

  await page.getByRole('link', { name: 'プロフィールを編集' }).click();
  await form.getByLabel('表示名').fill('林 くみ子');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(toasts).toHaveText([SAVED]);
  expect(savedRequest()).toMatchObject({ status: 200, json: { name: '林 くみ子' }, parts: [] });
  expect(savedRequest()?.json).not.toHaveProperty('avatar');
  await expect(page.getByRole('banner').getByRole('button', { name: '林 くみ子' })).toBeVisible();

  await page.getByRole('link', { name: 'プロフィールを編集' }).click();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '顔写真.png', mimeType: 'image/png', buffer: PICTURE });
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form).toBeHidden();
  expect(savedRequest()?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect(savedRequest()?.parts.filter(({ name }) => name === 'avatar')).toEqual([
    { name: 'avatar', filename: '顔写真.png', type: 'image/png', bytes: PICTURE },
  ]);
  await expect(avatar).toHaveAttribute('src', /\/media\/uploaded-11\.png\?signature=\d+$/);
  await expect(avatar).toHaveJSProperty('naturalWidth', 1);
  await dropToasts();

  const writeRequests = () =>
    backend.received
      .splice(0)
      .filter(({ method }) => method !== 'GET')
      .map(({ name, status, json }) => [name, status, json]);

  await test.step('the backend refuses the password at its field, then changes it without a body', async () => {
    const call = 'POST /:city/users/reset_password';
    const body = { password: 'machi2026', new_password: 'kissa2036', confirm_password: 'kissa2036' };
    await page.getByRole('link', { name: 'パスワードを変更' }).click();
    const dialog = page.getByRole('dialog', { name: 'パスワードを変更' });
    for (const [name, value] of Object.entries(body)) await dialog.locator(`[name=${name}]`).fill(value);
    const submit = dialog.getByRole('button', { name: 'パスワードを変更' });
    backend.received.length = 0;
    backend.override(call, invalidReply({ password: ['現在のパスワードが違います。'] }), 1);
    await submit.click();
    await expect(dialog.locator('.field-error').first()).toHaveText('現在のパスワードが違います。');
    backend.override(call, onSuccess(emptyReply()), 1);
    await submit.click();
    await expect(toasts).toHaveText(['パスワードを変更しました。']);
    await expect(dialog).toBeHidden();
    expect(writeRequests()).toEqual([
      [call, 400, body],
      [call, 204, body],
    ]);
    await dropToasts();
  });

  await test.step('the user enters a wrong code for the new e-mail address, then the right code', async () => {
    const email = 'kumiko@nakamachi.example';
    await page.getByRole('link', { name: 'メールアドレスの変更' }).click();
    const dialog = page.getByRole('dialog', { name: 'メールアドレスの変更' });
    await dialog.getByLabel('メールアドレス').fill(email);
    await dialog.getByRole('button', { name: '確認コードを送る' }).click();
    const code = dialog.getByLabel('確認コード');
    const submit = dialog.getByRole('button', { name: '確認して変更' });
    await code.fill('000000');
    await submit.click();
    await expect(code).toHaveAccessibleDescription(/確認コードが違います。/);
    await code.fill('123456');
    await submit.click();
    await expect(toasts).toHaveText(['メールアドレスを変更しました。']);
    await expect(page.getByRole('main')).toContainText(email);
    const verify = 'POST /:city/api/users/verify_email/';
    expect(writeRequests()).toEqual([
      ['POST /:city/api/users/email_verification', 204, { email }],
      [verify, 400, { email, verify_code: '000000' }],
      [verify, 204, { email, verify_code: '123456' }],
      ['PUT /:city/api/users/account', 200, expect.objectContaining({ email, name: '林 くみ子' })],
    ]);
  });
});

test('the backend clears the fields that the user empties in the form of an ad, with a new picture in a multipart form and without one in JSON [A-263, A-195, R-HTTP-03]', async ({
  backend,
  signInTo,
  page,
  save,
}) => {
  await signInTo('明石市', 'hayashi');
  const form = page.getByRole('dialog', { name: '広告を編集' });
  const emptied = { phone: null, price: null, address: null, opening_hours: [] };
  const savedRequest = () => backend.received.findLast(({ method }) => method === 'PUT');
  const clear = async () => {
    for (const name of ['phone', 'price', 'address']) await form.locator(`[name=${name}]`).fill('');
    for (let hours = 2; hours > 0; hours -= 1)
      await form.getByRole('button', { name: '営業時間1を削除' }).click();
  };

  await test.step('the multipart form keeps the stored picture by its address and adds the new picture', async () => {
    const before = structuredClone(backend.tables.advertisements[0]);
    await page.goto('/akashi/advertisement?edit=2');
    await clear();
    await form.getByLabel('写真').setInputFiles({ name: '店内.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(form.locator('.file-name')).toHaveCount(2);
    await save(form, '保存する');
    expect(savedRequest()).toMatchObject({ status: 200, contentType: expect.stringMatching(/^multipart/) });
    expect(backend.tables.advertisements[0]).toEqual({
      ...before,
      ...emptied,
      image: ['/media/kissa.png', '/media/店内.png'],
    });
  });

  await test.step('the JSON body clears the emptied fields', async () => {
    const before = structuredClone(backend.tables.advertisements[1]);
    await page.goto('/akashi/advertisement?edit=1');
    await clear();
    await save(form, '保存する');
    expect(savedRequest()).toMatchObject({ status: 200, contentType: 'application/json', json: emptied });
    expect(backend.tables.advertisements[1]).toEqual({ ...before, ...emptied });
  });
});

async function fillNotification(page: Page, title: string) {
  const form = page.getByRole('dialog', { name: '通知を作成' });
  await form.getByRole('textbox', { name: 'タイトル' }).fill(title);
  await form.getByRole('textbox', { name: '本文' }).fill('本文です。');
}
