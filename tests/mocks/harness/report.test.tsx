import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type BugReport, readBugReport, writeBugReport } from '#mocks/report/bug-report';
import type { RecordedCall } from '#mocks/report/recorded-call';
import type { Step } from '#mocks/report/step';
import { fill, NINE, opened, preparePanel } from './open-panel';

preparePanel();

const CAUSED_NOTHING = { page: 1, machines: {}, edges: [], writes: [], stored: [], calls: [] };
const steps: Step[] = [
  { ...CAUSED_NOTHING, kind: 'press', at: NINE, name: '削除', value: '', failed: false },
  {
    ...CAUSED_NOTHING,
    kind: 'call',
    at: NINE + 1_000,
    name: 'DELETE /:city/notifications/:id/',
    value: '500',
    failed: true,
  },
];
const calls: RecordedCall[] = [];
const recorded = {
  steps: () => steps,
  calls: () => calls,
  start: () => '/akashi/notification#qa?role=none',
  ready: Promise.resolve(),
  subscribe: () => () => {},
  stop() {},
};
const LINK = '#qa?role=none&city=none&seed=normal&day=2026-03-31';

/** The texts of the file that the panel saves. */
function savedFiles() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:report';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
}

async function chosen(text: string) {
  const view = await opened({ steps: recorded }, '報告');
  const file = new File([text], 'report.json', { type: 'application/json' });
  // jsdom's files have no text()
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  await view.user.upload(view.panel.getByLabelText('報告ファイルを開く'), file);
  return view;
}

test('a report has what the tester wrote, the recorded steps and the links before and after them', async () => {
  const { files, names } = savedFiles();
  const view = await opened({ steps: recorded }, '報告');
  expect(view.panel.getByText('記録した操作と通信 2件')).toBeTruthy();
  expect([...view.root.querySelectorAll('.steps li')].map((item) => item.textContent)).toEqual([
    '09:00:00 「削除」を押す',
    '09:00:01 ⚠ DELETE /:city/notifications/:id/ → 500',
  ]);
  fill(view.panel.getByLabelText('題名'), '削除できない');
  fill(view.panel.getByLabelText('起きたこと'), 'エラー');
  fill(view.panel.getByLabelText('期待したこと'), '消える');
  await view.user.click(view.panel.getByRole('button', { name: 'ファイルに保存' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(names).toEqual([expect.stringMatching(/^machi-[\d-]+-削除できない\.json$/)]);
  expect(readBugReport((await files[0]?.text()) ?? '')).toEqual({
    format: 'machi-bug-1',
    title: '削除できない',
    seen: 'エラー',
    expected: '消える',
    start: '/akashi/notification#qa?role=none',
    end: `/akashi/notification${LINK}`,
    steps,
    machines: [],
    build: '',
    browser: navigator.userAgent,
    written: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('the text of a report is copied', async () => {
  const view = await opened({ steps: recorded }, '報告');
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await view.user.click(view.panel.getByRole('button', { name: '文章をコピー' }));
  await view.panel.findByText('コピーしました');
  expect(copied.mock.lastCall?.[0]).toContain(`- 手順の後: http://localhost:3000/akashi/notification${LINK}`);
});

test('a file opens with its steps, and each of its links in a new sandbox', async () => {
  const report: Omit<BugReport, 'format'> = {
    title: '削除できない',
    seen: 'エラー',
    expected: '',
    start: '/a#qa?role=none',
    end: '/b#qa?role=none',
    steps,
    machines: [],
    build: 'index-other.js',
    browser: '',
    written: '',
  };
  const view = await chosen(writeBugReport(report));
  const section = within(await view.panel.findByRole('region', { name: '削除できない' }));
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '09:00:00 「削除」を押す',
    '09:00:01 ⚠ DELETE /:city/notifications/:id/ → 500',
  ]);
  expect(section.getByText(/別の版/)).toBeTruthy();
  await view.user.click(section.getByRole('button', { name: '手順の前から開く' }));
  await view.user.click(section.getByRole('button', { name: '手順の後から開く' }));
  expect(vi.mocked(view.harness.openAddress).mock.calls).toEqual([['/a#qa?role=none'], ['/b#qa?role=none']]);
});

test('a file that is no report is refused', async () => {
  const view = await chosen('{"steps":[]}');
  expect((await view.panel.findByRole('alert')).textContent).toContain('不具合の報告ではないか');
});
