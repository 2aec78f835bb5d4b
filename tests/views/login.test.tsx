import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PASSWORD, SHOP_CODE } from '#mocks/backend/seed/session/accounts';
import { cookies, stored } from '../browser';
import { renderConsole } from './render-console';
import { fieldLabels } from './whole-record';

/** A password in the log of requests. */
const HIDDEN = '•••';
const inputOf = (name: string) => screen.getByLabelText(name);
const signInButton = () => screen.getByRole('button', { name: 'ログイン' });

test('a user who signs in chooses a city and sees its dashboard [R-SCR-01, R-SCR-05, R-SCR-06, R-CITY-12, R-ROUTE-03, R-GUARD-03, R-SESSION-01..03, R-STORE-01, R-STORE-02, R-STORE-11]', async () => {
  const { user, address, calls, backend } = await renderConsole('/', { as: 'none' });
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect([address(), fieldLabels(document.body)]).toEqual(['/login', ['ユーザー名', 'パスワード']]);

  await user.type(inputOf('ユーザー名'), ' administrator ');
  await user.type(inputOf('パスワード'), PASSWORD);
  await user.click(signInButton());

  await screen.findByRole('heading', { name: '地域選択' });
  expect(backend.log.entries()[0]?.requestBody).toEqual({ username: 'administrator', password: HIDDEN });
  expect(cookies().map((cookie) => cookie.split('=')[0])).toEqual([
    'Admin-Refresh-Token',
    'Admin-Token',
    'Redirect-Token',
  ]);
  expect([address(), stored()]).toEqual(['/city', { UserId: '1' }]);
  await user.click(await screen.findByRole('button', { name: /^明石市/ }));

  await screen.findByRole('heading', { name: 'ダッシュボード' });
  expect(address()).toBe('/akashi/dashboard');
  expect(stored()).toMatchObject({ Store: 'machi001', City: expect.stringContaining('"name":"akashi"') });
  expect(calls().slice(0, 3).toSorted()).toEqual([
    'GET /default/api/city/specify/ 200',
    'GET /users/profile 200',
    'POST /signin/ 200',
  ]);
});

test('a sign-in that started from a page of a city needs no choice of city and opens this page [R-GUARD-01, A-001, A-022]', async () => {
  const { user, address } = await renderConsole('/akashi/notification?page=2', { as: 'none' });
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect(address()).toBe('/login?redirect=%2Fakashi%2Fnotification%3Fpage%3D2');
  await user.type(inputOf('ユーザー名'), 'administrator');
  await user.type(inputOf('パスワード'), PASSWORD);
  await user.click(signInButton());
  await screen.findByRole('heading', { name: 'プッシュ通知' });
  expect(address()).toBe('/akashi/notification?page=2');
  await screen.findByText(/21–/);
  expect(stored()).toMatchObject({ Store: 'machi001', City: expect.stringContaining('"name":"akashi"') });
});

test('a sign-in that started from a page of a city that the account may not enter leads to the choice of a city [R-GUARD-01, A-001, A-022]', async () => {
  const { user, address } = await renderConsole('/toyonaka/notification', { as: 'none' });
  await screen.findByRole('heading', { name: 'Machi Console' });
  await user.type(inputOf('ユーザー名'), 'advertiser');
  await user.type(inputOf('パスワード'), PASSWORD);
  await user.click(signInButton());
  await screen.findByRole('heading', { name: '地域選択' });
  expect(address()).toBe('/city?redirect=%2Ftoyonaka%2Fnotification');
  await user.click(await screen.findByRole('button', { name: /^明石市/ }));
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  expect(address()).toBe('/akashi/dashboard');
});

test.each([
  ['an address outside of the console', '/login?redirect=//example.com/akashi', '', '/akashi/dashboard'],
  ['an unknown address', '/nowhere/at/all', '?redirect=%2Fnowhere%2Fat%2Fall', '/404'],
])(
  'a sign-in that started from %s ends within the console [R-GUARD-01, A-021, A-022]',
  async (_, path, query, finalAddress) => {
    const { user, address } = await renderConsole(path, { as: 'none', city: 'akashi' });
    await screen.findByRole('heading', { name: 'Machi Console' });
    if (query !== '') expect(address()).toBe(`/login${query}`);
    await user.type(inputOf('ユーザー名'), 'administrator');
    await user.type(inputOf('パスワード'), PASSWORD);
    await user.click(signInButton());
    await waitFor(() => expect(address()).toBe(finalAddress));
  },
);

test('a signed-in user who opens the sign-in page is led to the dashboard [R-GUARD-02]', async () => {
  const { address } = await renderConsole('/login', { city: 'akashi' });
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  expect(address()).toBe('/akashi/dashboard');
});

test('a store sign-in sends the shop code and loads the store’s profile [R-SCR-02, R-SESSION-06..08, R-GUARD-04, R-CITY-06, R-STORE-08, R-STORE-09]', async () => {
  const { user, address, backend, calls } = await renderConsole('/login', { as: 'none' });
  await user.click(await screen.findByRole('link', { name: '店舗ログイン' }));
  expect([address(), fieldLabels(document.body)]).toEqual([
    '/login?type=store',
    ['店舗コード', 'ユーザー名', 'パスワード'],
  ]);

  await user.type(inputOf('店舗コード'), SHOP_CODE);
  await user.type(inputOf('ユーザー名'), 'owner_shop');
  await user.type(inputOf('パスワード'), PASSWORD);
  await user.click(signInButton());

  await screen.findByRole('heading', { name: '地域選択' });
  expect(backend.log.entries()[0]?.requestBody).toEqual({
    username: 'owner_shop',
    password: HIDDEN,
    code_shop: SHOP_CODE,
  });
  expect(address()).toBe('/city');
  expect(calls()).toContain('GET /users/owner_info 200');
  expect(calls()).not.toContain('GET /users/profile 200');
  expect(stored()).toMatchObject({ login_by_store: 'true', Store: SHOP_CODE, UserId: '4' });
});

test('the form offers the shop code of the last visit again [A-058]', async () => {
  const { user } = await renderConsole('/akashi/dashboard', { as: 'owner_shop' });
  await user.click(await screen.findByRole('button', { name: '店舗オーナーのメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
  await user.click(await screen.findByRole('link', { name: '店舗ログイン' }));
  expect(inputOf('店舗コード')).toHaveProperty('value', SHOP_CODE);
});

test('a missing value shows an error at its field, and no request is sent [R-MSG-31]', async () => {
  const { user, calls } = await renderConsole('/login?type=store', { as: 'none' });
  await user.click(await screen.findByRole('button', { name: 'ログイン' }));
  expect(inputOf('店舗コード')).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(inputOf('店舗コード'));
  expect([...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent)).toEqual([
    '店舗コードを入力してください。',
    'ユーザー名を入力してください。',
    'Password is requiredパスワードを入力してください。',
  ]);
  expect(calls()).toEqual([]);
});

test.each([
  ['ja', 'ログイン', '<small class="second-line">通信またはサーバーで問題が起きました。</small>'],
  ['es', 'Entrar', '<small class="second-line">Falló la conexión o el servidor.</small>'],
] as const)(
  'in %s a failed sign-in shows an English sentence, marked as English, and an explanation below it [R-MSG-11, A-018]',
  async (defaultLanguage, name, explanation) => {
    const { user } = await renderConsole('/login', {
      as: 'none',
      config: { defaultLanguage },
      fault: 'POST * 500',
    });
    const button = await screen.findByRole('button', { name });
    for (const [input, text] of [
      ['username', 'administrator'],
      ['password', 'machi2026'],
    ] as const)
      await user.type(document.querySelector(`[name=${input}]`) as HTMLElement, text);
    await user.click(button);
    expect((await screen.findByRole('alert')).innerHTML).toBe(
      `<span lang="en">Server Error Occured. Please Try Again !</span>${explanation}`,
    );
  },
);

test('a refused sign-in shows the reason, keeps the form values and stores nothing [R-SCR-05]', async () => {
  const { user } = await renderConsole('/login', { as: 'none' });
  await screen.findByRole('heading', { name: 'Machi Console' });
  await user.type(inputOf('ユーザー名'), 'administrator');
  await user.type(inputOf('パスワード'), 'machi2025');
  await user.click(signInButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ユーザー名またはパスワードが正しくありません。',
  );
  expect(
    [inputOf('ユーザー名'), inputOf('パスワード')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['administrator', 'machi2025']);
  expect([cookies(), stored()]).toEqual([[], {}]);
});

test.each([
  ['president', 'このユーザ名が存在していません。', []],
  ['teacher', 'このユーザ名が存在していません。', []],
  ['member', 'システムにアクセスする権限がありません。', ['POST /default/login/logout 200']],
  ['guest', 'システムにアクセスする権限がありません。', ['POST /default/login/logout 200']],
])(
  '%s is refused: %s, for 5 seconds [R-SESSION-10..12, R-MSG-05..06, R-MSG-26, R-ROLE-06, R-ROLE-15, R-HTTP-16]',
  async (username, text, logOuts) => {
    const { user, pass, address, calls } = await renderConsole('/login', { as: 'none' });
    await screen.findByRole('heading', { name: 'Machi Console' });
    await user.type(inputOf('ユーザー名'), username);
    await user.type(inputOf('パスワード'), PASSWORD);
    await user.click(signInButton());
    await screen.findByText(text);
    await waitFor(() => expect(cookies()).toEqual([]));
    await screen.findByRole('heading', { name: 'Machi Console' });
    pass(4_999);
    expect(screen.queryByText(text)).not.toBeNull();
    pass(1);
    expect(screen.queryByText(text)).toBeNull();
    expect([address(), cookies(), calls().filter((call) => call.includes('logout'))]).toEqual([
      '/login',
      [],
      logOuts,
    ]);
    // an account that may not sign in was never the user
    if (logOuts.length === 0) expect(stored()).toEqual({});
  },
);

test('a visitor changes the language before the sign-in, and it is kept [R-I18N-04, R-I18N-05, R-STORE-06]', async () => {
  const { user, reload } = await renderConsole('/login', { as: 'none' });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await screen.findByText('Switch Language Success');
  expect([document.documentElement.lang, cookies()]).toEqual(['en', ['language=en']]);
  await reload();
  await screen.findByRole('button', { name: 'Sign in' });
});

test('a browser that refuses cookies says at the sign-in that a reload signs out', async () => {
  const NOTE = 'このブラウザーではCookieを使えません。ページを再読み込みすると、ログアウトされます。';
  const { unmount } = await renderConsole('/login', { as: 'none' });
  await screen.findByRole('button', { name: 'ログイン' });
  expect(screen.queryByText(NOTE)).toBeNull();
  unmount();
  const cookieEnabledSpy = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  onTestFinished(() => cookieEnabledSpy.mockRestore());
  await renderConsole('/login', { as: 'none' });
  await screen.findByText(NOTE);
});
