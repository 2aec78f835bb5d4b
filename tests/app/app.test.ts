import { expect, test } from 'vitest';
import { notifications } from '#api/messaging/notifications';
import { session } from '#api/session/session';
import { createConfig } from '#app/config';
import { takeFlashMessage } from '#app/session/flash-message';
import type { Message } from '#domain/base/problems';
import { readDeployment } from '../../deploy/configure.mjs';
import { emptyBrowser, setCookie } from '../browser';
import { allowConsole } from '../console';
import { messageText } from '../japanese';
import { stoppedClock } from '../mocks/backend/start-backend';
import { openConsole, type Scenario, sessionOf, startApp } from '../open-console';

const IN_AKASHI = { params: { city: 'akashi' } };
const UNREAD_ENDPOINT = 'GET /:city/notifications/users/number_unread/';

/** Requests the unread count with a fault. */
async function callWithFault(effect: string, quiet = false, scenario: Scenario = {}) {
  const { app, backend } = await openConsole('/akashi/dashboard', {
    fault: `${UNREAD_ENDPOINT} ${effect}`,
    ...scenario,
  });
  await expect.poll(() => sessionOf(app).getSnapshot().hasTag('ready')).toBe(true);
  const kind = await app.services
    .call(notifications.unread, { ...IN_AKASHI, quiet })
    .catch((problem) => problem.kind);
  const { toasts, errorLog } = app.services;
  return {
    app,
    backend,
    kind,
    messages: toasts.current().map(({ severity, message }) => `${severity}: ${messageText(message)}`),
    loggedErrors: errorLog.entries().map(({ info, url, error }) => ({ info, url, error: String(error) })),
  };
}

/** What failed; the server's failure stands in the lines below. */
const NOT_LOADED = 'データを読み込めませんでした。';

test.each([
  ['500', 'server', NOT_LOADED],
  ['502', 'server', NOT_LOADED],
  ['offline', 'network', NOT_LOADED],
  ['garbage', 'contract', NOT_LOADED],
  ['wrong', 'contract', NOT_LOADED],
  ['405', 'refused', 'この操作は許可されていません。'],
  [
    '404',
    'refused',
    `指定されたデータが見つかりません。 この画面に必要なデータの一部を、サーバーが提供していません（${UNREAD_ENDPOINT}）。`,
  ],
  ['400', 'refused', '入力内容が正しくありません。'],
])(
  '%s is shown in exactly one toast, and logged [R-HTTP-10, R-HTTP-14, R-MSG-15, R-MSG-19]',
  async (effect, kind, text) => {
    if (kind === 'contract') allowConsole(/^contract: GET/);
    const { messages, loggedErrors, kind: rejectedKind } = await callWithFault(effect);
    expect([rejectedKind, messages]).toEqual([kind, [`error: ${text}`]]);
    expect(loggedErrors).toEqual([
      {
        info: UNREAD_ENDPOINT,
        url: '/akashi/dashboard',
        error: expect.stringContaining(`Problem: ${kind} at ${UNREAD_ENDPOINT}`),
      },
    ]);
  },
);

test.each([
  ['400:title=%E4%BD%BF%E3%81%88%E3%81%BE%E3%81%9B%E3%82%93%E3%80%82', 'タイトル：使えません。'],
  ['400:ids=x', 'ids：x'],
  ['400:phone', 'Your 電話番号 is invalid or exists already !'],
  ['400:ids', 'Your ids is invalid or exists already !'],
  ['400:email=unique', 'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。'],
])(
  '%s of a call without a form is shown with its field [R-HTTP-14, R-HTTP-15, R-MSG-20, A-181]',
  async (effect, text) => {
    expect((await callWithFault(effect)).messages).toEqual([`error: ${text}`]);
  },
);

test('what failed has below it the fixed sentence and the number of the error log', async () => {
  const { app } = await callWithFault('500');
  const { toasts, errorLog } = app.services;
  expect(toasts.current()[0]?.message).toEqual({
    messageId: 'problem.notLoaded',
    more: {
      messageId: 'problem.server',
      more: { messageId: 'problem.number', values: { number: errorLog.entries()[0]?.id } },
    },
  });
});

test('a background call fails without a toast, but is logged', async () => {
  const { messages, loggedErrors } = await callWithFault('500', true);
  expect([messages, loggedErrors.length]).toEqual([[], 1]);
});

test('a 409 shows no toast: it is logged, the call rejects, and its form shows it [R-HTTP-09, R-MSG-14, A-176]', async () => {
  allowConsole(/^Problem: conflict at GET/);
  const { kind, messages, loggedErrors } = await callWithFault('409');
  expect([kind, messages, loggedErrors.length]).toEqual(['conflict', [], 1]);
});

test('the error log has calls by their contract path: no id, no search, no token', async () => {
  const { loggedErrors } = await callWithFault('500');
  expect(JSON.stringify(loggedErrors)).not.toMatch(/access\.|Bearer|%/);
});

test('uncaught errors, unhandled rejections and files that cannot be loaded are logged, each error once [R-UI-16, R-MSG-39]', async () => {
  const { app } = await openConsole('/login', { as: 'none' });
  const chunkError = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkError }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: chunkError }));
  expect(app.services.errorLog.entries().map(({ error, info }) => [info, String(error)])).toEqual([
    ['vite:preloadError', 'TypeError: Failed to fetch dynamically imported module'],
    ['unhandledrejection', 'a text'],
    ['error', 'Script error.'],
    ['error', 'Error: thrown'],
  ]);
});

test('a signed-in start loads only the profile', async () => {
  const { app, backend } = await openConsole('/akashi/dashboard');
  await expect.poll(() => sessionOf(app).getSnapshot().hasTag('ready')).toBe(true);
  expect(backend.log.entries().map(({ path }) => path)).toEqual(['/users/profile']);
});

test('a signed-out start sends no request', async () => {
  const { app, backend } = await openConsole('/login', { as: 'none' });
  expect([app.session.current(), backend.log.entries()]).toEqual([null, []]);
});

test('the message of a forced log-out is shown once, after the reload [R-HTTP-11]', async () => {
  emptyBrowser();
  sessionStorage.setItem(
    'flash-message',
    JSON.stringify({ messageId: 'problem.sessionEnded' } satisfies Message),
  );
  const { services } = await startApp(stoppedClock());
  const shownToasts = () =>
    services.toasts.current().map(({ severity, message }) => `${severity}: ${messageText(message)}`);
  await expect.poll(shownToasts).toEqual(['error: セッションが切れました']);
  expect(takeFlashMessage()).toBeNull();
});

test.each([
  ['the cookie', 'es', undefined, 'es'],
  ['the configuration', undefined, 'en', 'en'],
  ['Japanese', undefined, undefined, 'ja'],
  ['the configuration, where the cookie names none of ours', 'fr', 'zh', 'zh'],
  ['Japanese, where the cookie is broken', '%E6%9', undefined, 'ja'],
])('the language is that of %s (A-015) [R-I18N-02]', async (_, cookie, configured, language) => {
  emptyBrowser();
  if (cookie !== undefined) setCookie('language', cookie);
  const { defaultLanguage } = readDeployment({ DEFAULT_LOCALE: configured }).settings;
  const { services } = await startApp(stoppedClock(), { config: { defaultLanguage } });
  expect(services.intl.language()).toBe(language);
});

test('a log-out calls each registered onLeave callback once, and a removed one never', async () => {
  const { app } = await openConsole('/akashi/dashboard');
  await expect.poll(() => sessionOf(app).getSnapshot().hasTag('ready')).toBe(true);
  const leaveCalls: string[] = [];
  app.onLeave(() => void leaveCalls.push('first'));
  const removeListener = app.onLeave(() => void leaveCalls.push('second'));
  removeListener();
  await app.services.call(session.signOut, {});
  sessionOf(app).send({ type: 'sign out' });
  await expect.poll(() => sessionOf(app).getSnapshot().value).toBe('signedOut');
  expect(leaveCalls).toEqual(['first']);
});

test('what a deployment leaves out is off, and lists of notifications have 20 rows [R-CONST-06]', () => {
  expect(createConfig(readDeployment({}).settings, false)).toEqual({
    apiBaseUrl: '/api-root',
    basePath: '/',
    defaultLanguage: 'ja',
    contactUrl: 'https://example.com/contact',
    helpUrl: 'https://example.com/help',
    notificationPageSize: 20,
    mapsKey: '',
    ordering: false,
    strict: false,
    errorLogForEveryone: false,
    extraHeaders: true,
    errorReportUrl: '',
    firebase: null,
  });
});

test('a trial sorts, checks the contract and shows its error log to everyone', () => {
  const { settings } = readDeployment({});
  expect(createConfig(settings, true)).toEqual({
    ...createConfig(settings, false),
    ordering: true,
    strict: true,
    errorLogForEveryone: true,
  });
});
