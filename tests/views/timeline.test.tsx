import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { POLLING_INTERVAL } from '#domain/base/limits';
import type { TimelineRow } from '#mocks/backend/tables/content/timeline';
import { timelineTable } from '#mocks/backend/tables/content/timeline';
import { allowConsole } from '../console';
import { addFault, type Scenario } from '../open-console';
import { tickOf } from './polling';
import { renderConsole } from './render-console';
import { fieldsOf } from './whole-record';

const PAGE = '/akashi/timeline';

async function open(path = PAGE, scenario: Scenario = {}) {
  const kit = await renderConsole(path, scenario);
  await screen.findByText(/^全/);
  const table = kit.backend.db.of(timelineTable);
  const rows = () => table.list({ city: 'akashi', sort: '-created_at,-id' }).rows;
  const me = kit.backend.accounts.find(
    ({ username }) => username === (scenario.as ?? 'Administrator').toLowerCase(),
  )?.id;
  return {
    ...kit,
    table,
    rows,
    me: me ?? 0,
    /** Creates an entry of another user, without the console. */
    written: (content: string, change: Partial<TimelineRow> = {}) =>
      table.create({
        content,
        images: [],
        author: '山本商店',
        author_id: null,
        created_at: new Date(kit.clock.now()).toISOString(),
        city: 'akashi',
        ...change,
      }),
    requests: () => kit.calls().filter((call) => call.includes('/akashi/api/timeline/')),
  };
}

const entries = () => within(screen.getByRole('feed')).queryAllByRole('article');
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.querySelector('.entry-text')?.textContent ?? '');
/** Addresses of the pictures and of the videos’ previews. */
const picturesOf = (element: HTMLElement) =>
  [...element.querySelectorAll('.entry-pictures img, .entry-videos img')].map((img) =>
    // a page of 500 pictures loads those that are near
    img.getAttribute('loading') === 'lazy' ? img.getAttribute('src') : null,
  );
const entry = (content: string) => {
  const found = entries().find((one) => textsOf([one])[0] === content);
  if (!found) throw new Error(`no entry has the text ${content}`);
  return within(found);
};
const TEXT = { selector: 'textarea' };
const field = (label: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(label, TEXT);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, TEXT), { target: { value } });

test('entries are listed newest first, 20 and 20 more up to the end, with an age that follows the clock [R-GEN-20, R-SCR-31, R-CONST-02, R-ENT-41, A-036, A-052, A-154]', async () => {
  const { user, rows, written, reload, pass, requests } = await open();
  const fresh = written('たった今の様子です。').content ?? '';
  await reload();
  await waitFor(() => expect(textsOf(entries())[0]).toBe(fresh));
  expect(textsOf(entries())).toEqual(
    rows()
      .slice(0, 20)
      .map(({ content }) => content),
  );
  expect(entry(fresh).getByRole('link', { name: 'たった今' })).toBeTruthy();
  pass(5 * 60_000);
  await waitFor(() => expect(entry(fresh).getByRole('link', { name: '5分前' })).toBeTruthy());
  const total = rows().length;
  while (entries().length < total) {
    const before = entries().length;
    await user.click(screen.getByRole('button', { name: 'さらに表示' }));
    await waitFor(() => expect(entries().length).toBeGreaterThan(before));
  }
  await screen.findByText(`これ以上の投稿はありません（全${total}件）。`);
  expect(textsOf(entries())).toEqual(rows().map(({ content }) => content));
  expect(entries().map(picturesOf)).toEqual(
    rows().map(({ images, videos }) => [...images, ...(videos?.thumbnails ?? []).map(({ url }) => url)]),
  );
  const pages = Math.ceil(total / 20);
  expect(requests().slice(-pages)).toEqual(
    Array.from(
      { length: pages },
      (_, index) => `GET /akashi/api/timeline/?offset=${index * 20}&limit=20 200`,
    ),
  );
});

test('an entry is written at its later position: rules show errors at their fields, and a failure or a reload keeps the form values [A-036, A-104, A-125, A-189]', async () => {
  const { user, reload, rows, requests, me, pass, backend } = await open();
  await user.click(screen.getByRole('link', { name: '投稿する' }));
  expect(document.activeElement).toBe(await field(/^本文/));
  expect(fieldsOf(document.querySelector('.entry-form') as HTMLElement)).toEqual([
    '本文',
    '写真',
    '動画（YouTubeのリンク、1行に1つ）',
  ]);
  type(/^本文/, 'あ'.repeat(5001));
  type(/^動画/, 'https://youtu.be/machi000001\nhttps://example.com');
  expect(screen.getByText('5,001/5,000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await screen.findByText(/^5,?000文字以内/);
  await screen.findByText('2行目はYouTubeの動画のリンクではありません。');
  type(/^本文/, '市場の朝です。\n2行目です。');
  type(/^動画/, 'https://youtu.be/machi000001');
  pass(300);
  expect(requests().filter((call) => call.startsWith('POST'))).toEqual([]);

  await reload();
  await screen.findByText(/保存前の入力を復元しました/);
  addFault(backend, 'POST /:city/api/timeline/ 500 x1');
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await screen.findByText('Server Error Occured. Please Try Again !');
  expect((await field(/^本文/)).value).toBe('市場の朝です。\n2行目です。');
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(textsOf(entries())[0]).toBe('市場の朝です。\n2行目です。'));
  expect(screen.queryByLabelText(/^本文/, TEXT)).toBeNull();
  const own = entry('市場の朝です。\n2行目です。');
  expect(own.getByRole('link', { name: '動画1をYouTubeで開く' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=machi000001',
  );
  expect(own.getByText('自分')).toBeTruthy();
  expect(rows()[0]).toMatchObject({ author: '管理者', author_id: me });
});

/** For each entry: whether it is the user’s own, and whether it can be edited and deleted. */
const rightsShown = () =>
  new Set(
    entries().map((one) => {
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
  await open(PAGE, { as });
  await waitFor(() => expect([...rightsShown()].toSorted()).toEqual(rights.toSorted()));
  expect(screen.getAllByRole('link', { name: '投稿する' }).length).toBeGreaterThan(0);
});

test('an entry is edited at its position, and deleted after a confirmation that names it, without loading the other entries again', async () => {
  const { user, written, me, reload, requests, table, rows } = await open();
  const { id } = written('朝市は7時からです。', { author_id: me, author: '管理者' });
  await reload();
  await waitFor(() => expect(textsOf(entries())[0]).toBe('朝市は7時からです。'));
  const before = rows().length;
  await user.click(screen.getByRole('link', { name: '「朝市は7時からです。」を編集' }));
  expect((await field(/^本文/)).closest('article')?.id).toBe(`entry-${id}`);
  // No other entry can be deleted meanwhile.
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /を削除$/ })[0]?.disabled).toBe(true);
  type(/^本文/, '朝市は6時からです。');
  const requestCount = requests().length;
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(textsOf(entries())[0]).toBe('朝市は6時からです。'));
  expect(document.activeElement?.id).toBe(`entry-${id}`);

  await user.click(screen.getByRole('button', { name: '「朝市は6時からです。」を削除' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  confirmation.getByText('朝市は6時からです。');
  await user.click(confirmation.getByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  await waitFor(() => expect(textsOf(entries())[0]).not.toBe('朝市は6時からです。'));
  expect(table.find(id)).toBeNull();
  expect(document.querySelector('.list-total')?.textContent).toBe(`全${before - 1}件`);
  expect(
    requests()
      .slice(requestCount)
      .filter((call) => call.includes('limit')),
  ).toEqual([]);
});

test('an entry deleted by another user shows an error and keeps the form values, and a changed one is shown beside them [A-203]', async () => {
  const { user, written, me, reload, table } = await open();
  const own = { author_id: me, author: '管理者' };
  const { id } = written('朝市は7時からです。', own);
  await reload();
  await waitFor(() => expect(textsOf(entries())[0]).toBe('朝市は7時からです。'));
  await user.click(screen.getByRole('link', { name: '「朝市は7時からです。」を編集' }));
  await field(/^本文/);
  type(/^本文/, '朝市は6時からです。');
  table.update(id, { content: '朝市は中止です。' });
  await user.click(screen.getByRole('button', { name: '保存する' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  conflict.getByText('朝市は中止です。');
  await user.click(conflict.getByRole('button', { name: '編集に戻る' }));

  table.remove(id);
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText(/^この記録は見つかりません。/);
  expect((await field(/^本文/)).value).toBe('朝市は6時からです。');
  await user.click(screen.getByRole('button', { name: 'キャンセル' }));
  await user.click(await screen.findByRole('button', { name: '破棄して閉じる' }));
  await waitFor(() => expect(document.getElementById(`entry-${id}`)).toBeNull());
});

test('new entries of others are counted and only shown after a click, and changed entries are updated at once [A-156]', async () => {
  const tick = tickOf(POLLING_INTERVAL);
  const { user, written, rows, table } = await open();
  const before = textsOf(entries());
  const [first] = rows();
  written('雨が降ってきました。');
  written('傘をお貸しします。');
  table.update(first?.id ?? 0, { content: '書き直しました。' });
  tick();
  const button = await screen.findByRole('button', { name: '新しい投稿2件を表示' });
  await waitFor(() => expect(textsOf(entries())).toEqual(before.with(0, '書き直しました。')));
  await user.click(button);
  await waitFor(() =>
    expect(textsOf(entries()).slice(0, 3)).toEqual([
      '傘をお貸しします。',
      '雨が降ってきました。',
      '書き直しました。',
    ]),
  );
  expect(document.activeElement?.id).toBe('timeline-feed');
  expect(screen.queryByRole('button', { name: /^新しい投稿/ })).toBeNull();
});

test('an entry has an address that shows it from any page, to its author as a form, to others for reading', async () => {
  const { table, rows, address, reload, user } = await open(`${PAGE}?view=1`);
  await screen.findByRole('dialog', { name: '投稿' });
  const [ownEntry, othersEntry] = [
    rows().findLast(({ author }) => author === '管理者'),
    rows().findLast(({ author }) => author !== '管理者'),
  ];
  const openAt = async (query: string) => {
    history.replaceState(null, '', `${PAGE}?${query}`);
    await reload();
    return within(await screen.findByRole('dialog'));
  };
  const othersDialog = await openAt(`view=${othersEntry?.id}`);
  await othersDialog.findByRole('heading', { name: othersEntry?.author ?? '' });
  await user.click(othersDialog.getByRole('button', { name: '削除' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }));
  await waitFor(() => expect(address()).toBe(PAGE));
  expect(table.find(othersEntry?.id ?? 0)).toBeNull();

  const gone = await openAt(`view=${othersEntry?.id}`);
  await gone.findByText(/^この記録は見つかりません。/);
  const edited = await openAt(`edit=${ownEntry?.id}`);
  expect((await edited.findByLabelText<HTMLTextAreaElement>(/^本文/, TEXT)).value).toBe(ownEntry?.content);
  const foreign = await openAt(`edit=${rows().find(({ author_id }) => author_id === null)?.id}`);
  await foreign.findByRole('button', { name: '削除' });
  expect(foreign.queryByLabelText(/^本文/, TEXT)).toBeNull();
});

test('a search finds text and authors, shows when nothing matches, and can be cleared', async () => {
  const { user, pass, address } = await open();
  const search = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    pass(300);
  };
  search('店舗オーナー');
  await waitFor(() =>
    expect(new Set(entries().map((one) => one.querySelector('b')?.textContent))).toEqual(
      new Set(['店舗オーナー']),
    ),
  );
  search('そんな言葉はない');
  await screen.findByText(/「そんな言葉はない」/);
  await user.click(await screen.findByRole('button', { name: '検索条件を消す' }));
  await waitFor(() => expect(entries().length).toBe(20));
  expect(address()).toBe(PAGE);
});

test('an empty timeline explains itself, and a failed first or next page can be loaded again', async () => {
  const { user, backend, unmount } = await open();
  addFault(backend, 'GET /:city/api/timeline/ 500 x1');
  await user.click(screen.getByRole('button', { name: 'さらに表示' }));
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(entries().length).toBe(40));
  unmount();

  const failing = await renderConsole(PAGE, { fault: 'GET /:city/api/timeline/ 500 x1' });
  await failing.user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(entries().length).toBe(20));
  failing.unmount();

  await open(PAGE, { seed: 'empty' });
  await screen.findByText(/^アプリのユーザーに伝えたいことを/);
  expect(screen.queryByRole('button', { name: 'さらに表示' })).toBeNull();
});

test('scrolling near the end loads more, also when the end was far and near within one frame', async () => {
  const watching: ((near: boolean[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (records: { isIntersecting: boolean }[]) => void) {
        watching.push((near) => callback(near.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await open();
  act(() => watching.at(-1)?.([false]));
  expect(entries().length).toBe(20);
  act(() => watching.at(-1)?.([false, true]));
  await waitFor(() => expect(entries().length).toBe(40));
});

test('entries that came and could not be read are reported, with nothing about an empty feed [A-193]', async () => {
  allowConsole(/^contract: /);
  await renderConsole(PAGE, { fault: 'GET /:city/api/timeline/ wrong:id', config: { strict: false } });
  await waitFor(() =>
    expect([...document.querySelectorAll('.records-note')].map(({ textContent }) => textContent)).toEqual([
      '20件のうち20件を読み取れませんでしたサーバーの応答の形が違います。詳細は管理者のエラーログにあります。',
    ]),
  );
});
