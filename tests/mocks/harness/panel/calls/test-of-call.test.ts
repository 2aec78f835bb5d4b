import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readFault } from '#mocks/backend/protocol/fault-text';
import { CALL_DEFAULTS, type LogEntry } from '#mocks/backend/protocol/log';
import { isTestable, testOfCall } from '#mocks/harness/panel/calls/test-of-call';
import { startBackend, stoppedClock } from '../../../backend/start-backend';

const runProcess = promisify(execFile);
const NO_WRITES = { seed: 'normal:1', entries: [] };
const CALL_DATA = { seed: { profile: 'normal', n: 1 }, day: '2026-04-01', writes: NO_WRITES } as const;
const CALL: LogEntry = {
  ...CALL_DEFAULTS,
  id: 1,
  at: Date.parse('2026-04-01T09:00:00+09:00'),
  startedAt: 0,
  method: 'PUT',
  url: 'http://localhost:4183/api-root/akashi/api/scenes/7/?lang=ja',
  path: '/:city/api/scenes/:id/',
  page: '/akashi/scene',
  username: 'operator',
  requestType: 'application/json',
  requestBody: { name: "'祭り'" },
  status: 200,
  responseBody: {
    data: { id: 7, at: '2026-04-01T00:00:01.500Z', since: '2026-03-31T00:00:00Z', token: '•••' },
  },
  duration: 12,
};

test('a call becomes a test with its data, its clock, its user and its whole response [R-WISH-09]', () => {
  expect(testOfCall(CALL, CALL_DATA)).toBe(`import { expect, test } from 'vitest';
import { startBackend, stoppedClock } from '../start-backend';

test('PUT /akashi/api/scenes/7/?lang=ja → 200', async () => {
  const { send, tokenOf } = await startBackend({
    seed: { profile: 'normal', n: 1 },
    anchor: Date.parse('2026-04-01T00:00:00+09:00'),
    clock: stoppedClock('2026-04-01T00:00:00.000Z'),
  });
  const as = await tokenOf('operator');
  expect(await send('PUT /akashi/api/scenes/7/?lang=ja', { as, body: { name: '\\'祭り\\'' } })).toEqual({
    status: 200,
    body: {
      data: {
        id: 7,
        at: expect.any(String),
        since: '2026-03-31T00:00:00Z',
        token: expect.any(String),
      },
    },
  });
});
`);
});

test('a call is no test when the log lacks a part of it, or its response is no JSON', () => {
  const changes: Partial<LogEntry>[] = [
    {},
    { requestBody: { password: '•••' } },
    { requestBody: { files: ['[one.png, 3 bytes]'] } },
    { requestType: 'multipart/form-data; boundary=x' },
    { responseBody: '<html></html>' },
    { status: 'hang' },
    { path: null },
    { url: `${CALL.url}&token=abc` },
    { url: 'http://localhost/other/' },
  ];
  expect(changes.map((change) => isTestable({ ...CALL, ...change }))).toEqual([
    true,
    ...Array(8).fill(false),
  ]);
});

/** The tests share their modules: importing the fake backend takes longer than they do. */
const ONE_PROCESS = { isolate: false, fileParallelism: false };

/** A folder in the repository, where `#mocks` is known, that looks to the tests in it like tests/mocks/backend. */
function temporaryFolder() {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync('test-results/copied-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'start-backend.ts'),
    "export * from '../../tests/mocks/backend/start-backend';\n",
  );
  // the project's own configuration looks for tests in the folder tests alone
  writeFileSync(
    join(folder, 'vitest.config.js'),
    `export default { test: ${JSON.stringify(ONE_PROCESS)} };\n`,
  );
  mkdirSync(join(folder, 'resources'));
  return folder;
}

test('the copied test of a call passes: a list, writes, lists after writes, refusals and faults', async () => {
  const clock = stoppedClock();
  const { backend, send, tokenOf } = await startBackend({ clock });
  const as = await tokenOf('administrator');
  await send('GET /akashi/notifications/?offset=20&search=%E7%A5%AD', { as });
  await send('POST /akashi/api/scenes/', { as, body: { name: "It's 花火" } });
  clock.jump(86_400_000);
  const nextDayToken = await tokenOf('administrator');
  await send('GET /akashi/api/scenes/', { as: nextDayToken });
  clock.resume();
  await send('POST /akashi/api/scenes/', { as: nextDayToken, body: { name: '' } });
  await send('POST /akashi/api/genres/', { as: nextDayToken, body: { name: '湯' } });
  await send('GET /akashi/notifications/', { as });
  await send('GET /kusatsu/notifications/', { as: await tokenOf('staff_shop') });
  await send('GET /company/jbs/reviews', { as: await tokenOf('owner_shop') });
  await send('GET /get_operation_city?city_id=1&user_id=2', { as: await tokenOf('staff_shop') });
  const addFault = (rule: string) => {
    const fault = readFault(rule);
    if (fault) backend.faults.add(fault);
  };
  addFault('DELETE * 500 x1');
  addFault('GET */scenes/ empty x1');
  await send('DELETE /akashi/api/scenes/1/', { as: nextDayToken });
  await send('GET /akashi/api/scenes/', { as: nextDayToken });
  addFault('GET */scenes/ offline x1');
  await send('GET /akashi/api/scenes/', { as: nextDayToken }).catch(() => null);

  const folder = temporaryFolder();
  const calls = backend.log.entries().filter((entry) => isTestable(entry));
  for (const entry of calls) {
    const writes = entry.writes && (await backend.snapshotBefore(entry.writes));
    if (!writes) throw new Error('the writes before the call are not known');
    const text = testOfCall(entry, { ...CALL_DATA, writes });
    writeFileSync(join(folder, 'resources', `call-${entry.id}.test.ts`), text);
  }
  const { stdout } = await runProcess('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    join(folder, 'vitest.config.js'),
    '--dir',
    folder,
    '--reporter=json',
  ]).catch((error: unknown) => error as { stdout: string });
  const report = JSON.parse(stdout) as { numPassedTests: number; testResults: { message: string }[] };
  expect([report.numPassedTests, report.testResults.map(({ message }) => message).join('')]).toEqual([
    calls.length,
    '',
  ]);
  expect(calls.map(({ method, status, why }) => [method, status, why?.by ?? null])).toEqual([
    ['GET', 200, null],
    ['POST', 201, null],
    ['GET', 200, null],
    ['POST', 400, 'rule'],
    ['POST', 400, 'rule'],
    ['GET', 401, 'token'],
    ['GET', 200, null],
    ['GET', 403, 'company'],
    ['GET', 403, 'role'],
    ['DELETE', 500, 'fault'],
    ['GET', 200, 'fault'],
    ['GET', 'offline', 'fault'],
  ]);
}, 180_000);
