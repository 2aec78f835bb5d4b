import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { POLLING_INTERVAL } from '#domain/base/limits';
import type { Role } from '#domain/people/roles';
import { createRemoteEvents } from '#mocks/demo/remote-events';
import { reserveTable } from '#mocks/tables/offers/reserves';
import { cityTable } from '#mocks/tables/places/cities';
import { tickOf } from './polling';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';

interface Shown {
  title: string;
  figure: string;
  href: string | null;
}

const cards = (): Shown[] =>
  [...document.querySelectorAll('.card')].map((card) => ({
    title: card.querySelector('.card-title')?.textContent ?? '',
    figure: card.querySelector('.card-figure')?.textContent ?? '',
    href: card.getAttribute('href'),
  }));
const titles = () => cards().map(({ title }) => title);
const figureOf = (label: string) => cards().find(({ title }) => title === label)?.figure;

const NOTICES = '未読のお知らせ';
const CHAT = '未読のチャット';
const RESERVES = ['受付待ちの予約', 'キャンセル申請中の予約'];
const RECRUITMENT = '未読の募集通報';
const IDENTITIES = '本人確認待ち';
const REPORTS = ['料理・レビューの通報', 'ランキングの通報'];
const ENDING = ['終了間近のクーポン', '終了間近のタイムセール'];
const OFFICE = [NOTICES, CHAT, ...RESERVES, RECRUITMENT, IDENTITIES, ...REPORTS, ...ENDING];

const COUNTED = {
  waiting: 'GET /akashi/api/reserves/?status=waiting&offset=0&limit=1',
  cancelling: 'GET /akashi/api/reserves/?status=waiting_for_cancellation&offset=0&limit=1',
  coupons: 'GET /akashi/api/coupons/?offset=0&limit=20&ends_within=3',
  sales: 'GET /akashi/api/time-sales/?offset=0&limit=20&ends_within=3',
};

test.each<[Role, readonly string[], readonly (keyof typeof COUNTED)[]]>([
  ['Administrator', OFFICE, ['waiting', 'cancelling', 'coupons', 'sales']],
  ['Operator', OFFICE, ['waiting', 'cancelling', 'coupons', 'sales']],
  ['owner_shop', [NOTICES, CHAT, ...RESERVES, ...ENDING], ['waiting', 'cancelling', 'coupons', 'sales']],
  ['staff_shop', [NOTICES, CHAT, ...RESERVES], ['waiting', 'cancelling']],
  ['Advertiser', [NOTICES, CHAT, ...RESERVES, ...ENDING], ['waiting', 'cancelling', 'coupons', 'sales']],
])(
  'the dashboard counts what waits for the %s, and each figure links to its list [R-SCR-07, R-ENT-10, R-ENT-11, A-050, A-187, A-250, A-277]',
  async (as, label, counted) => {
    const { calls } = await renderConsole(DASHBOARD, { as });
    await waitFor(() =>
      expect(cards().map(({ title, figure }) => [title, figure.replace(/^\d+$/, 'a number')])).toEqual(
        // The number of chats is unknown: this test has no realtime service.
        label.map((title) => [title, title === CHAT ? '–' : 'a number']),
      ),
    );
    const hrefs: Readonly<Record<string, string>> = {
      [NOTICES]: '/akashi/notification-store',
      [CHAT]: '/akashi/chat',
      受付待ちの予約: '/akashi/reserve?state=waiting',
      キャンセル申請中の予約: '/akashi/reserve?state=waiting_for_cancellation',
      [RECRUITMENT]: '/akashi/post/list-report',
      [IDENTITIES]: '/akashi/post/confirm-gender?state=waiting',
      終了間近のクーポン: '/akashi/coupon?ends=soon',
      終了間近のタイムセール: '/akashi/time-sale?ends=soon',
    };
    expect(cards().map(({ href }) => href)).toEqual(label.map((title) => hrefs[title] ?? null));
    const requests = calls().filter((call) => /\/(reserves|coupons|time-sales)\//.test(call));
    expect(requests.toSorted()).toEqual(counted.map((name) => `${COUNTED[name]} 200`).toSorted());
    const ofReports = calls().filter((call) => call.includes('-report/'));
    expect(ofReports.length).toBe(label.includes(RECRUITMENT) ? 2 : 0);
  },
);

test.each([
  ['recruitment', 'toyonaka', (title: string) => title !== RECRUITMENT && title !== IDENTITIES],
  ['chat', 'settsu', (title: string) => title !== CHAT],
] as const)(
  'the dashboard of a city without %s keeps every other card [R-ENT-11, R-CITY-15, A-187]',
  async (_, city, stays) => {
    await renderConsole(`/${city}/dashboard`, { city });
    await waitFor(() => expect(titles()).toEqual(OFFICE.filter(stays)));
  },
);

test('a city without reservations, coupons and time sales has none of their cards and sends none of their requests [R-CITY-15, A-187]', async () => {
  const { backend, calls, reload } = await renderConsole(DASHBOARD);
  const cities = backend.db.of(cityTable);
  const akashi = cities.list({ filter: ({ name }) => name === 'akashi' }).rows[0];
  cities.update(akashi?.id ?? 0, { features: ['chat', 'post'] });
  const before = calls().length;
  await reload();
  await waitFor(() => expect(titles()).toEqual([NOTICES, CHAT, RECRUITMENT, IDENTITIES, ...REPORTS]));
  await waitFor(() => expect(figureOf(NOTICES)).toMatch(/^\d+$/));
  const after = calls().slice(before);
  expect(after.filter((call) => /\/(reserves|coupons|time-sales)\//.test(call))).toEqual([]);
});

test('a figure that fails to load shows no number, and the other figures stay [A-187]', async () => {
  const failing = ['api/dish-report/notification/', 'api/reserves/', 'api/coupons/'];
  await renderConsole(DASHBOARD, { fault: failing.map((path) => `GET /:city/${path} 500`) });
  await waitFor(() =>
    expect(cards().map(({ figure }) => figure.replace(/^\d+$/, 'a number'))).toEqual([
      'a number',
      // This test has no realtime service, so the number of chats is unknown.
      '–',
      '–',
      '–',
      'a number',
      'a number',
      '–',
      'a number',
      '–',
      'a number',
    ]),
  );
  expect(screen.getAllByText('読み込めませんでした。')).toHaveLength(4);
  expect(screen.queryByText('Server Error Occured. Please Try Again !')).toBeNull();
});

test('the dashboard of an empty city shows zeros [A-187]', async () => {
  await renderConsole(DASHBOARD, { seed: 'empty' });
  await waitFor(() => expect([...RESERVES, ...ENDING].map(figureOf)).toEqual(['0', '0', '0', '0']));
});

test('new reservations and requests for cancellation are counted within a minute [R-SCR-07, A-187]', async () => {
  const tick = tickOf(POLLING_INTERVAL);
  const { backend } = await renderConsole(DASHBOARD, { seed: 'empty' });
  await waitFor(() => expect(RESERVES.map(figureOf)).toEqual(['0', '0']));
  await createRemoteEvents(backend).sendReserve('akashi');
  tick();
  await waitFor(() => expect(RESERVES.map(figureOf)).toEqual(['1', '0']));
  backend.db.of(reserveTable).updateAll({ city: 'akashi' }, { status: 'waiting_for_cancellation' });
  tick();
  await waitFor(() => expect(RESERVES.map(figureOf)).toEqual(['0', '1']));
});
