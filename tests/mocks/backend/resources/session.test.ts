import { expect, test } from 'vitest';
import type { SignInAnswer } from '#domain/people/profile';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { ACCESS_LIFE, type IssuedPair, ROTATION_LEEWAY } from '#mocks/backend/services/tokens';
import { dataOf, startBackend, stoppedClock } from '../start-backend';

test('[R-CALL-02] [R-ENT-03] [R-SESSION-05] a sign-in returns the profile and two tokens, which are accepted', async () => {
  const { send } = await startBackend();
  const answer = await send('POST /signin/', { body: { username: 'operator', password: PASSWORD } });
  const { user, access_token } = dataOf<SignInAnswer>(answer);

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      user: expect.objectContaining({
        id: 2,
        username: 'operator',
        permission: 'Operator',
        company_slug: 'machi',
      }),
      access_token: expect.stringMatching(/^access\./),
      refresh_token: expect.stringMatching(/^refresh\./),
      redirect_token: expect.stringMatching(/^redirect\./),
    },
  });
  expect(await send('GET /users/profile', { as: access_token })).toEqual({
    status: 200,
    body: { data: user },
  });
  expect(await send('GET /users/owner_info', { as: access_token })).toEqual({
    status: 200,
    body: { data: user },
  });
});

test('[R-ENT-01] the profile has every field of the specification, also of a new user; isOperator exists only in the console', async () => {
  const { send, tokenOf } = await startBackend();
  const credentials = { username: 'hanako', password: 'machi2027' };
  await send('POST /akashi/api/users/register', {
    body: { ...credentials, email: 'hanako@example.jp', confirm_password: 'machi2027' },
  });
  const { user, access_token } = dataOf<SignInAnswer>(await send('POST /signin/', { body: credentials }));
  const profiles = [
    user,
    dataOf<object>(await send('GET /users/profile', { as: access_token })),
    dataOf<object>(await send('GET /users/profile', { as: await tokenOf('teacher') })),
  ];
  const profileFields =
    `id username permission company_slug company_name slug school group classes code_shop name avatar icon
    introduction firstname lastname email gender birthday address phone verify_code total_review created_at
    last_modified`.split(/\s+/);
  expect(profiles.map((profile) => profileFields.filter((name) => !(name in profile)))).toEqual([[], [], []]);
  expect(profiles.some((profile) => 'isOperator' in profile)).toBe(false);
});

test('internal fields of the backend are never sent', async () => {
  const { send } = await startBackend();
  const answer = await send('POST /signin/', { body: { username: 'operator', password: PASSWORD } });
  expect(JSON.stringify(answer.body)).not.toMatch(/password_hash|machi2026|"cities"/);
});

test.each([
  ['a wrong password', { username: 'operator', password: 'machi2025' }],
  ['an unknown user', { username: 'nobody', password: PASSWORD }],
])('%s is refused with the same text', async (_, body) => {
  const { send } = await startBackend();
  expect(await send('POST /signin/', { body })).toEqual({
    status: 401,
    body: { message: 'ユーザー名またはパスワードが正しくありません。' },
  });
});

test('[R-CALL-02] the store sign-in accepts only the shop code of a city that the account may enter', async () => {
  const { send } = await startBackend();
  const signInAsStaff = (code_shop: string) =>
    send('POST /signin/', { body: { username: 'staff_shop', password: PASSWORD, code_shop } });
  expect((await signInAsStaff('machi001')).status).toBe(200);
  expect((await signInAsStaff('machi002')).status).toBe(200);
  expect(await signInAsStaff('machi003')).toEqual({
    status: 401,
    body: { message: '店舗コードが正しくありません。' },
  });
  expect((await signInAsStaff('')).status).toBe(401);
});

test('every permission may sign in, because the console itself denies some of them', async () => {
  const { send } = await startBackend();
  const statuses = await Promise.all(
    ['member', 'guest', 'president', 'teacher'].map(
      async (username) => (await send('POST /signin/', { body: { username, password: PASSWORD } })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('a body without a password has an error at this field', async () => {
  const { send } = await startBackend();
  const answer = await send('POST /signin/', { body: { username: 'operator' } });
  expect(answer).toEqual({
    status: 400,
    body: {
      errors: { password: ['入力内容が正しくありません。'] },
      issues: [{ code: 'invalid_type', path: ['password'], message: expect.any(String) }],
    },
  });
});

test('a request without a token, or with a forged one, is refused', async () => {
  const { send, tokenOf } = await startBackend();
  const token = await tokenOf('operator');
  const refusal = {
    status: 401,
    body: { message: '認証の有効期限が切れています。もう一度ログインしてください。' },
  };
  expect(await send('GET /users/profile')).toEqual(refusal);
  expect(await send('GET /users/profile', { as: 'machi2026' })).toEqual(refusal);
  expect(await send('GET /users/profile', { as: `${token}x` })).toEqual(refusal);
  expect(await send('GET /users/profile', { as: token.replace('access', 'refresh') })).toEqual(refusal);
});

test('[R-CALL-05] an access token expires after 15 minutes, and a renewal returns another pair', async () => {
  const clock = stoppedClock();
  const { backend, send } = await startBackend({ clock });
  const { access_token, refresh_token } = await backend.signIn('administrator');
  clock.step(ACCESS_LIFE - 1);
  expect((await send('GET /users/profile', { as: access_token })).status).toBe(200);
  clock.step(1);
  expect((await send('GET /users/profile', { as: access_token })).status).toBe(401);

  const pair = dataOf<IssuedPair>(await send('POST /akashi/api/refresh-token', { body: { refresh_token } }));
  expect((await send('GET /users/profile', { as: pair.access_token })).status).toBe(200);
});

test('[R-CALL-05] a refresh token is used once, and only a lost response may be requested again, within the leeway', async () => {
  const clock = stoppedClock();
  const { backend, send } = await startBackend({ clock });
  const { refresh_token } = await backend.signIn('administrator');
  const renew = (token: string) =>
    send('POST /default/api/refresh-token', { body: { refresh_token: token } });

  const firstPair = dataOf<IssuedPair>(await renew(refresh_token));
  expect(dataOf<IssuedPair>(await renew(refresh_token)).refresh_token).toBe(firstPair.refresh_token);
  clock.step(ROTATION_LEEWAY + 1);
  expect(await renew(refresh_token)).toEqual({
    status: 401,
    body: { message: 'ログインの有効期限が切れました。もう一度ログインしてください。' },
  });
  expect((await renew(firstPair.refresh_token)).status).toBe(200);
  expect((await renew('refresh.1.1.forged')).status).toBe(401);
});

test('[R-CALL-05] a company renews its own sessions only', async () => {
  const { backend, send } = await startBackend();
  const { refresh_token } = await backend.signIn('administrator_nbnb');
  const renew = (company: string) =>
    send(`POST /company/${company}/token/refresh/`, { body: { refresh_token } });
  expect((await renew('jbs')).status).toBe(401);
  expect((await renew('nbnb')).status).toBe(200);
});

test('[R-CALL-03] a log-out ends both tokens', async () => {
  const { backend, send } = await startBackend();
  const { access_token, refresh_token } = await backend.signIn('owner_shop');
  expect((await send('POST /default/login/logout', { as: access_token })).status).toBe(200);
  expect((await send('GET /users/profile', { as: access_token })).status).toBe(401);
  expect((await send('POST /akashi/api/refresh-token', { body: { refresh_token } })).status).toBe(401);
});

test('expireTokens refuses all issued access tokens, and a renewal is accepted', async () => {
  const { backend, send } = await startBackend();
  const { access_token, refresh_token } = await backend.signIn('operator');
  await backend.expireTokens();
  expect((await send('GET /users/profile', { as: access_token })).status).toBe(401);
  const pair = dataOf<IssuedPair>(await send('POST /akashi/api/refresh-token', { body: { refresh_token } }));
  expect((await send('GET /users/profile', { as: pair.access_token })).status).toBe(200);
});
