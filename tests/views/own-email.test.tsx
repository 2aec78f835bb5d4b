import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePerson } from '#mocks/backend/services/people';
import { ACCESS_LIFE } from '#mocks/backend/services/tokens';
import { CODE_LIFE } from '#mocks/backend/tables/session/mails';
import { mailboxOf } from '#mocks/harness/demo/mailbox';
import { allowConsole } from '../console';
import { renderConsole } from './render-console';
import { bodyOf } from './whole-record';

const PROFILE = '/akashi/profile';
const OLD_EMAIL = 'operator@machi.example.jp';
const NEW_EMAIL = 'unei@machi.example.jp';
const SAVE_CALL = 'PUT /akashi/api/users/account';
const VERIFY_CALL = 'POST /akashi/api/users/verify_email/';
const WRONG_CODE = '確認コードが正しくないか、有効期限が切れています。';

const findDialog = () => screen.findByRole('dialog', { name: 'メールアドレスの変更' });
const findField = async (name: RegExp) =>
  within(await findDialog()).findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const emailInput = () => findField(/^メールアドレス/);
const codeInput = () => findField(/^確認コード/);
const fieldErrors = () =>
  [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
const shownEmail = () =>
  screen.getByText('メールアドレス', { selector: 'dt' }).nextElementSibling?.textContent;

async function openDialog(fault?: string, config = {}) {
  const opened = await renderConsole(PROFILE, { as: 'Operator', city: 'akashi', fault, config });
  const { user, backend, calls } = opened;
  const mailbox = mailboxOf(backend.db);
  const clickButton = async (name: string) =>
    user.click(await within(await findDialog()).findByRole('button', { name }));
  async function fill(input: HTMLInputElement, text: string) {
    await user.clear(input);
    await user.type(input, text);
  }
  await user.click(await screen.findByRole('link', { name: 'メールアドレスの変更' }));
  return {
    ...opened,
    clickButton,
    fill,
    newestMail: () => mailbox.newestFirst()[0],
    writeCalls: () => calls().filter((call) => /^(PUT|POST) .*(account|verif)/.test(call)),
    async sendCodeTo(address: string) {
      await fill(await emailInput(), address);
      await clickButton('確認コードを送る');
      await codeInput();
    },
  };
}

test('the code from the mail verifies the new address, which is then saved and shown [A-182, R-SESSION-30]', async () => {
  const { sendCodeTo, fill, clickButton, address, newestMail, writeCalls } = await openDialog();
  expect(address()).toBe(`${PROFILE}?email=1`);
  await sendCodeTo(` ${NEW_EMAIL} `);
  expect(newestMail()?.to).toBe(NEW_EMAIL);
  await fill(await codeInput(), newestMail()?.code === '000000' ? '000001' : '000000');
  await clickButton('確認して変更');
  await waitFor(() => expect(fieldErrors()).toEqual([WRONG_CODE]));
  expect(shownEmail()).toBe(OLD_EMAIL);

  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await screen.findByText('メールアドレスを変更しました。');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, PROFILE]);
  expect(writeCalls()).toEqual([
    'POST /akashi/api/users/email_verification 200',
    `${VERIFY_CALL} 400`,
    `${VERIFY_CALL} 200`,
    `${SAVE_CALL} 200`,
  ]);
});

test('the current, an invalid and a taken address show an error beside the field, and no mail is sent [A-182, R-VAL-PROFILE-09]', async () => {
  const { fill, clickButton, newestMail } = await openDialog();
  for (const [enteredAddress, text] of [
    ['', '入力してください。'],
    ['unei', 'メールアドレスの形式が正しくありません。'],
    [' Operator@machi.example.jp', '現在のメールアドレスと同じです。'],
    [
      'administrator@machi.example.jp',
      'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
    ],
  ] as const) {
    if (enteredAddress) await fill(await emailInput(), enteredAddress);
    await clickButton('確認コードを送る');
    await waitFor(() => expect(fieldErrors()).toEqual([text]));
  }
  expect(newestMail()).toBeUndefined();
});

test('a code can be sent again, and the mail address corrected [A-182]', async () => {
  const { sendCodeTo, fill, clickButton, newestMail } = await openDialog();
  await sendCodeTo('unei@machi.example');
  await clickButton('メールアドレスを直す');
  expect((await emailInput()).value).toBe('unei@machi.example');
  await sendCodeTo(NEW_EMAIL);
  await clickButton('コードを再送');
  await screen.findByText('確認コードをもう一度送りました。');
  expect(newestMail()).toMatchObject({ id: 3, to: NEW_EMAIL });
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
});

test('an expired code shows an error beside its field, a new code is accepted, and a reopened dialog continues at its step [A-182]', async () => {
  const { sendCodeTo, fill, clickButton, user, pass, newestMail } = await openDialog();
  await sendCodeTo(NEW_EMAIL);
  const oldCode = newestMail()?.code ?? '';
  pass(CODE_LIFE);
  await fill(await codeInput(), oldCode);
  await clickButton('確認して変更');
  await waitFor(() => expect(fieldErrors()).toEqual([WRONG_CODE]));
  expect((await codeInput()).value).toBe(oldCode);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'メールアドレスの変更' }));
  await screen.findByText(new RegExp(NEW_EMAIL));
  await clickButton('コードを再送');
  await screen.findByText('確認コードをもう一度送りました。');
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
});

test('an access token that expired while the user typed or read is renewed first [A-182, A-177]', async () => {
  const { sendCodeTo, fill, clickButton, pass, newestMail } = await openDialog();
  pass(ACCESS_LIFE);
  await sendCodeTo(NEW_EMAIL);
  pass(ACCESS_LIFE);
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
});

test('when saving fails after the right code, the dialog shows the error, and a second press saves without another code [A-182]', async () => {
  const { sendCodeTo, fill, clickButton, newestMail, writeCalls } = await openDialog('PUT * 500 x1');
  await sendCodeTo(NEW_EMAIL);
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await within(await findDialog()).findByText('Server Error Occured. Please Try Again !');
  expect((await codeInput()).value).toBe(newestMail()?.code);
  await clickButton('確認して変更');
  await clickButton('もう一度送信');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
  expect(writeCalls().slice(1)).toEqual([`${VERIFY_CALL} 200`, `${SAVE_CALL} 500`, `${SAVE_CALL} 200`]);
});

test('when another user has taken the address meanwhile, the dialog shows it, and the user can enter another one [A-182, R-VAL-PROFILE-09]', async () => {
  const { sendCodeTo, fill, clickButton, newestMail, backend } = await openDialog('PUT * 500 x1');
  await sendCodeTo(NEW_EMAIL);
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await within(await findDialog()).findByText('Server Error Occured. Please Try Again !');
  changePerson(backend, 1, { email: NEW_EMAIL });
  await clickButton('確認して変更');
  await clickButton('もう一度送信');
  await within(await findDialog()).findByText(
    'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
  );
  await clickButton('メールアドレスを直す');
  await sendCodeTo('unei2@machi.example.jp');
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe('unei2@machi.example.jp'));
});

test('the profile form has no field for the mail address, and saves it unchanged [A-182]', async () => {
  const { sendCodeTo, fill, clickButton, newestMail, user, backend } = await openDialog();
  changePerson(backend, 2, { avatar: 'data:image/png;base64,iVBORw==' });
  await sendCodeTo(NEW_EMAIL);
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
  await user.click(screen.getByRole('link', { name: 'プロフィールを編集' }));
  const form = await screen.findByRole('dialog', { name: 'プロフィールを編集' });
  await fill(await within(form).findByLabelText<HTMLInputElement>(/^住所/), '明石市大蔵');
  expect(within(form).queryByLabelText(/^メールアドレス/)).toBeNull();
  await user.click(within(form).getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  const putEntry = backend.log.entries().findLast(({ method }) => method === 'PUT');
  expect(putEntry).toMatchObject({ status: 200, requestBody: { email: NEW_EMAIL, address: '明石市大蔵' } });
  expect(shownEmail()).toBe(NEW_EMAIL);
});

test('a field of the profile that did not come is not sent with the new address [A-331]', async () => {
  allowConsole(/^contract: /);
  const testConsole = await openDialog('GET /users/profile wrong:phone,introduction', { strict: false });
  const { sendCodeTo, fill, clickButton, newestMail, backend } = testConsole;
  const currentProfile = () => {
    const { phone, address, birthday } =
      backend.accounts.find(({ permission }) => permission === 'Operator') ?? {};
    return { phone, address, birthday };
  };
  const profileBefore = currentProfile();
  await sendCodeTo(NEW_EMAIL);
  await fill(await codeInput(), newestMail()?.code ?? '');
  await clickButton('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW_EMAIL));
  expect(currentProfile()).toEqual(profileBefore);
  expect(Object.keys(bodyOf(testConsole, 'PUT') as object).toSorted()).toEqual([
    'address',
    'birthday',
    'email',
    'firstname',
    'gender',
    'lastname',
    'name',
  ]);
});
