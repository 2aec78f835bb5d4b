import type { Rolldown } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cookiesAfterLink } from '../../build/cookies-after-link';
import { firstFilesOf, type KnownScreen, screensOf } from '../../build/first-files';
import { preloadFirstFiles } from '../../build/preload-first-files';
import { readDeployment } from '../../deploy/configure.mjs';

const chunk = (name: string, module: string, imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk',
  fileName: `${name}.js`,
  facadeModuleId: module,
  isEntry: name === 'index',
  imports: imports.map((one) => `${one}.js`),
  viteMetadata: { importedCss: new Set(styles) },
});

const BUNDLE = Object.fromEntries(
  [
    chunk('index', '/p/index.html', ['start'], ['start.css']),
    chunk('start', ''),
    chunk('ja', '\0virtual:messages/ja/start'),
    chunk('en', '\0virtual:messages/en/start'),
    chunk('ja-rest', '\0virtual:messages/ja/rest'),
    chunk('en-rest', '\0virtual:messages/en/rest'),
    chunk('session', '/p/src/app/session/start-session.ts', ['start']),
    chunk('console', '/p/src/app/signed-in.ts', ['start', 'session'], ['console.css']),
    chunk('records', '', ['console'], ['records.css']),
    chunk('Users', '/p/src/views/users/UsersView.tsx', ['records']),
    chunk('Any', '/p/src/views/any/AnyView.tsx', ['console']),
  ].map((one) => [one.fileName, one]),
) as unknown as Rolldown.OutputBundle;

const signedInScreen = { redirect: null, entry: 'signedIn', firstRequest: null } as const;
const USER_LIST = '/:city/api/users/?limit=:notificationPageSize';
const SCREENS: readonly KnownScreen[] = [
  { ...signedInScreen, path: '/:city/:page', view: 'src/views/any/AnyView.tsx' },
  { ...signedInScreen, path: '/:city/users', view: 'src/views/users/UsersView.tsx', firstRequest: USER_LIST },
  { ...signedInScreen, path: '/:city/people', view: '', redirect: '/:city/users?tab=all' },
  { ...signedInScreen, path: '/:city/everybody', view: '', redirect: '/:city/users' },
  { ...signedInScreen, path: '/login', view: '', entry: 'open' },
];

const FIRST_FILES = firstFilesOf(BUNDLE, SCREENS, ['ja', 'en']);
const settingsAt = (basePath: string) => readDeployment({ BASE_PATH: basePath }).settings;

/** The files for a signed-in user, after those that every page requests. */
const screenFiles = (path: string) => preloadsOf(path, 'Admin-Token=abc').slice(5);

/** The files that the page requests, in the form `modulepreload /base/session.js`. */
function preloadsOf(path: string, cookies: string, base = '/', firstFiles = FIRST_FILES): string[] {
  const links: { rel: string; href: string; crossOrigin: string }[] = [];
  const page = {
    createElement: () => ({ rel: '', href: '', crossOrigin: null }),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  };
  const address = base.slice(0, -1) + path;
  const document = page as unknown as Document;
  preloadFirstFiles(firstFiles, settingsAt(base), document, cookies, address, (task) => task());
  // Without crossOrigin the script that imports the file would fetch it a second time.
  expect(links.map(({ crossOrigin }) => crossOrigin)).toEqual(links.map(() => ''));
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

test('without a session only the texts of the stored language are requested', () => {
  expect(preloadsOf('/akashi/users', '')).toEqual(['modulepreload /ja.js']);
  expect(preloadsOf('/login', 'theme=dark; language=en')).toEqual(['modulepreload /en.js']);
  expect(preloadsOf('/login', 'language=xx; Admin-Token=')).toEqual(['modulepreload /ja.js']);
});

test('with a session the console and the screen of the address are requested too, each file once', () => {
  expect(preloadsOf('/akashi/users', 'Admin-Token=abc; language=en')).toEqual([
    'modulepreload /en.js',
    'modulepreload /session.js',
    'modulepreload /console.js',
    'preload /console.css',
    'modulepreload /en-rest.js',
    'modulepreload /Users.js',
    'modulepreload /records.js',
    'preload /records.css',
  ]);
});

test('an address that redirects requests the files of its target, and a parameter matches only without a literal', () => {
  expect(screenFiles('/akashi/people')).toEqual(screenFiles('/akashi/users'));
  expect(screenFiles('/akashi/other')).toEqual(['modulepreload /Any.js']);
  expect(screenFiles('/')).toEqual([]);
});

test('a console below a base path requests its files below it', () => {
  expect(preloadsOf('/akashi/other', 'Admin-Token=abc', '/sub/').slice(-1)).toEqual([
    'modulepreload /sub/Any.js',
  ]);
});

const folderOf = (path: string) => (path === '/:city/api/users/' ? 'people' : undefined);

test('the demo requests its fake backend before the console, and the handlers of the first list with its screen', () => {
  const demoBundle = {
    ...BUNDLE,
    ...Object.fromEntries(
      [
        chunk('demo', '/p/mocks/start.ts', ['start']),
        chunk('backend', '/p/mocks/start-backend.ts', ['demo']),
        chunk('wait', '\0session-when-ready'),
        chunk('people', '\0virtual:resources/people', ['backend', 'people-tables']),
        chunk('people-tables', ''),
      ].map((one) => [one.fileName, one]),
    ),
  } as unknown as Rolldown.OutputBundle;
  const demoFiles = firstFilesOf(demoBundle, SCREENS, ['ja', 'en'], folderOf);
  expect(preloadsOf('/login', '', '/', demoFiles)).toEqual([
    'modulepreload /demo.js',
    'modulepreload /ja.js',
  ]);
  expect(preloadsOf('/akashi/users', 'Admin-Token=abc', '/', demoFiles)).toEqual([
    'modulepreload /demo.js',
    'modulepreload /ja.js',
    'modulepreload /backend.js',
    'modulepreload /wait.js',
    'modulepreload /session.js',
    'modulepreload /console.js',
    'preload /console.css',
    'modulepreload /ja-rest.js',
    'modulepreload /people.js',
    'modulepreload /people-tables.js',
    'modulepreload /Users.js',
    'modulepreload /records.js',
    'preload /records.css',
  ]);
});

test.each([
  ['', 'Admin-Token=abc; size=large', 'Admin-Token=abc; size=large'],
  ['#section', 'Admin-Token=abc', 'Admin-Token=abc'],
  ['#qa?seed=empty', 'Admin-Token=abc; language=en', 'Admin-Token=abc; language=en'],
  ['#qa?role=Operator&city=akashi', '', 'Admin-Token=of-link'],
  [
    '#qa?role=Operator&lang=zh',
    'Admin-Token=abc; language=en; size=large',
    'size=large; Admin-Token=of-link; language=zh',
  ],
  ['#qa?role=none', 'Admin-Token=abc; language=en', 'language=en'],
])('after the scenario link %j the cookies %j are %j', (hash, cookies, expected) => {
  expect(cookiesAfterLink(cookies, hash)).toBe(expected);
});

test('the Intl data of the language is loaded after the paint of the sign-in page, before react-intl needs it, and at once behind it', () => {
  const numbers = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const dates = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
  onTestFinished(() => void vi.restoreAllMocks());
  const tasks: (() => void)[] = [];
  const page = { createElement: () => ({}), head: { append: () => undefined } };
  const preloadFor = (cookies: string) =>
    preloadFirstFiles(FIRST_FILES, settingsAt('/'), page as unknown as Document, cookies, '/login', (task) =>
      tasks.push(task),
    );
  preloadFor('language=en');
  expect([numbers.mock.calls, dates.mock.calls]).toEqual([[], []]);
  for (const task of tasks) task();
  expect([numbers.mock.calls, dates.mock.calls]).toEqual([[['en']], [['en']]]);
  preloadFor('language=ja; Admin-Token=abc');
  expect([numbers.mock.calls, dates.mock.calls]).toEqual([
    [['en'], ['ja']],
    [['en'], ['ja']],
  ]);
});

test('the views are those of the tables of screens', async () => {
  const { screens } = await screensOf(process.cwd());
  const screenAt = (path: string) => screens.find((one) => one.path === path);
  expect([screenAt('/:city/notification'), screenAt('/:city/policy'), screenAt('/:city/chat')?.view]).toEqual(
    [
      {
        path: '/:city/notification',
        redirect: null,
        entry: 'signedIn',
        firstRequest: '/:city/notifications/?offset=0&limit=:notificationPageSize',
        view: 'src/views/notifications/NotificationsView.tsx',
      },
      {
        path: '/:city/policy',
        redirect: null,
        entry: 'open',
        firstRequest: null,
        view: 'src/views/texts/TextView.tsx',
      },
      'src/views/chat/ChatView.tsx',
    ],
  );
});
