import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventTable } from '#mocks/backend/tables/content/events';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';

/** The parts of the day: heading, its link, each row with its link, the text where there is none, and the rest. */
const day = () =>
  within(screen.getByRole('region', { name: '今日' }))
    .getAllByRole('region')
    .map((part) => [
      part.querySelector('h3')?.textContent,
      part.querySelector('h3 a')?.getAttribute('href'),
      within(part)
        .queryAllByRole('listitem')
        .map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href') ?? null]),
      part.querySelector('p.quiet')?.textContent ?? part.querySelector('.today-more')?.textContent ?? null,
    ]);

const REVIEW = [
  '最新の御礼',
  '/akashi/shop-reviews',
  [['★★★☆☆5段階中3クーポンの使い方を親切に教えてくださいました。北口店 · 14時間前', null]],
  null,
];
const NO_RESERVES = ['今日の予約', '/akashi/reserve?tab=week&day=2026-04-01', [], '今日の予約はありません。'];

test.each([
  [
    'Administrator',
    [
      [
        '今日の予約',
        '/akashi/reserve?tab=week&day=2026-04-01',
        [['18:00山口 恵子 3名ヘアサロン 加藤 魚住駅店受付待ち', '/akashi/reserve?view=40']],
        null,
      ],
      [
        '次のイベント',
        '/akashi/event',
        [
          ['本町商店街 朝市今日 07:00', '/akashi/event?view=41'],
          ['明石公園 花見の茶席今日 10:00', '/akashi/event?view=42'],
          ['明石市立天文科学館 夜間ライトアップ04/03(金) 18:00', '/akashi/event?view=43'],
        ],
        'すべて見る（16件）',
      ],
      REVIEW,
    ],
  ],
  [
    'staff_shop',
    [NO_RESERVES, ['今日の勤務', '/akashi/timecard', [['店舗スタッフ09:00–17:30', null]], null], REVIEW],
  ],
  ['Advertiser', [NO_RESERVES, REVIEW]],
] as const)('the dashboard shows the day of the %s [A-289]', async (as, parts) => {
  await renderConsole(DASHBOARD, { as });
  await waitFor(() => expect(day()).toEqual(parts));
});

test('an event of the day has its picture, or a neutral one [A-289]', async () => {
  const { backend } = await renderConsole(DASHBOARD);
  const events = await screen.findByRole('region', { name: '次のイベント' });
  await within(events).findAllByRole('listitem');
  const shown = [...events.querySelectorAll('.today-picture')].map((picture) => picture.getAttribute('src'));
  const images = [41, 42, 43].map((id) => backend.db.of(eventTable).find(id)?.image ?? null);
  expect([shown, images.filter((image) => image === null).length]).toEqual([images, 1]);
});

test('of many people on duty the dashboard shows six and the number of all [A-289]', async () => {
  await renderConsole(DASHBOARD, { as: 'owner_shop' });
  await waitFor(() =>
    expect(day()[1]).toEqual([
      '今日の勤務',
      '/akashi/timecard',
      [
        ...['小林 葵', '藤原 和也', '渡辺 蓮'].map((name) => [`${name}08:30–15:00`, null]),
        ...['前田 優奈', '橋本 明美', '池田 正人'].map((name) => [`${name}09:00–17:30`, null]),
      ],
      'すべて見る（16件）',
    ]),
  );
});

test('a part of the day that fails offers a retry, and the others stay [A-289]', async () => {
  const { user, backend } = await renderConsole(DASHBOARD, {
    as: 'Advertiser',
    fault: ['GET /company/:company/reviews 500'],
  });
  const review = await screen.findByRole('region', { name: '最新の御礼' });
  expect(await within(review).findByText('読み込めませんでした。')).toBeTruthy();
  await waitFor(() => expect(day()[0]).toEqual(NO_RESERVES));
  backend.faults.clear();
  await user.click(within(review).getByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(day()[1]).toEqual(REVIEW));
});

const totals = () =>
  [...document.querySelectorAll('.totals')].map((list) =>
    [...list.children].map(({ textContent }) => textContent),
  );

test('the figures are compared with the same number of days before, and the usual periods are a click away [A-290]', async () => {
  const { user, address, calls } = await renderConsole(DASHBOARD, { as: 'owner_shop' });
  await waitFor(() =>
    expect(totals()).toEqual([
      [
        'プッシュ通知30-3%（前の期間: 31）',
        '募集40%（前の期間: 4）',
        '通報50%（前の期間: 5）',
        '新規ユーザー2+100%（前の期間: 1）',
      ],
    ]),
  );
  expect(document.querySelectorAll('.sparkline')).toHaveLength(3);
  const presets = within(screen.getByRole('group', { name: '期間の候補' }));
  const pressed = () =>
    presets.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['30日']);
  const chosen: unknown[] = [];
  for (const name of ['7日', '今月', '先月']) {
    await user.click(presets.getByRole('button', { name }));
    await waitFor(() => expect(pressed()).toEqual([name]));
    chosen.push(address());
  }
  expect(chosen).toEqual([
    '/akashi/dashboard?start=2026-03-26&end=2026-04-01',
    // a period has two days at least, and today is the first of the month
    '/akashi/dashboard?start=2026-04-01&end=2026-04-02',
    '/akashi/dashboard?start=2026-03-01&end=2026-03-31',
  ]);
  await waitFor(() =>
    expect(calls().filter((call) => call.includes('/dashboard/'))).toEqual([
      'GET /akashi/api/dashboard/ 200',
      'GET /akashi/api/dashboard/?start=2026-02-01&end=2026-03-02 200',
      'GET /akashi/api/dashboard/?start=2026-03-26&end=2026-04-01 200',
      'GET /akashi/api/dashboard/?start=2026-03-19&end=2026-03-25 200',
      'GET /akashi/api/dashboard/?start=2026-04-01&end=2026-04-02 200',
      'GET /akashi/api/dashboard/?start=2026-03-30&end=2026-03-31 200',
      'GET /akashi/api/dashboard/?start=2026-03-01&end=2026-03-31 200',
      'GET /akashi/api/dashboard/?start=2026-01-29&end=2026-02-28 200',
    ]),
  );
});

test('the dashboard has one bar chart and one line chart, each with its figures by weeks as a table whose dates have the usual format [R-UI-13, R-CONST-26, A-051]', async () => {
  await renderConsole(DASHBOARD, { as: 'owner_shop' });
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    '件数週ごと',
    'ユーザー数の推移週ごと',
  ]);
  await waitFor(() =>
    expect(figures.map((figure) => figure.querySelector('.chart-picture')?.textContent)).toEqual([
      'bar',
      'line',
    ]),
  );
  const table = within(figures[0] as HTMLElement).getByRole('table', { hidden: true });
  const cells = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['週の初日', 'プッシュ通知', '募集', '通報'],
    ['2026年03月03日', '6', '1', '1'],
    ['2026年03月09日', '7', '1', '1'],
    ['2026年03月16日', '7', '1', '1'],
    ['2026年03月23日', '7', '0', '1'],
    ['2026年03月30日', '3', '1', '1'],
  ]);
});

test('months have the format of all dates [A-051]', async () => {
  await renderConsole('/akashi/premium-stats?start=2025-12-15&end=2026-03-10');
  await screen.findByText('2025年12月 〜 2026年03月');
});

test.each([
  ['Administrator', 'akashi', true],
  ['Operator', 'akashi', true],
  ['owner_shop', 'akashi', false],
  ['Advertiser', 'akashi', false],
] as const)(
  'the premium statistics are on the dashboard of the %s in %s: %s [R-VAL-CONTENT-17, A-050, A-187]',
  async (as, city, shown) => {
    const { calls } = await renderConsole(`/${city}/dashboard?start=2026-03-20&end=2026-03-25`, { as });
    const own = ['件数', 'ユーザー数の推移'];
    const premium = ['新規会員（パス別）', '会員数の推移'];
    await waitFor(() =>
      expect(
        screen.queryAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent),
      ).toEqual(shown ? [...own, ...premium] : own),
    );
    const link = screen.queryByRole('heading', { name: 'プレミアム統計' })?.querySelector('a');
    expect(link?.getAttribute('href')).toBe(shown ? `/${city}/premium-stats` : undefined);
    // One choice of days applies to both groups of charts.
    expect(screen.getAllByText('2026年03月20日 〜 2026年03月25日')).toHaveLength(1);
    expect(calls().filter((call) => call.includes('premium'))).toEqual(
      shown ? [`GET /${city}/api/premium-stats/?start=2026-03-20&end=2026-03-25 200`] : [],
    );
  },
);

test('[R-VAL-CONTENT-17] the days of the premium statistics are chosen, validated and kept in the address', async () => {
  const { user, address, calls } = await renderConsole('/akashi/premium-stats');
  await screen.findByText('2026年03月03日 〜 2026年04月01日');
  await user.click(screen.getByRole('button', { name: '期間を変更' }));
  const dialog = await screen.findByRole('dialog', { name: '期間を変更' });
  // The dialog opens with the days of the charts.
  const start = await within(dialog).findByLabelText<HTMLInputElement>('開始日');
  const end = within(dialog).getByLabelText<HTMLInputElement>('終了日');
  expect([start.value, end.value]).toEqual(['2026/03/03', '2026/04/01']);
  await user.clear(start);
  await user.type(start, '2026-03-20');
  await user.clear(end);
  await user.type(end, '2026-03-10');
  await user.click(within(dialog).getByRole('button', { name: '表示する' }));
  await within(dialog).findByText('終了日は開始日より後にしてください。');
  await user.clear(within(dialog).getByLabelText('終了日'));
  await user.type(within(dialog).getByLabelText('終了日'), '2026-03-25');
  await user.click(within(dialog).getByRole('button', { name: '表示する' }));
  await screen.findByText('2026年03月20日 〜 2026年03月25日');
  expect([address(), calls().at(-1)]).toEqual([
    '/akashi/premium-stats?start=2026-03-20&end=2026-03-25',
    'GET /akashi/api/premium-stats/?start=2026-03-20&end=2026-03-25 200',
  ]);
});

test('two invalid days are listed above the form, and each line leads to its field [R-VAL-CONTENT-17]', async () => {
  const { user } = await renderConsole('/akashi/premium-stats');
  await user.click(await screen.findByRole('button', { name: '期間を変更' }));
  const dialog = within(await screen.findByRole('dialog', { name: '期間を変更' }));
  for (const label of ['開始日', '終了日']) {
    const field = await dialog.findByLabelText(label);
    await user.clear(field);
    await user.type(field, '13月40日');
  }
  await user.click(dialog.getByRole('button', { name: '表示する' }));
  const list = (await dialog.findByText('入力内容を確認してください（2件）。')).parentElement as HTMLElement;
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '開始日：日付は「2026/4/1」「4月1日」「令和8年4月1日」のように入力してください。',
    '終了日：日付は「2026/4/1」「4月1日」「令和8年4月1日」のように入力してください。',
  ]);
  await user.click(within(list).getByRole('button', { name: /^終了日/ }));
  expect(document.activeElement).toBe(dialog.getByLabelText('終了日'));
});

test('invalid days in the address are left out of the request', async () => {
  const { calls } = await renderConsole('/akashi/premium-stats?start=2026-03-20&end=2026-03-10');
  await screen.findByText('2026年03月03日 〜 2026年04月01日');
  expect(calls().filter((call) => call.includes('premium'))).toEqual(['GET /akashi/api/premium-stats/ 200']);
});
