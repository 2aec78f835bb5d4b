import { expect, test } from 'vitest';
import { knownFrames, knownKind, knownPath, knownText, knownWord } from '#app/error-report/known-parts';

test.each([
  [
    "Cannot read properties of undefined (reading 'phone')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ["undefined is not an object (evaluating 'row.phone')", "undefined is not an object (evaluating '…')"],
  [
    `Unexpected token '山', "山田太郎 090-1234-5678" is not valid JSON`,
    `Unexpected token '…" is not valid JSON`,
  ],
  ['JSON Parse error: Unexpected identifier "yamada"', 'JSON Parse error: Unexpected identifier "…"'],
  [
    'Invalid regular expression: /yamada(/: Unterminated group',
    'Invalid regular expression: /…(/: Unterminated group',
  ],
  ["'#taro@example.jp' is not a valid selector", "'#…' is not a valid selector"],
  ['No member taro.yamada@example.jp, born 1985-04-01', 'No …'],
  ['Request to https://api.example/users/?search=yamada#top failed', 'Request to … failed'],
  ['Bearer eyJhbGciOi.eyJzdWIi.SflKxw', '…'],
  ['token=abc123 expired', '… expired'],
  ['error 35 in\nｎｏｔ　yamada\u0000null', 'error … in …'],
  [
    'Failed to fetch dynamically imported module: https://console.example/assets/NewsView-D2ebXB3.js?name=yamada',
    'Failed to fetch dynamically imported module: assets/NewsView-D2ebXB3.js',
  ],
  [
    'Unable to preload CSS for /console/assets/console-a_-4567.css',
    'Unable to preload CSS for assets/console-a_-4567.css',
  ],
  ['Firebase: Error (auth/network-request-failed).', 'Firebase: Error (auth/network-request-failed).'],
  [
    'Error: Minified React error #31; visit https://react.dev/errors/31?args[]=yamada for the full message',
    'Minified React error #31',
  ],
])('of the message %s a report has %s', (message, known) => expect(knownText(message)).toBe(known));

test('of a long message a report has the first 300 characters', () => {
  expect(knownText('error '.repeat(100))).toBe('error '.repeat(50));
});

const ASSETS = 'https://console.example/sub/assets';

test.each([
  [
    'Chrome',
    `TypeError: broken by yamada
    at eval (eval at yamada (${ASSETS}/start-D2ebXB3.js:1:1), <anonymous>:1:1)
    at yamada (${ASSETS}/console-a_-4567.js:1:2345)
    at async Promise.all (index 0)
    at async ${ASSETS}/start-D2ebXB3.js:12:3
    at https://console.example/akashi/news?search=yamada:1:2
    at chrome-extension://yamada/content.js:1:2`,
  ],
  [
    'Firefox',
    `yamada@https://elsewhere.example/yamada.js:1:2
yamada@${ASSETS}/console-a_-4567.js:1:2345
promise callback*yamada@https://console.example/akashi/news?search=yamada:1:2
@${ASSETS}/start-D2ebXB3.js:12:3
@moz-extension://yamada/content.js:1:2
`,
  ],
  [
    'Safari',
    `yamada@[native code]
yamada@${ASSETS}/console-a_-4567.js:1:2345
yamada@[native code]
module code@${ASSETS}/start-D2ebXB3.js:12:3
global code@https://console.example/akashi/news?search=yamada:1:2`,
  ],
])('of a stack of %s a report has the places in files of the console, and no name', (_, stack) => {
  expect(knownFrames(stack, 'broken by yamada')).toEqual([
    'other',
    'assets/console-a_-4567.js:1:2345',
    'other',
    'assets/start-D2ebXB3.js:12:3',
    'other',
  ]);
});

test('a message that looks like a stack is none', () => {
  const message = `broken\n    at ${ASSETS}/yamada-D2ebXB3.js:1:2`;
  const stack = `Error: ${message}\n    at ${ASSETS}/start-D2ebXB3.js:3:4`;
  expect(knownFrames(stack, message)).toEqual(['assets/start-D2ebXB3.js:3:4']);
});

test('a report has twenty places of a stack', () => {
  const stack = Array.from({ length: 30 }, (_, line) => `    at ${ASSETS}/start-D2ebXB3.js:${line}:1`);
  const frames = knownFrames(`Error\n${stack.join('\n')}`, '');
  expect([frames.length, frames.at(-1)]).toEqual([20, 'assets/start-D2ebXB3.js:19:1']);
});

test.each([
  ['akashi/notification-store', 'akashi/notification-store'],
  ['', ''],
  ['add_teacher/', 'add_teacher/'],
  ['akashi/coupon/12', 'akashi/coupon/12'],
  ['akashi/taro@example.jp', 'akashi/…'],
  ['akashi/taro%40example.jp/%E5%B1%B1%E7%94%B0', 'akashi/…/…'],
  ['reset/5f4dcc3b5aa765d61d8327deb882cf99', 'reset/…'],
  ['09012345678/1985-04-01/Yamada', '…/…/…'],
])('of the path %s a report has %s', (path, known) => expect(knownPath(path)).toBe(known));

test('a role and a city are reported by the names that addresses have', () => {
  expect(
    ['Administrator', 'owner_shop', 'akashi', '山田', 'taro@example.jp', 'a b', ''].map(knownWord),
  ).toEqual(['Administrator', 'owner_shop', 'akashi', '', '', '', '']);
});

test('what came in place of a field is reported without names and words of the response', () => {
  expect(
    [
      'nothing',
      'null',
      'a list',
      'an object of yamada, taro',
      'an empty text',
      'a text',
      'a number',
      'a boolean',
      'the word “yamada”',
    ].map(knownKind),
  ).toEqual([
    'nothing',
    'null',
    'a list',
    'an object',
    'an empty text',
    'a text',
    'a number',
    'a boolean',
    'a word',
  ]);
});
