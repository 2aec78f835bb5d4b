import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { problemOfAnswer } from '#api/http/problem';
import type { FieldProblem } from '#domain/base/problems';
import { requiredProblems } from '#domain/base/rules';
import { loginPasswordProblems } from '#domain/people/password';
import { PasswordField } from '#kit/field/PasswordField';
import { TextField } from '#kit/field/TextField';
import { ActionForm } from '#kit/form/ActionForm';
import { composing } from '../composing';
import { renderInKit } from '../render-in-kit';

interface Draft {
  email: string;
  password: string;
  confirm_password: string;
}
type Send = (draft: Draft, signal: AbortSignal) => Promise<string>;

const problemsOf = ({ email, password, confirm_password }: Draft): FieldProblem[] => [
  ...(email === '' ? [{ field: 'email', messageId: 'problem.required' }] : []),
  ...(password === confirm_password
    ? []
    : [{ field: 'confirm_password', messageId: 'account.password.differ' }]),
];

function renderForm(send: Send = () => Promise.resolve('sent')) {
  const sendSpy = vi.fn(send);
  const doneSpy = vi.fn<(answer: string, draft: Draft) => void>();
  const kit = renderInKit(
    <ActionForm
      initial={{ email: '', password: '', confirm_password: '' }}
      problemsOf={problemsOf}
      submit="account.register.submit"
      send={sendSpy}
      onDone={doneSpy}
    >
      <TextField name="email" label="profile.email" type="email" autoComplete="email" required />
      <PasswordField name="password" label="login.password" autoComplete="new-password" required />
      <PasswordField
        name="confirm_password"
        label="account.passwordAgain"
        autoComplete="new-password"
        repeats="password"
      />
    </ActionForm>,
  );
  return { ...kit, sendSpy, doneSpy };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const email = () => field(/^メールアドレス/);
const password = () => field(/^パスワード(必須)?$/);
const repetition = () => field(/^パスワード（確認）/);
const changeInput = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '登録する' });
const submit = () => fireEvent.click(submitButton());
const errorOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

test('a broken rule shows an error at its field, which gets the focus, and no request is sent', async () => {
  const { sendSpy } = renderForm();
  submit();
  await waitFor(() => expect(errorOf(email())).toBe('入力してください。'));
  expect([document.activeElement === email(), sendSpy.mock.calls]).toEqual([true, []]);
});

const focusAndBlur = (input: HTMLElement) => {
  fireEvent.focus(input);
  fireEvent.blur(input);
};

test('an empty field is told at the sending, or when it was filled and emptied, and not when the user only passes it', async () => {
  renderForm();
  const errors = () => [errorOf(email()), errorOf(repetition())];
  focusAndBlur(email());
  changeInput(password(), 'machi2027');
  focusAndBlur(repetition());
  changeInput(repetition(), 'machi2028');
  fireEvent.blur(repetition());
  const differ = 'パスワードと確認パスワードが一致しません';
  await waitFor(() => expect(errors()).toEqual(['', differ]));
  changeInput(repetition(), '');
  await waitFor(() => expect(errors()).toEqual(['', differ]));
  changeInput(email(), 'a');
  changeInput(email(), '');
  focusAndBlur(email());
  await waitFor(() => expect(errors()).toEqual(['入力してください。', differ]));
});

test('a fixed English text at a field and in the summary is marked as English, with an explanation below [R-MSG-20, R-MSG-31, A-018]', async () => {
  const { container } = renderInKit(
    <ActionForm
      initial={{ email: '', password: '' }}
      problemsOf={(draft) => [
        ...requiredProblems('email', draft.email),
        ...loginPasswordProblems('password', draft.password),
      ]}
      submit="account.register.submit"
      send={() => Promise.reject(problemOfAnswer('POST /x', 400, { errors: { email: [] } }))}
      onDone={vi.fn()}
    >
      <TextField name="email" label="profile.email" />
      <PasswordField name="password" label="login.password" autoComplete="new-password" />
    </ActionForm>,
  );
  const htmlOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML);
  submit();
  await waitFor(() =>
    expect(htmlOf('.field-error')).toEqual([
      '入力してください。',
      '<span lang="en">Password is required</span>\nパスワードを入力してください。',
    ]),
  );
  expect(htmlOf('.form-problems button')).toEqual([
    'メールアドレス：入力してください。',
    'パスワード：<span lang="en">Password is required</span>\nパスワードを入力してください。',
  ]);
  changeInput(email(), 'a@b.jp');
  changeInput(password(), 'machi2027');
  submit();
  await waitFor(() =>
    expect(htmlOf('.field-error')).toEqual([
      '<span lang="en">Your email is invalid or exists already !</span>\n「email」が正しくないか、すでに使われています。',
      '',
    ]),
  );
});

test('the form values are sent once, and the response ends the form', async () => {
  const { sendSpy, doneSpy } = renderForm();
  changeInput(email(), 'a@b.jp');
  submit();
  submit();
  const draft = { email: 'a@b.jp', password: '', confirm_password: '' };
  await waitFor(() => expect(doneSpy.mock.calls).toEqual([['sent', draft]]));
  expect(sendSpy.mock.calls).toEqual([[draft, expect.any(AbortSignal)]]);
});

test('the form cannot be sent again while it is sent', async () => {
  renderForm(() => new Promise(() => {}));
  changeInput(email(), 'a@b.jp');
  submit();
  submitButton().focus();
  await waitFor(() => expect(submitButton().ariaDisabled).toBe('true'));
  expect(document.activeElement).toBe(submitButton());
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
});

test('unmounting the form aborts its request, and onDone is not called', async () => {
  let receivedSignal: AbortSignal | undefined;
  const { doneSpy, unmount } = renderForm((_, signal) => {
    receivedSignal = signal;
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve('too late')));
  });
  changeInput(email(), 'a@b.jp');
  submit();
  await waitFor(() => expect(receivedSignal?.aborted).toBe(false));
  unmount();
  expect([receivedSignal?.aborted, doneSpy.mock.calls]).toEqual([true, []]);
});

test('the server’s errors are shown at their fields, the first field first, the others above, and all form values stay [A-181]', async () => {
  const errors = { password: ['短すぎます。'], phone: [], email: ['already exists'] };
  const body = { message: '登録できません。', errors };
  renderForm(() => Promise.reject(problemOfAnswer('POST /x', 400, body)));
  changeInput(email(), 'a@b.jp');
  submit();
  await waitFor(() => expect(errorOf(password())).toBe('短すぎます。'));
  expect(errorOf(email())).toBe(
    'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
  );
  expect([document.activeElement === email(), email().value]).toEqual([true, 'a@b.jp']);
  expect([...screen.getByRole('alert').children].map(({ textContent }) => textContent)).toEqual([
    'Your phone is invalid or exists already !「phone」が正しくないか、すでに使われています。',
    '登録できません。',
  ]);
});

test.each([
  [
    'another’s change (A-176)',
    problemOfAnswer('POST /x', 409, { message: '先に更新されました。' }),
    '先に更新されました。',
  ],
  [
    'a broken server',
    problemOfAnswer('POST /x', 500, null),
    'Server Error Occured. Please Try Again !通信またはサーバーで問題が起きました。',
  ],
  [
    'a part that failed to load',
    new TypeError('Failed to fetch'),
    'この部分を読み込めませんでした。通信状態をご確認のうえ、もう一度お試しください。',
  ],
])('%s is shown above the form, without a toast', async (_, problem, text) => {
  const { services, doneSpy } = renderForm(() => Promise.reject(problem));
  changeInput(email(), 'a@b.jp');
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect([services.toasts.current(), doneSpy.mock.calls, email().value]).toEqual([[], [], 'a@b.jp']);
});

test('below the fixed sentence is the number of its entry in the error log [R-MSG-11]', async () => {
  const problem = problemOfAnswer('POST /x', 500, null);
  problem.setLogNumber('14:05-1');
  renderForm(() => Promise.reject(problem));
  changeInput(email(), 'a@b.jp');
  submit();
  expect((await screen.findByRole('alert')).innerHTML).toBe(
    '<li><span lang="en">Server Error Occured. Please Try Again !</span>' +
      '<small class="second-line">通信またはサーバーで問題が起きました。エラー番号：14:05-1</small></li>',
  );
});

test('a refusal disappears while the form is sent again', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(problemOfAnswer('POST /x', 500, null))
    .mockResolvedValueOnce('sent');
  const { doneSpy } = renderForm(send);
  changeInput(email(), 'a@b.jp');
  submit();
  await screen.findByRole('alert');
  submit();
  await waitFor(() => expect(doneSpy).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the Enter that confirms a Japanese word does not send the form', () => {
  renderForm();
  const composition = composing(email());
  composition.start('はなこ');
  expect(composition.enterInside()).toBe(false);
  composition.end(1_000);
  expect(composition.enter(1_010)).toBe(false);
  expect(composition.enter(1_500)).toBe(true);
});

test('the error of a differing repetition is checked again when the password changes', async () => {
  renderForm();
  changeInput(email(), 'a@b.jp');
  changeInput(password(), 'machi2028');
  changeInput(repetition(), 'machi2027');
  submit();
  await waitFor(() => expect(errorOf(repetition())).toBe('パスワードと確認パスワードが一致しません'));
  changeInput(password(), 'machi2027');
  await waitFor(() => expect(errorOf(repetition())).toBe(''));
});

test('a button shows each password, and its label names the field', () => {
  renderForm();
  expect([password().type, password().autocomplete]).toEqual(['password', 'new-password']);
  fireEvent.click(screen.getByRole('button', { name: '表示 パスワード' }));
  expect([password().type, repetition().type]).toEqual(['text', 'password']);
  fireEvent.click(screen.getByRole('button', { name: '隠す パスワード' }));
  expect(password().type).toBe('password');
});

test('a sending that takes longer than ten seconds is told to be still in progress', async () => {
  const { advanceClock } = renderForm(() => new Promise(() => undefined));
  changeInput(email(), 'hanako@example.jp');
  changeInput(password(), 'machi2027');
  changeInput(repetition(), 'machi2027');
  submit();
  const statusLine = await screen.findByRole('status');
  advanceClock(9_999);
  expect(statusLine.textContent).toBe('');
  advanceClock(1);
  expect(statusLine.textContent).toBe('時間がかかっています。まだ送信中です。');
});
