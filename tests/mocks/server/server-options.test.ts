import { expect, test } from 'vitest';
import { momentInJapan } from '#domain/base/japan-time';
import { readServerOptions } from '#mocks/server/server-options';

const DEFAULTS = {
  host: '127.0.0.1',
  port: 8787,
  folder: '.machi-data',
  seed: { profile: 'normal', n: 1 },
  anchor: null,
  faults: [],
  latencyMs: 0,
  isReset: false,
  consoleFolder: null,
};

test('without options the server is for this machine alone, with a usual town of today', () => {
  expect(readServerOptions([])).toEqual(DEFAULTS);
});

test('each option is read', () => {
  const args = ['--host', '0.0.0.0', '--port', '0', '--data', 'x', '--seed', 'busy:2', '--day', '2026-04-01'];
  const faults = ['--fault', 'GET /:city/news/ 500 x1', '--fault', '* /* delay:50'];
  expect(readServerOptions([...args, ...faults, '--latency', '300', '--console', 'dist', '--reset'])).toEqual(
    {
      host: '0.0.0.0',
      port: 0,
      folder: 'x',
      seed: { profile: 'busy', n: 2 },
      anchor: momentInJapan('2026-04-01'),
      faults: [
        { method: 'GET', path: '/:city/news/', effect: { kind: 'status', status: 500 }, left: 1 },
        { method: '*', path: '/*', effect: { kind: 'delay', ms: 50 }, left: null },
      ],
      latencyMs: 300,
      isReset: true,
      consoleFolder: 'dist',
    },
  );
  expect(readServerOptions(['--seed', 'edge'])).toEqual({ ...DEFAULTS, seed: { profile: 'edge', n: 1 } });
});

test.each([
  [['--port', '70000'], '--port 70000: a whole number from 0 to 65535 is needed.'],
  [['--latency', 'x'], '--latency x: a whole number from 0 to 60000 is needed.'],
  [['--seed', 'full'], '--seed full: normal, empty, busy, edge are known, each with a number: busy:2.'],
  [['--day', '2026-02-30'], '--day 2026-02-30: a day such as 2026-04-01 is needed.'],
  [['--fault', 'GET'], "--fault 'GET': a failure such as 'GET /:city/news/ 500 x1' is needed."],
])('%s is refused in a sentence', (args, sentence) => {
  expect(() => readServerOptions(args)).toThrow(sentence);
});

test('an unknown option is refused with the list of those that exist', () => {
  expect(() => readServerOptions(['--sed', 'busy'])).toThrow(
    /^Unknown option '--sed'.*\nnpm run backend -- /s,
  );
});
