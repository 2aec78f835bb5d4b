import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Harness } from '#mocks/harness/harness';
import type { Seen } from '#mocks/harness/report/seen';
import type { NewStep, Step } from '#mocks/harness/report/step';
import { SEEN, step } from '../recorder/recorded-step';
import { fill, handleOf, NINE_OCLOCK, openPanel, openPart, preparePanel } from './open-panel';

preparePanel();
beforeEach(() => sessionStorage.clear());

const LINK = '/akashi/notification#qa?role=none&firebase=off';
const pressStep = (name: string, seen: Seen | undefined = SEEN): Step =>
  step('press', name, { target: { role: 'button', name }, seen });
const BEGIN_STEP = step('startRecording', '', { value: LINK });
const clickCode = (name: string) => `page.getByRole('button', { name: '${name}', exact: true }).click()`;

/** A step log to which only notes and the test itself add. */
function stepLog(first: Step[] = [], seen: Seen | null = SEEN, start: string | null = LINK) {
  let steps: readonly Step[] = first;
  const listeners = new Set<() => void>();
  const add = (...more: Step[]) =>
    act(() => {
      steps = [...steps, ...more];
      for (const listener of listeners) listener();
    });
  const log: Harness['steps'] = {
    steps: () => steps,
    calls: () => [],
    start: () => start,
    ready: Promise.resolve(),
    note: ({ kind, name, ...parts }: NewStep) => add(step(kind, name, { ...parts, ...(seen && { seen }) })),
    seen: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {},
  };
  return { log, add };
}

async function openRecorder(first: Step[] = [], seen: Seen | null = SEEN, start: string | null = LINK) {
  const { log, add } = stepLog(first, seen, start);
  const view = await openPanel({ steps: log }, '録画');
  const { panel, user } = view;
  const button = (name: string | RegExp) => panel.getByRole('button', { name });
  return {
    ...view,
    add,
    steps: log,
    button,
    pressButton: (name: string | RegExp) => user.click(button(name)),
    testLines: () =>
      within(panel.getByRole('region', { name: 'テストの行' }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('span')?.textContent),
  };
}

test('a recording begins with the link of the present state, and its lines follow what the tester does, as sentences and as code', async () => {
  const { panel, steps, add, pressButton, testLines } = await openRecorder([pressStep('古い')]);
  expect(panel.queryByRole('region', { name: 'テストの行' })).toBeNull();
  await pressButton('録画を始める');
  await panel.findByText('録画中・操作0件');
  expect(panel.getByText('まだ操作がありません')).toBeTruthy();
  expect(steps.steps().at(-1)).toMatchObject({
    kind: 'startRecording',
    name: '',
    value: '/akashi/notification#qa?role=none&city=none&seed=normal&day=2026-03-31',
  });
  add(pressStep('保存'), step('press', '絵'), pressStep('送信', { ...SEEN, rows: 2 }));
  expect(testLines()).toEqual([
    'ログアウト状態で /akashi/notification を開く',
    '一覧が読み込まれるのを待つ',
    '「プッシュ通知」の画面になる',
    '一覧が20行になる',
    '「保存」を押す',
    '「絵」を押す名前で見つけられません。手で書いてください',
    '一覧が2行になる',
    '「送信」を押す',
    '一覧が20行になる',
  ]);
  await pressButton('コードで見る');
  expect(testLines()).toEqual([
    "open('/akashi/notification', { role: 'none', city: 'none', day: '2026-03-31', firebase: 'on' })",
    'records.settled()',
    "expect(page.getByRole('heading', { level: 1 })).toHaveText('プッシュ通知')",
    'expect(records.rows).toHaveCount(20)',
    clickCode('保存'),
    '「絵」を押す名前で見つけられません。手で書いてください',
    'expect(records.rows).toHaveCount(2)',
    clickCode('送信'),
    'expect(records.rows).toHaveCount(20)',
  ]);
  await pressButton('録画を止める');
  expect(panel.getByText('操作3件')).toBeTruthy();
  expect(steps.steps().at(-1)?.kind).toBe('stopRecording');
});

test('removed lines stay removed while the panel is closed, and come back together', async () => {
  const view = await openRecorder([BEGIN_STEP, pressStep('保存'), pressStep('送信')]);
  await view.pressButton('外す: 「保存」を押す');
  await view.pressButton('外す: 一覧が読み込まれるのを待つ');
  expect(view.testLines()).not.toContain('「保存」を押す');
  await view.user.click(view.panel.getByRole('button', { name: '閉じる' }));
  await view.user.click(handleOf(view));
  await openPart(view, '録画');
  expect([view.testLines().includes('「送信」を押す'), view.testLines().includes('「保存」を押す')]).toEqual([
    true,
    false,
  ]);
  await view.pressButton('外した2行を戻す');
  expect(view.testLines()).toContain('「保存」を押す');
  expect(view.panel.queryByRole('button', { name: /^外した/ })).toBeNull();
});

test('the test is copied and saved under its name', async () => {
  const view = await openRecorder([BEGIN_STEP, pressStep('保存')]);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await view.pressButton('テストを保存');
  fill(view.panel.getByLabelText('テストの名前'), '通知を保存');
  await view.pressButton('テストを保存');
  expect(names).toEqual(['recorded-録画した操作.spec.ts', 'recorded-通知を保存.spec.ts']);
  await view.pressButton('テストをコピー');
  await view.panel.findByText('コピーしました');
  expect(writeText.mock.lastCall?.[0]).toContain(
    "test('通知を保存 [2026-04-01]', async ({ open, page, records }) => {",
  );
  writeText.mockRejectedValue(new Error('denied'));
  await view.pressButton('テストをコピー');
  await view.panel.findByText(/^コピーできません/);
  expect(view.root.querySelector('textarea')?.value).toBe(writeText.mock.lastCall?.[0]);
});

test('a stopped recording plays from its beginning, without the removed actions', async () => {
  const view = await openRecorder([BEGIN_STEP, pressStep('保存'), pressStep('送信')]);
  expect(view.button('ページで再生').hasAttribute('disabled')).toBe(true);
  await view.pressButton('録画を止める');
  await view.pressButton('外す: 「保存」を押す');
  await view.pressButton('ページで再生');
  const [link, play] = vi.mocked<Harness['play']>(view.harness.play).mock.lastCall ?? [];
  expect(link).toMatch(/^\/akashi\/notification#qa\?role=none&.*now=2026-04-01T09:00:00/);
  expect([play?.steps.map(({ name }) => name), play?.stopsBefore]).toEqual([['送信'], 1]);
});

test('the last actions become a test without a recording', async () => {
  const writeStep = step('call', 'DELETE /', {
    writes: [{ table: 'news', scope: '', id: 1, before: null, after: null }],
  });
  const view = await openRecorder([pressStep('古い'), writeStep, pressStep('保存'), pressStep('送信')]);
  const count = view.panel.getByLabelText('操作の数');
  for (const invalidCount of ['0', '1.5', '401', 'x', '']) {
    fill(count, invalidCount);
    await view.pressButton('直前の操作から作る');
    expect(view.panel.getByRole('alert').textContent).toBe('1から400までの数を入力してください');
    expect(count.getAttribute('aria-invalid')).toBe('true');
  }
  fill(count, '2');
  await view.pressButton('直前の操作から作る');
  expect(view.panel.queryByRole('alert')).toBeNull();
  expect(view.testLines().filter((line) => line?.endsWith('を押す'))).toEqual([
    '「保存」を押す',
    '「送信」を押す',
  ]);
  expect(view.panel.getByText(/^録画より前の書き込みは含まれません/)).toBeTruthy();
});

test.each([
  [[pressStep('保存')], null, /^古い操作は残っていない/],
  [[], LINK, /^まだ操作がありません/],
] as const)(
  'without steps, or without their beginning, the last actions become no test',
  async (steps, start, reason) => {
    const view = await openRecorder([...steps], SEEN, start);
    await view.pressButton('直前の操作から作る');
    expect(view.panel.getByRole('alert').textContent).toMatch(reason);
  },
);

const pickHint = () => document.querySelector('p[data-harness]');

test('the next press on the page adds an expectation, while the panel is hidden', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><label>題名 <input value="花火"></label><i></i></main>',
  );
  const view = await openRecorder([BEGIN_STEP]);
  const panel = view.root.querySelector<HTMLElement>('#panel');
  const isShown = () => panel?.hidden === false;
  const pickElement = async (kind: string, selector: string) => {
    await view.pressButton(kind);
    expect([isShown(), pickHint()?.textContent]).toEqual([
      false,
      '確かめる要素を画面で押してください(Esc でやめる)',
    ]);
    fireEvent.click(document.querySelector(selector) as Element);
    await waitFor(() => expect([isShown(), pickHint()]).toEqual([true, null]));
  };
  await pickElement('文字・値', 'main input');
  await pickElement('表示', 'main input');
  await view.pressButton('行数');
  expect(
    view.steps
      .steps()
      .slice(1)
      .map(({ kind, name, value }) => [kind, name, value]),
  ).toEqual([
    ['expectText', '題名', '花火'],
    ['expectVisible', '題名', ''],
    ['expectRows', '', '20'],
  ]);
  await pickElement('表示', 'main i');
  expect(view.panel.getByRole('alert').textContent).toBe(
    'この要素は名前で見つけられません。別の要素を選んでください',
  );
  await view.pressButton('表示');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(view.panel.queryByRole('alert')).toBeNull();
  expect(view.steps.steps()).toHaveLength(4);
  document.querySelector('main')?.remove();
});

test('a page without a list has no number of rows to expect', async () => {
  const view = await openRecorder([BEGIN_STEP], { ...SEEN, rows: null });
  await view.pressButton('行数');
  expect(view.panel.getByRole('alert').textContent).toBe('この画面には一覧がありません');
  expect(view.steps.steps()).toHaveLength(1);
});

test('weak lines and long waits are marked', async () => {
  const weakStep = step('press', '次へ', { target: { role: 'button', name: '次へ', nth: 1 } });
  const start = `${LINK}&now=2026-04-01T09:00:00%2B09:00;paused`;
  const lateStep = { ...pressStep('保存'), at: NINE_OCLOCK + 3_600_000 };
  const view = await openRecorder([{ ...BEGIN_STEP, value: start }, weakStep, lateStep]);
  const warnings = [...view.root.querySelectorAll('.test-lines small')].map(({ textContent }) => textContent);
  expect(warnings).toEqual(['位置だけで見つけています', '時計を1分より長く進めています。手で書いてください']);
});

test('a recording whose beginning the tab no longer keeps says so, until another one begins [A-313]', async () => {
  const lostRecording = step('stopRecording', '', { value: 'lost' });
  const { panel, pressButton } = await openRecorder([pressStep('保存'), lostRecording]);
  expect(panel.getByRole('alert').textContent).toBe(
    'タブに残る操作と通信は400件までです。録画の始めが残っていないため、テストにできません。短く分けて録画してください',
  );
  await pressButton('録画を始める');
  await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
});
