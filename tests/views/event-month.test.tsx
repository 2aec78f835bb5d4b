import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventTable } from '#mocks/backend/tables/content/events';
import { isOnDay } from '#views/event/month-bars';
import type { Scenario } from '../open-console';
import { renderConsole } from './render-console';

const MONTH = '/akashi/event?tab=month';
const HOUR = 3_600_000;

async function openMonth(path = MONTH, scenario: Scenario = {}) {
  const testConsole = await renderConsole(path, scenario);
  await monthLoaded();
  const events = testConsole.backend.db.of(eventTable);
  const createEvent = (title: string, start: string, end: string) =>
    events.create({
      city: 'akashi',
      title,
      description: '-',
      image: null,
      status: null,
      start: `2026-04-${start}:00+09:00`,
      end: `2026-04-${end}:00+09:00`,
    });
  return { ...testConsole, events, createEvent };
}

const monthLoaded = () =>
  waitFor(() => expect(document.querySelector('.month')?.getAttribute('aria-busy')).toBe('false'));
const monthHeading = () => screen.getByRole('heading', { level: 2 }).textContent;
const bars = () => [...document.querySelectorAll<HTMLElement>('.month-bar')];
const bar = (name: string) => bars().find(({ textContent }) => textContent.includes(name));
/**
 * Of each bar with the name: its first day, its number of days, and the sides on which the event continues.
 */
const barSpans = (name: string) =>
  bars()
    .filter(({ textContent }) => textContent.includes(name))
    .map((one) => [
      one.dataset.day,
      one.closest('td')?.colSpan,
      ['before', 'after'].filter((side) => one.classList.contains(side)).join(' '),
    ]);
const dayTitles = () => [...document.querySelectorAll('.day-list b')].map(({ textContent }) => textContent);
/** Presses the key and returns the text of the element that then has the focus. */
const pressKey = (key: string) => {
  fireEvent.keyDown(document.activeElement as Element, { key });
  return document.activeElement?.textContent;
};

test('the calendar shows the current month in whole weeks, requests it by its span, and draws each event over its days [R-ENT-39, A-232]', async () => {
  const { user, createEvent, calls } = await openMonth(MONTH, { seed: 'empty' });
  expect([monthHeading(), screen.getByText('この月のイベントはありません。') !== null]).toEqual([
    '2026年04月',
    true,
  ]);
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(0, 7)
      .map(({ textContent }) => textContent),
  ).toEqual(['月', '火', '水', '木', '金', '土', '日']);
  expect(screen.queryByText(/^件数が多いため/)).toBeNull();
  const dayLabels = [...document.querySelectorAll('.month-days th time')].map(
    ({ textContent }) => textContent,
  );
  expect([dayLabels.length, dayLabels.slice(0, 4), dayLabels.slice(-4)]).toEqual([
    35,
    ['3/30', '31', '4/1', '2'],
    ['30', '5/1', '2', '3'],
  ]);
  expect(screen.getByRole('columnheader', { current: 'date' }).textContent).toMatch(/^4\/1/);
  createEvent('三日がかり', '03T10:00', '07T12:00');
  createEvent('夜通し', '08T22:00', '09T00:00');
  await user.click(screen.getByRole('link', { name: '次の月' }));
  await waitFor(() => expect(monthHeading()).toBe('2026年05月'));
  await user.click(screen.getByRole('link', { name: '今月' }));
  await waitFor(() => expect(bars()).toHaveLength(3));
  expect([barSpans('三日がかり'), barSpans('夜通し')]).toEqual([
    [
      ['2026-04-03', 3, 'after'],
      ['2026-04-06', 2, 'before'],
    ],
    [['2026-04-08', 1, '']],
  ]);
  expect(
    [...document.querySelectorAll('.month-days')]
      .slice(0, 2)
      .map(({ children }) => [...children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['3/30 0件', '31 0件', '4/1 0件', '2 0件', '3 1件', '4 1件', '5 1件'],
    ['4/6 1件', '7 1件', '8 1件', '9 0件', '10 0件', '11 0件', '12 0件'],
  ]);
  const eventCalls = calls()
    .filter((call) => call.includes('/events/'))
    .map((call) => decodeURIComponent(call));
  expect(eventCalls[0]).toBe(
    'GET /akashi/api/events/?from=2026-03-29T15:00:00.000Z&to=2026-05-03T15:00:00.000Z&offset=0&limit=100 200',
  );
});

test('links lead to the next, previous and current month, the address holds the month, and an invalid month is the current one', async () => {
  const { user, address } = await openMonth(`${MONTH}&month=2026-13`);
  expect(monthHeading()).toBe('2026年04月');
  await user.click(screen.getByRole('link', { name: '次の月' }));
  await waitFor(() => expect(monthHeading()).toBe('2026年05月'));
  expect(address()).toBe(`${MONTH}&month=2026-05`);
  await user.click(screen.getByRole('link', { name: '前の月' }));
  await user.click(screen.getByRole('link', { name: '前の月' }));
  await waitFor(() => expect(address()).toBe(`${MONTH}&month=2026-03`));
  await user.click(screen.getByRole('link', { name: '今月' }));
  await waitFor(() => expect([monthHeading(), address()]).toEqual(['2026年04月', MONTH]));
});

test('a day has its own page with all its events, a link opens it, and another returns to the month', async () => {
  const { user, events, address } = await openMonth(`${MONTH}&day=2026-04-04`);
  const eventsOn = (day: string) => events.list({ city: 'akashi', filter: (row) => isOnDay(row, day) }).rows;
  const titlesOf = (day: string) =>
    eventsOn(day)
      .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start) || one.id - other.id)
      .map(({ title }) => title);
  expect(dayTitles()).toEqual(titlesOf('2026-04-04'));
  const dayLinks = within(screen.getByRole('navigation', { name: '日を選ぶ' }));
  expect(dayLinks.getAllByRole('link')).toHaveLength(35);
  const nextDay = dayLinks.getByRole('link', { name: /^4\/5 / });
  expect(nextDay.textContent).toBe(`4/5 (日)${eventsOn('2026-04-05').length}件`);
  await user.click(nextDay);
  await waitFor(() => expect(dayTitles()).toEqual(titlesOf('2026-04-05')));
  await user.click(screen.getByRole('link', { name: '月の表示に戻る' }));
  await waitFor(() => expect(bars().length).toBeGreaterThan(0));
  expect(address()).toBe(`${MONTH}&month=2026-04`);
});

test('an event is viewed, changed and created beside the calendar, which then shows it', async () => {
  const { user, createEvent, events, address } = await openMonth(`${MONTH}&month=2026-05`, { seed: 'empty' });
  createEvent('港の朝市', '10T07:00', '10T11:00');
  await user.click(screen.getByRole('link', { name: '前の月' }));
  await waitFor(() => expect(bars()).toHaveLength(1));
  expect(bar('港の朝市')?.textContent).toBe('開催前 07:00 港の朝市');
  await user.click(bar('港の朝市') as HTMLElement);
  const panel = await screen.findByRole('dialog', { name: 'イベントの詳細' });
  await user.click(await within(panel).findByRole('link', { name: '編集' }));
  const form = within(await screen.findByRole('dialog', { name: 'イベントを編集' }));
  fireEvent.change(await form.findByLabelText(/^終了日時/), { target: { value: '2026-04-12T11:00' } });
  await user.click(form.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(barSpans('港の朝市')).toEqual([['2026-04-10', 3, '']]));
  expect(address()).toBe(`${MONTH}&month=2026-04`);

  await user.click(screen.getAllByRole('link', { name: 'イベントを登録' })[0] as HTMLElement);
  const newForm = within(await screen.findByRole('dialog', { name: 'イベントを登録' }));
  for (const [label, value] of [
    [/^タイトル/, '港の夕市'],
    [/^説明/, '夕方から。'],
    [/^開始日時/, '2026-04-20T16:00'],
    [/^終了日時/, '2026-04-20T19:00'],
  ] as const)
    fireEvent.change(await newForm.findByLabelText(label), { target: { value } });
  await user.click(newForm.getByRole('button', { name: '登録する' }));
  await waitFor(() => expect(barSpans('港の夕市')).toEqual([['2026-04-20', 1, '']]));
  expect([address(), events.count({ city: 'akashi' })]).toEqual([`${MONTH}&month=2026-04`, 2]);
});

test('arrow keys move the focus between events, and a bar changes when its event starts or ends [R-STATE-14, A-122]', async () => {
  const { user, createEvent, pass } = await openMonth(`${MONTH}&month=2026-05`, { seed: 'empty' });
  createEvent('朝', '01T10:00', '01T11:00');
  createEvent('夜', '01T18:00', '01T20:00');
  createEvent('来週', '09T10:00', '10T11:00');
  await user.click(screen.getByRole('link', { name: '前の月' }));
  await waitFor(() => expect(bars()).toHaveLength(3));
  bar('朝')?.focus();
  expect([pressKey('ArrowUp'), pressKey('ArrowDown'), pressKey('ArrowDown'), pressKey('ArrowRight')]).toEqual(
    ['開催前 10:00 朝', '開催前 18:00 夜', '開催前 18:00 夜', '開催前 10:00 来週'],
  );
  expect(pressKey('ArrowLeft')).toContain('開催前');
  pass(HOUR);
  await waitFor(() => expect(bar('朝')?.textContent).toBe('開催中 10:00 朝'));
  pass(HOUR + 1);
  await waitFor(() => expect(bar('朝')?.textContent).toBe('終了 10:00 朝'));
});

test('a month that fails to load can be loaded again, and a month of thousands of events is loaded in parts and limited', async () => {
  const { user, calls } = await renderConsole(MONTH, {
    seed: 'busy',
    fault: 'GET /:city/api/events/ 500 x1',
  });
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await monthLoaded();
  await waitFor(() => expect(bars().length).toBeGreaterThan(0));
  expect(calls().filter((call) => call.includes('limit=100')).length).toBeGreaterThan(2);
  const moreLinks = screen.getAllByRole('link', { name: /^ほか\d+件$/ });
  await user.click(moreLinks[0] as HTMLElement);
  await waitFor(() => expect(document.querySelectorAll('.day-list li').length).toBeGreaterThan(4));
});

test('a click into the free room of a day creates an event on it, and so does the page of the day; days that have passed have none [A-298]', async () => {
  const { user, address } = await openMonth(MONTH, { seed: 'empty' });
  const formTimes = async () => {
    const form = within(await screen.findByRole('dialog', { name: 'イベントを登録' }));
    const [start, end] = [/^開始日時/, /^終了日時/].map((label) =>
      form.findByLabelText<HTMLInputElement>(label),
    );
    const values = [(await start)?.value, (await end)?.value];
    await user.click(form.getByRole('button', { name: 'キャンセル' }));
    return values;
  };
  // 30 and 31 March have passed: of five weeks, 33 days are left.
  const freeDays = [...document.querySelectorAll<HTMLElement>('.month-free')];
  expect(freeDays).toHaveLength(33);
  await user.click(freeDays[6] as HTMLElement);
  expect(address()).toBe(`${MONTH}&new=2026-04-07`);
  expect(await formTimes()).toEqual(['2026/04/07 10:00', '2026/04/07 11:00']);
  // today, at 9:00
  await user.click(document.querySelector('.month-free') as HTMLElement);
  expect(await formTimes()).toEqual(['2026/04/01 10:00', '2026/04/01 11:00']);
  await user.click(screen.getByRole('link', { name: /^8/ }));
  await user.click(screen.getByRole('link', { name: 'イベントを登録' }));
  expect(address()).toBe(`${MONTH}&month=2026-04&day=2026-04-08&new=2026-04-08`);
  expect(await formTimes()).toEqual(['2026/04/08 10:00', '2026/04/08 11:00']);
});

test('the days beside an event have free room, too', async () => {
  const { createEvent, reload } = await openMonth(MONTH, { seed: 'empty' });
  createEvent('観桜会', '08T10:00', '09T12:00');
  await reload();
  await waitFor(() => expect(barSpans('観桜会')).toEqual([['2026-04-08', 2, '']]));
  const cells = [...(bar('観桜会')?.closest('tr')?.cells ?? [])];
  expect(cells.map(({ className, colSpan }) => `${className} ${colSpan}`)).toEqual([
    'month-free 1',
    'month-free 1',
    ' 2',
    'month-free 1',
    'month-free 1',
    'month-free 1',
  ]);
});

test('another user’s change is shown as it is stored, while the own times are the moved ones [A-203, A-298]', async () => {
  const { user, createEvent, events } = await openMonth(MONTH, { seed: 'empty' });
  const { id } = createEvent('港の朝市', '10T07:00', '10T11:00');
  act(() => {
    history.pushState(null, '', `${MONTH}&edit=${id}&move=2`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const form = within(await screen.findByRole('dialog', { name: 'イベントを編集' }));
  await form.findByLabelText(/^開始日時/);
  events.update(id, { start: '2026-04-20T07:00:00+09:00', end: '2026-04-20T11:00:00+09:00' });
  await user.click(form.getByRole('button', { name: '保存する' }));
  const conflict = await screen.findByRole('alertdialog');
  expect([...conflict.querySelectorAll('.conflict dd')].map(({ textContent }) => textContent)).toEqual([
    '2026/04/12 07:00',
    '2026/04/20 07:00',
    '2026/04/12 11:00',
    '2026/04/20 11:00',
  ]);
});

test.each(['0', '2'])('an event whose times are no moments opens, moved by %s days too', async (days) => {
  const { events } = await openMonth(MONTH, { seed: 'empty' });
  const invalidTimes = { start: 'soon', end: '' };
  const { id } = events.create({
    city: 'akashi',
    title: '港の朝市',
    description: '-',
    image: null,
    status: null,
    ...invalidTimes,
  });
  act(() => {
    history.pushState(null, '', `${MONTH}&edit=${id}&move=${days}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const form = within(await screen.findByRole('dialog', { name: 'イベントを編集' }));
  expect((await form.findByLabelText<HTMLInputElement>(/^タイトル/)).value).toBe('港の朝市');
});

test.each(['999999999999', '43', '1.5', 'x'])('a move by %s days moves nothing', async (days) => {
  const { createEvent } = await openMonth(MONTH, { seed: 'empty' });
  const { id } = createEvent('港の朝市', '10T07:00', '10T11:00');
  act(() => {
    history.pushState(null, '', `${MONTH}&edit=${id}&move=${days}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const form = within(await screen.findByRole('dialog', { name: 'イベントを編集' }));
  const startInput = await form.findByLabelText<HTMLInputElement>(/^開始日時/);
  expect(startInput.value).toBe('2026/04/10 07:00');
});

test.each(['1', '2026-03-31', '2026-04-31', 'tomorrow'])('a new event for “%s” has no times', async (day) => {
  await renderConsole(`/akashi/event?new=${day}`);
  const form = within(await screen.findByRole('dialog', { name: 'イベントを登録' }));
  const startInput = await form.findByLabelText<HTMLInputElement>(/^開始日時/);
  expect([startInput.value, form.getByLabelText<HTMLInputElement>(/^終了日時/).value]).toEqual(['', '']);
});

test('an event that was moved by days opens with its times moved; its save is the confirmation, and leaving moves nothing [R-ENT-39, A-298]', async () => {
  const { user, createEvent, address, backend, calls } = await openMonth(MONTH, { seed: 'empty' });
  const { id } = createEvent('港の朝市', '10T07:00', '11T11:00');
  const openMoved = async () => {
    act(() => {
      history.pushState(null, '', `${MONTH}&edit=${id}&move=-3`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const form = within(await screen.findByRole('dialog', { name: 'イベントを編集' }));
    const startInput = await form.findByLabelText<HTMLInputElement>(/^開始日時/);
    expect([startInput.value, form.getByLabelText<HTMLInputElement>(/^終了日時/).value]).toEqual([
      '2026/04/07 07:00',
      '2026/04/08 11:00',
    ]);
    return form;
  };
  await user.click((await openMoved()).getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(address()).toBe(MONTH));
  expect(calls().filter((call) => call.startsWith('PUT'))).toEqual([]);
  await user.click((await openMoved()).getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(barSpans('港の朝市')).toEqual([['2026-04-07', 2, '']]));
  expect(address()).toBe(MONTH);
  const storedEvent = backend.db.of(eventTable).find(id);
  expect([storedEvent?.start, storedEvent?.end].map((at) => Date.parse(at ?? ''))).toEqual(
    ['2026-04-07T07:00:00+09:00', '2026-04-08T11:00:00+09:00'].map((at) => Date.parse(at)),
  );
});
