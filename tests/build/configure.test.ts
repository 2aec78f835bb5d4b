import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createConfig } from '#app/config';
import { deploymentOf } from '../../build/deployment';
import { configuredPage, policyFor, readDeployment, SETTINGS } from '../../deploy/configure.mjs';

type DeploymentEnvironment = Parameters<typeof readDeployment>[0];

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

/** The hosts in four directives of a deployment. */
const foreignHostsOf = (environment: DeploymentEnvironment) => {
  const policy = policyFor(readDeployment(environment));
  const hosts = (directive: string) =>
    sourcesOf(policy, directive)?.filter((source) => !["'self'", 'data:', 'blob:'].includes(source));
  return {
    connect: hosts('connect-src'),
    img: hosts('img-src'),
    media: hosts('media-src'),
    frame: hosts('frame-src'),
  };
};

const inEveryDirective = (hosts: string[]) => ({ connect: hosts, img: hosts, media: hosts, frame: hosts });

const FIREBASE = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'machi' };
const FIREBASE_HOSTS = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (name) => `https://${name}.googleapis.com`,
);
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const API = { API_BASE_URL: 'https://api.example/v1' };

test.each<[string, DeploymentEnvironment, ReturnType<typeof foreignHostsOf>]>([
  ['no backend', {}, inEveryDirective(['https:'])],
  ['a path of its own host', { API_BASE_URL: '/api-root', ...FIREBASE }, inEveryDirective(['https:'])],
  ['files of its own host alone', { API_BASE_URL: '/api-root', FILE_HOSTS: 'self' }, inEveryDirective([])],
  ['a backend by https', API, inEveryDirective(['https://api.example'])],
  [
    'a backend on plain http',
    { API_BASE_URL: 'http://192.168.1.20:8000/api/v1' },
    inEveryDirective(['http://192.168.1.20:8000']),
  ],
  [
    'files of other hosts',
    { ...API, FILE_HOSTS: 'https://files.example/media, https://*.cdn.example' },
    inEveryDirective(['https://api.example', 'https://files.example', 'https://*.cdn.example']),
  ],
  [
    'a path, and the host of its files',
    { API_BASE_URL: '/api-root', FILE_HOSTS: 'https://files.example' },
    inEveryDirective(['https://files.example']),
  ],
  [
    'files of any host',
    { ...API, FILE_HOSTS: 'https:' },
    inEveryDirective(['https://api.example', 'https:']),
  ],
  [
    'Firebase',
    { ...API, ...FIREBASE },
    { ...inEveryDirective(['https://api.example']), connect: ['https://api.example', ...FIREBASE_HOSTS] },
  ],
  [
    'Firebase’s emulators',
    { ...API, ...FIREBASE, FIREBASE_EMULATOR: 'http://127.0.0.1:9099 http://127.0.0.1:8080' },
    {
      ...inEveryDirective(['https://api.example']),
      connect: ['https://api.example', 'http://127.0.0.1:9099', 'http://127.0.0.1:8080'],
    },
  ],
  [
    'one emulator, beside a backend of its own host',
    { ...FIREBASE, FIREBASE_EMULATOR: 'http://192.168.1.20:8787' },
    { ...inEveryDirective(['https:']), connect: ['https:', 'http://192.168.1.20:8787'] },
  ],
  [
    'an emulator of its own host',
    { ...API, ...FIREBASE, FIREBASE_EMULATOR: 'self' },
    inEveryDirective(['https://api.example']),
  ],
  [
    'open data',
    { ...API, OPEN_DATA_URL: 'https://opendata.example/api/v1' },
    {
      ...inEveryDirective(['https://api.example']),
      connect: ['https://api.example', 'https://opendata.example'],
    },
  ],
  [
    'error reports',
    { ...API, ERROR_REPORT_URL: 'https://errors.example/console' },
    {
      ...inEveryDirective(['https://api.example']),
      connect: ['https://api.example', 'https://errors.example'],
    },
  ],
  [
    'error reports by plain http, and a path',
    { ERROR_REPORT_URL: 'http://192.168.1.20:9000/errors' },
    { ...inEveryDirective(['https:']), connect: ['https:', 'http://192.168.1.20:9000'] },
  ],
  [
    'error reports to a path of its own host',
    { ...API, ERROR_REPORT_URL: '/errors' },
    inEveryDirective(['https://api.example']),
  ],
  [
    'Google Maps',
    { ...API, MAPS_KEY: 'key' },
    {
      ...inEveryDirective(['https://api.example']),
      connect: ['https://api.example', ...GOOGLE],
      img: ['https://api.example', ...GOOGLE],
    },
  ],
])('the policy of %s has the hosts of its calls and files, and no others', (_, environment, hosts) => {
  expect(foreignHostsOf(environment)).toEqual(hosts);
});

test('the policy has Google’s hosts only with a key for its maps, and never in the demo [A-054]', () => {
  expect(policyFor(readDeployment({}))).not.toMatch(/google|gstatic|undefined|null|false| ;/);
  const demo = deploymentOf({ mode: 'demo', base: '/', env: { VITE_MAPS_KEY: 'key' } });
  expect(policyFor(demo)).not.toMatch(/google|gstatic/);
  const policy = policyFor(readDeployment({ MAPS_KEY: 'key' }));
  expect(sourcesOf(policy, 'script-src')).toEqual([
    "'self'",
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    'blob:',
  ]);
  expect(sourcesOf(policy, 'style-src')).toContain('https://fonts.googleapis.com');
  expect(sourcesOf(policy, 'font-src')).toContain('https://fonts.gstatic.com');
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https:', 'data:', 'blob:']);
});

test('an empty setting, as in a copy of .env.example, counts as missing', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^VITE_\w+/gm) ?? [];
  expect(names.map((name) => name.slice('VITE_'.length)).toSorted()).toEqual(
    SETTINGS.filter((name) => name !== 'BASE_PATH').toSorted(),
  );
  const env = Object.fromEntries(names.map((name) => [name, '']));
  expect(deploymentOf({ mode: 'production', base: '/', env })).toEqual(readDeployment({}));
});

test('the environment of a deployment sets the configuration', () => {
  const { settings } = readDeployment({
    BASE_PATH: '/console/',
    API_BASE_URL: 'https://api.example.com/v1/',
    DEFAULT_LOCALE: 'en',
    CONTACT_URL: 'https://example.com/help-me',
    HELP_URL: 'https://example.com/how-to',
    NOTIFICATION_PAGE_SIZE: '50',
    API_ORDERING: '1',
    MAPS_KEY: 'maps-key',
    OPEN_DATA_URL: 'https://open.example.com',
    OPEN_DATA_KEY: 'a-key',
    ERROR_REPORT_URL: 'https://errors.example.com/console',
    VITALS: '1',
    FIREBASE_API_KEY: 'firebase-key',
    FIREBASE_PROJECT_ID: 'machi',
    FIREBASE_EMULATOR: 'self',
  });
  expect(createConfig(settings, false)).toEqual({
    apiBaseUrl: 'https://api.example.com/v1',
    basePath: '/console/',
    defaultLanguage: 'en',
    contactUrl: 'https://example.com/help-me',
    helpUrl: 'https://example.com/how-to',
    notificationPageSize: 50,
    mapsKey: 'maps-key',
    ordering: true,
    strict: false,
    errorLogForEveryone: false,
    openData: { baseUrl: 'https://open.example.com', key: 'a-key' },
    extraHeaders: false,
    errorReportUrl: 'https://errors.example.com/console',
    vitals: true,
    firebase: {
      apiKey: 'firebase-key',
      projectId: 'machi',
      emulators: { auth: '/', firestore: '/' },
    },
  });
});

test('the emulators of Auth and Firestore are two addresses, or one for both', () => {
  const values = ['', 'http://[::1]:8787', 'http://10.0.0.2:9099  self'];
  const configs = values.map(
    (value) => readDeployment({ ...FIREBASE, FIREBASE_EMULATOR: value }).settings.firebase,
  );
  expect(configs.map((config) => config?.emulators)).toEqual([
    undefined,
    { auth: 'http://[::1]:8787', firestore: 'http://[::1]:8787' },
    { auth: 'http://10.0.0.2:9099', firestore: '/' },
  ]);
  expect(() => readDeployment({ FIREBASE_EMULATOR: 'self' })).toThrow(
    'FIREBASE_EMULATOR needs FIREBASE_API_KEY and FIREBASE_PROJECT_ID, too.',
  );
});

test('a demo sends no error reports, and has maps of its own', () => {
  const env = { VITE_ERROR_REPORT_URL: '/errors', VITE_MAPS_KEY: 'key' };
  const settingsOf = (mode: string) => deploymentOf({ mode, base: '/', env }).settings;
  expect(['production', 'demo', 'development'].map((mode) => settingsOf(mode))).toMatchObject([
    { errorReportUrl: '/errors', mapsKey: 'key' },
    {},
    {},
  ]);
  expect(settingsOf('demo')).toEqual(readDeployment({}).settings);
  expect(settingsOf('development')).toEqual(readDeployment({}).settings);
});

test('the extra headers go to another host only where its CORS allows them', () => {
  const environments = [{}, API, { ...API, API_HEADERS: '1' }];
  expect(environments.map((environment) => readDeployment(environment).settings.extraHeaders)).toEqual([
    true,
    false,
    true,
  ]);
});

const ADDRESS = 'an address that begins with https:// or http://, or a path that begins with a slash';
const WRONG_SETTINGS: readonly (readonly [name: string, value: string, expected: string])[] = [
  ...['console', '/console', '/a//', '/a b/', '/"/'].map(
    (value) => ['BASE_PATH', value, 'a path that begins and ends with a slash, such as /console/'] as const,
  ),
  ...[
    'api.example',
    '//api.example',
    'ftp://api.example',
    'https://',
    "https://a;script-src'",
    'https://a b',
  ].map((value) => ['API_BASE_URL', value, ADDRESS] as const),
  ...["https://a; script-src 'unsafe-inline'", 'files.example', 'https://a"', "'none'"].map(
    (value) =>
      [
        'FILE_HOSTS',
        value,
        'hosts such as https://files.example, with blanks between them; or self; or https: for every host',
      ] as const,
  ),
  ['DEFAULT_LOCALE', 'fr', 'one of ja, en, es, zh'],
  ['CONTACT_URL', 'javascript:alert(1)', ADDRESS],
  ['HELP_URL', 'https://a"b', ADDRESS],
  ...['0', '-5', '2.5', 'many', '201'].map(
    (value) => ['NOTIFICATION_PAGE_SIZE', value, 'a whole number from 1 to 200'] as const,
  ),
  ['API_ORDERING', 'yes', '1 or 0'],
  ['API_HEADERS', 'true', '1 or 0'],
  ['OPEN_DATA_URL', 'open', ADDRESS],
  ['OPEN_DATA_KEY', 'two words', 'a key without blanks'],
  ['FIREBASE_API_KEY', 'two words', 'a key without blanks'],
  ['FIREBASE_PROJECT_ID', 'My project', 'the name of a project, such as machi-console'],
  ...['127.0.0.1:8787', 'https://a', 'http://a/b', 'http://a http://b http://c', "http://a;'"].map(
    (value) =>
      [
        'FIREBASE_EMULATOR',
        value,
        'self, or http:// with the host and port of the emulator, or two of these: of Auth, a blank, of Firestore',
      ] as const,
  ),
  ['MAPS_KEY', '鍵', 'a key without blanks'],
  ['ERROR_REPORT_URL', 'errors', ADDRESS],
  ['VITALS', 'on', '1 or 0'],
];

test.each(WRONG_SETTINGS)('%s “%s” is refused with what it must be', (name, value, expected) => {
  const environment = name.startsWith('FIREBASE') ? { ...FIREBASE, [name]: value } : { [name]: value };
  expect(() => readDeployment(environment)).toThrow(
    new Error(`${name} is ${JSON.stringify(value)}, but must be ${expected}.`),
  );
});

test('each setting has a wrong value in these tests, and half of Firebase is refused', () => {
  expect([...new Set(WRONG_SETTINGS.map(([name]) => name))].toSorted()).toEqual([...SETTINGS].toSorted());
  expect(() => readDeployment({ FIREBASE_API_KEY: 'key' })).toThrow(
    'FIREBASE_API_KEY and FIREBASE_PROJECT_ID must both be set, or neither.',
  );
});

const PAGE = `<html><head>
<meta http-equiv="Content-Security-Policy" content="" />
<script type="application/json" id="settings">{}</script>
<script type="module" src="/assets/index.js"></script>
<script>alert(1)</script>
</head><body><a href="/login">a</a> <a href="//other.example/">b</a> <a href="https://example.com/">c</a></body></html>`;

test('the page has the settings, its policy with the hashes of its own scripts, and addresses below the base path', () => {
  const deployment = readDeployment({
    BASE_PATH: '/console/',
    FILE_HOSTS: 'self',
    CONTACT_URL: '/contact',
  });
  const page = configuredPage(PAGE, deployment);
  expect(page).toBe(
    PAGE.replace(
      'content=""',
      `content="${policyFor(deployment, ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])}"`,
    )
      .replace('>{}<', `>${JSON.stringify(deployment.settings)}<`)
      .replace('"/assets', '"/console/assets')
      .replace('"/login', '"/console/login'),
  );
  expect(configuredPage(page, deployment)).toBe(page);
  const defaults = readDeployment({});
  expect(configuredPage(page, defaults)).toBe(configuredPage(PAGE, defaults));
});

/** Runs configure.mjs beside a page. */
function runConfigure(environment: Record<string, string>, page = configuredPage(PAGE, readDeployment({}))) {
  const folder = mkdtempSync(join(tmpdir(), 'machi-configure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('deploy/configure.mjs', join(folder, 'configure.mjs'));
  writeFileSync(join(folder, 'index.html'), page);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'configure.mjs')], {
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, isChanged: readFileSync(join(folder, 'index.html'), 'utf8') !== page };
}

test('the command writes the page and prints what it has set', () => {
  expect(runConfigure({ API_BASE_URL: 'https://api.example', DEFAULT_LOCALE: 'en' })).toEqual({
    status: 0,
    stdout: 'API_BASE_URL=https://api.example\nDEFAULT_LOCALE=en\n',
    stderr: '',
    isChanged: true,
  });
});

test('the command without settings says what is open, and that the names of a build are not read', () => {
  expect(runConfigure({ VITE_HELP_URL: 'https://help.example' })).toEqual({
    status: 0,
    stdout: [
      'No setting is in the environment: every one has its default.',
      'VITE_HELP_URL is not read here: its name is HELP_URL.',
      'FILE_HOSTS is not set, so the page may load from and send to every https host: name the hosts of the',
      'backend’s files, or set it to self.',
      '',
    ].join('\n'),
    stderr: '',
    isChanged: false,
  });
});

test.each([
  [
    'wrong values',
    { DEFAULT_LOCALE: 'fr', API_HEADERS: 'yes', HELP_URL: '/help' },
    undefined,
    'DEFAULT_LOCALE is "fr", but must be one of ja, en, es, zh.\nAPI_HEADERS is "yes", but must be 1 or 0.\n',
  ],
  ['a page of something else', {}, '<html></html>', /index\.html is not the page of a build\.\n/],
])('%s end the command with a sentence, and the page stays', (_, environment, page, message) => {
  const { stderr, ...rest } = runConfigure(environment, page);
  expect(rest).toEqual({ status: 1, stdout: '', isChanged: false });
  expect(stderr).toMatch(message);
  expect(stderr.endsWith('\nindex.html is unchanged.\n')).toBe(true);
});
