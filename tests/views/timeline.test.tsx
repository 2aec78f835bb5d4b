import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { POLLING_INTERVAL } from '#domain/base/limits';
import type { TimelineRow } from '#mocks/backend/tables/content/timeline';
import { timelineTable } from '#mocks/backend/tables/content/timeline';
import { allowConsole } from '../console';
import { addFault, type Scenario } from '../open-console';
import { tickOf } from './polling';
import { renderConsole } from './render-console';
import { fieldLabels } from './whole-record';

const TIMELINE = '/akashi/timeline';

async function openTimeline(path = TIMELINE, scenario: Scenario = {}) {
  const testConsole = await renderConsole(path, scenario);
  await screen.findByText(/^全/);
  const table = testConsole.backend.db.of(timelineTable);
  const storedRows = () => table.list({ city: 'akashi', sort: '-created_at,-id' }).rows;
  const ownId = testConsole.backend.accounts.find(
    ({ username }) => username === (scenario.as ?? 'Administrator').toLowerCase(),
  )?.id;
  return {
    ...testConsole,
    table,
    storedRows,
    ownId: ownId ?? 0,
    /** Creates an entry of another user, without the console. */
    createEntry: (content: string, change: Partial<TimelineRow> = {}) =>
      table.create({
        content,
        images: [],
        author: '山本商店',
        author_id: null,
        created_at: new Date(testConsole.clock.now()).toISOString(),
        city: 'akashi',
        ...change,
      }),
    timelineCalls: () => testConsole.calls().filter((call) => call.includes('/akashi/api/timeline/')),
  };
}

const feedEntries = () => within(screen.getByRole('feed')).queryAllByRole('article');
const entryTexts = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.querySelector('.entry-text')?.textContent ?? '');
/** Addresses of the pictures and of the videos’ previews. */
const picturesOf = (element: HTMLElement) =>
  [...element.querySelectorAll('.entry-pictures img, .entry-videos img')].map((img) =>
    // a page of 500 pictures loads those that are near
    img.getAttribute('loading') === 'lazy' ? img.getAttribute('src') : null,
  );
const entryOf = (content: string) => {
  const entryElement = feedEntries().find((one) => entryTexts([one])[0] === content);
  if (!entryElement) throw new Error(`no entry has the text ${content}`);
  return within(entryElement);
};
const TEXTAREA = { selector: 'textarea' };
const findField = (label: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(label, TEXTAREA);
const changeField = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, TEXTAREA), { target: { value } });

test('entries are listed newest first, 20 and 20 more up to the end, with an age that follows the clock [R-GEN-20, R-SCR-31, R-CONST-02, R-ENT-41, A-036, A-052, A-154]', async () => {
  const { user, storedRows, createEntry, reload, pass, timelineCalls } = await openTimeline();
  const newText = createEntry('たった今の様子です。').content ?? '';
  await reload();
  await waitFor(() => expect(entryTexts(feedEntries())[0]).toBe(newText));
  expect(entryTexts(feedEntries())).toEqual(
    storedRows()
      .slice(0, 20)
      .map(({ content }) => content),
  );
  expect(entryOf(newText).getByRole('link', { name: 'たった今' })).toBeTruthy();
  pass(5 * 60_000);
  await waitFor(() => expect(entryOf(newText).getByRole('link', { name: '5分前' })).toBeTruthy());
  const entryCount = storedRows().length;
  while (feedEntries().length < entryCount) {
    const countBefore = feedEntries().length;
    await user.click(screen.getByRole('button', { name: 'さらに表示' }));
    await waitFor(() => expect(feedEntries().length).toBeGreaterThan(countBefore));
  }
  await screen.findByText(`これ以上の投稿はありません（全${entryCount}件）。`);
  expect(entryTexts(feedEntries())).toEqual(storedRows().map(({ content }) => content));
  expect(feedEntries().map(picturesOf)).toEqual(
    storedRows().map(({ images, videos }) => [
      ...images,
      ...(videos?.thumbnails ?? []).map(({ url }) => url),
    ]),
  );
  const pageCount = Math.ceil(entryCount / 20);
  expect(timelineCalls().slice(-pageCount)).toEqual(
    Array.from(
      { length: pageCount },
      (_, index) => `GET /akashi/api/timeline/?offset=${index * 20}&limit=20 200`,
    ),
  );
});

test('an entry is written at its later position: rules show errors at their fields, and a failure or a reload keeps the form values [A-036, A-104, A-125, A-189]', async () => {
  const { user, reload, storedRows, timelineCalls, ownId, pass, backend } = await openTimeline();
  await user.click(screen.getByRole('link', { name: '投稿する' }));
  expect(document.activeElement).toBe(await findField(/^本文/));
  expect(fieldLabels(document.querySelector('.entry-form') as HTMLElement)).toEqual([
    '本文',
    '写真',
    '動画（YouTubeのリンク、1行に1つ）',
  ]);
  changeField(/^本文/, 'あ'.repeat(5001));
  changeField(/^動画/, 'https://youtu.be/machi000001\nhttps://example.com');
  expect(screen.getByText('5,001/5,000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await screen.findByText(/^5,?000文字以内/);
  await screen.findByText('2行目はYouTubeの動画のリンクではありません。');
  changeField(/^本文/, '市場の朝です。\n2行目です。');
  changeField(/^動画/, 'https://youtu.be/machi000001');
  pass(300);
  expect(timelineCalls().filter((call) => call.startsWith('POST'))).toEqual([]);

  await reload();
  await screen.findByText(/保存前の入力を復元しました/);
  addFault(backend, 'POST /:city/api/timeline/ 500 x1');
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await screen.findByText('Server Error Occured. Please Try Again !');
  expect((await findField(/^本文/)).value).toBe('市場の朝です。\n2行目です。');
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(entryTexts(feedEntries())[0]).toBe('市場の朝です。\n2行目です。'));
  expect(screen.queryByLabelText(/^本文/, TEXTAREA)).toBeNull();
  const newEntry = entryOf('市場の朝です。\n2行目です。');
  expect(newEntry.getByRole('link', { name: '動画1をYouTubeで開く' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=machi000001',
  );
  expect(newEntry.getByText('自分')).toBeTruthy();
  expect(storedRows()[0]).toMatchObject({ author: '管理者', author_id: ownId });
});

/** For each entry: whether it is the user’s own, and whether it can be edited and deleted. */
const shownRights = () =>
  new Set(
    feedEntries().map((one) => {
      const { queryByText, queryByRole } = within(one);
      return [
        queryByText('自分') ? 'own' : 'other',
        queryByRole('link', { name: /を編集$/ }) ? 'edit' : '',
        queryByRole('button', { name: /を削除$/ }) ? 'delete' : '',
      ].join(' ');
    }),
  );

test.each<[NonNullable<Scenario['as']>, string[]]>([
  ['Administrator', ['own edit delete', 'other  delete']],
  ['Operator', ['own edit delete', 'other  delete']],
  ['owner_shop', ['own edit delete', 'other  ']],
  ['staff_shop', ['own edit delete', 'other  ']],
  ['Advertiser', ['other  ']],
])('%s has the actions that the role allows on own and other entries [A-170]', async (as, rights) => {
  await openTimeline(TIMELINE, { as });
  await waitFor(() => expect([...shownRights()].toSorted()).toEqual(rights.toSorted()));
  expect(screen.getAllByRole('link', { name: '投稿する' }).length).toBeGreaterThan(0);
});

test('an entry is edited at its position, and deleted after a confirmation that names it, without loading the other entries again', async () => {
  const { user, createEntry, ownId, reload, timelineCalls, table, storedRows } = await openTimeline();
  const { id } = createEntry('朝市は7時からです。', { author_id: ownId, author: '管理者' });
  await reload();
  await waitFor(() => expect(entryTexts(feedEntries())[0]).toBe('朝市は7時からです。'));
  const totalBefore = storedRows().length;
  await user.click(screen.getByRole('link', { name: '「朝市は7時からです。」を編集' }));
  expect((await findField(/^本文/)).closest('article')?.id).toBe(`entry-${id}`);
  // No other entry can be deleted meanwhile.
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /を削除$/ })[0]?.disabled).toBe(true);
  changeField(/^本文/, '朝市は6時からです。');
  const requestCount = timelineCalls().length;
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(entryTexts(feedEntries())[0]).toBe('朝市は6時からです。'));
  expect(document.activeElement?.id).toBe(`entry-${id}`);

  await user.click(screen.getByRole('button', { name: '「朝市は6時からです。」を削除' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  confirmation.getByText('朝市は6時からです。');
  await user.click(confirmation.getByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  await waitFor(() => expect(entryTexts(feedEntries())[0]).not.toBe('朝市は6時からです。'));
  expect(table.find(id)).toBeNull();
  expect(document.querySelector('.list-total')?.textContent).toBe(`全${totalBefore - 1}件`);
  expect(
    timelineCalls()
      .slice(requestCount)
      .filter((call) => call.includes('limit')),
  ).toEqual([]);
});

test('an entry deleted by another user shows an error and keeps the form values, and a changed one is shown beside them [A-203]', async () => {
  const { user, createEntry, ownId, reload, table } = await openTimeline();
  const authorship = { author_id: ownId, author: '管理者' };
  const { id } = createEntry('朝市は7時からです。', authorship);
  await reload();
  await waitFor(() => expect(entryTexts(feedEntries())[0]).toBe('朝市は7時からです。'));
  await user.click(screen.getByRole('link', { name: '「朝市は7時からです。」を編集' }));
  await findField(/^本文/);
  changeField(/^本文/, '朝市は6時からです。');
  table.update(id, { content: '朝市は中止です。' });
  await user.click(screen.getByRole('button', { name: '保存する' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  conflict.getByText('朝市は中止です。');
  await user.click(conflict.getByRole('button', { name: '編集に戻る' }));

  table.remove(id);
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText(/^この記録は見つかりません。/);
  expect((await findField(/^本文/)).value).toBe('朝市は6時からです。');
  await user.click(screen.getByRole('button', { name: 'キャンセル' }));
  await user.click(await screen.findByRole('button', { name: '破棄して閉じる' }));
  await waitFor(() => expect(document.getElementById(`entry-${id}`)).toBeNull());
});

test('new entries of others are counted and only shown after a click, and changed entries are updated at once [A-156]', async () => {
  const tick = tickOf(POLLING_INTERVAL);
  const { user, createEntry, storedRows, table } = await openTimeline();
  const textsBefore = entryTexts(feedEntries());
  const [first] = storedRows();
  createEntry('雨が降ってきました。');
  createEntry('傘をお貸しします。');
  table.update(first?.id ?? 0, { content: '書き直しました。' });
  tick();
  const button = await screen.findByRole('button', { name: '新しい投稿2件を表示' });
  await waitFor(() => expect(entryTexts(feedEntries())).toEqual(textsBefore.with(0, '書き直しました。')));
  await user.click(button);
  await waitFor(() =>
    expect(entryTexts(feedEntries()).slice(0, 3)).toEqual([
      '傘をお貸しします。',
      '雨が降ってきました。',
      '書き直しました。',
    ]),
  );
  expect(document.activeElement?.id).toBe('timeline-feed');
  expect(screen.queryByRole('button', { name: /^新しい投稿/ })).toBeNull();
});

test('an entry has an address that shows it from any page, to its author as a form, to others for reading', async () => {
  const { table, storedRows, address, reload, user } = await openTimeline(`${TIMELINE}?view=1`);
  await screen.findByRole('dialog', { name: '投稿' });
  const [ownEntry, othersEntry] = [
    storedRows().findLast(({ author }) => author === '管理者'),
    storedRows().findLast(({ author }) => author !== '管理者'),
  ];
  const openAt = async (query: string) => {
    history.replaceState(null, '', `${TIMELINE}?${query}`);
    await reload();
    return within(await screen.findByRole('dialog'));
  };
  const othersDialog = await openAt(`view=${othersEntry?.id}`);
  await othersDialog.findByRole('heading', { name: othersEntry?.author ?? '' });
  await user.click(othersDialog.getByRole('button', { name: '削除' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }));
  await waitFor(() => expect(address()).toBe(TIMELINE));
  expect(table.find(othersEntry?.id ?? 0)).toBeNull();

  const missingDialog = await openAt(`view=${othersEntry?.id}`);
  await missingDialog.findByText(/^この記録は見つかりません。/);
  const editDialog = await openAt(`edit=${ownEntry?.id}`);
  expect((await editDialog.findByLabelText<HTMLTextAreaElement>(/^本文/, TEXTAREA)).value).toBe(
    ownEntry?.content,
  );
  const readOnlyDialog = await openAt(`edit=${storedRows().find(({ author_id }) => author_id === null)?.id}`);
  await readOnlyDialog.findByRole('button', { name: '削除' });
  expect(readOnlyDialog.queryByLabelText(/^本文/, TEXTAREA)).toBeNull();
});

test('a search finds text and authors, shows when nothing matches, and can be cleared', async () => {
  const { user, pass, address } = await openTimeline();
  const searchFor = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    pass(300);
  };
  searchFor('店舗オーナー');
  await waitFor(() =>
    expect(new Set(feedEntries().map((one) => one.querySelector('b')?.textContent))).toEqual(
      new Set(['店舗オーナー']),
    ),
  );
  searchFor('そんな言葉はない');
  await screen.findByText(/「そんな言葉はない」/);
  await user.click(await screen.findByRole('button', { name: '検索条件を消す' }));
  await waitFor(() => expect(feedEntries().length).toBe(20));
  expect(address()).toBe(TIMELINE);
});

test('an empty timeline explains itself, and a failed first or next page can be loaded again', async () => {
  const { user, backend, unmount } = await openTimeline();
  addFault(backend, 'GET /:city/api/timeline/ 500 x1');
  await user.click(screen.getByRole('button', { name: 'さらに表示' }));
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(feedEntries().length).toBe(40));
  unmount();

  const testConsole = await renderConsole(TIMELINE, { fault: 'GET /:city/api/timeline/ 500 x1' });
  await testConsole.user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(feedEntries().length).toBe(20));
  testConsole.unmount();

  await openTimeline(TIMELINE, { seed: 'empty' });
  await screen.findByText(/^アプリのユーザーに伝えたいことを/);
  expect(screen.queryByRole('button', { name: 'さらに表示' })).toBeNull();
});

test('scrolling near the end loads more, also when the end was far and near within one frame', async () => {
  const observers: ((near: boolean[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (records: { isIntersecting: boolean }[]) => void) {
        observers.push((near) => callback(near.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await openTimeline();
  act(() => observers.at(-1)?.([false]));
  expect(feedEntries().length).toBe(20);
  act(() => observers.at(-1)?.([false, true]));
  await waitFor(() => expect(feedEntries().length).toBe(40));
});

test('entries that came and could not be read are reported, with nothing about an empty feed [A-193]', async () => {
  allowConsole(/^contract: /);
  await renderConsole(TIMELINE, { fault: 'GET /:city/api/timeline/ wrong:id', config: { strict: false } });
  await waitFor(() =>
    expect([...document.querySelectorAll('.records-note')].map(({ textContent }) => textContent)).toEqual([
      '20件のうち20件を読み取れませんでしたサーバーの応答の形が違います。詳細は管理者のエラーログにあります。',
    ]),
  );
});
