import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';

const links = () =>
  within(screen.getByRole('region', { name: 'クイックリンク' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['Administrator', 'machi', 9, 'プッシュ通知'],
  ['owner_shop', 'machi', 8, '予約'],
  ['Advertiser', 'machi', 9, '広告'],
] as const)(
  '%s sees the usual pages of the role as quick links, and no others',
  async (as, company, count, first) => {
    await renderConsole(DASHBOARD, { as, company });
    await screen.findByRole('heading', { name: 'クイックリンク' });
    expect([links().length, links()[0]]).toEqual([count, first]);
  },
);

test('the dashboard has one bar chart and one line chart, each with its figures as a table whose dates have the usual format [R-UI-13, R-CONST-26, A-051]', async () => {
  await renderConsole(DASHBOARD, { as: 'owner_shop' });
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    '日ごとの件数',
    'ユーザー数の推移',
  ]);
  await waitFor(() =>
    expect(figures.map((figure) => figure.querySelector('.chart-picture')?.textContent)).toEqual([
      'bar',
      'line',
    ]),
  );
  const table = within(figures[0] as HTMLElement).getByRole('table', { hidden: true });
  const heads = (scope: string) =>
    [...table.querySelectorAll(`th[scope=${scope}]`)].map(({ textContent }) => textContent);
  expect(heads('col')).toEqual(['日付', 'プッシュ通知', '募集', '通報']);
  const days = heads('row');
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026年03月03日', '2026年04月01日']);
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
    const own = ['日ごとの件数', 'ユーザー数の推移'];
    const premium = ['日ごとの新規会員（パス別）', '会員数の推移'];
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

test('invalid days in the address are left out of the request', async () => {
  const { calls } = await renderConsole('/akashi/premium-stats?start=2026-03-20&end=2026-03-10');
  await screen.findByText('2026年03月03日 〜 2026年04月01日');
  expect(calls().filter((call) => call.includes('premium'))).toEqual(['GET /akashi/api/premium-stats/ 200']);
});
