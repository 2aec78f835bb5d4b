// In a browser: the production build, and refusals of a backend that shares no code with it
import { expect, test } from './fixtures';
import { fieldOf, fillIn } from './form';
import { invalidReply } from './server/reply';

const PASSWORD = 'kissa2036';
const EMAIL = { メールアドレス: 'hanako@example.jp' };
const ACCOUNT = {
  ユーザー名: 'hanako',
  ...EMAIL,
  パスワード: PASSWORD,
  'パスワード（確認）': PASSWORD,
};
const REGISTRATION_BODY = {
  username: 'hanako',
  email: 'hanako@example.jp',
  password: PASSWORD,
  confirm_password: PASSWORD,
};

test('a user registers and verifies an account, changes a forgotten password and adds a teacher; the form shows a refusal of the backend at its field [R-CALL-06, R-CALL-07, R-SESSION-27..31, R-SCR-03, R-SCR-04, R-ROUTE-05, R-WISH-08]', async ({
  backend,
  page,
  toasts,
  allowStatuses,
}) => {
  allowStatuses(400);
  const main = page.getByRole('main');
  const pressButton = (name: string) => main.getByRole('button', { name }).click();
  const receivedBodies = () =>
    backend.received.splice(0).flatMap(({ name, status, json }) => [[name, status, json]]);
  const enterWrongThenRightCode = async (button: string) => {
    await fillIn(main, { 確認コード: '000000' });
    await pressButton(button);
    await expect(fieldOf(main, '確認コード')).toHaveAccessibleDescription(/確認コードが違います。/);
    await fillIn(main, { 確認コード: '123456' });
    await pressButton(button);
  };

  await page.goto('/login?mode=register');
  await fillIn(main, ACCOUNT);
  backend.received.length = 0;
  backend.override(
    'POST /:city/api/users/register',
    invalidReply({ username: ['A user with that username already exists.'] }),
    1,
  );
  await pressButton('登録する');
  await expect(fieldOf(main, 'ユーザー名')).toHaveAccessibleDescription(
    /ユーザー名が既に使用されています。 もう一度お試しください。/,
  );
  await pressButton('登録する');
  await expect(page.getByRole('heading', { name: 'メールアドレスの確認' })).toBeVisible();
  const register = 'POST /:city/api/users/register';
  expect(receivedBodies()).toEqual([
    [register, 400, REGISTRATION_BODY],
    [register, 201, REGISTRATION_BODY],
    ['POST /:city/api/users/email_verification', 204, { email: REGISTRATION_BODY.email }],
  ]);

  await enterWrongThenRightCode('確認する');
  await expect(toasts).toHaveText([/メールアドレスを確認しました。/]);
  const verify = 'POST /:city/api/users/verify_email/';
  expect(receivedBodies()).toEqual([
    [verify, 400, { email: REGISTRATION_BODY.email, verify_code: '000000' }],
    [verify, 204, { email: REGISTRATION_BODY.email, verify_code: '123456' }],
  ]);

  await page.goto('/login?mode=forgot');
  await fillIn(main, EMAIL);
  backend.received.length = 0;
  await pressButton('確認コードを送る');
  await fillIn(main, { 新しいパスワード: PASSWORD, '新しいパスワード（確認）': PASSWORD });
  await enterWrongThenRightCode('パスワードを変更');
  await expect(toasts.last()).toHaveText(
    'パスワードを変更しました。新しいパスワードでログインしてください。',
  );
  const change = 'POST /:city/users/verify_and_change_password';
  const resetBody = { email: REGISTRATION_BODY.email, password: PASSWORD, confirm_password: PASSWORD };
  expect(receivedBodies()).toEqual([
    ['POST /:city/users/forgot_password', 204, { email: REGISTRATION_BODY.email }],
    [change, 400, { ...resetBody, verify_code: '000000' }],
    [change, 204, { ...resetBody, verify_code: '123456' }],
  ]);

  await page.goto('/add_teacher/');
  await fillIn(page.locator('form'), { ...ACCOUNT, 学校: '3', グループ: '2', クラス: '2年1組' });
  backend.received.length = 0;
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('「hanako」を登録しました。続けて登録できます。')).toBeVisible();
  expect(receivedBodies()).toEqual([
    [
      'POST /:city/api/users/add_teacher/',
      201,
      { ...REGISTRATION_BODY, school: '3', group: '2', classes: '2年1組' },
    ],
  ]);
});
