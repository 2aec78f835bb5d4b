import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { POLLING_INTERVAL, UNDO_PERIOD } from '#domain/base/limits';
import { dayAt } from '#domain/base/week';
import type { Backend } from '#mocks/backend/backend-types';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';
import type { Scenario } from '../open-console';
import { tickOf } from './polling';
import { renderConsole } from './render-console';

const WEEK = '/akashi/reserve?tab=week';
const MINUTE = 60_000;

async function openWeek(path = WEEK, scenario: Scenario = {}) {
  const testConsole = await renderConsole(path, scenario);
  await screen.findByRole('combobox', { name: '店舗' });
  await waitFor(() => expect(document.querySelector('.week')?.getAttribute('aria-busy')).toBe('false'));
  return testConsole;
}

const weekHeading = () => screen.getByRole('heading', { level: 2 }).textContent;
const blocks = () => [...document.querySelectorAll<HTMLElement>('.week-block')];
const blockOf = (name: string) => blocks().find(({ textContent }) => textContent.includes(name));
/** Presses the key and returns the text of the element that then has the focus. */
const pressKey = (key: string) => {
  fireEvent.keyDown(document.activeElement as Element, { key });
  return document.activeElement?.textContent;
};
const storedReserves = (backend: Backend, isWanted: (row: ReserveRow) => boolean = () => true) =>
  backend.db.of(reserveTable).list({ city: 'akashi', filter: isWanted, sort: 'date,id' }).rows;
const isBetween =
  (from: string, to: string) =>
  ({ date }: ReserveRow): boolean =>
    dayAt(date) >= from && dayAt(date) <= to;
/** The cell in the column of the day and the row of the hour. */
const hourCell = (day: string, hour: string) => {
  const table = screen.getByRole('table');
  const column = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent.startsWith(day));
  const row = within(table).getByRole('rowheader', { name: hour }).closest('tr');
  return row?.children[column] as HTMLElement;
};

test('the calendar shows the current week with a column per day and a row per hour, and requests it by its span [R-ENT-41, A-211]', async () => {
  const { backend, calls } = await openWeek();
  expect(weekHeading()).toBe('2026年03月30日 – 2026年04月05日');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '時刻',
    '3/30 (月)',
    '3/31 (火)',
    '4/1 (水)',
    '4/2 (木)',
    '4/3 (金)',
    '4/4 (土)',
    '4/5 (日)',
  ]);
  expect(screen.getByRole('columnheader', { current: 'date' }).textContent).toBe('4/1 (水)');
  const weekReserves = storedReserves(backend, isBetween('2026-03-30', '2026-04-05'));
  expect(blocks()).toHaveLength(weekReserves.length);
  for (const { date, user, people } of weekReserves) {
    const day = new Date(Date.parse(date) + 9 * 60 * MINUTE);
    const container = hourCell(`${day.getUTCMonth() + 1}/${day.getUTCDate()} `, `${day.getUTCHours()}:00`);
    expect(container.textContent).toContain(user);
    expect(container.textContent).toContain(`${people}名`);
  }
  const reserveCalls = calls()
    .filter((call) => call.includes('limit=100'))
    .map((call) => decodeURIComponent(call));
  expect(reserveCalls).toEqual([
    'GET /akashi/api/reserves/?from=2026-03-29T15:00:00.000Z&to=2026-04-05T15:00:00.000Z&offset=0&limit=100 200',
  ]);
});

const nowMarks = () => [...document.querySelectorAll<HTMLElement>('.week-now')];

const markPosition = ({ style }: HTMLElement) => style.getPropertyValue('--at');

test('the current minute is marked in its hour of today, and only there, with its time beside the hour [A-300]', async () => {
  const { pass } = await openWeek();
  // the calendar begins with the hour of the first reservation
  expect(nowMarks()).toEqual([]);
  pass(150 * MINUTE);
  await waitFor(() =>
    expect(nowMarks().map((mark) => [mark.textContent, markPosition(mark)])).toEqual([['現在 11:30', '50%']]),
  );
  const time = document.querySelector<HTMLElement>('.week-now-time');
  expect([
    time?.closest('th')?.firstChild?.textContent,
    time?.textContent,
    time && markPosition(time),
  ]).toEqual(['11', '11:30', '50%']);
  // the line leads over the days before to the time beside the hour
  const nowLeads = [...document.querySelectorAll('.week-now-lead')];
  expect(nowLeads.map((lead) => lead.closest('td'))).toEqual([
    hourCell('3/30 ', '11:00'),
    hourCell('3/31 ', '11:00'),
  ]);
  expect(hourCell('4/1 ', '11:00').contains(nowMarks()[0] as HTMLElement)).toBe(true);
});

const hourLabels = () =>
  screen
    .getAllByRole('rowheader')
    .map((head) => [head.childNodes[0], head.childNodes[1]].map((node) => node?.textContent).join(''));
const foldedHours = () =>
  [...document.querySelectorAll('.week-folded td')].map(({ textContent }) => textContent);

test('hours without reservations that follow each other are one row; the current hour stays alone', async () => {
  const { backend, user, pass } = await openWeek(WEEK, { seed: 'empty' });
  const createReserve = (date: string) =>
    backend.db.of(reserveTable).create({
      user: '予約 太郎',
      shop: '海辺の食堂',
      advertisement: null,
      date,
      people: 2,
      status: 'waiting',
      city: 'akashi',
    });
  // 9:00 on Wednesday
  createReserve('2026-04-02T04:00:00.000Z');
  createReserve('2026-04-09T08:30:00.000Z');
  await user.click(screen.getByRole('link', { name: '次の週' }));
  await waitFor(() => expect(hourLabels()).toEqual(['10:00', '17:00', '18:00']));
  expect(foldedHours()).toEqual(['10:00 – 17:00 予約なし', '18:00 – 21:00 予約なし']);
  await user.click(screen.getByRole('link', { name: '前の週' }));
  await waitFor(() => expect(hourLabels()).toEqual(['10:00', '13:00', '14:00']));
  expect(foldedHours()).toEqual(['10:00 – 13:00 予約なし', '14:00 – 21:00 予約なし']);
  // at 15:00 the hour with the line stands alone
  pass(6 * 60 * MINUTE);
  expect(hourLabels()).toEqual(['10:00', '13:00', '14:00', '15:00', '16:00']);
  expect(nowMarks()).toHaveLength(1);
});

const button = (name: string) => screen.getByRole('button', { name });

test('a folded stretch of hours is unfolded and folded by its button, which keeps the focus; the address holds it [A-300]', async () => {
  const { user, address, backend } = await openWeek(WEEK, { seed: 'empty' });
  // 12:00 on Thursday of the next week
  backend.db.of(reserveTable).create({
    user: '予約 太郎',
    shop: '海辺の食堂',
    advertisement: null,
    date: '2026-04-09T03:00:00.000Z',
    people: 2,
    status: 'waiting',
    city: 'akashi',
  });
  await user.click(screen.getByRole('link', { name: '次の週' }));
  await waitFor(() => expect(hourLabels()).toEqual(['10:00', '12:00', '13:00']));
  const morningLabel = '10:00 – 12:00 予約なし';
  const [before, after] = [button(morningLabel), button('13:00 – 21:00 予約なし')];
  expect([before.ariaExpanded, after.ariaExpanded]).toEqual(['false', 'false']);
  await user.click(before);
  await waitFor(() => expect(hourLabels()).toEqual(['10:00', '11:00', '12:00', '13:00']));
  expect([document.activeElement, button(morningLabel).ariaExpanded, address()]).toEqual([
    before,
    'true',
    `${WEEK}&week=2026-04-06&hours=10`,
  ]);
  await user.click(after);
  await waitFor(() => expect(hourLabels()).toHaveLength(11));
  expect([hourLabels().at(-1), address()]).toEqual(['20:00', `${WEEK}&week=2026-04-06&hours=10%2C13`]);
  await user.click(before);
  await waitFor(() => expect(hourLabels()).toHaveLength(10));
  await user.click(after);
  await waitFor(() => expect(hourLabels()).toEqual(['10:00', '12:00', '13:00']));
  expect([document.activeElement, address()]).toEqual([after, `${WEEK}&week=2026-04-06`]);
});

test.each([
  ['15', 'true'],
  ['3,15', 'true'],
  ['3', 'false'],
  ['late', 'false'],
])(
  'a link with the hours %s unfolds the stretches that have one of them [A-300]',
  async (hoursParameter, expanded) => {
    await openWeek(`${WEEK}&week=2026-04-06&hours=${hoursParameter}`, { seed: 'empty' });
    expect(screen.getByRole('button', { name: '10:00 – 21:00 予約なし' }).ariaExpanded).toBe(expanded);
    expect(hourLabels()).toHaveLength(expanded === 'true' ? 11 : 1);
  },
);

test('links lead to the next, previous and current week, and the address holds the week', async () => {
  const { user, address } = await openWeek();
  await user.click(screen.getByRole('link', { name: '次の週' }));
  await waitFor(() => expect(weekHeading()).toBe('2026年04月06日 – 2026年04月12日'));
  expect(address()).toBe(`${WEEK}&week=2026-04-06`);
  await user.click(screen.getByRole('link', { name: '前の週' }));
  await user.click(screen.getByRole('link', { name: '前の週' }));
  await waitFor(() => expect(weekHeading()).toBe('2026年03月23日 – 2026年03月29日'));
  await user.click(screen.getByRole('link', { name: '今週' }));
  await waitFor(() => expect(address()).toBe(WEEK));
});

test.each([
  ['2026-04-08', '2026年04月06日 – 2026年04月12日'],
  ['yesterday', '2026年03月30日 – 2026年04月05日'],
])(
  'a link to the week of %s opens it, and an invalid day opens the current week',
  async (week, expectedHeading) => {
    await openWeek(`${WEEK}&week=${week}`);
    expect(weekHeading()).toBe(expectedHeading);
  },
);

test('the calendar is filtered to one shop, which is in the address and in the select also in a week without reservations', async () => {
  const { backend, user, address } = await openWeek();
  const weekReserves = storedReserves(backend, isBetween('2026-03-30', '2026-04-05'));
  const shop = weekReserves[0]?.shop ?? '';
  await user.selectOptions(screen.getByRole('combobox', { name: '店舗' }), shop);
  await waitFor(() => expect(blocks()).toHaveLength(weekReserves.filter((row) => row.shop === shop).length));
  expect(new URLSearchParams(address().split('?')[1]).get('shop')).toBe(shop);
  expect(blocks()[0]?.textContent).not.toContain(shop);
});

test('a week without reservations of the shop shows this', async () => {
  await openWeek(`${WEEK}&shop=どこにもない店`);
  await screen.findByText('この週の予約はありません。');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '店舗' }).value).toBe('どこにもない店');
});

test('a reservation is viewed and accepted beside the calendar, which then shows it', async () => {
  const { backend, user, address, pass } = await openWeek();
  const [waitingReserve] = storedReserves(
    backend,
    (row) => isBetween('2026-04-01', '2026-04-05')(row) && row.status === 'waiting',
  );
  const guest = waitingReserve?.user ?? '?';
  expect(blockOf(guest)?.textContent).toMatch(/^受付待ち/);
  await user.click(blockOf(guest) as HTMLElement);
  expect(address()).toBe(`${WEEK}&view=${waitingReserve?.id}`);
  const panel = await screen.findByRole('dialog', { name: '予約の詳細' });
  await user.click(await within(panel).findByRole('button', { name: '受け付ける' }));
  await within(panel).findByText('確定（取り消せます）');
  pass(UNDO_PERIOD);
  await within(panel).findByText('確定');
  await waitFor(() => expect(blockOf(guest)?.textContent).toMatch(/^確定/));
  await user.click(within(panel).getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe(WEEK));
});

test('the reservations that do not fit into an hour are on the page of their day, which links back', async () => {
  const { user, address } = await openWeek(WEEK, { seed: 'edge' });
  const moreLink = screen.getAllByRole('link', { name: /^ほか\d+件$/ })[0] as HTMLElement;
  await user.click(moreLink);
  await waitFor(() => expect(address()).toContain('&day=2026-04-0'));
  const dayNav = screen.getByRole('navigation', { name: '日を選ぶ' });
  expect(within(dayNav).getAllByRole('link')).toHaveLength(7);
  expect(document.querySelectorAll('.day-list li').length).toBeGreaterThan(3);
  await user.click(within(dayNav).getAllByRole('link')[0] as HTMLElement);
  await screen.findByText('この日の予約はありません。');
  await user.click(screen.getByRole('link', { name: '週の表示に戻る' }));
  await waitFor(() => expect(blocks().length).toBeGreaterThan(0));
});

test('arrow keys move the focus between reservations, within a day and from day to day', async () => {
  const { backend, user } = await openWeek(WEEK, { seed: 'empty' });
  const createReserve = (date: string, guest: string) =>
    backend.db.of(reserveTable).create({
      user: guest,
      date,
      shop: '店',
      advertisement: null,
      people: 2,
      status: 'waiting',
      city: 'akashi',
    });
  createReserve('2026-04-09T03:00:00.000Z', '昼');
  createReserve('2026-04-09T09:00:00.000Z', '夜');
  createReserve('2026-04-11T03:00:00.000Z', '土曜');
  await user.click(screen.getByRole('link', { name: '次の週' }));
  await waitFor(() => expect(blocks()).toHaveLength(3));
  blockOf('昼')?.focus();
  expect(pressKey('ArrowUp')).toContain('昼');
  expect(pressKey('ArrowDown')).toContain('夜');
  expect(pressKey('ArrowDown')).toContain('夜');
  expect(pressKey('ArrowRight')).toContain('土曜');
  expect(pressKey('ArrowRight')).toContain('土曜');
  expect(pressKey('ArrowLeft')).toContain('昼');
});

test('a new reservation appears within a minute, and an expired one changes at once [A-172]', async () => {
  const tick = tickOf(POLLING_INTERVAL);
  const { backend, pass, calls } = await openWeek(WEEK, { seed: 'empty' });
  await waitFor(() => expect(calls().filter((call) => call.includes('limit=1 '))).toHaveLength(4));
  backend.db.of(reserveTable).create({
    user: '予約 太郎',
    date: '2026-04-01T00:10:00.000Z',
    shop: '店',
    advertisement: null,
    people: 2,
    status: 'accepted',
    city: 'akashi',
  });
  tick();
  await waitFor(() => expect(blocks()[0]?.textContent).toContain('確定 09:10 2名 予約 太郎'));
  pass(10 * MINUTE);
  await waitFor(() => expect(blocks()[0]?.textContent).toContain('期限切れ 09:10'));
});

test('a week that fails to load can be loaded again', async () => {
  const { user } = await renderConsole(WEEK, { fault: 'GET /:city/api/reserves/ 500 x1' });
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(blocks().length).toBeGreaterThan(0));
});

test('a week of 10,000 reservations is loaded in parts and shown completely [A-211]', async () => {
  const { backend, calls } = await openWeek(`${WEEK}&day=2026-04-02`, { seed: 'busy' });
  const partCalls = calls().filter((call) => call.includes('limit=100'));
  expect(partCalls.length).toBeGreaterThan(1);
  const dayReserves = storedReserves(backend, isBetween('2026-04-02', '2026-04-02'));
  expect(document.querySelectorAll('.day-list li')).toHaveLength(dayReserves.length);
});
