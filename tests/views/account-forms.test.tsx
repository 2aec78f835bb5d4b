import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#domain/people/roles';
import { CODE_LIFE } from '#mocks/backend/tables/session/mails';
import { mailboxOf } from '#mocks/harness/demo/mailbox';
import { renderConsole } from './render-console';
import { fieldLabels } from './whole-record';

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const username = () => field(/^ユーザー名/);
const email = () => field(/^メールアドレス/);
const password = () => field(/^パスワード(必須)?$/);
const passwordAgain = () => field(/^パスワード（確認）/);
const school = () => field(/^学校/);
const group = () => field(/^グループ/);
const classes = () => field(/^クラス/);
const codeInput = () => field(/^確認コード/);
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const fields = () => fieldLabels(screen.getByRole('main'));
const fieldErrors = () =>
  [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);

async function openForm(path: string, fault?: string, as: Role | 'none' = 'none') {
  const opened = await renderConsole(path, { as, fault });
  const { user, backend } = opened;
  const mailbox = mailboxOf(backend.db);
  return {
    ...opened,
    mails: () => mailbox.newestFirst(),
    newestCode: () => mailbox.newestFirst()[0]?.code ?? '',
    requestBodies: () => backend.log.entries().map(({ requestBody }) => requestBody),
    clickButton: async (name: string) => user.click(await button(name)),
    clickLink: async (name: string) => user.click(await screen.findByRole('link', { name })),
    async fill(values: readonly (readonly [() => Promise<HTMLInputElement>, string])[]) {
      for (const [find, text] of values) {
        const input = await find();
        await user.clear(input);
        await user.type(input, text);
      }
    },
  };
}

/** A password or a code in the log of requests. */
const HIDDEN = '•••';

const HANAKO_VALUES = [
  [username, ' hanako '],
  [email, 'hanako@example.jp'],
  [password, 'machi2027'],
  [passwordAgain, 'machi2027'],
] as const;

test('a new user verifies the address with the code from the mail and signs in [R-SESSION-29, R-SESSION-30]', async () => {
  const { clickLink, fill, clickButton, address, calls, requestBodies, newestCode } =
    await openForm('/login?redirect=%2Fcity');
  await clickLink('新規登録');
  await heading('新規登録');
  expect(fields()).toEqual(['ユーザー名', 'メールアドレス', 'パスワード', 'パスワード（確認）']);
  expect(address()).toBe('/login?redirect=%2Fcity&mode=register');
  await fill(HANAKO_VALUES);
  await clickButton('登録する');

  await heading('メールアドレスの確認');
  expect((await screen.findByText('登録が完了しました。')).getAttribute('role')).toBe('status');
  await screen.findByText(/^hanako@example.jp に確認コードを送りました。/);
  expect(fields()).toEqual(['確認コード']);
  expect(address()).not.toContain('hanako');
  await fill([
    [codeInput, newestCode().replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? digit)],
  ]);
  await clickButton('確認する');

  await screen.findByText('メールアドレスを確認しました。');
  expect(address()).toBe('/login?redirect=%2Fcity');
  await fill([
    [username, 'hanako'],
    [password, 'machi2027'],
  ]);
  await clickButton('ログイン');
  await heading('地域選択');
  expect(calls().slice(0, 4)).toEqual([
    'POST /seveneleven/api/users/register 201',
    'POST /seveneleven/api/users/email_verification 200',
    'POST /seveneleven/api/users/verify_email/ 200',
    'POST /signin/ 200',
  ]);
  const account = { username: 'hanako', email: 'hanako@example.jp' };
  expect(requestBodies().slice(0, 4)).toEqual([
    { ...account, password: HIDDEN, confirm_password: HIDDEN },
    { email: account.email },
    { email: account.email, verify_code: HIDDEN },
    { username: account.username, password: HIDDEN },
  ]);
});

test('the registration form shows the specification’s text for each missing value and sends no request [R-VAL-PASS-01, R-VAL-PASS-02, R-VAL-PASS-10, R-MSG-30, R-MSG-31, R-MSG-35]', async () => {
  const { fill, clickButton, calls } = await openForm('/login?mode=register');
  await clickButton('登録する');
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      '入力してください。',
      '入力してください。',
      'Password is required\nパスワードを入力してください。',
      '入力してください。',
    ]),
  );
  expect(document.activeElement).toBe(await username());
  await fill([
    [email, 'hanako'],
    [password, 'machi'],
    [passwordAgain, 'machi2'],
  ]);
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      '入力してください。',
      'メールアドレスの形式が正しくありません。',
      'Please enter at least 8 characters without a space.\n空白を含めずに8文字以上で入力してください。',
      'パスワードと確認パスワードが一致しません',
    ]),
  );
  expect(calls()).toEqual([]);
});

test('the form shows the error of a taken user name at its field and keeps all values', async () => {
  const { fill, clickButton, calls } = await openForm('/login?mode=register');
  await fill([[username, 'operator'], ...HANAKO_VALUES.slice(1)]);
  await clickButton('登録する');
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      'ユーザー名が既に使用されています。 もう一度お試しください。',
      '',
      '',
      '',
    ]),
  );
  const inputs = await Promise.all([username(), email(), password(), passwordAgain()]);
  expect([document.activeElement, inputs.map(({ value }) => value)]).toEqual([
    inputs[0],
    ['operator', 'hanako@example.jp', 'machi2027', 'machi2027'],
  ]);
  expect(calls()).toEqual(['POST /seveneleven/api/users/register 400']);
});

test('the form shows the error of a taken mail address at its field, also when the user name is taken', async () => {
  const { fill, clickButton } = await openForm('/login?mode=register');
  await fill([...HANAKO_VALUES, [email, 'Operator@machi.example.jp']]);
  await clickButton('登録する');
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      '',
      'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
      '',
      '',
    ]),
  );
  expect([document.activeElement, (await username()).value]).toEqual([await email(), ' hanako ']);
  await fill([[username, 'operator']]);
  await clickButton('登録する');
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      'ユーザー名が既に使用されています。 もう一度お試しください。',
      'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
      '',
      '',
    ]),
  );
});

test('an account whose mail was not sent still exists, and the user sends the code by hand', async () => {
  const { fill, clickButton, newestCode, clickLink, address } = await openForm(
    '/login?mode=register',
    'POST /:city/api/users/email_verification 500 x1',
  );
  await fill(HANAKO_VALUES);
  await clickButton('登録する');
  await screen.findByText('登録が完了しました。');
  expect((await email()).value).toBe('hanako@example.jp');
  await clickButton('確認コードを送る');
  await codeInput();
  expect(newestCode()).toMatch(/^\d{6}$/);
  await clickLink('あとで確認する');
  await button('ログイン');
  expect(address()).toBe('/login');
});

test('a user changes a forgotten password in two steps, and the message stays visible on the sign-in page [R-SESSION-27, R-SESSION-28, R-VAL-PASS-11]', async () => {
  const { clickLink, fill, clickButton, address, mails, requestBodies, newestCode } =
    await openForm('/login?type=store');
  await clickLink('パスワードをお忘れの方');
  expect(address()).toBe('/login?type=store&mode=forgot');
  await fill([[email, 'nobody@example.jp']]);
  expect(fields()).toEqual(['メールアドレス']);
  await clickButton('確認コードを送る');
  await waitFor(() => expect(fieldErrors()).toEqual(['このメールアドレスは登録されていません。']));
  await fill([[email, 'operator@machi.example.jp']]);
  await clickButton('確認コードを送る');

  await screen.findByText(/^operator@machi.example.jp に確認コードを送りました。/);
  await clickButton('コードを再送');
  const resendButton = screen.getByRole<HTMLButtonElement>('button', { name: 'コードを再送' });
  expect([resendButton.disabled, resendButton.hasAttribute('aria-disabled')]).toEqual([false, true]);
  await screen.findByText('確認コードをもう一度送りました。');
  expect(mails()).toHaveLength(2);
  expect(fields()).toEqual(['確認コード', '新しいパスワード', '新しいパスワード（確認）']);
  await clickButton('パスワードを変更');
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      '入力してください。',
      'Password is required\nパスワードを入力してください。',
      '入力してください。',
    ]),
  );
  await fill([
    [codeInput, newestCode()],
    [() => field(/^新しいパスワード(必須)?$/), 'kusatsu99'],
    [() => field(/^新しいパスワード（確認）/), 'kusatsu99'],
  ]);
  await clickButton('パスワードを変更');
  await screen.findByText('パスワードを変更しました。新しいパスワードでログインしてください。');
  expect(requestBodies().at(-1)).toEqual({
    email: 'operator@machi.example.jp',
    verify_code: HIDDEN,
    password: HIDDEN,
    confirm_password: HIDDEN,
  });
  await button('ログイン');
  expect(address()).toBe('/login?type=store');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code_shop'));
});

test('the form shows the error of a wrong code at its field, and the user can correct the mail address', async () => {
  const { fill, clickButton } = await openForm('/login?mode=forgot');
  await fill([[email, 'operator@machi.example.jp']]);
  await clickButton('確認コードを送る');
  await fill([
    [codeInput, 'abc'],
    [() => field(/^新しいパスワード(必須)?$/), 'kusatsu99'],
    [() => field(/^新しいパスワード（確認）/), 'kusatsu99'],
  ]);
  await clickButton('パスワードを変更');
  await waitFor(() => expect(fieldErrors()[0]).toBe('確認コードが正しくないか、有効期限が切れています。'));
  expect((await codeInput()).value).toBe('abc');
  await clickButton('メールアドレスを直す');
  expect((await email()).value).toBe('operator@machi.example.jp');
});

test('the form rejects a code of half an hour ago as too old, and a new code changes the password', async () => {
  const { fill, clickButton, newestCode, pass } = await openForm('/login?mode=forgot');
  await fill([[email, 'operator@machi.example.jp']]);
  await clickButton('確認コードを送る');
  await fill([
    [codeInput, newestCode()],
    [() => field(/^新しいパスワード(必須)?$/), 'kusatsu99'],
    [() => field(/^新しいパスワード（確認）/), 'kusatsu99'],
  ]);
  pass(CODE_LIFE);
  await clickButton('パスワードを変更');
  await waitFor(() => expect(fieldErrors()[0]).toBe('確認コードが正しくないか、有効期限が切れています。'));
  await clickButton('コードを再送');
  await screen.findByText('確認コードをもう一度送りました。');
  await fill([[codeInput, newestCode()]]);
  await clickButton('パスワードを変更');
  await screen.findByText('パスワードを変更しました。新しいパスワードでログインしてください。');
});

test('the page shows an error when the code cannot be sent again', async () => {
  const { fill, clickButton, backend } = await openForm('/login?mode=verify');
  await fill([[email, 'operator@machi.example.jp']]);
  await clickButton('確認コードを送る');
  await codeInput();
  backend.faults.add({
    method: 'POST',
    path: '*',
    effect: { kind: 'status', status: 500 },
    left: null,
  });
  await clickButton('コードを再送');
  await screen.findByText('Server Error Occured. Please Try Again !');
});

test('an unknown mode opens the sign-in page', async () => {
  const { address } = await openForm('/login?mode=constructor&type=store');
  await button('ログイン');
  expect(address()).toBe('/login?type=store');
});

test('a visitor without a token adds a teacher, and then another one [R-SESSION-31]', async () => {
  const { fill, clickButton, calls, requestBodies, address } = await openForm('/add_teacher/');
  await heading('教師登録');
  expect(fields()).toEqual([
    'ユーザー名',
    'メールアドレス',
    'パスワード',
    'パスワード（確認）',
    '学校',
    'グループ',
    'クラス',
  ]);
  expect([address(), document.title]).toEqual(['/add_teacher/', '教師登録']);
  await clickButton('登録する');
  await waitFor(() => expect(fieldErrors()).toHaveLength(7));
  await fill([...HANAKO_VALUES, [school, '3'], [group, '2'], [classes, '2年1組']]);
  await clickButton('登録する');
  await screen.findByText('「hanako」を登録しました。続けて登録できます。');
  expect([(await username()).value, (await school()).value, calls()]).toEqual([
    '',
    '',
    ['POST /seveneleven/api/users/add_teacher/ 201'],
  ]);
  expect(requestBodies()).toEqual([
    {
      username: 'hanako',
      email: 'hanako@example.jp',
      password: HIDDEN,
      confirm_password: HIDDEN,
      school: '3',
      group: '2',
      classes: '2年1組',
    },
  ]);
});

test('a signed-in user adds a teacher in the current city, on a page without the menu [R-SESSION-31]', async () => {
  const { fill, clickButton, calls } = await openForm('/add_teacher/', undefined, 'Administrator');
  localStorage.setItem('City', JSON.stringify({ id: 2, name: 'kusatsu', name_ja: '草津市', code_shop: '' }));
  await heading('教師登録');
  expect(screen.queryByRole('navigation')).toBeNull();
  await fill([...HANAKO_VALUES, [school, '3'], [group, '2'], [classes, '2年1組']]);
  await clickButton('登録する');
  await screen.findByText('「hanako」を登録しました。続けて登録できます。');
  expect(calls().at(-1)).toBe('POST /kusatsu/api/users/add_teacher/ 201');
});
