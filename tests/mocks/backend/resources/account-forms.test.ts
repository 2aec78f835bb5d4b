import { expect, test } from 'vitest';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { CODE_LIFE } from '#mocks/backend/tables/session/mails';
import { mailboxOf } from '#mocks/harness/demo/mailbox';
import { type Reply, startBackend, stoppedClock } from '../start-backend';

const HANAKO = {
  username: 'hanako',
  email: 'hanako@example.jp',
  password: 'machi2027',
  confirm_password: 'machi2027',
};
const TEACHER = { ...HANAKO, school: '3', group: '2', classes: '2年1組' };
const NEW_PASSWORD = { password: 'kusatsu99', confirm_password: 'kusatsu99' };
const OPERATOR_EMAIL = 'operator@machi.example.jp';
const WRONG_CODE = { verify_code: ['確認コードが正しくないか、有効期限が切れています。'] };
const UNKNOWN_EMAIL = { email: ['このメールアドレスは登録されていません。'] };

const passwordForUser = (new_password: string, user_id = 3) => ({ user_id, new_password });
const fieldErrors = (errors: Record<string, string[]>): Reply => ({ status: 400, body: { errors } });
const NO_DATA: Reply = { status: 200, body: { data: null } };

async function startAccountForms() {
  const clock = stoppedClock();
  const { backend, send, tokenOf } = await startBackend({ clock });
  const mails = mailboxOf(backend.db);
  const post = (path: string, body: unknown, as?: string) =>
    send(`POST ${path}`, as ? { as, body } : { body });
  return {
    clock,
    backend,
    tokenOf,
    send,
    mails: () => mails.newestFirst(),
    newestCode: () => mails.newestFirst()[0]?.code ?? '',
    signIn: async (username: string, password: string) =>
      (await post('/signin/', { username, password })).status,
    forgotPassword: (email: string) => post('/seveneleven/users/forgot_password', { email }),
    changePassword: (body: object) =>
      post('/seveneleven/users/verify_and_change_password', {
        email: OPERATOR_EMAIL,
        ...NEW_PASSWORD,
        ...body,
      }),
    register: (body: object) => post('/akashi/api/users/register', body),
    addTeacher: (body: object) => post('/akashi/api/users/add_teacher/', body),
    sendVerification: (email: string) => post('/akashi/api/users/email_verification', { email }),
    verifyEmail: (email: string, verify_code: string) =>
      post('/akashi/api/users/verify_email/', { email, verify_code }),
    resetPassword: (body: object, as?: string) => post('/akashi/users/reset_password', body, as),
  };
}

test('the code from the mail changes a forgotten password, and the old one is no longer valid [R-SESSION-27, R-SESSION-28]', async () => {
  const { forgotPassword, changePassword, newestCode, mails, signIn } = await startAccountForms();
  expect(await forgotPassword(` ${OPERATOR_EMAIL.toUpperCase()} `)).toEqual(NO_DATA);
  expect(mails()).toMatchObject([
    {
      id: 1,
      to: OPERATOR_EMAIL,
      subject: '【Machi】パスワード再設定の確認コード',
      text: `確認コードは ${newestCode()} です。30分以内に入力してください。`,
      code: expect.stringMatching(/^\d{6}$/),
      purpose: 'password',
      used: false,
      at: '2026-04-01T00:00:00.000Z',
    },
  ]);
  expect(await changePassword({ verify_code: newestCode() })).toEqual(NO_DATA);
  expect([await signIn('operator', NEW_PASSWORD.password), await signIn('operator', PASSWORD)]).toEqual([
    200, 401,
  ]);
});

test('an unknown mail address is refused at its field, and no mail is sent', async () => {
  const { forgotPassword, sendVerification, changePassword, verifyEmail, mails } = await startAccountForms();
  expect([
    await forgotPassword('nobody@example.jp'),
    await sendVerification('nobody@example.jp'),
    await changePassword({ email: 'nobody@example.jp', verify_code: '123456' }),
    await verifyEmail('nobody@example.jp', '123456'),
  ]).toEqual(Array.from({ length: 4 }, () => fieldErrors(UNKNOWN_EMAIL)));
  expect(await forgotPassword('nobody')).toEqual(
    fieldErrors({ email: ['メールアドレスの形式が正しくありません。'] }),
  );
  expect(await forgotPassword('')).toEqual(fieldErrors({ email: ['この項目は必須です。'] }));
  expect(mails()).toEqual([]);
});

test('the second step is validated by the console’s own rules [R-VAL-PASS-11, R-MSG-30, R-MSG-35]', async () => {
  const { changePassword } = await startAccountForms();
  expect(await changePassword({ verify_code: ' ', password: '1234567' })).toEqual(
    fieldErrors({
      verify_code: ['この項目は必須です。'],
      password: ['Please enter at least 8 characters without a space.'],
      confirm_password: ['パスワードと確認パスワードが一致しません'],
    }),
  );
});

test('a code is valid once, for 30 minutes, and until another one is sent', async () => {
  const { clock, forgotPassword, changePassword, newestCode, mails, signIn } = await startAccountForms();
  await forgotPassword(OPERATOR_EMAIL);
  const firstCode = newestCode();
  const wrongCode = firstCode === '000000' ? '000001' : '000000';
  expect(await changePassword({ verify_code: wrongCode })).toEqual(fieldErrors(WRONG_CODE));

  clock.step(CODE_LIFE);
  expect(await changePassword({ verify_code: firstCode })).toEqual(fieldErrors(WRONG_CODE));
  await forgotPassword(OPERATOR_EMAIL);
  clock.step(CODE_LIFE - 1);
  expect(await changePassword({ verify_code: newestCode() })).toEqual(NO_DATA);
  expect(await changePassword({ verify_code: newestCode() })).toEqual(fieldErrors(WRONG_CODE));
  expect(mails().map(({ used }) => used)).toEqual([true, false]);

  await forgotPassword(OPERATOR_EMAIL);
  const olderCode = newestCode();
  await forgotPassword(OPERATOR_EMAIL);
  expect(await changePassword({ verify_code: olderCode })).toEqual(fieldErrors(WRONG_CODE));
  expect(await signIn('operator', NEW_PASSWORD.password)).toBe(200);
});

test('a mailed code is valid only for its purpose and its mail address', async () => {
  const { forgotPassword, sendVerification, changePassword, verifyEmail, newestCode } =
    await startAccountForms();
  await sendVerification(OPERATOR_EMAIL);
  expect(await changePassword({ verify_code: newestCode() })).toEqual(fieldErrors(WRONG_CODE));
  await forgotPassword(OPERATOR_EMAIL);
  expect(await verifyEmail(OPERATOR_EMAIL, newestCode())).toEqual(fieldErrors(WRONG_CODE));
  expect(await changePassword({ email: 'advertiser@machi.example.jp', verify_code: newestCode() })).toEqual(
    fieldErrors(WRONG_CODE),
  );
});

test('a newly registered user is an advertiser, may enter every city and signs in with the password [R-SESSION-29]', async () => {
  const { register, signIn, backend, send, tokenOf } = await startAccountForms();
  expect(await register({ ...HANAKO, username: ' hanako ' })).toEqual({ status: 201, body: { data: null } });
  expect(await signIn('hanako', HANAKO.password)).toBe(200);
  const as = await tokenOf('hanako');
  expect(await send('GET /users/profile', { as })).toMatchObject({
    status: 200,
    body: {
      data: {
        username: 'hanako',
        email: 'hanako@example.jp',
        permission: 'Advertiser',
        company_slug: 'machi',
        created_at: '2026-04-01T00:00:00.000Z',
      },
    },
  });
  const cityStatuses = await Promise.all(
    backend.cities.map(async ({ name }) => (await send(`GET /api/city/${name}`, { as })).status),
  );
  expect(cityStatuses).toEqual(backend.cities.map(() => 200));
});

test('a newly registered user has a document in the chat', async () => {
  const { register, backend } = await startAccountForms();
  await register(HANAKO);
  const { user } = await backend.signIn('hanako');
  await backend.userDocuments.receiveChat(user.id);
  const account = backend.accountOf((await backend.signIn('hanako')).access_token);
  if (account) backend.userDocuments.follow(account, 'akashi');
  expect(backend.firebase.documents.read(`Users/${user.id}`)).toMatchObject({ chatAdminUnread: 1 });
});

test('a taken user name and a taken mail address are errors of their fields, both at once [R-SESSION-29]', async () => {
  const { register, addTeacher, signIn } = await startAccountForms();
  const takenUsername = { username: ['このユーザー名は既に使用されています。'] };
  const takenEmail = { email: ['このメールアドレスは既に使用されています。'] };
  expect(await register({ ...HANAKO, username: 'operator' })).toEqual(fieldErrors(takenUsername));
  expect(await register({ ...HANAKO, email: 'Operator@machi.example.jp' })).toEqual(fieldErrors(takenEmail));
  expect(await addTeacher({ ...TEACHER, username: 'operator', email: OPERATOR_EMAIL })).toEqual(
    fieldErrors({ ...takenUsername, ...takenEmail }),
  );
  expect(await signIn('hanako', HANAKO.password)).toBe(401);
});

test('a registration is validated by the console’s own rules [R-VAL-PASS-06..10]', async () => {
  const { register, addTeacher } = await startAccountForms();
  const empty = { username: '', email: '', password: '', confirm_password: '' };
  const required = ['この項目は必須です。'];
  const errors = {
    username: required,
    email: required,
    password: ['Password is required'],
    confirm_password: required,
  };
  expect(await register(empty)).toEqual(fieldErrors(errors));
  expect(await addTeacher({ ...empty, school: '', group: '', classes: '' })).toEqual(
    fieldErrors({ ...errors, school: required, group: required, classes: required }),
  );
  expect(await register({ ...HANAKO, confirm_password: 'machi2028' })).toEqual(
    fieldErrors({ confirm_password: ['パスワードと確認パスワードが一致しません'] }),
  );
});

test('the code sent to a mail address verifies it, once [R-SESSION-30]', async () => {
  const { register, sendVerification, verifyEmail, newestCode, mails } = await startAccountForms();
  await register(HANAKO);
  expect(await sendVerification(HANAKO.email)).toEqual(NO_DATA);
  expect([mails()[0]?.to, mails()[0]?.subject]).toEqual([
    'hanako@example.jp',
    '【Machi】メールアドレスの確認コード',
  ]);
  expect(await verifyEmail(HANAKO.email, '')).toEqual(fieldErrors({ verify_code: ['この項目は必須です。'] }));
  expect(await verifyEmail(HANAKO.email, newestCode())).toEqual(NO_DATA);
  expect(await verifyEmail(HANAKO.email, newestCode())).toEqual(fieldErrors(WRONG_CODE));
});

test('a teacher is added without a token, with school, group and classes [R-SESSION-31]', async () => {
  const { addTeacher, send, tokenOf } = await startAccountForms();
  expect(await addTeacher(TEACHER)).toEqual({ status: 201, body: { data: null } });
  expect(await send('GET /users/profile', { as: await tokenOf('hanako') })).toMatchObject({
    body: { data: { permission: 'Teacher', school: '3', group: '2', classes: '2年1組' } },
  });
});

test('a user changes the own password with the right current one', async () => {
  const { resetPassword, tokenOf, signIn } = await startAccountForms();
  const as = await tokenOf('advertiser');
  const passwordDraft = { password: PASSWORD, new_password: 'kusatsu99', confirm_password: 'kusatsu99' };
  expect(await resetPassword(passwordDraft)).toMatchObject({ status: 401 });
  expect(await resetPassword({ ...passwordDraft, password: 'machi2025' }, as)).toEqual(
    fieldErrors({ password: ['現在のパスワードが正しくありません。'] }),
  );
  expect(await resetPassword({ ...passwordDraft, new_password: 'kusatsu' }, as)).toEqual(
    fieldErrors({
      new_password: ['Please enter at least 8 characters without a space.'],
      confirm_password: ['パスワードと確認パスワードが一致しません'],
    }),
  );
  expect(await signIn('advertiser', PASSWORD)).toBe(200);
  expect(await resetPassword(passwordDraft, as)).toEqual(NO_DATA);
  expect([await signIn('advertiser', 'kusatsu99'), await signIn('advertiser', PASSWORD)]).toEqual([200, 401]);
});

test('only administrators and operators change another user’s password, by the rules for users [R-VAL-PASS-03, R-VAL-PASS-05]', async () => {
  const { resetPassword, tokenOf, signIn } = await startAccountForms();
  const [advertiser, administrator] = [await tokenOf('advertiser'), await tokenOf('administrator')];
  expect(await resetPassword(passwordForUser('kusatsu99', 5), advertiser)).toMatchObject({ status: 403 });
  expect(await resetPassword(passwordForUser('kusatsuuu'), administrator)).toEqual(
    fieldErrors({ new_password: ['パスワードは英数含む8文字以上'] }),
  );
  expect(await resetPassword(passwordForUser('kusatsu9$'), administrator)).toEqual(
    fieldErrors({ new_password: ['only half-width letters, digits and symbols, $ excluded'] }),
  );
  expect(await resetPassword(passwordForUser('kusatsu99', 999), administrator)).toMatchObject({
    status: 404,
  });
  expect(await resetPassword(passwordForUser('kusatsu99'), administrator)).toEqual(NO_DATA);
  expect(await signIn('advertiser', 'kusatsu99')).toBe(200);
  expect(await resetPassword(passwordForUser('kusatsu88'), await tokenOf('operator'))).toEqual(NO_DATA);
  expect(await signIn('advertiser', 'kusatsu88')).toBe(200);
});

test('the log of the calls has neither passwords nor codes', async () => {
  const { backend, forgotPassword, changePassword, register, newestCode } = await startAccountForms();
  await register(HANAKO);
  await forgotPassword(OPERATOR_EMAIL);
  await changePassword({ verify_code: newestCode() });
  const log = JSON.stringify(backend.log.entries());
  expect(
    [HANAKO.password, NEW_PASSWORD.password, newestCode()].filter((secret) => log.includes(secret)),
  ).toEqual([]);
});

test('the snapshot of the mailbox is the same object until a mail arrives', async () => {
  const { forgotPassword, mails } = await startAccountForms();
  await forgotPassword(OPERATOR_EMAIL);
  const before = mails();
  expect(mails()).toBe(before);
  await forgotPassword(OPERATOR_EMAIL);
  expect(mails().map(({ id }) => id)).toEqual([2, 1]);
});
