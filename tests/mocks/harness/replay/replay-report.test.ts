import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/backend';
import { createFaults } from '#mocks/backend/protocol/faults';
import { terminalText } from '#mocks/backend/protocol/terminal-text';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { replayFiles } from '#mocks/harness/replay/replay-files';
import { replayReport } from '#mocks/harness/replay/replay-report';
import { replayText } from '#mocks/harness/replay/replay-text';
import { type BugReport, readBugReport } from '#mocks/harness/report/bug-report';
import { recordedCall } from '#mocks/harness/report/recorded-call';
import { NO_EFFECTS, type Step } from '#mocks/harness/report/step';
import { startBackend } from '../../backend/start-backend';

const FOLDER = 'tests/reports';

function reportIn(file: string): BugReport {
  const report = readBugReport(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (typeof report === 'string') throw new Error(`${file} is ${report}`);
  return report;
}

test.each(readdirSync(FOLDER))(
  'the fake backend answers as it did when this report was written: %s',
  async (file) => {
    const report = reportIn(file);
    expect(replayText(file, await replayReport(report, createBackend))).toBe(
      `✓ ${file}: ${report.calls.length} calls sent, 0 answered differently, 0 not sent`,
    );
  },
);

test('a backend that answers otherwise differs, field by field', async () => {
  const report = reportIn('deletion-fails-once.json');
  const replay = await replayReport(report, (options) => {
    const backend = createBackend(options);
    const notifications = backend.db.of(notificationTable);
    const [newest] = notifications.list({ city: 'akashi', sort: '-id', limit: 1 }).rows;
    notifications.update(newest?.id ?? 0, { title: '別の題名' });
    return backend;
  });
  expect(replay?.differing.length).toBeGreaterThan(0);
  const allDifferences = replay?.differing.flatMap(({ differences }) => differences) ?? [];
  expect([...new Set(allDifferences.map(({ now }) => now))]).toEqual(['別の題名']);
  expect(allDifferences[0]?.where).toMatch(/^data\..*title$/);
  expect(replayText('x.json', replay)).toContain(' → "別の題名"');
});

test('a file that cannot be read or replayed is named, and the next one is replayed; no text commands the terminal', async () => {
  const name = 'deletion-fails-once.json';
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const report = JSON.parse(text);
  report.calls[0].url = '/x/\u001b[2J\u009b31m\u202e';
  const files: Record<string, string> = {
    'other.json': '{}',
    'odd.json': JSON.stringify(report),
    'impossible.json': JSON.stringify({ ...report, calls: [{ ...report.calls[0], method: 'a b' }] }),
    [name]: text,
  };
  const printed: string[] = [];
  const isSame = await replayFiles(['gone\u001b[1m.json', ...Object.keys(files)], {
    createBackend,
    read(file) {
      const found = files[file];
      if (found === undefined) throw new Error('ENOENT');
      return found;
    },
    print: (line) => printed.push(line),
  });
  expect([isSame, printed.filter((line) => line !== terminalText(line))]).toEqual([false, []]);
  expect(printed.map((line) => line.split(':')[0])).toEqual([
    '✗ gone\\u001b[1m.json',
    '✗ other.json',
    '✗ odd.json',
    '✗ impossible.json',
    `✓ ${name}`,
  ]);
});

/** A report of what a fake backend has logged; `writes` come after the first calls, from the panel. */
async function reportOfCalls(
  run: (server: Awaited<ReturnType<typeof startBackend>>) => Promise<Step['writes']>,
) {
  const faults = createFaults();
  const server = await startBackend({ faults });
  const writes = await run(server);
  const calls = server.backend.log.entries().map((entry) => recordedCall(entry, 1, server.base));
  const emptyStep = { ...NO_EFFECTS, at: 0, name: '', value: '', failed: false, page: 1 };
  const steps: Step[] = [
    { ...emptyStep, kind: 'press', writes },
    ...calls.map(({ id }): Step => ({ ...emptyStep, kind: 'call', calls: [id] })),
  ];
  const report = { ...reportIn('deletion-fails-once.json'), steps, calls };
  return { ...report, start: report.start?.replace(/&fault=[^&]*/, '') ?? null };
}

const differenceCount = async (one: BugReport) => (await replayReport(one, createBackend))?.differing.length;

describe('R-WISH-10 each call is sent as it was', () => {
  test('a call is sent with its account, its token and its fault; passwords are those of the demo', async () => {
    const report = await reportOfCalls(async ({ send, tokenOf, backend }) => {
      const body = { username: 'administrator', password: 'machi2026' };
      await send('POST /signin/', { body });
      await send('POST /signin/', { body: { ...body, password: 'wrong' } });
      await send('GET /akashi/notifications/?offset=0&limit=2');
      await send('GET /akashi/notifications/?offset=0&limit=2', { as: 'access.9.9.9.9' });
      for (const username of ['administrator', 'owner_shop', 'operator'])
        await send('GET /akashi/notifications/?offset=0&limit=2', { as: await tokenOf(username) });
      backend.faults.add({ method: 'GET', path: '*', effect: { kind: 'status', status: 503 }, left: 1 });
      const as = await tokenOf('administrator');
      await send('GET /akashi/notifications/?offset=0&limit=2', { as });
      await send('GET /akashi/notifications/?offset=0&limit=2', { as });
      return [];
    });
    expect(report.calls.map(({ status }) => status)).toEqual([200, 401, 401, 401, 200, 200, 200, 503, 200]);
    expect(replayText('x', await replayReport(report, createBackend))).toBe(
      '✓ x: 9 calls sent, 0 answered differently, 0 not sent',
    );
  });

  test('a call is sent after the rows that the panel has written', async () => {
    const report = await reportOfCalls(async ({ backend, send, tokenOf }) => {
      const notifications = backend.db.of(notificationTable);
      const [before] = notifications.list({ city: 'akashi', sort: '-id', limit: 1 }).rows;
      const after = notifications.update(before?.id ?? 0, { title: '操作盤から' });
      await send('GET /akashi/notifications/?offset=0&limit=2', { as: await tokenOf('administrator') });
      if (!before || !after) return [];
      return [
        {
          table: 'notifications',
          scope: 'akashi',
          id: before.id,
          before: { ...before },
          after: { ...after },
        },
      ];
    });
    expect(JSON.stringify(report.calls)).toContain('操作盤から');
    const reportWithoutWrites = { ...report, steps: report.steps.map((step) => ({ ...step, writes: [] })) };
    expect([await differenceCount(report), await differenceCount(reportWithoutWrites)]).toEqual([0, 1]);
  });

  test('calls are sent in the order in which they were executed, although a write is answered later than a read', async () => {
    const report = await reportOfCalls(async ({ send, tokenOf }) => {
      const as = await tokenOf('administrator');
      const list = 'GET /akashi/notifications/?offset=0&limit=2';
      const listReply = await send(list, { as });
      const [id] = /"id":\d+/.exec(JSON.stringify(listReply.body)) ?? [];
      await send(`DELETE /akashi/notifications/${id?.slice(5)}/`, { as });
      await send(list, { as });
      return [];
    });
    const [firstListCall, press, deletion, secondListCall] = [1, 0, 2, 3].map(
      (index) => report.steps[index] as Step,
    );
    const reportInAnswerOrder = {
      ...report,
      steps: [press, firstListCall, secondListCall, deletion] as Step[],
    };
    expect(report.calls.map(({ status }) => status)).toEqual([200, 204, 200]);
    expect(replayText('x', await replayReport(reportInAnswerOrder, createBackend))).toBe(
      '✓ x: 3 calls sent, 0 answered differently, 0 not sent',
    );
  });

  test('a file that is not in the report is not sent', async () => {
    const report = reportIn('deletion-fails-once.json');
    const [call] = report.calls;
    if (!call) throw new Error('the report has no call');
    const uploadCall = { ...call, method: 'POST', requestBody: { picture: '[祭.png, 5 bytes]' } };
    const replay = await replayReport({ ...report, calls: [uploadCall] }, createBackend);
    expect(replay).toEqual({ sent: 0, skipped: [uploadCall], differing: [] });
    expect(await replayReport({ ...report, start: null }, createBackend)).toBeNull();
  });
});
