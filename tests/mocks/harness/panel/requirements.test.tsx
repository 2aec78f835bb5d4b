import { commit, requirements } from 'virtual:requirements';
import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createLog } from '#mocks/backend/protocol/log';
import { readBugReport } from '#mocks/harness/report/bug-report';
import { isOnScreen } from '#mocks/harness/requirements/requirement';
import { captureSavedFiles } from './capture-saved-files';
import {
  fill,
  LOGGED_CALL,
  openPanel,
  openPart,
  type PanelView,
  preparePanel,
  unmountPanel,
} from './open-panel';

preparePanel();

const SCREEN = '/:city/notification';
const REQUIREMENT = requirements.find(({ id }) => id === 'R-SCR-08');
const screenRequirements = requirements.filter((row) => isOnScreen(row, SCREEN));
/** Without roles, which jsdom takes long to compute for many rows. */
const idsIn = ({ root }: PanelView, section: 0 | 1) =>
  [...(root.querySelectorAll('section')[section]?.querySelectorAll('.what code') ?? [])].map(
    ({ textContent }) => textContent,
  );
const rowOf = ({ root }: PanelView, id: string) => {
  const code = [...root.querySelectorAll('.what code')].find(({ textContent }) => textContent === id);
  const row = code?.closest('li');
  if (!row) throw new Error(`${id} is not shown`);
  return row;
};
const actionOf = (view: PanelView, id: string, name: RegExp) =>
  within(rowOf(view, id)).getByRole('button', { name });
const titlesOf = ({ root }: PanelView) =>
  [...root.querySelectorAll('section > h3')].map(({ textContent }) => textContent);

test('the requirements of this screen come first and follow the address; the others are shown in pieces', async () => {
  const view = await openPanel({}, '要件');
  expect(idsIn(view, 0)).toEqual(screenRequirements.map(({ id }) => id));
  expect(titlesOf(view)).toEqual([
    `この画面の要件 ${screenRequirements.length}件`,
    `ほかの要件 ${requirements.length - screenRequirements.length}件`,
  ]);
  expect(idsIn(view, 1)).toHaveLength(40 - screenRequirements.length);
  await view.user.click(view.panel.getByText(`残り${requirements.length - 40}件を表示`));
  expect(idsIn(view, 1)).toHaveLength(140 - screenRequirements.length);
  act(() => {
    history.replaceState(null, '', '/login');
    window.dispatchEvent(new Event('replaceState'));
  });
  expect(idsIn(view, 0)).toContain('R-SCR-02');
});

test('a search finds ids, texts, checks and tests, on this screen and elsewhere', async () => {
  const view = await openPanel({}, '要件');
  const search = view.panel.getByLabelText('要件を検索');
  fill(search, 'ｒ-scr-0 counters');
  expect([idsIn(view, 0), idsIn(view, 1)]).toEqual([['R-SCR-09'], []]);
  fill(search, 'tests/build/requirements.test.ts every requirement');
  expect([idsIn(view, 0), idsIn(view, 1)]).toEqual([[], ['R-GEN-05']]);
  fill(search, 'no such words');
  expect(view.panel.getAllByText('一致する要件はありません')).toHaveLength(2);
});

test('a row unfolds to its check, its tests and a note; the result and the note survive a reload [R-WISH-09]', async () => {
  const view = await openPanel({}, '要件');
  await view.user.click(actionOf(view, 'R-SCR-08', /^R-SCR-08 を合格にする$/));
  await view.user.click(actionOf(view, 'R-SCR-08', /^R-SCR-08 *\/\{city\}/));
  const row = within(rowOf(view, 'R-SCR-08'));
  expect(row.getByText('確認方法: e2e.')).toBeTruthy();
  expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    REQUIREMENT?.tests.map(({ file, title }) => `${title || '表から作られるテスト'}${file}`),
  );
  fill(row.getByLabelText('注記'), '再送は未確認');
  expect(view.panel.getByText('✓ 1件・✗ 0件・注記 1件')).toBeTruthy();
  unmountPanel();
  const reopenedView = await openPanel({}, '要件');
  expect(actionOf(reopenedView, 'R-SCR-08', /合格にする/).ariaPressed).toBe('true');
  expect(rowOf(reopenedView, 'R-SCR-08').querySelector('.kept')?.textContent).toMatch(
    new RegExp(`^再送は未確認\\d\\d/\\d\\d \\d\\d:\\d\\d・版 ${commit}$`),
  );
  const filter = reopenedView.panel.getByLabelText('結果で絞り込み');
  const filteredIds: unknown[] = [];
  for (const name of ['✓ 合格', '✗ 不合格', '注記あり']) {
    await reopenedView.user.selectOptions(filter, name);
    filteredIds.push(idsIn(reopenedView, 0));
  }
  expect(filteredIds).toEqual([['R-SCR-08'], [], ['R-SCR-08']]);
  await reopenedView.user.selectOptions(filter, '結果なし');
  expect(idsIn(reopenedView, 0)).toHaveLength(screenRequirements.length - 1);
  // a second press takes the result back
  await reopenedView.user.selectOptions(filter, 'すべて');
  await reopenedView.user.click(actionOf(reopenedView, 'R-SCR-08', /合格にする/));
  expect(reopenedView.panel.getByText('✓ 0件・✗ 0件・注記 1件')).toBeTruthy();
});

test('a result of another build says so', async () => {
  const result = { id: 'R-SCR-08', result: 'passed', note: '', build: '0000000', at: '2026-04-01T00:00:00Z' };
  localStorage.setItem('machi-requirement-results', JSON.stringify([result]));
  const view = await openPanel({}, '要件');
  expect(rowOf(view, 'R-SCR-08').querySelector('.kept')?.textContent).toBe(
    '04/01 09:00・版 0000000別の版の結果です',
  );
});

test('✗ opens the report with the requirement as its title, and the result is in its file [R-WISH-09]', async () => {
  const { files } = captureSavedFiles();
  const view = await openPanel({}, '要件');
  await view.user.click(actionOf(view, 'R-SCR-08', /^R-SCR-08 を不合格にして報告を書く$/));
  const title = await view.panel.findByLabelText<HTMLInputElement>('題名');
  expect(title.value).toBe(`R-SCR-08 ${REQUIREMENT?.text}`);
  await waitFor(() => expect(view.root.activeElement).toBe(title));
  expect(view.panel.getByText(`要件: R-SCR-08 ✗ (${commit})`)).toBeTruthy();
  await view.user.click(view.panel.getByText('ファイルに保存'));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const reportedResult = {
    id: 'R-SCR-08',
    text: REQUIREMENT?.text,
    result: 'failed',
    note: '',
    build: commit,
  };
  expect(readBugReport((await files[0]?.text()) ?? '')).toMatchObject({
    requirement: { ...reportedResult, at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  // a report about something else has none
  await view.user.click(view.panel.getByText('要件を外す'));
  await view.user.click(view.panel.getByText('ファイルに保存'));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  expect(JSON.parse((await files[1]?.text()) ?? '')).not.toHaveProperty('requirement');
  await openPart(view, '要件');
  expect(actionOf(view, 'R-SCR-08', /不合格/).ariaPressed).toBe('true');
});

test('the results are saved as CSV with a byte order mark and as Markdown, and their removal is undone', async () => {
  const { files, names } = captureSavedFiles();
  const view = await openPanel({}, '要件');
  const button = (name: string) => view.panel.getByText<HTMLButtonElement>(name);
  expect(['CSVを保存', 'Markdownを保存', '結果を消す'].map((name) => button(name).disabled)).toEqual([
    true,
    true,
    true,
  ]);
  await view.user.click(actionOf(view, 'R-SCR-08', /合格にする/));
  await view.user.click(button('CSVを保存'));
  await view.user.click(button('Markdownを保存'));
  expect(names).toEqual([
    expect.stringMatching(/^machi-requirements-[\d-]+\.csv$/),
    expect.stringMatching(/^machi-requirements-[\d-]+\.md$/),
  ]);
  const [csv, markdown] = await Promise.all(files.map((file) => file.arrayBuffer()));
  expect([...new Uint8Array(csv ?? new ArrayBuffer(0)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(csv)).toContain('"R-SCR-08","/{city}/notification: list');
  expect(new TextDecoder().decode(markdown)).toContain('| R-SCR-08 | /{city}/notification: list');
  await view.user.click(button('結果を消す'));
  expect(view.panel.getByText('結果を消しました')).toBeTruthy();
  await view.user.click(button('元に戻す'));
  expect(view.panel.getByText('✓ 1件・✗ 0件・注記 0件')).toBeTruthy();
});

test('the calls of the screen have their rows, and each declared status was seen or not', async () => {
  const log = createLog();
  const view = await openPanel({ log }, '要件');
  act(() => log.add({ ...LOGGED_CALL, status: 200 }));
  act(() => log.add({ ...LOGGED_CALL, status: 500 }));
  const calls = view.panel.getByText('この画面の通信').closest('details') as HTMLElement;
  const callRows = () =>
    [...calls.querySelectorAll('li')].map((item) =>
      ['.method', '.where', '.statuses'].map((part) => item.querySelector(part)?.textContent).join(' '),
    );
  await waitFor(() => expect(callRows()).toHaveLength(3));
  expect(callRows()).toEqual([
    'POST /:city/notifications/ 200 ✓201 –500 宣言なし',
    'GET /:city/notifications/ 200 –',
    'DELETE /:city/notifications/:id/ 200 –204 –209 –',
  ]);
  expect(calls.querySelector('small:not(summary small)')?.textContent).toMatch(
    /^E-\d{3}.* · Sends a notification/,
  );
});
