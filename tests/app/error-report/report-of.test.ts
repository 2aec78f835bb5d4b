import { expect, test } from 'vitest';
import { contractBroken, problemOfAnswer, problemWithout } from '#api/http/problem';
import { createConfig } from '#app/config';
import { reportOf } from '#app/error-report/report-of';
import type { Reported } from '#app/error-report/reported';
import { readDeployment } from '../../../deploy/configure.mjs';

const FRAME = 'assets/start-D2ebXB3.js:1:2345';
const REPORTED = {
  config: createConfig(readDeployment({ BASE_PATH: '/console/' }).settings, false),
  user: () => ({ profile: { permission: 'owner_shop', username: 'yamada' }, city: { name: 'akashi' } }),
} as unknown as Reported;

const reportFor = (error: unknown, info: string, user = REPORTED.user) =>
  reportOf(
    { id: 'A-1', at: Date.parse('2026-04-01T00:00:00Z'), url: '/console/akashi/coupon', info, error },
    { ...REPORTED, user },
  );

/** An error as Chrome throws it in a built file. */
const withStack = (error: Error): Error =>
  Object.assign(error, { stack: `${error}\n    at yamada (https://console.example/console/${FRAME})` });

test('a report has these facts and no others', () => {
  expect(reportFor(withStack(new TypeError('yamada is not a function')), 'error')).toEqual({
    kind: 'uncaught',
    message: 'TypeError: … is not a function',
    stack: [FRAME],
    address: '/akashi/coupon',
    role: 'owner_shop',
    city: 'akashi',
    version: import.meta.env.VITE_VERSION,
    build: '',
    browser: navigator.userAgent,
    time: '2026-04-01T00:00:00.000Z',
  });
});

test('before the sign-in a report has neither role nor city', () => {
  const { role, city } = reportFor('a text', 'error', () => undefined) ?? {};
  expect([role, city]).toEqual(['', '']);
});

const ENDPOINT = 'GET /:city/notifications/';
const unreadableFields = [
  { path: 'content[].operator', came: 'an object of yamada' },
  { path: 'content[].state', came: 'the word “yamada”' },
];
const jsonError = withStack(new SyntaxError('Unexpected token y in "yamada"'));

test.each<[string, unknown, string, unknown]>([
  ['an uncaught error without an object', 'Script error.', 'error', ['uncaught', 'Script error.', []]],
  [
    'a rejection',
    withStack(new Error('no yamada')),
    'unhandledrejection',
    ['rejection', 'Error: no …', [FRAME]],
  ],
  ['a rejection with an object', { token: 'yamada' }, 'unhandledrejection', ['rejection', 'object', []]],
  [
    'an error that a boundary caught',
    withStack(new Error('yamada')),
    '\n    at Yamada',
    ['caught', 'Error: …', [FRAME]],
  ],
  [
    'a file that could not be loaded',
    new TypeError('Importing a module script failed.'),
    'vite:preloadError',
    ['chunk', 'TypeError: Importing a module script failed.', ['other']],
  ],
  [
    'fields of another shape',
    contractBroken(ENDPOINT, 200, unreadableFields),
    ENDPOINT,
    [
      'unreadable',
      `contract at ${ENDPOINT} (200): content[].operator is an object; content[].state is a word`,
      ['other'],
    ],
  ],
  [
    'a response that is no JSON',
    problemWithout('contract', ENDPOINT, jsonError),
    ENDPOINT,
    ['unreadable', `contract at ${ENDPOINT}: SyntaxError: Unexpected token … in "…"`, [FRAME]],
  ],
  [
    'a failed call that nothing handled',
    problemOfAnswer(ENDPOINT, 400, { message: 'yamada' }),
    'unhandledrejection',
    ['rejection', `refused at ${ENDPOINT} (400)`, ['other']],
  ],
])('%s is reported by its kind, message and places', (_, error, info, facts) => {
  const { kind, message, stack } = reportFor(error, info) ?? {};
  expect([kind, message, stack]).toEqual(facts);
});

test('a failed call is not reported: the backend knows it', () => {
  expect([
    reportFor(problemOfAnswer(ENDPOINT, 500, ''), ENDPOINT),
    reportFor(problemWithout('network', ENDPOINT, new Error('Network Error')), ENDPOINT),
  ]).toEqual([null, null]);
});
