import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Call } from '#api/http/endpoint';
import { oneCity, operatedCities } from '#api/places/city-queries';
import { useCityRefresh } from '#kit/context/use-city-refresh';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { cityTable } from '#mocks/backend/tables/places/cities';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { cookies, stored } from '../browser';
import { allowConsole } from '../console';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';

const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const findSignIn = () => screen.findByRole('button', { name: 'ログイン' });
const menu = () => within(screen.getByRole('navigation', { name: 'メニュー' }));
const DENIED = 'システムにアクセスする権限がありません。';
const NOT_FOUND = '指定されたデータが見つかりません。';

test.each(['/akashi/notification?page=2', '/akashi/policy', '/login?redirect=%2Fakashi%2Fstaff'])(
  'when the first profile is refused: %s becomes /, and the sign-in page has no page to return to [R-SESSION-16, R-GUARD-12, A-175]',
  async (path) => {
    const { address } = await renderConsole(path, { fault: 'GET /users/profile 404' });
    await screen.findByText(NOT_FOUND);
    await findSignIn();
    expect([address(), cookies()]).toEqual(['/login', []]);
  },
);

test.each(['500', '503', 'offline', 'garbage', 'wrong'])(
  'when the first profile meets %s, the user stays signed in, and the page comes as soon as the server answers [R-SESSION-16, A-332]',
  async (effect) => {
    allowConsole(/^contract: GET \/users\/profile/);
    const { address, user, backend, calls, pass } = await renderConsole('/akashi/notification?page=2', {
      fault: `GET /users/profile ${effect}`,
    });
    await screen.findByRole('heading', { name: 'サーバーに接続できません' });
    expect(document.querySelector('main')?.textContent).toBe(
      'サーバーに接続できませんログインは保たれています。接続できるまで自動で試します。再試行',
    );
    expect([cookies().length, screen.queryAllByRole('alert').length]).toEqual([2, 1]);
    const profileLoads = () => calls().filter((call) => call.startsWith('GET /users/profile')).length;
    await user.click(screen.getByRole('button', { name: '再試行' }));
    await waitFor(() => expect(profileLoads()).toBe(2));
    await screen.findByRole('heading', { name: 'サーバーに接続できません' });
    await waitFor(() => expect(screen.getByRole('main').ariaBusy).toBe('false'));
    backend.faults.clear();
    pass(10_000);
    await findHeading('プッシュ通知');
    expect([address(), profileLoads()]).toEqual(['/akashi/notification?page=2', 3]);
  },
);

test('a profile without a role ends at the sign-in page too [R-SESSION-16, A-077, A-175]', async () => {
  const { backend, address, reload } = await renderConsole('/akashi/notification');
  await findHeading('プッシュ通知');
  backend.db.of(accountTable).update(1, { permission: '' });
  await reload();
  await findSignIn();
  expect(address()).toBe('/login');
});

test('when the profile of a deleted account is loaded again, a message is shown and the session ends [R-SESSION-16, R-MSG-07, A-174]', async () => {
  const { backend, user, address } = await renderConsole('/akashi/dashboard');
  await findHeading('ダッシュボード');
  addFault(backend, 'GET /users/profile 404');
  await user.click(menu().getByRole('link', { name: /^管理者からのお知らせ/ }));
  await screen.findByText('指定されたデータが見つかりません。');
  await findSignIn();
  expect([address(), cookies()]).toEqual(['/login', []]);
});

test.each(['500', 'offline'])(
  'when the next load of the profile meets %s, the page stays, and the error log has an entry [R-GUARD-05, A-174]',
  async (effect) => {
    const { app, backend, user, address } = await renderConsole('/akashi/dashboard');
    await findHeading('ダッシュボード');
    addFault(backend, `GET /users/profile ${effect}`);
    await user.click(menu().getByRole('link', { name: /^管理者からのお知らせ/ }));
    await findHeading('管理者からのお知らせ');
    const loggedInfos = () => app.services.errorLog.entries().map(({ info }) => info);
    await expect.poll(loggedInfos).toContain('GET /users/profile');
    expect([address(), cookies().length]).toEqual(['/akashi/notification-store', 2]);
  },
);

test.each(['/akashi/notification', '/', '/akashi'])(
  'a full load of %s requests one profile, and the next page another [R-GUARD-03, R-GUARD-05]',
  async (path) => {
    const { user, calls } = await renderConsole(path);
    const profileLoads = () => calls().filter((request) => request.startsWith('GET /users/profile')).length;
    await screen.findByRole('navigation', { name: 'メニュー' });
    await screen.findByRole('main');
    // A second request would be sent in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(profileLoads()).toBe(1);
    await user.click(menu().getByRole('link', { name: /^管理者からのお知らせ/ }));
    await findHeading('管理者からのお知らせ');
    await expect.poll(profileLoads).toBe(2);
  },
);

test('a role that was lost before the access token expired is rejected by the guard, not by a 403 [R-SESSION-17, R-GUARD-08, A-178]', async () => {
  const { backend, user, address, calls } = await renderConsole('/akashi/dashboard');
  await findHeading('ダッシュボード');
  await user.click(menu().getByRole('button', { name: /^ユーザー(?!・)/ }));
  backend.db.of(accountTable).update(1, { permission: 'staff_shop' });
  await backend.expireTokens();
  await user.click(menu().getByRole('link', { name: 'ユーザー一覧' }));
  await findHeading('アクセス権限がありません');
  expect(address()).toBe('/401?noGoBack=true');
  expect(cookies()).toHaveLength(2);
  expect(calls().filter((request) => request.endsWith(' 403'))).toEqual([]);
  expect(calls()).toContain('GET /users/profile 401');
});

test('a 403 for a dashboard figure after a lost role does not sign out, and the menu becomes that of the new role [R-GUARD-06, A-205]', async () => {
  const { backend, calls } = await renderConsole('/akashi/dashboard');
  const figureCalls = () => calls().filter((request) => request.startsWith('GET /akashi/api/premium-stats/'));
  await expect.poll(figureCalls).toEqual([expect.stringMatching(/ 200$/)]);
  backend.db.of(accountTable).update(1, { permission: 'staff_shop' });
  // The window is visible again, so every figure is fetched again.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(menu().queryByRole('link', { name: 'プッシュ通知' })).toBeNull());
  expect(figureCalls()).toEqual([expect.stringMatching(/ 200$/), expect.stringMatching(/ 403$/)]);
  await findHeading('ダッシュボード');
  expect(screen.queryByText(DENIED)).toBeNull();
  expect(cookies()).toHaveLength(2);
});

test('a page denied to a lost role ends at the guard [R-GUARD-05, R-GUARD-08, A-205]', async () => {
  const { backend, user, address, calls, pass } = await renderConsole('/akashi/notification-store');
  await findHeading('管理者からのお知らせ');
  await user.click(menu().getByRole('button', { name: /^ユーザー(?!・)/ }));
  backend.db.of(accountTable).update(1, { permission: 'staff_shop' });
  // The page’s response arrives before the profile.
  addFault(backend, 'GET /users/profile delay:200 x1');
  await user.click(menu().getByRole('link', { name: 'ユーザー一覧' }));
  await expect.poll(calls).toContainEqual(expect.stringMatching(/^GET .* 403$/));
  pass(200);
  await findHeading('アクセス権限がありません');
  expect([address(), cookies().length]).toEqual(['/401?noGoBack=true', 2]);
});

test('a store session that is reloaded with an expired access token continues [R-SESSION-20, A-197]', async () => {
  const { backend, calls, reload } = await renderConsole('/akashi/dashboard', { as: 'owner_shop' });
  await findHeading('ダッシュボード');
  expect(stored()).toMatchObject({ login_by_store: 'true', company_of_store: 'machi' });
  await backend.expireTokens();
  const callsBefore = calls().length;
  await reload();
  await findHeading('ダッシュボード');
  // The cities are requested in parallel and renew no token.
  const sessionCalls = calls()
    .slice(callsBefore)
    .filter((request) => !request.includes('/city/specify/'));
  expect(sessionCalls.slice(0, 3)).toEqual([
    'GET /users/owner_info 401',
    'POST /company/machi/token/refresh/ 200',
    'GET /users/owner_info 200',
  ]);
});

test('on the city page the session renews with the first city of the account [R-SESSION-21, A-198]', async () => {
  const { calls, pass } = await renderConsole('/city', { as: 'Advertiser', city: 'none' });
  await screen.findByRole('button', { name: /明石市/ });
  pass(60_000);
  const renewalCalls = () => calls().filter((request) => request.includes('refresh'));
  await expect.poll(renewalCalls).toEqual(['POST /akashi/api/refresh-token 200']);
  // Only for an Operator are the cities requested one by one.
  expect(calls().filter((request) => request.includes('/get_operation_city'))).toEqual([]);
});

test('the calls of a company have the company of the administrator [R-CITY-11]', async () => {
  const { calls } = await renderConsole('/akashi/staff', { company: 'nbnb' });
  await screen.findByText(/^全\d/);
  const companyCalls = calls().filter((request) => request.includes('/company/'));
  expect(companyCalls.length).toBeGreaterThan(0);
  expect(companyCalls.filter((request) => !/ \/company\/nbnb\/.* 200$/.test(request))).toEqual([]);
});

test('a bare slug stored by an older console gets its name, features and coordinates with the next load [R-CITY-16, A-006, A-179]', async () => {
  const { calls, reload } = await renderConsole('/toyonaka/dashboard', { city: 'toyonaka' });
  await findHeading('ダッシュボード');
  localStorage.setItem('City', 'toyonaka');
  await reload();
  await findHeading('ダッシュボード');
  await screen.findByRole('link', { name: '豊中市' });
  await waitFor(() => expect(menu().queryByRole('button', { name: /^友達募集/ })).toBeNull());
  const toyonaka = CITIES.find(({ name }) => name === 'toyonaka');
  expect(JSON.parse(stored().City ?? 'null')).toEqual(toyonaka);
  // Once per load, and no call of the city waits for it.
  expect(calls().filter((request) => request.startsWith('GET /api/city/toyonaka'))).toHaveLength(2);
});

test('a feature that the city lost leaves menu and storage with the next load, also while later loads fail [R-CITY-16, A-179]', async () => {
  const { backend, reload } = await renderConsole('/akashi/dashboard');
  await findHeading('ダッシュボード');
  expect(menu().queryByRole('link', { name: 'プッシュ通知' })).not.toBeNull();
  backend.db.of(cityTable).update(1, { name_ja: '新明石市', features: ['staff'] });
  await reload();
  await screen.findByRole('link', { name: '新明石市' });
  expect(menu().queryByRole('link', { name: 'プッシュ通知' })).toBeNull();
  addFault(backend, 'GET /api/city/:city 500');
  await reload();
  await screen.findByRole('link', { name: '新明石市' });
  expect(JSON.parse(stored().City ?? 'null')).toMatchObject({ name_ja: '新明石市', features: ['staff'] });
});

test('a feature that the console does not know is in the error log, once for each response [A-006]', async () => {
  const { backend, reload } = await renderConsole('/akashi/dashboard');
  backend.db.of(cityTable).update(1, { features: ['chat', 'chatt'] });
  const { errorLog } = (await reload()).services;
  await findHeading('ダッシュボード');
  await waitFor(() =>
    expect(errorLog.entries().map(({ error, info }) => [String(error), info])).toEqual([
      ['Error: The city has features that the console does not know: chatt', 'city'],
    ]),
  );
});

/** A backend with these responses, and the requests that it received. */
function fakeBackend(answer: (requests: string) => unknown) {
  const requests: string[] = [];
  const call = (async ({ path }, { params, query }) => {
    const request = `${path} ${JSON.stringify(params ?? query ?? {})}`;
    requests.push(request);
    const data = answer(request);
    if (data === null) throw new Error('no answer');
    return { status: 200, data };
  }) as Call;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { requests, call, client, wrapper };
}

test('a change of the city is loaded again (A-179) [R-CALL-25]', async () => {
  let name_ja = '明石市';
  const { requests, call, wrapper } = fakeBackend(() => ({ ...CITIES[0], name_ja }));
  const { result } = renderHook(
    () => ({ refresh: useCityRefresh(), city: useQuery(oneCity({ call, city: 'akashi' })).data }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.city?.name_ja).toBe('明石市'));
  name_ja = '新明石市';
  await act(() => result.current.refresh());
  await waitFor(() => expect(result.current.city?.name_ja).toBe('新明石市'));
  expect(requests).toHaveLength(2);
});

test('a city that the account may not load ends no session (A-179) [R-CITY-16]', async () => {
  const { backend, calls, reload } = await renderConsole('/akashi/dashboard');
  await findHeading('ダッシュボード');
  addFault(backend, 'GET /api/city/:city 403');
  await reload();
  await findHeading('ダッシュボード');
  await expect.poll(calls).toContain('GET /api/city/akashi 403');
  expect([cookies().length, screen.queryByRole('alert')]).toEqual([2, null]);
});

test('an Operator is offered the operated cities, also one whose request fails [R-CITY-12, R-CALL-25, A-179]', async () => {
  const ownCities = CITIES.slice(0, 3);
  const { requests, call, client } = fakeBackend((request) => {
    if (request.includes('specify')) return { content: ownCities, total_length: 3 };
    if (request.includes('"city_id":3')) return null;
    return {
      ...ownCities[request.includes('"city_id":1') ? 0 : 1],
      operates: request.includes('"city_id":1'),
    };
  });
  const { content, total_length } = await client.fetchQuery(operatedCities({ call, user: 2 }));
  expect([content.map(({ name }) => name), total_length]).toEqual([['akashi', 'takatsuki'], 2]);
  expect(requests).toEqual([
    '/default/api/city/specify/ {}',
    ...[1, 2, 3].map((id) => `/get_operation_city {"city_id":${id},"user_id":2}`),
  ]);
});

test('the city page of an Operator lists the operated cities [R-SESSION-26, R-ENT-01, A-179]', async () => {
  const testConsole = await renderConsole('/city', { as: 'Operator', city: 'none' });
  await screen.findByRole('button', { name: /湘南/ });
  const operatorCalls = testConsole.calls().filter((request) => request.includes('/get_operation_city'));
  expect(operatorCalls).toHaveLength(CITIES.length);
});
