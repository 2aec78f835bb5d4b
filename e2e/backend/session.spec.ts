// In a browser: cookies and reloads against a backend on another host
import type { Page, Route } from '@playwright/test';
import { sendNotification } from '../send';
import { expect, test } from './fixtures';
import { detailReply, emptyReply, throttled } from './server/reply';
import { PASSWORD } from './server/tables/accounts';

const SESSION_OVER = 'セッションが切れました';
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' });
const RENEWALS = /refresh/;
const SCRIPTS = /\/assets\/[^/]+\.js$/;

test('a session works with a real backend: the form shows the text of a refused sign-in, a 201 signs in, one renewal serves many 401s, a throttled renewal ends nothing, and the log-out reaches the server [R-WISH-08, R-HTTP-01, R-CALL-01..03, R-ENT-03, R-SESSION-01, R-SESSION-17, A-061, A-177, A-191, A-192]', {
  tag: '@core',
}, async ({ backend, signIn, page, records, toasts, allowConsole, allowStatuses }) => {
  allowStatuses(400, 401, 429);
  // the list that waited for the throttled renewal logs it
  allowConsole(/Problem: refused at POST \/:city\/api\/refresh-token/);
  const { accounts } = backend.tables;
  backend.tables.accounts = [];
  await signIn('hayashi');
  await expect(page.locator('.login-refusal')).toHaveText('Unable to log in with provided credentials.');
  backend.tables.accounts = accounts;
  backend.override('POST /signin/', (runView) => ({ ...runView(), status: 201 }));
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('button', { name: '明石市' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible();
  const signIns = backend.received.filter(({ name }) => name === 'POST /signin/');
  expect(signIns.map(({ status, json }) => [status, json])).toEqual([
    [400, { username: 'hayashi', password: PASSWORD }],
    [201, { username: 'hayashi', password: PASSWORD }],
  ]);
  const profile = backend.received.find(({ name }) => name === 'GET /users/profile');
  expect(profile?.token).toBe('access.hayashi.1');

  await test.step('the page requests profile, cities and the first list before its scripts run, and only once', async () => {
    const first = [
      'GET /users/profile 200',
      'GET /default/api/city/specify/ 200',
      'GET /:city/notifications/ 200',
    ];
    const requested = () => backend.calls(/profile|specify|notifications\/ /).toSorted();
    // the route holds the scripts back until it is removed
    await page.route(SCRIPTS, () => undefined);
    backend.received.length = 0;
    await page.goto('/akashi/notification', { waitUntil: 'commit' });
    await expect.poll(requested).toEqual(first.toSorted());
    await page.unroute(SCRIPTS);
    await expect(records.rows).toHaveCount(20);
    expect(requested()).toEqual(first.toSorted());
  });

  await test.step('the backend refuses many calls at once, and one renewal gets all of them answered', async () => {
    backend.received.length = 0;
    backend.sessions.expireAccessTokens();
    // the first two requests leave together, so that both are refused before the renewal
    const held: Route[] = [];
    let isHolding = true;
    await page.route(/\/api\//, async (route) => {
      if (!isHolding) return route.continue();
      held.push(route);
      if (held.length < 2) return;
      isHolding = false;
      await Promise.all(held.map((request) => request.continue()));
    });
    await menuOf(page).getByRole('link', { name: 'ダッシュボード' }).click();
    await expect(page.locator('.waiting-count')).toHaveText([
      '24件',
      '2件',
      '1件',
      '12件',
      '5件',
      '3件',
      '–',
      '–',
      '–',
    ]);
    expect(backend.calls(RENEWALS)).toEqual(['POST /:city/api/refresh-token 200']);
    expect(backend.calls(/ 401$/).length).toBeGreaterThan(1);
    const [renewal] = backend.received.filter(({ name }) => RENEWALS.test(name));
    expect(renewal).toMatchObject({
      token: expect.stringMatching(/^access\./),
      path: '/akashi/api/refresh-token',
      json: { refresh_token: 'refresh.hayashi.2' },
    });
  });

  await test.step('a throttled renewal counts as no refusal, and the session continues', async () => {
    let isThrottled = true;
    backend.override('POST /:city/api/refresh-token', (runView) => (isThrottled ? throttled(1) : runView()));
    backend.sessions.expireAccessTokens();
    await menuOf(page).getByRole('link', { name: '管理者からのお知らせ' }).click();
    // parts of the dashboard offer it too, while the page changes
    const retryButton = page.locator('.records').getByRole('button', { name: 'もう一度読み込む' });
    await expect(retryButton).toBeVisible();
    isThrottled = false;
    await retryButton.click();
    await expect(records.rows).toHaveCount(20);
    await expect(toasts.filter({ hasText: SESSION_OVER })).toHaveCount(0);
  });

  await test.step('the log-out reaches the server with the token', async () => {
    await page.getByRole('banner').getByRole('button', { name: /林/ }).click();
    await page.getByRole('menuitem', { name: 'ログアウト' }).click();
    await expect(page).toHaveURL('/login');
    expect(backend.calls(/logout/)).toEqual(['POST /default/login/logout 200']);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test("the console renews a shop's session at the company's path, also after a reload with an expired token [R-CALL-02, R-CALL-06, R-SESSION-20, R-SESSION-08, A-059, A-197]", {
  tag: '@server',
}, async ({ anyBackend, accounts, signIn, page, allowStatuses }) => {
  allowStatuses(401);
  await signIn(accounts.owner, { store: true });
  await page.getByRole('button', { name: '草津市' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'ダッシュボード' });
  await expect(heading).toBeVisible();
  // a call that is refused while its page unloads would start another renewal
  await page.goto('about:blank');
  anyBackend.expireAccessTokens();
  await page.goto('/kusatsu/dashboard');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/kusatsu/dashboard');
  expect(anyBackend.calls(RENEWALS)).toEqual(['POST /company/:company/token/refresh/ 200']);
  expect(anyBackend.calls(/users\/profile/)).toEqual([]);
  expect(anyBackend.calls(/owner_info/)).toContain('GET /users/owner_info 200');
  expect(anyBackend.received.find(({ name }) => name === 'POST /signin/')?.json).toEqual({
    username: accounts.owner,
    password: accounts.password,
    code_shop: accounts.shopCode,
  });
});

test('the school of a user is stored from sign-in to log-out, and the user sends a notification to their own class [R-SESSION-25, R-STORE-10, R-CALL-14, A-070, A-180]', async ({
  backend,
  signInTo,
  page,
  toasts,
}) => {
  const mori = backend.tables.accounts.find(({ username }) => username === 'mori');
  Object.assign(mori ?? {}, { school: 5, group: '2', classes: '2年1組' });
  const storedSchool = () =>
    page.evaluate(() => ['School', 'Group', 'Classes'].map((key) => localStorage.getItem(key)));
  await signInTo('明石市', 'mori');
  expect(await storedSchool()).toEqual(['5', '2', '2年1組']);

  await page.goto('/akashi/notification?tab=school&new=1');
  const form = page.getByRole('dialog', { name: '通知を作成' });
  await expect(form.getByLabel('学校ID')).toHaveValue('5');
  await form.locator('[name=title]').fill('遠足のお知らせ');
  await form.locator('[name=description]').fill('雨天の場合は学校で授業をします。');
  await sendNotification(page);
  await expect(toasts).toHaveText(['送信しました。']);
  const [sent] = backend.received.filter(({ name }) => name === 'POST /api/school/:schoolId/notification/');
  expect([sent?.path, sent?.query.toString(), sent?.status]).toEqual([
    '/api/school/5/notification/',
    new URLSearchParams({ group: '2', classes: '2年1組' }).toString(),
    201,
  ]);

  await page.getByRole('banner').getByRole('button', { name: /森/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedSchool()).toEqual([null, null, null]);
});

test("an Operator's session renews with its only refresh token, also before a city is chosen; a 406 ends it with a message [R-SESSION-15, R-HTTP-16, A-064, A-192, A-198]", async ({
  backend,
  signIn,
  page,
  records,
  toasts,
  allowStatuses,
}) => {
  allowStatuses(401, 406);
  backend.sessions.rotatesRefreshTokens = false;
  await page.clock.install();
  await signIn('ota');
  await expect(page.getByRole('button', { name: '明石市' })).toBeVisible();

  await test.step("before a city is chosen the renewal uses the path of the account's first city", async () => {
    await page.clock.fastForward(60_000);
    await expect.poll(() => backend.received.filter(({ name }) => RENEWALS.test(name))).toHaveLength(1);
    expect(backend.received.find(({ name }) => RENEWALS.test(name))?.path).toBe('/akashi/api/refresh-token');
    await page.getByRole('button', { name: '藤沢市' }).click();
    await expect(page).toHaveURL('/fujisawa/dashboard');
  });

  await test.step('responses without a refresh token renew the session again and again', async () => {
    for (const title of ['プッシュ通知', '管理者からのお知らせ', 'プッシュ通知']) {
      backend.sessions.expireAccessTokens();
      await menuOf(page).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(records.rows.first()).toBeVisible();
    }
    const sent = backend.received.filter(({ name }) => RENEWALS.test(name)).map(({ json }) => json);
    expect(new Set(sent.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
  });

  await test.step('a 406 ends the session and shows the reason', async () => {
    backend.override('GET /:city/notifications/my_notification/', emptyReply(406), 1);
    await menuOf(page).getByRole('link', { name: '管理者からのお知らせ' }).click();
    await expect(toasts).toHaveText([SESSION_OVER]);
    await expect(page).toHaveURL(/\/login/);
  });
});

test('a refused renewal ends the session with its reason; a 403 denies the account and logs it out at the server [R-SESSION-13, R-SESSION-15, R-HTTP-07]', {
  tag: '@server',
}, async ({ anyBackend, accounts, signInTo, signIn, page, toasts, allowStatuses }) => {
  allowStatuses(401, 403);
  await signInTo('明石市', accounts.administrator);
  await page.goto('about:blank');
  anyBackend.revokeSessions();
  await page.goto('/akashi/notification');
  await expect(toasts).toHaveText([SESSION_OVER]);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/akashi/notification')}`);

  await signIn(accounts.administrator);
  anyBackend.override('GET /:city/notifications/', detailReply(403, 'You do not have permission.'), 1);
  await page.getByRole('button', { name: '明石市' }).click();
  await menuOf(page).getByRole('link', { name: 'プッシュ通知' }).click();
  await expect(toasts).toHaveText(['システムにアクセスする権限がありません。']);
  await expect(page).toHaveURL(/\/login/);
  expect(anyBackend.calls(/logout/)).toEqual(['POST /default/login/logout 200']);
});
