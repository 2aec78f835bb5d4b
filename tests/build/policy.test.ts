import { expect, test } from 'vitest';
import { hostsOf, policyFor } from '../../build/policy';

type Env = Parameters<typeof hostsOf>[0];

/** The sources of four directives in a build with these settings. */
const policyOf = (env: Env, mode?: string) => {
  const lines = policyFor(hostsOf(env, mode)).split('; ');
  const sources = (directive: string) =>
    lines
      .find((line) => line.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1)
      .filter((source) => !["'self'", 'data:', 'blob:'].includes(source));
  return {
    connect: sources('connect-src'),
    img: sources('img-src'),
    media: sources('media-src'),
    frame: sources('frame-src'),
  };
};

const of = (hosts: string[]) => ({ connect: hosts, img: hosts, media: hosts, frame: hosts });

const FIREBASE = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'machi' };
const FIREBASE_HOSTS = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (name) => `https://${name}.googleapis.com`,
);
const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const API = { VITE_API_BASE_URL: 'https://api.example/v1' };

test.each<[string, Env, ReturnType<typeof policyOf>]>([
  ['no backend', {}, of(['https:'])],
  ['a path of its own host', { VITE_API_BASE_URL: '/api-root', ...FIREBASE }, of(['https:'])],
  ['a backend by https', API, of(['https://api.example'])],
  [
    'a backend on plain http',
    { VITE_API_BASE_URL: 'http://192.168.1.20:8000/api/v1' },
    of(['http://192.168.1.20:8000']),
  ],
  [
    'files of another host',
    { ...API, VITE_FILE_HOSTS: 'https://files.example/media, https://*.cdn.example' },
    of(['https://api.example', 'https://files.example', 'https://*.cdn.example']),
  ],
  [
    'a path, and the host of its files',
    { VITE_API_BASE_URL: '/api-root', VITE_FILE_HOSTS: 'https://files.example' },
    of(['https://files.example']),
  ],
  ['files of any host', { ...API, VITE_FILE_HOSTS: 'https:' }, of(['https://api.example', 'https:'])],
  [
    'Firebase',
    { ...API, ...FIREBASE },
    { ...of(['https://api.example']), connect: ['https://api.example', ...FIREBASE_HOSTS] },
  ],
  [
    'open data',
    { ...API, VITE_OPEN_DATA_URL: 'https://opendata.example/api/v1' },
    { ...of(['https://api.example']), connect: ['https://api.example', 'https://opendata.example'] },
  ],
  [
    'Google Maps',
    { ...API, VITE_MAPS_KEY: 'key' },
    {
      ...of(['https://api.example']),
      connect: ['https://api.example', ...GOOGLE],
      img: ['https://api.example', ...GOOGLE],
    },
  ],
])('the policy of a build with %s has the hosts of its calls and files, and no others', (_, env, hosts) => {
  expect(policyOf(env)).toEqual(hosts);
});

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('the policy has Google’s hosts only with a key for its maps, and never in the demo [A-054]', () => {
  expect(policyFor({})).not.toMatch(/google|gstatic|undefined|false| ;/);
  expect(policyFor(hostsOf({ VITE_MAPS_KEY: 'key' }, 'demo'))).not.toMatch(/google|gstatic/);
  const policy = policyFor({ hasMaps: true });
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
