import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { news } from '#api/content/news';
import { createFirebaseFaults } from '#mocks/backend/firebase/firebase-faults';
import { writeFault } from '#mocks/backend/protocol/fault-text';
import { callOptions, matchingOptions } from '#mocks/harness/panel/calls/call-options';
import { SCREEN_TITLES } from '#mocks/harness/panel/calls/screen-titles';
import { createFaultSets } from '#mocks/harness/panel/fault-sets';
import { editsOf, expectNoEdits } from '../../../edits';
import { PAGES } from '../../../matrix';
import { fill, LOGGED_CALL, openPanel, type PanelView, preparePanel } from './open-panel';

preparePanel();

const openFaultsPart = async (parts: Parameters<typeof openPanel>[0] = {}) => {
  const view = await openPanel(parts, '障害');
  await waitFor(() =>
    expect(view.root.querySelector('[role=option]:last-child small')?.textContent).not.toBe(''),
  );
  return view;
};

const optionsIn = ({ root }: PanelView) =>
  [...root.querySelectorAll('.chooser [role=presentation], .chooser [role=option]')].map(
    ({ textContent }) => textContent,
  );
const activeRules = ({ harness }: PanelView) => harness.faults.rules().map(writeFault);
const callSearch = ({ panel }: PanelView) =>
  panel.getByRole<HTMLInputElement>('combobox', { name: '障害を起こす呼び出し' });
const chooseCall = (view: PanelView, name: RegExp) =>
  view.user.click(view.panel.getByRole('option', { name }));

describe('R-WISH-09 faults from a searched list', () => {
  test('the calls of the page come first: those that it has sent, then those that the documentation names', async () => {
    const view = await openFaultsPart();
    act(() => view.harness.log.add(LOGGED_CALL));
    expect(optionsIn(view)).toEqual([
      'この画面の呼び出し',
      'POST/:city/notifications/E-055 · プッシュ通知',
      'GET/:city/notifications/E-054 · プッシュ通知',
      'DELETE/:city/notifications/:id/E-057 · プッシュ通知',
      'まとめて',
      '**すべての呼び出し',
      'GET*GETの呼び出しすべて',
      'POST*POSTの呼び出しすべて',
      'PUT*PUTの呼び出しすべて',
      'PATCH*PATCHの呼び出しすべて',
      'DELETE*DELETEの呼び出しすべて',
      'ほかの呼び出し',
      'PUT/:city/api/news/:id/E-133 · ニュース',
    ]);
  });

  test.each([
    ['にゅーす', 'in kana'],
    ['ｎｅｗｓ put', 'by words in any width'],
    ['E-133', 'by its number'],
  ])('a call is found by %s: %s', async (search) => {
    const view = await openFaultsPart();
    fill(callSearch(view), search);
    expect(optionsIn(view)).toEqual(['ほかの呼び出し', 'PUT/:city/api/news/:id/E-133 · ニュース']);
    fill(callSearch(view), 'nothing like it');
    expect(view.panel.getByText('一致する呼び出しはありません')).toBeTruthy();
  });

  test.each(['削除', '消す', 'delete'])(
    '%s finds the calls that delete, those of the page first',
    async (verb) => {
      const view = await openFaultsPart();
      fill(callSearch(view), verb);
      expect(optionsIn(view)).toEqual([
        'この画面の呼び出し',
        'DELETE/:city/notifications/:id/E-057 · プッシュ通知',
        'まとめて',
        'DELETE*DELETEの呼び出しすべて',
      ]);
    },
  );

  test('what a call does is found before the same word in a path', () => {
    const calls = [
      { path: '/send/', does: 'Lists what was sent.' },
      { path: '/messages/', does: 'Sends a message.' },
      { path: '/sendings/', does: 'Creates a sending.' },
    ].map((call) => ({ ids: [], method: 'POST', status: '', screen: '', ...call }));
    const endpoints = calls.map(({ path }) => ({ ...news.create, path }));
    const options = callOptions({ endpoints, documented: calls, entries: [], page: '/', screen: '/' });
    const foundOptions = matchingOptions(options, 'send').filter(({ group }) => group === 'other');
    expect(foundOptions.map(({ path }) => path)).toEqual(['/messages/', '/send/', '/sendings/']);
  });

  test('one click chooses a call of the page, a second adds what happens to it', async () => {
    const view = await openFaultsPart();
    await chooseCall(view, /DELETE \/:city/);
    expect(callSearch(view).value).toBe('DELETE /:city/notifications/:id/');
    const offered = [...view.root.querySelectorAll('.effects .chips button')].map((one) =>
      one.textContent?.trim(),
    );
    expect(offered).toEqual([
      '209 使用中で削除できない',
      '401 認証切れ',
      '403 権限なし',
      '404 見つからない',
      '406 セッション切れ',
      '409 先に更新された',
      '500 サーバーの障害',
      '通信断',
      '応答なし',
      '3秒遅れる',
      'JSONでない応答',
      '形の違う応答',
      '処理のあと応答が失われる(502)',
    ]);
    await view.user.click(view.panel.getByRole('button', { name: /209/ }));
    expect(activeRules(view)).toEqual(['DELETE /:city/notifications/:id/ 209']);
    expect(view.panel.getByText('追加しました: DELETE /:city/notifications/:id/ 209')).toBeTruthy();
    act(() => void view.harness.faults.take({ method: 'DELETE', path: '/:city/notifications/:id/' }));
    expect(view.panel.getByText('1回起きた')).toBeTruthy();
    await view.user.click(
      view.panel.getByRole('button', { name: 'DELETE /:city/notifications/:id/ 209 を外す' }),
    );
    expect(activeRules(view)).toEqual([]);
  });

  test('the fields of a request and an upload follow from the contract, and a fault applies to the next N calls', async () => {
    const view = await openFaultsPart();
    await chooseCall(view, /PUT \/:city\/api\/news/);
    fill(view.panel.getByLabelText('回数'), '２');
    const field = view.panel.getByLabelText<HTMLSelectElement>('入力項目を断る(400)');
    expect([...field.options].map(({ value }) => value)).toEqual(['', 'title', 'content', 'image', 'date']);
    fill(field, 'title');
    await view.user.click(view.panel.getByRole('button', { name: '送信が半分で切れる' }));
    expect(activeRules(view)).toEqual([
      'PUT /:city/api/news/:id/ 400:title x2',
      'PUT /:city/api/news/:id/ cut:50 x2',
    ]);
    fill(view.panel.getByLabelText('回数'), 'often');
    expect(view.panel.getByRole<HTMLButtonElement>('button', { name: /500/ }).disabled).toBe(true);
  });

  test('a call that reads can be empty or lack a field', async () => {
    const view = await openFaultsPart();
    await chooseCall(view, /GET \/:city\/notifications/);
    await view.user.click(view.panel.getByRole('button', { name: '空の応答' }));
    fill(view.panel.getByLabelText('応答の項目を抜く'), 'title');
    expect(activeRules(view)).toEqual([
      'GET /:city/notifications/ empty',
      'GET /:city/notifications/ wrong:title',
    ]);
  });

  test('the keyboard chooses a call, and Enter that confirms a composition chooses none', async () => {
    const view = await openFaultsPart();
    const search = callSearch(view);
    fill(search, 'news');
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    expect([search.value, search.getAttribute('aria-expanded')]).toEqual(['news', 'true']);
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(view.root.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent).toMatch(
      /^PUT/,
    );
    fireEvent.keyDown(search, { key: 'Enter' });
    expect([search.value, search.getAttribute('aria-expanded')]).toEqual([
      'PUT /:city/api/news/:id/',
      'false',
    ]);
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(search.getAttribute('aria-expanded')).toBe('true');
  });

  test('slow uploads are a fault of every call', async () => {
    const view = await openFaultsPart();
    const slowUploads = view.panel.getByLabelText('ファイル送信を遅くする');
    await view.user.click(slowUploads);
    expect(activeRules(view)).toEqual(['* * slow:700']);
    await view.user.click(slowUploads);
    expect(activeRules(view)).toEqual([]);
  });

  test('faults are written as in links, and an unreadable line adds none', async () => {
    const view = await openFaultsPart();
    const rulesField = view.panel.getByLabelText(/リンクの書き方/);
    fill(rulesField, 'DELETE * 500 x1\nEAT * 500');
    await view.user.click(view.panel.getByRole('button', { name: '追加' }));
    expect(view.panel.getByRole('alert').textContent).toBe('この指定は使えません: EAT * 500');
    expect(activeRules(view)).toEqual([]);
    fill(rulesField, 'DELETE * ５００ x1\n\nGET /akashi/notifications/ delay:800 @遅い');
    await view.user.click(view.panel.getByRole('button', { name: '追加' }));
    expect(activeRules(view)).toEqual(['DELETE * 500 x1', 'GET /akashi/notifications/ delay:800 @遅い']);
  });

  test('Firebase’s faults are added, each once, and removed', async () => {
    const view = await openFaultsPart({ firebaseFaults: createFirebaseFaults(['permission-denied']) });
    const choice = view.panel.getByLabelText<HTMLSelectElement>('Firebaseの障害');
    const offered = () => [...choice.options].map(({ value }) => value);
    expect(offered()).not.toContain('permission-denied');
    fill(choice, 'unavailable');
    expect([...view.root.querySelectorAll('.rows code')].map(({ textContent }) => textContent)).toEqual([
      'firebase permission-denied',
      'firebase unavailable',
    ]);
    await view.user.click(view.panel.getByRole('button', { name: 'firebase permission-denied を外す' }));
    expect(view.harness.firebaseFaults.current()).toEqual(['unavailable']);
    await view.user.click(view.panel.getByRole('button', { name: 'すべて外す' }));
    expect([view.harness.firebaseFaults.current(), offered()[1]]).toEqual([[], 'invalid-custom-token']);
  });
});

const readSets = (text: string | null) =>
  createFaultSets({ getItem: () => text, setItem: () => {} })
    .all()
    .map(({ name, faults }) => [name, faults.length]);

describe('R-WISH-09 saved faults', () => {
  test('the active faults are saved under a name, switched off and on, copied and deleted', async () => {
    const view = await openFaultsPart();
    act(() => {
      view.harness.faults.add({ method: 'DELETE', path: '*', effect: { kind: 'empty' }, left: 2 });
    });
    fill(view.panel.getByLabelText('今の障害に名前を付けて保存'), '削除 失敗');
    await view.user.click(view.panel.getByRole('button', { name: '保存' }));
    expect(activeRules(view)).toEqual(['DELETE * empty x2 @削除%20失敗']);
    expect(localStorage.getItem('machi-fault-sets')).toBe(
      '[{"name":"削除 失敗","faults":["DELETE * empty x2 @削除%20失敗"]}]',
    );
    const setCheckbox = view.panel.getByRole<HTMLInputElement>('checkbox', { name: /削除 失敗/ });
    expect(setCheckbox.checked).toBe(true);
    await view.user.click(setCheckbox);
    expect([setCheckbox.checked, activeRules(view)]).toEqual([false, []]);
    await view.user.click(setCheckbox);
    expect(activeRules(view)).toEqual(['DELETE * empty x2 @削除%20失敗']);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(view.panel.getByRole('button', { name: '削除 失敗を文字でコピー' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('DELETE * empty x2 @削除%20失敗');
    await view.user.click(view.panel.getByRole('button', { name: '削除 失敗を削除' }));
    expect([localStorage.getItem('machi-fault-sets'), activeRules(view).length]).toEqual(['[]', 1]);
  });

  test('sets of another version are read as far as they can be', () => {
    expect(readSets(null)).toEqual([]);
    expect(readSets('not JSON')).toEqual([]);
    expect(readSets('{}')).toEqual([]);
    expect(
      readSets('[3, {"name": 1, "faults": []}, {"name": "old", "faults": ["EAT *", "GET * 500"]}]'),
    ).toEqual([['old', 1]]);
  });
});

test('the titles of the screens are those of the console', () => {
  const rows = Object.entries(SCREEN_TITLES).map(([path, title]) => `${path} ${title}`);
  const pages = PAGES.map(([path, title]) => `${path} ${title}`);
  expectNoEdits(editsOf('mocks/harness/panel/calls/screen-titles.ts', rows, pages));
});
