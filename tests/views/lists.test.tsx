import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import { allowConsole } from '../console';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';

const POSTS = '/akashi/post/list-post';
const config = { ordering: true };

const listLoaded = () => screen.findByText(/^全\d/);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const authorHeading = () => screen.getByRole('columnheader', { name: '投稿者' });
const openToolDialog = async (user: { click(element: Element): Promise<void> }, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  // The texts of the three dialogs are loaded when the first of them opens.
  await waitFor(() => expect(within(dialog).queryByText('読み込み中…')).toBeNull());
  return dialog;
};

const closeDialog = (user: { click(element: Element): Promise<void> }) =>
  user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);

/** The files that the browser would have saved. */
function captureSavedFiles() {
  const savedFiles: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:export';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, blob: blobs.at(-1) as Blob });
  });
  return savedFiles;
}

const decodedText = async (blob: Blob | undefined, encoding: string) =>
  new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(await blob?.arrayBuffer());

test('a heading sorts ascending, descending and not at all; the address holds the ordering, the server sorts, from page 1', async () => {
  const { user, address, calls } = await renderConsole(`${POSTS}?page=2`, { config });
  await listLoaded();
  const visitedAddresses: (string | undefined)[] = [];
  for (const direction of ['ascending', 'descending', null]) {
    await user.click(within(authorHeading()).getByRole('link'));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
    expect(authorHeading().getAttribute('aria-sort')).toBe(direction);
    visitedAddresses.push(address());
  }
  expect(visitedAddresses).toEqual([`${POSTS}?order=author`, `${POSTS}?order=-author`, POSTS]);
  expect(calls().filter((call) => call.includes('ordering'))).toEqual([
    'GET /api/matching/?offset=0&limit=20&ordering=author 200',
    'GET /api/matching/?offset=0&limit=20&ordering=-author 200',
  ]);
});

test('when the backend cannot sort, headings have no links, and an ordering in the address is ignored', async () => {
  const { calls } = await renderConsole(`${POSTS}?order=author`, { config: { ordering: false } });
  await listLoaded();
  expect(within(screen.getByRole('columnheader', { name: '投稿者' })).queryByRole('link')).toBeNull();
  expect(calls().filter((call) => call.includes('/api/matching/?'))).toEqual([
    'GET /api/matching/?offset=0&limit=20 200',
  ]);
});

test('columns are hidden and shown again, and the choice is stored for this list, this user and this city', async () => {
  const { user, reload } = await renderConsole(POSTS);
  await listLoaded();
  expect(headings()).toEqual(['募集内容', '投稿者', '地域', '投稿日時', '操作']);
  const dialog = await openToolDialog(user, '列の表示');
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: '募集内容' }).disabled).toBe(true);
  await user.click(within(dialog).getByRole('checkbox', { name: '投稿者' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '地域' }));
  expect(headings()).toEqual(['募集内容', '投稿日時', '操作']);
  await reload();
  await listLoaded();
  expect(headings()).toEqual(['募集内容', '投稿日時', '操作']);
  await user.click(
    within(await openToolDialog(user, '列の表示')).getByRole('button', { name: 'すべて表示' }),
  );
  expect([headings().length, localStorage.getItem('columns:1:akashi:postList.title')]).toEqual([5, '']);
});

test('a text beside its title is hidden until a user shows it, and a link with hidden columns shows the others [A-339]', async () => {
  const { user, reload } = await renderConsole('/akashi/notification', { config });
  await listLoaded();
  expect(headings()).toEqual(['タイトル', '送信者', '送信先', '送信日時', '既読者数', '操作']);
  await user.click(within(await openToolDialog(user, '列の表示')).getByRole('checkbox', { name: '本文' }));
  const shownColumns = ['タイトル', '本文', '送信者', '送信先', '送信日時', '既読者数', '操作'];
  expect(headings()).toEqual(shownColumns);
  await reload();
  await listLoaded();
  expect(headings()).toEqual(shownColumns);
});

test('an older link that names its hidden columns shows all others [A-339]', async () => {
  await renderConsole('/akashi/notification?hide=operator', { config });
  await listLoaded();
  expect(headings()).toEqual(['タイトル', '本文', '送信先', '送信日時', '既読者数', '自分の既読', '操作']);
});

test('saved views are tabs above their list, and a list without saved views has no tabs', async () => {
  const { user, address } = await renderConsole(`${POSTS}?search=カメラ&order=-author`, { config });
  await listLoaded();
  expect(screen.queryByRole('navigation', { name: '保存した検索条件' })).toBeNull();
  const views = await openToolDialog(user, '保存した検索条件');
  await user.type(within(views).getByRole('textbox'), 'カメラ好き');
  await user.click(within(views).getByRole('button', { name: '今の検索条件を保存' }));
  await screen.findByText('保存しました。');
  await closeDialog(user);
  const tabs = within(screen.getByRole('navigation', { name: '保存した検索条件' }));
  const tabStates = () =>
    tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('aria-current')]);
  expect(tabStates()).toEqual([
    ['すべて', null],
    ['カメラ好き', 'page'],
  ]);
  await user.click(tabs.getByRole('link', { name: 'すべて' }));
  await waitFor(() => expect(address()).toBe(POSTS));
  expect(tabStates()).toEqual([
    ['すべて', 'page'],
    ['カメラ好き', null],
  ]);
  tabs.getByRole('link', { name: 'カメラ好き' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(address()).toBe(`${POSTS}?search=%E3%82%AB%E3%83%A1%E3%83%A9&order=-author&hide=`),
  );
  expect(tabStates()[1]).toEqual(['カメラ好き', 'page']);
});

test('the tab of the whole list keeps the current part of the page, and views saved in another tab appear at once', async () => {
  await renderConsole('/akashi/notification-store?tab=company&search=点検&page=2');
  await listLoaded();
  const key = 'views:1:akashi:notice.title';
  const newValue = JSON.stringify([{ name: '会社の点検', query: 'tab=company&search=点検&hide=' }]);
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  const tabs = within(await screen.findByRole('navigation', { name: '保存した検索条件' }));
  expect(tabs.getByRole('link', { name: 'すべて' }).getAttribute('href')).toBe(
    '/akashi/notification-store?tab=company',
  );
});

test('a saved view restores search, order and columns by its address, and is deleted after a confirmation', async () => {
  const { user, address } = await renderConsole(`${POSTS}?search=カメラ&order=-author&page=2`, { config });
  await listLoaded();
  await user.click(within(await openToolDialog(user, '列の表示')).getByRole('checkbox', { name: '地域' }));
  await closeDialog(user);
  let views = await openToolDialog(user, '保存した検索条件');
  expect(within(views).getByText(/^保存した検索条件はまだありません。/)).toBeDefined();
  await user.click(within(views).getByRole('button', { name: '今の検索条件を保存' }));
  await within(views).findByText('入力してください。');
  await user.type(within(views).getByRole('textbox'), ' カメラ好き ');
  await user.click(within(views).getByRole('button', { name: '今の検索条件を保存' }));
  await screen.findByText('保存しました。');
  const link = within(views).getByRole('link', { name: 'カメラ好き' });
  const expected = `${POSTS}?search=%E3%82%AB%E3%83%A1%E3%83%A9&order=-author&hide=city`;
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([expected, 'true']);
  await closeDialog(user);
  await user.click(screen.getByRole('link', { name: /^募集通報/ }));
  await screen.findByRole('heading', { name: '募集通報' });
  await user.click(screen.getAllByRole('link', { name: '募集一覧' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: '募集一覧' });
  await listLoaded();
  views = await openToolDialog(user, '保存した検索条件');
  await user.click(within(views).getByRole('link', { name: 'カメラ好き' }));
  await waitFor(() => expect(address()).toBe(expected));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(headings()).toEqual(['募集内容', '投稿者', '投稿日時', '操作']);

  views = await openToolDialog(user, '保存した検索条件');
  await user.click(within(views).getByRole('button', { name: '「カメラ好き」を削除' }));
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  expect(within(views).queryByRole('link')).toBeNull();
});

test('an export holds all found rows, loaded in parts, as the columns show them', async () => {
  const savedFiles = captureSavedFiles();
  const { user, backend } = await renderConsole(POSTS);
  await listLoaded();
  const dialog = await openToolDialog(user, 'CSV出力');
  await user.click(within(dialog).getByRole('button', { name: '出力する' }));
  await within(dialog).findByText(/^99件をCSVファイルに保存しました。$/);
  expect(savedFiles.map(({ name, blob }) => [name, blob.type])).toEqual([
    ['募集一覧_明石市_20260401-0900.csv', 'text/csv;charset=utf-8'],
  ]);
  const text = await decodedText(savedFiles[0]?.blob, 'utf-8');
  expect(text.startsWith('\uFEFF"募集内容","投稿者","地域","投稿日時"\r\n')).toBe(true);
  const rows = parse(text, { bom: true, relax_column_count: false });
  expect(rows).toHaveLength(100);
  expect(backend.log.entries().filter(({ url }) => url.includes('limit=500'))).toHaveLength(1);
});

test('an export of one page sends no request', async () => {
  const savedFiles = captureSavedFiles();
  const { user, backend } = await renderConsole(POSTS);
  await listLoaded();
  const callsBefore = backend.log.entries().length;
  const dialog = await openToolDialog(user, 'CSV出力');
  await user.click(within(dialog).getByRole('radio', { name: 'このページだけ（20件）' }));
  await user.click(within(dialog).getByRole('button', { name: '出力する' }));
  await within(dialog).findByText(/^20件を/);
  const rows = parse(await decodedText(savedFiles[0]?.blob, 'utf-8'), { bom: true });
  expect([rows.length, backend.log.entries().length]).toEqual([21, callsBefore]);
});

test('an export in Shift_JIS shows the characters it lacks before anything is saved, and the encoding is remembered', async () => {
  const savedFiles = captureSavedFiles();
  const { user } = await renderConsole(POSTS, { seed: 'edge' });
  await listLoaded();
  let dialog = await openToolDialog(user, 'CSV出力');
  await user.click(within(dialog).getByRole('radio', { name: /^Shift_JIS/ }));
  await user.click(within(dialog).getByRole('button', { name: '出力する' }));
  await within(dialog).findByText(/^Shift_JISにない文字が\d+種類あります。/);
  expect([within(dialog).getAllByRole('listitem').length > 0, savedFiles]).toEqual([true, []]);
  await user.click(within(dialog).getByRole('button', { name: '「?」に置き換えて保存' }));
  await within(dialog).findByText(/保存しました。$/);
  expect(await decodedText(savedFiles[0]?.blob, 'shift_jis')).toMatch(
    /^"募集内容","投稿者","地域","投稿日時"\r\n/,
  );
  await closeDialog(user);
  dialog = await openToolDialog(user, 'CSV出力');
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Shift_JIS/ }).checked).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: '出力する' }));
  await user.click(await within(dialog).findByRole('button', { name: 'UTF-8で保存' }));
  await within(dialog).findByText(/保存しました。$/);
  expect(savedFiles.map(({ blob }) => blob.type)).toEqual([
    'text/csv;charset=shift_jis',
    'text/csv;charset=utf-8',
  ]);
});

test('an interrupted export continues from where it stopped, and a cancelled one sends no more requests', async () => {
  const savedFiles = captureSavedFiles();
  const { user, backend } = await renderConsole(POSTS);
  await listLoaded();
  addFault(backend, 'GET /api/matching/ 500 x1');
  const dialog = await openToolDialog(user, 'CSV出力');
  await user.click(within(dialog).getByRole('button', { name: '出力する' }));
  await within(dialog).findByText(/^途中で止まりました（0件まで取得済み）。/);
  addFault(backend, 'GET /api/matching/ hang');
  await user.click(within(dialog).getByRole('button', { name: '続きから再開' }));
  await user.click(await within(dialog).findByRole('button', { name: 'キャンセル' }));
  expect([within(dialog).getByRole('button', { name: '出力する' }), savedFiles.length]).toEqual([
    expect.anything(),
    0,
  ]);
});

const UNREADABLE_NOTE =
  '20件のうち20件を読み取れませんでしたサーバーの応答の形が違います。詳細は管理者のエラーログにあります。';

test.each([
  ['/akashi/news', 'GET /:city/api/news/'],
  ['/akashi/notification?view=120', 'GET /:city/notifications/:param/users'],
  ['/akashi/notification?view=120&show=confirmations', 'GET /api/notification/user-notify/'],
])(
  'an alert counts the rows of %s that came and could not be read, and nothing says that the list is empty [A-193]',
  async (path, call) => {
    allowConsole(/^contract: /);
    await renderConsole(path, { fault: `${call} wrong:id`, config: { strict: false } });
    await waitFor(() =>
      expect([...document.querySelectorAll('.records-note')].map(({ textContent }) => textContent)).toEqual([
        UNREADABLE_NOTE,
      ]),
    );
  },
);
