import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { POLLING_INTERVAL } from '#domain/base/limits';
import type { Role } from '#domain/people/roles';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { cityTable } from '#mocks/backend/tables/places/cities';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { tickOf } from './polling';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';
/** The backend can sort, so the first record of each kind is known. */
const config = { ordering: true };

type Shown = [title: string, note: string, count: string, action: string | null, href: string | null];

const part = () => screen.getByRole('region', { name: '確認が必要なもの' });
const rows = (): Shown[] =>
  within(part())
    .queryAllByRole('listitem')
    .map((row) => [
      row.querySelector('.waiting-title')?.textContent ?? '',
      row.querySelector('.waiting-note')?.textContent ?? '',
      row.querySelector('.waiting-count')?.textContent ?? '',
      row.querySelector('.button')?.textContent ?? null,
      row.querySelector('a')?.getAttribute('href') ?? null,
    ]);
const titles = () => rows().map(([title]) => title);
const countOf = (wanted: string) => rows().find(([title]) => title === wanted)?.[2];
const done = () => part().querySelector('.waiting-done')?.textContent ?? null;

const NOTICES: Shown = ['未読のお知らせ', '', '13件', 'お知らせを開く', '/akashi/notification-store'];
// The number of chats is unknown: this test has no realtime service.
const CHAT: Shown = ['未読のチャット', '', '–', 'チャットを開く', '/akashi/chat'];
const IDENTITIES: Shown = [
  '本人確認待ち',
  'いちばん古いものは25日前',
  '38件',
  '書類を確認する',
  '/akashi/tasks?kind=identity',
];
const REPORTS: Shown = [
  '未読の募集通報',
  'いちばん古いものは7日前',
  '11件',
  '募集通報を確認する',
  '/akashi/tasks?kind=report',
];
const RANKINGS: Shown = ['ランキングの通報', '料理 3件・レビュー 5件', '8件', null, null];
const coupons = (first: string, count: string): Shown => [
  '終了間近のクーポン',
  `最初の終了は${first}`,
  count,
  'クーポンを見る',
  '/akashi/coupon?ends=soon',
];
const sales = (first: string, count: string): Shown => [
  '終了間近のタイムセール',
  `最初の終了は${first}`,
  count,
  'タイムセールを見る',
  '/akashi/time-sale?ends=soon',
];
const reserves = (first: string, count: string): Shown => [
  '受付待ちの予約',
  `最初は${first}`,
  count,
  '予約を確認する',
  '/akashi/tasks?kind=reserve',
];
const cancellations = (first: string, count: string): Shown => [
  'キャンセル申請中の予約',
  `最初は${first}`,
  count,
  '申請に返事をする',
  '/akashi/tasks?kind=cancellation',
];

const OFFICE: readonly Shown[] = [
  IDENTITIES,
  REPORTS,
  coupons('今日 10:00', '3件'),
  sales('今日 17:00', '5件'),
  reserves('今日 18:00 山口 恵子 3名', '18件'),
  cancellations('04/07(火) 17:00 松本 健一 2名', '5件'),
  NOTICES,
  RANKINGS,
  CHAT,
];
const SHOP: readonly Shown[] = [
  reserves('04/02(木) 20:30 西村 翔太 2名', '1件'),
  cancellations('04/07(火) 17:00 松本 健一 2名', '1件'),
  NOTICES,
  CHAT,
];

const REQUESTS = [
  'GET /akashi/api/coupons/?offset=0&limit=20&ends_within=3',
  'GET /akashi/api/reserves/?status=waiting&offset=0&limit=1&ordering=date',
  'GET /akashi/api/reserves/?status=waiting_for_cancellation&offset=0&limit=1&ordering=date',
  'GET /akashi/api/time-sales/?offset=0&limit=20&ends_within=3',
];

test.each<[Role, readonly Shown[], string | null, readonly string[]]>([
  ['Administrator', OFFICE, '対応待ちなし: 料理ページの通報', REQUESTS],
  ['Operator', OFFICE, '対応待ちなし: 料理ページの通報', REQUESTS],
  ['owner_shop', [coupons('今日 10:00', '2件'), sales('今日 17:00', '1件'), ...SHOP], null, REQUESTS],
  ['staff_shop', SHOP, null, REQUESTS.slice(1, 3)],
  [
    'Advertiser',
    [
      coupons('04/03(金) 10:00', '1件'),
      sales('04/03(金) 14:00', '1件'),
      reserves('04/11(土) 19:00 山口 拓也 4名', '3件'),
      cancellations('04/16(木) 19:00 佐藤 彩香 2名', '1件'),
      NOTICES,
      CHAT,
    ],
    null,
    REQUESTS,
  ],
])(
  'the dashboard of the %s lists what waits, the oldest first and the unknown last, each row with its first record and a link to where it is answered; kinds of which nothing waits share a line [R-SCR-07, R-ENT-10, R-ENT-11, A-050, A-187, A-250, A-277, A-288, A-345]',
  async (as, expected, none, requests) => {
    const { calls } = await renderConsole(DASHBOARD, { as, config });
    await waitFor(() => expect(rows()).toEqual(expected));
    expect(done()).toBe(none);
    const sent = calls().filter((call) => /(status|ends_within)=/.test(call));
    expect(sent.toSorted()).toEqual(requests.map((request) => `${request} 200`));
  },
);

test('where the backend cannot sort, the rows of lists on several pages have no first record [A-288]', async () => {
  const { calls } = await renderConsole(DASHBOARD);
  await waitFor(() =>
    expect(rows().map(([title, note]) => [title, note])).toEqual([
      ['終了間近のクーポン', '最初の終了は今日 10:00'],
      ['終了間近のタイムセール', '最初の終了は今日 17:00'],
      ['未読のお知らせ', ''],
      ['受付待ちの予約', ''],
      ['キャンセル申請中の予約', ''],
      ['未読の募集通報', ''],
      ['本人確認待ち', ''],
      ['ランキングの通報', '料理 3件・レビュー 5件'],
      ['未読のチャット', ''],
    ]),
  );
  expect(calls().filter((call) => call.includes('ordering'))).toEqual([]);
});

test.each([
  ['recruitment', 'toyonaka', ['未読の募集通報', '本人確認待ち']],
  ['chat', 'settsu', ['未読のチャット']],
] as const)(
  'the dashboard of a city without %s keeps every other row [R-ENT-11, R-CITY-15, A-187]',
  async (_, city, missing) => {
    await renderConsole(`/${city}/dashboard`, { city });
    await waitFor(() => expect(titles()).not.toEqual([]));
    const named = [...titles(), ...(done()?.replace('対応待ちなし: ', '').split('、') ?? [])];
    const all = [...OFFICE.map(([title]) => title), '料理ページの通報'];
    expect(named.toSorted()).toEqual(all.filter((title) => !missing.some((one) => one === title)).toSorted());
  },
);

test('a city without reservations, coupons and time sales has none of their rows and sends none of their requests [R-CITY-15, A-187]', async () => {
  const { backend, calls, reload } = await renderConsole(DASHBOARD, { config });
  const featureCalls = () => calls().filter((call) => /\/(reserves|coupons|time-sales|events)\//.test(call));
  await waitFor(() => expect(featureCalls().length).toBeGreaterThanOrEqual(6));
  const cities = backend.db.of(cityTable);
  const akashi = cities.list({ filter: ({ name }) => name === 'akashi' }).rows[0];
  cities.update(akashi?.id ?? 0, { features: ['chat', 'post'] });
  const reloadUntilRows = async () => {
    await reload();
    await waitFor(() =>
      expect(rows()).toEqual([NOTICES, CHAT, REPORTS, IDENTITIES, RANKINGS].toSorted(byOffice)),
    );
  };
  // a page may begin with the city as the browser has stored it, so the second one is that of the new features
  await reloadUntilRows();
  const callsBefore = featureCalls();
  await reloadUntilRows();
  expect(featureCalls()).toEqual(callsBefore);
});

const byOffice = (one: Shown, other: Shown) => OFFICE.indexOf(one) - OFFICE.indexOf(other);

const failed = (title: string): Shown => [title, '読み込めませんでした。', '–', 'もう一度読み込む', null];

test('a row whose request fails says so and offers a retry, and the other rows stay in their order [A-187, A-288, A-343]', async () => {
  const { user, backend } = await renderConsole(DASHBOARD, {
    config,
    fault: ['GET /:city/api/dish-report/notification/ 500', 'GET /:city/api/coupons/ 500'],
  });
  const others = OFFICE.filter(([title]) => title !== '終了間近のクーポン');
  await waitFor(() =>
    expect(rows()).toEqual([...others, failed('料理ページの通報'), failed('終了間近のクーポン')]),
  );
  expect(screen.queryByText('Server Error Occured. Please Try Again !')).toBeNull();
  backend.faults.clear();
  await user.click(within(part()).getAllByRole('button', { name: 'もう一度読み込む' })[1] as HTMLElement);
  // in its place: a row that moved would be missed by a press
  await waitFor(() => expect(rows().at(-1)).toEqual(coupons('今日 10:00', '3件')));
});

test('a request that hangs does not hold the other rows back [A-288]', async () => {
  await renderConsole(DASHBOARD, { config, fault: ['GET /:city/api/coupons/ hang'] });
  await waitFor(() =>
    expect(rows()).toEqual([
      ...OFFICE.filter(([title]) => title !== '終了間近のクーポン'),
      ['終了間近のクーポン', '', '…', 'クーポンを見る', '/akashi/coupon?ends=soon'],
    ]),
  );
});

test('the dashboard of a city where nothing waits says that everything is done [A-187, A-288]', async () => {
  await renderConsole('/settsu/dashboard', { city: 'settsu', seed: 'empty', config });
  await waitFor(() => expect(done()).toBe('すべて対応済みです'));
  expect(rows()).toEqual([]);
});

const counts = () => ['受付待ちの予約', 'キャンセル申請中の予約'].map((title) => countOf(title) ?? null);

test('new reservations and requests for cancellation are counted within a minute [R-SCR-07, A-187]', async () => {
  const tick = tickOf(POLLING_INTERVAL);
  const { backend } = await renderConsole(DASHBOARD, { seed: 'empty', config });
  await waitFor(() => expect(done()).toContain('受付待ちの予約、キャンセル申請中の予約'));
  await createRemoteEvents(backend).sendReserve('akashi');
  tick();
  await waitFor(() => expect(counts()).toEqual(['1件', null]));
  backend.db.of(reserveTable).updateAll({ city: 'akashi' }, { status: 'waiting_for_cancellation' });
  tick();
  await waitFor(() => expect(counts()).toEqual([null, '1件']));
});
