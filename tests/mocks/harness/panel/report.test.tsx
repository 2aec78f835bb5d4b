import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deflatedText } from '#mocks/harness/link/deflated-text';
import { type BugReport, readBugReport, writeBugReport } from '#mocks/harness/report/bug-report';
import type { RecordedCall } from '#mocks/harness/report/recorded-call';
import { createReportInbox } from '#mocks/harness/report/report-inbox';
import { NO_EFFECTS, type Step } from '#mocks/harness/report/step';
import { captureSavedFiles } from './capture-saved-files';
import { fill, NINE_OCLOCK, openPanel, openPart, preparePanel, renderPanel } from './open-panel';

preparePanel();

const CAUSED_NOTHING = { ...NO_EFFECTS, page: 1 };
const steps: Step[] = [
  { ...CAUSED_NOTHING, kind: 'press', at: NINE_OCLOCK, name: '削除', value: '', failed: false },
  {
    ...CAUSED_NOTHING,
    kind: 'call',
    at: NINE_OCLOCK + 1_000,
    name: 'DELETE /:city/notifications/:id/',
    value: '500',
    failed: true,
  },
];
const calls: RecordedCall[] = [];
const stepLog = {
  steps: () => steps,
  calls: () => calls,
  start: () => '/akashi/notification#qa?role=none',
  ready: Promise.resolve(),
  note() {},
  seen: () => null,
  subscribe: () => () => {},
  stop() {},
};
const LINK = '#qa?role=none&city=none&seed=normal&day=2026-03-31';

const REPORT_OF_NOTHING: Omit<BugReport, 'format'> = {
  title: '',
  seen: '',
  expected: '',
  start: null,
  end: '/b#qa?role=none',
  steps: [],
  calls: [],
  mark: null,
  machines: [],
  build: '',
  browser: { agent: '', language: '', width: 0, height: 0, scale: 1 },
  written: '',
  pictures: {},
  screen: null,
};

async function openReportFile(text: string) {
  const view = await openPanel({ steps: stepLog }, '報告');
  const file = new File([text], 'report.json', { type: 'application/json' });
  // jsdom's files have no text()
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  await view.user.upload(view.panel.getByLabelText('報告ファイルを開く'), file);
  return view;
}

test('a report has what the tester wrote, the recorded steps and the links before and after them', async () => {
  const { files, names } = captureSavedFiles();
  const view = await openPanel({ steps: stepLog }, '報告');
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
    format: 'machi-bug-2',
    title: '削除できない',
    seen: 'エラー',
    expected: '消える',
    start: '/akashi/notification#qa?role=none',
    end: `/akashi/notification${LINK}`,
    steps,
    calls,
    mark: 1,
    machines: [],
    build: '',
    browser: {
      agent: navigator.userAgent,
      language: navigator.language,
      width: 1024,
      height: 768,
      scale: 1,
    },
    written: expect.stringMatching(/^\d{4}-.*Z$/),
    pictures: {},
    screen: expect.any(String),
  });
});

test('the text of a report is copied', async () => {
  const view = await openPanel({ steps: stepLog }, '報告');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await view.user.click(view.panel.getByRole('button', { name: '文章をコピー' }));
  await view.panel.findByText('コピーしました');
  expect(writeText.mock.lastCall?.[0]).toContain(
    `- 手順の後: http://localhost:3000/akashi/notification${LINK}`,
  );
});

const REPORT: Omit<BugReport, 'format'> = {
  ...REPORT_OF_NOTHING,
  title: '削除できない',
  seen: 'エラー',
  start: '/a#qa?role=none',
  steps,
  calls,
  mark: 1,
  build: 'index-other.js',
};

test('a file opens with its steps, and each of its links in a new sandbox', async () => {
  const view = await openReportFile(writeBugReport(REPORT));
  const section = within(await view.panel.findByRole('region', { name: '削除できない' }));
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '09:00:00 「削除」を押す',
    '09:00:01 ⚠ DELETE /:city/notifications/:id/ → 500 ← ここで失敗',
  ]);
  expect(section.getByText(/別の版/)).toBeTruthy();
  await view.user.click(section.getByRole('button', { name: '手順の前から開く' }));
  await view.user.click(section.getByRole('button', { name: '手順の後から開く' }));
  expect(vi.mocked(view.harness.openAddress).mock.calls).toEqual([['/a#qa?role=none'], ['/b#qa?role=none']]);
});

test.each<[number | null, string]>([
  [1, '失敗の直前まで再生'],
  [null, '最後の操作の直前まで再生'],
])('a play is said to end before a failure only where one is marked: %s', async (mark, name) => {
  const view = await openReportFile(writeBugReport({ ...REPORT, mark }));
  const section = within(await view.panel.findByRole('region', { name: '削除できない' }));
  const [main] = section.getAllByRole('button');
  expect(main?.textContent).toBe(name);
});

const pageMarkup = (text: string) =>
  `<html data-picture-size="800 600"><head></head><body><main>${text}</main></body></html>`;

/** What the dialog shows: its step, its place among the pictures, and the text of the page or why there is none. */
async function shownPicture(panel: Awaited<ReturnType<typeof openReportFile>>['panel']) {
  const dialog = within(panel.getByRole('dialog', { name: '操作したときの画面' }));
  const page = await waitFor(() => dialog.queryByText(/もう残っていません|32MB/) ?? dialog.getByTitle(/./));
  const markup = page instanceof HTMLIFrameElement ? page.srcdoc : '';
  const text = new DOMParser().parseFromString(markup, 'text/html').body.textContent;
  return [dialog.getByRole('status').textContent, text || page.textContent];
}

test('the pictures of a file are shown one after another, by buttons and keys, and Escape closes them alone', async () => {
  const [press, call] = steps as [Step, Step];
  const view = await openReportFile(
    writeBugReport({
      ...REPORT,
      steps: [
        { ...press, picture: '1/1' },
        call,
        { ...press, name: '削除する', picture: '1/2' },
        { ...press, picture: '1/3' },
      ],
      pictures: { '1/1': await deflatedText(pageMarkup('一覧')), '1/2': 'damaged' },
      screen: await deflatedText(pageMarkup('今')),
    }),
  );
  const section = within(await view.panel.findByRole('region', { name: '削除できない' }));
  expect(
    section
      .getAllByRole('button', { name: /^画面を見る/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['画面を見る: 09:00:00 「削除」を押す', '画面を見る: 09:00:00 「削除する」を押す']);
  await view.user.click(section.getByRole('button', { name: /「削除」を押す$/ }));
  expect(await shownPicture(view.panel)).toEqual(['09:00:00 「削除」を押す 1 / 3', '一覧']);
  expect(view.panel.getByRole('button', { name: '前の画面' }).ariaDisabled).toBe('true');
  await view.user.click(view.panel.getByRole('button', { name: '次の画面' }));
  expect(await shownPicture(view.panel)).toEqual([
    '09:00:00 「削除する」を押す 2 / 3',
    'この画面はもう残っていません。新しい30枚だけを残しています',
  ]);
  await view.user.keyboard('{ArrowRight}');
  expect(await shownPicture(view.panel)).toEqual(['報告を書いたときの画面 3 / 3', '今']);
  await view.user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(await shownPicture(view.panel)).toEqual(['09:00:00 「削除」を押す 1 / 3', '一覧']);
  await view.user.keyboard('{Escape}');
  expect(view.panel.queryByRole('dialog', { name: '操作したときの画面' })).toBeNull();
  await view.user.click(section.getByRole('button', { name: '報告を書いたときの画面' }));
  expect(await shownPicture(view.panel)).toEqual(['報告を書いたときの画面 3 / 3', '今']);
  await view.user.click(
    within(view.panel.getByRole('dialog', { name: '操作したときの画面' })).getByRole('button', {
      name: '閉じる',
    }),
  );
  expect(view.panel.queryByRole('dialog', { name: '操作したときの画面' })).toBeNull();
});

test('a picture that inflates to more than 32 MB is said to be too long, and the next one is shown', async () => {
  const [press] = steps as [Step, Step];
  const longPicture = await deflatedText(pageMarkup('x'.repeat(33 * 1024 * 1024)));
  const screen = await deflatedText(pageMarkup('今'));
  const reportWithLongPicture = {
    ...REPORT,
    steps: [{ ...press, picture: '1/1' }],
    pictures: { '1/1': longPicture },
    screen,
  };
  const view = await openReportFile(writeBugReport(reportWithLongPicture));
  await view.user.click(await view.panel.findByRole('button', { name: /^画面を見る/ }));
  expect(await shownPicture(view.panel)).toEqual([
    '09:00:00 「削除」を押す 1 / 2',
    'この画面の記録は32MBを超えるため、表示しません',
  ]);
  await view.user.keyboard('{ArrowRight}');
  expect(await shownPicture(view.panel)).toEqual(['報告を書いたときの画面 2 / 2', '今']);
});

test.each([
  ['{"steps":[]}', 'このファイルは不具合の報告ではありません。'],
  ['{"format":"machi-bug-2"}', '報告ファイルが壊れています。途中で切れているか、書き換えられています。'],
  ['{"format":"machi-bug-9"}', '新しい版の画面で書かれた報告です。この版では開けません。'],
])('a file that cannot be opened is refused with the reason: %s', async (text, reason) => {
  const view = await openReportFile(text);
  expect((await view.panel.findByRole('alert')).textContent).toBe(reason);
});

test('a file about a requirement shows its result', async () => {
  const report = JSON.parse(writeBugReport({ ...REPORT_OF_NOTHING, title: '件名の上限' }));
  const at = '2026-04-01T00:00:00Z';
  report.requirement = { id: 'R-SCR-09', text: 'max 200', result: 'failed', note: '', build: 'c5901bc4', at };
  const view = await openReportFile(JSON.stringify(report));
  const section = within(await view.panel.findByRole('region', { name: '件名の上限' }));
  expect(section.getByText('要件: R-SCR-09 ✗ (c5901bc4)')).toBeTruthy();
});

test('the failing step is the first failure, or the one that the tester chooses', async () => {
  const { files } = captureSavedFiles();
  const view = await openPanel({ steps: stepLog }, '報告');
  const radios = () => view.panel.getAllByRole<HTMLInputElement>('radio', { hidden: true });
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  await view.user.click(radios()[0] as HTMLElement);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  await view.user.click(view.panel.getByRole('button', { name: 'ファイルに保存' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(readBugReport((await files[0]?.text()) ?? '')).toMatchObject({ mark: 0 });
});

const pressAltJ = () =>
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '∆', code: 'KeyJ', altKey: true }));
  });

test('Alt+J opens the report with the focus in its title, from the page and from another part', async () => {
  const view = renderPanel();
  pressAltJ();
  const title = await view.panel.findByLabelText('題名');
  await waitFor(() => expect(view.root.activeElement).toBe(title));
  await openPart(view, 'ログインする人');
  pressAltJ();
  await waitFor(() => expect(view.root.activeElement).toBe(view.panel.getByLabelText('題名')));
});

/** Drops a file onto the page; whether the page took it. */
function dropFile(name: string, type: string, text: string): boolean {
  const file = Object.assign(new File([text], name, { type }), { text: () => Promise.resolve(text) });
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files: [file], items: [{ type }] } });
  return !document.body.dispatchEvent(event);
}

test('the file of a report that is dropped onto the page is opened, and other files are left to the console', async () => {
  const view = renderPanel();
  expect(dropFile('祭.png', 'image/png', '')).toBe(false);
  expect(view.root.querySelector('#panel')).toBeNull();
  expect(dropFile('machi.json', 'application/json', '{}')).toBe(true);
  expect((await view.panel.findByRole('alert')).textContent).toBe(
    'このファイルは不具合の報告ではありません。',
  );
  // a system without a type for the file
  expect(dropFile('machi.json', '', '{"format":"machi-bug-9"}')).toBe(true);
  await view.panel.findByText(/^新しい版の画面で書かれた報告です/);
});

test('the panel opens by itself with the report that the lobby has handed over [A-349]', async () => {
  const reports = createReportInbox(writeBugReport({ ...REPORT_OF_NOTHING, title: '削除できない' }));
  const view = renderPanel({ reports, steps: stepLog });
  expect(await view.panel.findByRole('region', { name: '削除できない' })).toBeTruthy();
  expect(view.root.activeElement).toBe(view.panel.getByLabelText('報告ファイルを開く'));
});
