import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '#app/app';
import { mount } from '#app/mount';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { openPaths, renderSignIn } from '../../build/render-sign-in';
import { showSignIn } from '../../build/show-sign-in';
import { withOwnStyle } from '../../build/sign-in-page';
import { readDeployment } from '../../deploy/configure.mjs';
import { setCookie } from '../browser';
import { consoleOutput } from '../console';
import { openConsole } from '../open-console';

// Loads the lazy chunks before a test waits for them: a busy machine loads them slowly.
await Promise.all([import('#app/SignedIn'), import('#views/notifications/NotificationsView')]);

const settingsAt = (basePath: string) => readDeployment({ BASE_PATH: basePath }).settings;
const renderedMarkup = async (language: 'ja' | 'en') =>
  asBrowserMarkup(await renderSignIn(language, settingsAt('/')));
const MARKUP = { ja: await renderedMarkup('ja'), en: await renderedMarkup('en') };

function asBrowserMarkup(markup: string): string {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element.innerHTML;
}

/** The built page at an address, before any script is loaded. */
function pageAt(path: string, base = '/'): HTMLElement {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root"></div><template id="broken"><p>broken</p></template>
    <template id="sign-in-ja">${MARKUP.ja}</template><template id="sign-in-en">${MARKUP.en}</template>`;
  const settings = JSON.stringify(settingsAt(base));
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="settings">${settings}</script>`,
  );
  showSignIn({ open: ['^/[^/]+/policy/?$', '^/redirect/'] }, document, location);
  onTestFinished(() => document.body.replaceChildren());
  return document.getElementById('root') as HTMLElement;
}

const inputLabelled = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function mountConsole(app: App, root: HTMLElement) {
  const mountedApp = await act(async () => mount(app, root));
  onTestFinished(() => act(() => mountedApp.unmount()));
}

test('the sign-in page is visible before any script, in the stored language, theme and size', async () => {
  await openConsole('/', { as: 'none' });
  expect(pageAt('/login').innerHTML).toBe(MARKUP.ja);
  setCookie('language', 'en');
  setCookie('theme', 'dark');
  setCookie('size', 'mini');
  expect(pageAt('/login').innerHTML).toBe(MARKUP.en);
  const { lang, dataset } = document.documentElement;
  expect([lang, dataset.theme, dataset.size]).toEqual(['en', 'dark', 'mini']);
});

const showsSignIn = (path: string, base?: string) => pageAt(path, base).childNodes.length > 0;

test('every address that leads to the sign-in page shows it, and no other', async () => {
  await openConsole('/', { as: 'none' });
  expect(
    ['/', '/login', '/login/', '/login?redirect=%2Fcity', '/akashi/users'].map((path) => showsSignIn(path)),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      '/login?mode=register',
      '/login?type=store',
      '/akashi/policy',
      '/redirect/akashi/policy',
      '/#qa?role=none',
    ].map((path) => showsSignIn(path)),
  ).toEqual([false, false, false, false, false]);
  expect([showsSignIn('/sub/login', '/sub/'), showsSignIn('/sub/akashi/policy', '/sub/')]).toEqual([
    true,
    false,
  ]);
  setCookie('Admin-Token', 'abc');
  expect(showsSignIn('/login')).toBe(false);
});

test('the console hydrates the page and keeps the typed values and the focus', async () => {
  const { app } = await openConsole('/login', { as: 'none' });
  const root = pageAt('/login');
  const [username, password] = [inputLabelled('ユーザー名'), inputLabelled('パスワード')];
  username.value = 'administrator';
  password.value = PASSWORD;
  password.focus();
  await mountConsole(app, root);
  await waitFor(() => expect(app.session.current()).not.toBeNull());
  expect([inputLabelled('ユーザー名'), inputLabelled('パスワード')]).toEqual([username, password]);
  expect([username.value, password.value, document.activeElement]).toEqual([
    'administrator',
    PASSWORD,
    password,
  ]);
  await waitFor(() => expect(root.querySelector('.login-town')).not.toBeNull());
  expect(root.innerHTML.replace(/<svg class="login-town".*?<\/svg>/, '')).toBe(MARKUP.ja);
});

test('fields that React renders again because a password manager changed the page get their values back', async () => {
  const { app } = await openConsole('/login', { as: 'none' });
  const root = pageAt('/login');
  const passwordBefore = inputLabelled('パスワード');
  passwordBefore.value = PASSWORD;
  passwordBefore.focus();
  passwordBefore.after(document.createElement('div'));
  await mountConsole(app, root);
  await waitFor(() => expect(passwordBefore.isConnected).toBe(false));
  expect(inputLabelled('パスワード').value).toBe(PASSWORD);
  expect(document.activeElement).toBe(inputLabelled('パスワード'));
  expect(consoleOutput.take().join()).toContain('Hydration failed');
});

test('a submit before the console is loaded is done afterwards, and posts no form', async () => {
  const { app, backend } = await openConsole('/akashi/notification', { as: 'none' });
  const root = pageAt('/akashi/notification');
  const user = userEvent.setup();
  await user.type(inputLabelled('ユーザー名'), 'administrator');
  await user.type(inputLabelled('パスワード'), `${PASSWORD}{Enter}`);
  expect(location.pathname).toBe('/akashi/notification');
  await mountConsole(app, root);
  await screen.findByRole('heading', { name: 'プッシュ通知' });
  expect(backend.log.entries().map(({ method, path }) => `${method} ${path}`)[0]).toBe('POST /signin/');
});

test('a link clicked before the console is loaded opens its target from this address', async () => {
  const { app } = await openConsole('/akashi/notification', { as: 'none' });
  const root = pageAt('/akashi/notification');
  await userEvent.click(screen.getByRole('link', { name: '店舗ログイン' }));
  await mountConsole(app, root);
  await screen.findByLabelText('店舗コード');
  expect(location.pathname + location.search).toBe('/login?redirect=%2Fakashi%2Fnotification&type=store');
});

test('the markup is replaced when another page must be shown', async () => {
  const { app } = await openConsole('/', { as: 'none' });
  const root = pageAt('/login');
  const password = inputLabelled('パスワード');
  root.dataset.rendered = 'en';
  await mountConsole(app, root);
  expect(inputLabelled('パスワード')).not.toBe(password);
});

test('a script that fails to load is reported on the page', async () => {
  await openConsole('/', { as: 'none' });
  const root = pageAt('/login');
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(root.textContent).toBe('broken');
});

test('a signed-in user sees the report too, in place of a white page, and not in place of the console', async () => {
  await openConsole('/', { as: 'Administrator' });
  const root = pageAt('/akashi/dashboard');
  const script = document.body.appendChild(document.createElement('script'));
  root.append('the console');
  script.dispatchEvent(new Event('error'));
  expect(root.textContent).toBe('the console');
  root.replaceChildren();
  script.dispatchEvent(new Event('error'));
  expect(root.textContent).toBe('broken');
});

test('the pages without a sign-in are those of the tables of screens', () => {
  expect(openPaths().toSorted()).toEqual([
    '/401',
    '/404',
    '/:city/app-usage',
    '/:city/policy',
    '/:city/term',
    '/add_teacher/',
    '/auth-redirect',
  ]);
});

test('the page contains its stylesheets, and no other file requests them', () => {
  const startChunk = {
    type: 'chunk',
    viteMetadata: { importedCss: new Set(['a/start.css', 'a/other.css']) },
  };
  const bundle = {
    'a/start.js': startChunk,
    'a/start.css': { type: 'asset', source: 'h1{color:$1}\n' },
    'a/other.css': { type: 'asset', source: '' },
  } as unknown as Rolldown.OutputBundle;
  const page = '<head>\n  <link rel="stylesheet" crossorigin href="/base/a/start.css">\n  </head>';
  expect(withOwnStyle(page, bundle, '/base/')).toBe('<head>\n    <style>h1{color:$1}</style>\n  </head>');
  expect([Object.keys(bundle), [...startChunk.viteMetadata.importedCss]]).toEqual([
    ['a/start.js', 'a/other.css'],
    ['a/other.css'],
  ]);
});
