import { expect, test } from 'vitest';
import { reportText } from '#mocks/harness/panel/parts/report/report-text';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import {
  type BugReport,
  bugFileName,
  markOf,
  readBugReport,
  writeBugReport,
} from '#mocks/harness/report/bug-report';
import { NO_EFFECTS, type Step } from '#mocks/harness/report/step';

const CAUSED_NOTHING = { ...NO_EFFECTS, page: 1 };
const REPORT: Omit<BugReport, 'format'> = {
  title: '削除できない',
  seen: '「エラー」と出た',
  expected: '',
  start: '/akashi/notification#qa?role=Administrator&city=akashi',
  end: '/akashi/notification?page=2#qa?role=Administrator&city=akashi&writes=1.abc',
  steps: [
    {
      ...CAUSED_NOTHING,
      kind: 'press',
      at: Date.parse('2026-04-01T09:00:12+09:00'),
      name: '削除',
      value: '',
      failed: false,
    },
    {
      ...CAUSED_NOTHING,
      kind: 'call',
      at: Date.parse('2026-04-01T09:00:13+09:00'),
      name: 'DELETE /x/',
      value: '500',
      failed: true,
    },
  ],
  calls: [
    {
      id: 1_000_001,
      at: Date.parse('2026-04-01T09:00:13+09:00'),
      method: 'DELETE',
      url: '/x/',
      path: '/x/',
      page: '/akashi/notification',
      username: 'administrator',
      writesBefore: 0,
      requestType: null,
      status: 500,
      requestBody: null,
      responseBody: { message: 'x' },
      cause: { by: 'fault', rule: 'DELETE * 500' },
      verdict: 'kept',
    },
  ],
  mark: 1,
  machines: ['session: signedIn'],
  build: 'index-abc.js',
  browser: { agent: 'Firefox', language: 'ja', width: 1440, height: 900, scale: 2 },
  written: '2026-11-25T00:00:00.000Z',
  pictures: { 'a/1': 'eJw' },
  screen: 'eJx',
};

test('a report is read from its file as it was written', () => {
  expect(readBugReport(writeBugReport(REPORT))).toEqual({ format: 'machi-bug-2', ...REPORT });
});

test('a report of the first format is read: its steps have caused nothing, its calls have no bodies, and there are no pictures', () => {
  const { calls: _, mark: __, pictures: ___, screen: ____, ...firstFormat } = REPORT;
  const steps = REPORT.steps.map(({ kind, at, name, value, failed }) => ({ kind, at, name, value, failed }));
  expect(
    readBugReport(JSON.stringify({ ...firstFormat, format: 'machi-bug-1', steps, browser: 'Firefox' })),
  ).toEqual({
    ...REPORT,
    format: 'machi-bug-2',
    calls: [],
    pictures: {},
    screen: null,
    browser: { agent: 'Firefox', language: '', width: 0, height: 0, scale: 1 },
  });
});

test.each<[string, string, string]>([
  ['cut off', writeBugReport(REPORT).slice(0, -9), 'damaged'],
  ['of a newer format', writeBugReport(REPORT).replace('machi-bug-2', 'machi-bug-9'), 'newer'],
  ['without steps', JSON.stringify({ format: 'machi-bug-2', ...REPORT, steps: undefined }), 'damaged'],
  ['with a link to another site', writeBugReport({ ...REPORT, end: '//evil.example/#qa?' }), 'damaged'],
  ['with a script as link', writeBugReport({ ...REPORT, start: 'javascript:alert(1)//#qa?' }), 'damaged'],
  ['with a hidden way out', writeBugReport({ ...REPORT, end: '/\t/evil.example/#qa?' }), 'damaged'],
  ...[
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
  ].map(
    (name) =>
      [
        `with a step to ${JSON.stringify(name)}`,
        writeBugReport({
          ...REPORT,
          steps: REPORT.steps.map((one) => ({ ...one, kind: 'open' as const, name })),
        }),
        'damaged',
      ] satisfies [string, string, string],
  ),
  ['with a plain address', writeBugReport({ ...REPORT, end: '/akashi/notification' }), 'damaged'],
  ['a picture', '\u0089PNG', 'foreign'],
  ['other JSON', '{"steps":[]}', 'foreign'],
])('a file is refused: %s', (_, text, problem) => expect(readBugReport(text)).toBe(problem));

test('the failing step is the first one that failed', () => {
  const [press, call] = REPORT.steps as [Step, Step];
  expect([markOf([]), markOf([press]), markOf([press, call, call])]).toEqual([null, null, 1]);
});

test('the text for a tracker has the links, the steps and what the tester wrote, and no empty section', () => {
  expect(reportText(REPORT, 'https://demo.test', textsFor('ja'))).toBe(
    `# 削除できない

## 起きたこと

「エラー」と出た

## 開くリンク

- 手順の前: https://demo.test/akashi/notification#qa?role=Administrator&city=akashi
- 手順の後: https://demo.test/akashi/notification?page=2#qa?role=Administrator&city=akashi&writes=1.abc

## 手順

1. 09:00:12 「削除」を押す
2. 09:00:13 ⚠ DELETE /x/ → 500 ← ここで失敗

## 状態機械

- session: signedIn

## 版

index-abc.js · Firefox · 1440×900 · 2026-11-25T00:00:00.000Z`,
  );
});

test('a report about a requirement has its result in the file and in the text', () => {
  const requirement = {
    id: 'R-SCR-08',
    text: 'A list.',
    result: 'failed' as const,
    note: '',
    build: 'c5901bc4',
    at: '2026-04-01T00:00:00.000Z',
  };
  const reportOnRequirement = { ...REPORT, requirement };
  expect(readBugReport(writeBugReport(reportOnRequirement))).toEqual({
    format: 'machi-bug-2',
    ...reportOnRequirement,
  });
  expect(reportText(reportOnRequirement, 'https://demo.test', textsFor('ja'))).toContain(
    '# 削除できない\n\n## 要件\n\nR-SCR-08 ✗ (c5901bc4)\n\nA list.\n\n## 起きたこと',
  );
});

test('the name of the file has the title without characters that file systems refuse', () => {
  expect(bugFileName('保存: できない/ a?', '2026-04-01-0900')).toBe(
    'machi-2026-04-01-0900-保存-できない-a-.json',
  );
  expect(bugFileName('', '2026-04-01-0900')).toBe('machi-2026-04-01-0900.json');
});
