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
const OLD = 'operator@machi.example.jp';
const NEW = 'unei@machi.example.jp';
const SAVE = 'PUT /akashi/api/users/account';
const VERIFY = 'POST /akashi/api/users/verify_email/';
const WRONG_CODE = '確認コードが正しくないか、有効期限が切れています。';

const dialog = () => screen.findByRole('dialog', { name: 'メールアドレスの変更' });
const field = async (name: RegExp) =>
  within(await dialog()).findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const email = () => field(/^メールアドレス/);
const code = () => field(/^確認コード/);
const faults = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
const shownEmail = () =>
  screen.getByText('メールアドレス', { selector: 'dt' }).nextElementSibling?.textContent;

async function start(fault?: string, config = {}) {
  const opened = await renderConsole(PROFILE, { as: 'Operator', city: 'akashi', fault, config });
  const { user, backend, calls } = opened;
  const mailbox = mailboxOf(backend.db);
  const press = async (name: string) =>
    user.click(await within(await dialog()).findByRole('button', { name }));
  async function fill(input: HTMLInputElement, text: string) {
    await user.clear(input);
    await user.type(input, text);
  }
  await user.click(await screen.findByRole('link', { name: 'メールアドレスの変更' }));
  return {
    ...opened,
    press,
    fill,
    newestMail: () => mailbox.newestFirst()[0],
    writes: () => calls().filter((call) => /^(PUT|POST) .*(account|verif)/.test(call)),
    async sendCodeTo(address: string) {
      await fill(await email(), address);
      await press('確認コードを送る');
      await code();
    },
  };
}

test('the code from the mail verifies the new address, which is then saved and shown [A-182, R-SESSION-30]', async () => {
  const { sendCodeTo, fill, press, address, newestMail, writes } = await start();
  expect(address()).toBe(`${PROFILE}?email=1`);
  await sendCodeTo(` ${NEW} `);
  expect(newestMail()?.to).toBe(NEW);
  await fill(await code(), newestMail()?.code === '000000' ? '000001' : '000000');
  await press('確認して変更');
  await waitFor(() => expect(faults()).toEqual([WRONG_CODE]));
  expect(shownEmail()).toBe(OLD);

  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await screen.findByText('メールアドレスを変更しました。');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, PROFILE]);
  expect(writes()).toEqual([
    'POST /akashi/api/users/email_verification 200',
    `${VERIFY} 400`,
    `${VERIFY} 200`,
    `${SAVE} 200`,
  ]);
});

test('the current, an invalid and a taken address show an error beside the field, and no mail is sent [A-182, R-VAL-PROFILE-09]', async () => {
  const { fill, press, newestMail } = await start();
  for (const [typed, text] of [
    ['', '入力してください。'],
    ['unei', 'メールアドレスの形式が正しくありません。'],
    [' Operator@machi.example.jp', '現在のメールアドレスと同じです。'],
    [
      'administrator@machi.example.jp',
      'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
    ],
  ] as const) {
    if (typed) await fill(await email(), typed);
    await press('確認コードを送る');
    await waitFor(() => expect(faults()).toEqual([text]));
  }
  expect(newestMail()).toBeUndefined();
});

test('a code can be sent again, and the mail address corrected [A-182]', async () => {
  const { sendCodeTo, fill, press, newestMail } = await start();
  await sendCodeTo('unei@machi.example');
  await press('メールアドレスを直す');
  expect((await email()).value).toBe('unei@machi.example');
  await sendCodeTo(NEW);
  await press('コードを再送');
  await screen.findByText('確認コードをもう一度送りました。');
  expect(newestMail()).toMatchObject({ id: 3, to: NEW });
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
});

test('an expired code shows an error beside its field, a new code is accepted, and a reopened dialog continues at its step [A-182]', async () => {
  const { sendCodeTo, fill, press, user, pass, newestMail } = await start();
  await sendCodeTo(NEW);
  const old = newestMail()?.code ?? '';
  pass(CODE_LIFE);
  await fill(await code(), old);
  await press('確認して変更');
  await waitFor(() => expect(faults()).toEqual([WRONG_CODE]));
  expect((await code()).value).toBe(old);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'メールアドレスの変更' }));
  await screen.findByText(new RegExp(NEW));
  await press('コードを再送');
  await screen.findByText('確認コードをもう一度送りました。');
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
});

test('an access token that expired while the user typed or read is renewed first [A-182, A-177]', async () => {
  const { sendCodeTo, fill, press, pass, newestMail } = await start();
  pass(ACCESS_LIFE);
  await sendCodeTo(NEW);
  pass(ACCESS_LIFE);
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
});

test('when saving fails after the right code, the dialog shows the error, and a second press saves without another code [A-182]', async () => {
  const { sendCodeTo, fill, press, newestMail, writes } = await start('PUT * 500 x1');
  await sendCodeTo(NEW);
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await within(await dialog()).findByText('Server Error Occured. Please Try Again !');
  expect((await code()).value).toBe(newestMail()?.code);
  await press('確認して変更');
  await press('もう一度送信');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
  expect(writes().slice(1)).toEqual([`${VERIFY} 200`, `${SAVE} 500`, `${SAVE} 200`]);
});

test('when another user has taken the address meanwhile, the dialog shows it, and the user can enter another one [A-182, R-VAL-PROFILE-09]', async () => {
  const { sendCodeTo, fill, press, newestMail, backend } = await start('PUT * 500 x1');
  await sendCodeTo(NEW);
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await within(await dialog()).findByText('Server Error Occured. Please Try Again !');
  changePerson(backend, 1, { email: NEW });
  await press('確認して変更');
  await press('もう一度送信');
  await within(await dialog()).findByText(
    'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
  );
  await press('メールアドレスを直す');
  await sendCodeTo('unei2@machi.example.jp');
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe('unei2@machi.example.jp'));
});

test('the profile form has no field for the mail address, and saves it unchanged [A-182]', async () => {
  const { sendCodeTo, fill, press, newestMail, user, backend } = await start();
  changePerson(backend, 2, { avatar: 'data:image/png;base64,iVBORw==' });
  await sendCodeTo(NEW);
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
  await user.click(screen.getByRole('link', { name: 'プロフィールを編集' }));
  const form = await screen.findByRole('dialog', { name: 'プロフィールを編集' });
  await fill(await within(form).findByLabelText<HTMLInputElement>(/^住所/), '明石市大蔵');
  expect(within(form).queryByLabelText(/^メールアドレス/)).toBeNull();
  await user.click(within(form).getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  const sent = backend.log.entries().findLast(({ method }) => method === 'PUT');
  expect(sent).toMatchObject({ status: 200, requestBody: { email: NEW, address: '明石市大蔵' } });
  expect(shownEmail()).toBe(NEW);
});

test('a field of the profile that did not come is not sent with the new address [A-331]', async () => {
  allowConsole(/^contract: /);
  const kit = await start('GET /users/profile wrong:phone,introduction', { strict: false });
  const { sendCodeTo, fill, press, newestMail, backend } = kit;
  const profileOf = () => {
    const { phone, address, birthday } =
      backend.accounts.find(({ permission }) => permission === 'Operator') ?? {};
    return { phone, address, birthday };
  };
  const before = profileOf();
  await sendCodeTo(NEW);
  await fill(await code(), newestMail()?.code ?? '');
  await press('確認して変更');
  await waitFor(() => expect(shownEmail()).toBe(NEW));
  expect(profileOf()).toEqual(before);
  expect(Object.keys(bodyOf(kit, 'PUT') as object).toSorted()).toEqual([
    'address',
    'birthday',
    'email',
    'firstname',
    'gender',
    'lastname',
    'name',
  ]);
});
