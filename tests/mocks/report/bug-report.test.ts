import { expect, test } from 'vitest';
import { reportText } from '#mocks/harness/report-text';
import { textsFor } from '#mocks/harness/texts/texts-for';
import { type BugReport, bugFileName, readBugReport, writeBugReport } from '#mocks/report/bug-report';

const CAUSED_NOTHING = { page: 1, machines: {}, edges: [], writes: [], stored: [], calls: [] };
const report: Omit<BugReport, 'format'> = {
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
  machines: ['session: signedIn'],
  build: 'index-abc.js',
  browser: 'Firefox',
  written: '2026-11-25T00:00:00.000Z',
};

test('a report is read from its file as it was written', () => {
  expect(readBugReport(writeBugReport(report))).toEqual({ format: 'machi-bug-1', ...report });
});

test.each([
  ['cut off', writeBugReport(report).slice(0, -9)],
  ['another format', writeBugReport(report).replace('machi-bug-1', 'machi-bug-9')],
  ['without steps', JSON.stringify({ ...report, format: 'machi-bug-1', steps: undefined })],
  ['with a link to another site', writeBugReport({ ...report, end: '//evil.example/#qa?' })],
  ['with a script as link', writeBugReport({ ...report, start: 'javascript:alert(1)//#qa?' })],
  ['with a plain address', writeBugReport({ ...report, end: '/akashi/notification' })],
  ['a picture', '\u0089PNG'],
])('a file is refused: %s', (_, text) => expect(readBugReport(text)).toBeNull());

test('the text for a tracker has the links, the steps and what the tester wrote, and no empty section', () => {
  expect(reportText(report, 'https://demo.test', textsFor('ja'))).toBe(
    `# 削除できない

## 起きたこと

「エラー」と出た

## 開くリンク

- 手順の前: https://demo.test/akashi/notification#qa?role=Administrator&city=akashi
- 手順の後: https://demo.test/akashi/notification?page=2#qa?role=Administrator&city=akashi&writes=1.abc

## 手順

1. 09:00:12 「削除」を押す
2. 09:00:13 ⚠ DELETE /x/ → 500

## 状態機械

- session: signedIn

## 版

index-abc.js · Firefox · 2026-11-25T00:00:00.000Z`,
  );
});

test('the name of the file has the title without characters that file systems refuse', () => {
  expect(bugFileName('保存: できない/ a?', '2026-04-01-0900')).toBe(
    'machi-2026-04-01-0900-保存-できない-a-.json',
  );
  expect(bugFileName('', '2026-04-01-0900')).toBe('machi-2026-04-01-0900.json');
});
