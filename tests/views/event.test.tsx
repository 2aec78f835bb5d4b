import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import { type EventRow, eventTable } from '#mocks/backend/tables/content/events';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';
const MINUTE = 60_000;

describeResource('/akashi/event', {
  ids: 'R-GEN-34, R-ENT-39, R-VAL-CONTENT-15, R-VAL-CONTENT-16, R-STATE-19, A-124, A-162, A-164',
  title: 'イベント',
  calls: '/akashi/api/events/',
  valid: {
    タイトル: '港の朝市',
    開始日時: '2026-04-01T09:01',
    終了日時: '2026-04-01T12:00',
    説明: '朝7時から。雨天中止です。',
  },
  unfilled: ['画像'],
  whole: {
    sent: {
      title: '港の朝市',
      description: '朝7時から。雨天中止です。',
      start: '2026-04-01T00:01:00.000Z',
      end: '2026-04-01T03:00:00.000Z',
      image: null,
    },
    row: {
      タイトル: '港の朝市',
      画像: '–',
      状態: '開催前',
      開始日時: '今日 04/01(水) 09:01',
      終了日時: '04/01(水) 12:00',
      操作: '',
    },
    panel: {
      画像: '–',
      開始日時: '04/01(水) 09:01',
      終了日時: '04/01(水) 12:00',
      説明: '朝7時から。雨天中止です。',
    },
  },
  renamed: ['タイトル', '港の夕市'],
  refused: [
    { change: { タイトル: '' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    {
      change: { タイトル: 'あ'.repeat(201) },
      field: 'タイトル',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    { change: { 開始日時: '' }, field: '開始日時', texts: REQUIRED_MESSAGE },
    {
      change: { 開始日時: '2026-04-01T09:00' },
      field: '開始日時',
      texts: '現在より後の日時を入力してください。',
    },
    { change: { 終了日時: '' }, field: '終了日時', texts: REQUIRED_MESSAGE },
    {
      change: { 終了日時: '2026-04-01T09:01' },
      field: '終了日時',
      texts: '終了は開始より後にしてください。',
    },
    { change: { 説明: '　' }, field: '説明', texts: REQUIRED_MESSAGE },
  ],
  search: ['朝市', /朝市/],
});

const dialogForm = () => within(screen.getByRole('dialog'));

const EVENT = {
  city: 'akashi',
  title: '港の朝市',
  description: '朝から。',
  image: null,
  status: 'ended',
  start: '2026-04-01T00:10:00.000Z',
  end: '2026-04-01T00:20:00.000Z',
} satisfies Omit<EventRow, 'id'>;

test('the state of an event changes on the screen at its start and end, whatever the server returned [R-STATE-14, A-122]', async () => {
  const { backend, user, rows, pass } = await renderConsole('/akashi/event', { seed: 'empty' });
  await screen.findByText('イベントはまだありません。登録すると、アプリのイベントに並びます。');
  backend.db.of(eventTable).create(EVENT);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '港' } });
  pass(300);
  await user.click(await screen.findByRole('link', { name: '港の朝市' }));
  const panel = await screen.findByRole('dialog', { name: 'イベントの詳細' });
  const shownStates = async (value: string) => {
    await within(panel).findByText(value);
    return [rows()[0]?.children[2]?.textContent, panel.querySelector('.record-tags')?.textContent];
  };
  expect(await shownStates('開催前')).toEqual(['開催前', '開催前']);
  pass(10 * MINUTE - 301);
  expect(await shownStates('開催前')).toEqual(['開催前', '開催前']);
  pass(1);
  expect(await shownStates('開催中')).toEqual(['開催中', '開催中']);
  pass(10 * MINUTE);
  expect(await shownStates('開催中')).toEqual(['開催中', '開催中']);
  pass(1);
  expect((await shownStates('終了'))[1]).toBe('終了');
  // it moves to the past
  await waitFor(() => expect(rows()).toEqual([]));
});

test('an event whose state changes leaves the list filtered by its old state [R-STATE-14, A-232]', async () => {
  const { backend, user, rows, pass } = await renderConsole('/akashi/event', { seed: 'empty' });
  await screen.findByText('イベントはまだありません。登録すると、アプリのイベントに並びます。');
  backend.db.of(eventTable).create(EVENT);
  const chooseState = (state: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: '状態' }), state);
  await chooseState('not_yet_held');
  await screen.findByRole('link', { name: '港の朝市' });
  pass(10 * MINUTE);
  await screen.findByText('条件に当てはまるものはありません。');
  await chooseState('being_held');
  await waitFor(() => expect(rows()[0]?.children[2]?.textContent).toBe('開催中'));
  pass(10 * MINUTE + 1);
  await screen.findByText('条件に当てはまるものはありません。');
});

test('a running event can be corrected, and its copy needs a start in the future [A-124, A-162]', async () => {
  const { backend, user } = await renderConsole('/akashi/event?new=1', { seed: 'empty' });
  const events = backend.db.of(eventTable);
  const { id } = events.create({ ...EVENT, start: '2026-03-31T00:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'キャンセル' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '港' } });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: '「港の朝市」を編集' }));
  fireEvent.change(await dialogForm().findByLabelText(/^説明/), { target: { value: '雨天中止。' } });
  await user.click(dialogForm().getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect(events.find(id)).toMatchObject({ description: '雨天中止。', start: '2026-03-31T00:00:00.000Z' });

  await user.click(screen.getByRole('link', { name: '「港の朝市」を複製' }));
  expect((await dialogForm().findByLabelText<HTMLInputElement>(/^開始日時/)).value).toBe('2026/03/31 09:00');
  await user.click(dialogForm().getByRole('button', { name: '登録する' }));
  await dialogForm().findAllByText('現在より後の日時を入力してください。');
  fireEvent.change(dialogForm().getByLabelText(/^開始日時/), { target: { value: '2026-04-01T09:15' } });
  await user.click(dialogForm().getByRole('button', { name: '登録する' }));
  await waitFor(() => expect(events.count({ city: 'akashi' })).toBe(2));
});

test('the next event is the first, and the events that have ended are behind a tab, the latest first [A-336]', async () => {
  const { backend, user, rows, address } = await renderConsole('/akashi/event', { seed: 'empty' });
  await screen.findByText('イベントはまだありません。登録すると、アプリのイベントに並びます。');
  const table = backend.db.of(eventTable);
  for (const [title, start, end] of [
    ['先月の催し', '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['来月の催し', '2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z'],
    ['昨日の催し', '2026-03-31T00:00:00.000Z', '2026-03-31T09:00:00.000Z'],
    ['明日の催し', '2026-04-02T00:00:00.000Z', '2026-04-02T09:00:00.000Z'],
    ['続く催し', '2026-03-20T00:00:00.000Z', '2026-04-20T00:00:00.000Z'],
  ] as const)
    table.create({ ...EVENT, title, start, end });
  const rowTexts = () => rows().map((row) => [row.children[0]?.textContent, row.children[3]?.textContent]);
  await user.click(screen.getByRole('link', { name: '過去' }));
  await waitFor(() =>
    expect(rowTexts()).toEqual([
      ['昨日の催し', '03/31(火) 09:00'],
      ['先月の催し', '03/01(日) 09:00'],
    ]),
  );
  expect([address(), screen.queryByRole('combobox', { name: '状態' })]).toEqual([
    '/akashi/event?tab=past',
    null,
  ]);
  await user.click(screen.getByRole('link', { name: 'これから' }));
  await waitFor(() =>
    expect(rowTexts()).toEqual([
      ['続く催し', '03/20(金) 09:00'],
      ['明日の催し', '明日 04/02(木) 09:00'],
      ['来月の催し', '05/01(金) 09:00'],
    ]),
  );
  expect(
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: '状態' }).options].map(({ text }) => text),
  ).toEqual(['すべて', '開催前', '開催中']);
});

test('events are filtered by state, and an export holds the state that the list shows [R-STATE-14, A-232]', async () => {
  const { backend, user, address, rows } = await renderConsole('/akashi/event');
  await screen.findByText(/^全\d/);
  const shownStates = () => [...new Set(rows().map((row) => row.children[2]?.textContent))];
  await user.selectOptions(screen.getByRole('combobox', { name: '状態' }), 'being_held');
  await waitFor(() => expect(shownStates()).toEqual(['開催中']));
  expect(address()).toBe('/akashi/event?state=being_held');
  const runningEvents = backend.db.of(eventTable).list({
    city: 'akashi',
    filter: ({ start, end }) => start <= '2026-04-01T00:00:00.000Z' && end >= '2026-04-01T00:00:00.000Z',
    sort: 'start,-id',
  }).rows;
  expect(rows()).toHaveLength(runningEvents.length);

  const exported: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    exported.push(blob as Blob);
    return 'blob:export';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'CSV出力' }));
  await user.click(await screen.findByRole('button', { name: '出力する' }));
  await waitFor(() => expect(exported).toHaveLength(1));
  const text = await new Blob(exported).text();
  const csvLines: string[][] = parse(text, { bom: true });
  expect(csvLines.map((line) => line.slice(0, 2))).toEqual([
    ['タイトル', '状態'],
    ...runningEvents.map(({ title }) => [title, '開催中']),
  ]);
});

const fieldValue = async (name: RegExp) => (await screen.findByLabelText<HTMLInputElement>(name)).value;

test('a new event can start from one of this time last year, on the same weekday of this year [A-348]', async () => {
  const { backend, user, address, calls } = await renderConsole('/akashi/event', { seed: 'empty' });
  const createPastEvent = (start: string, end: string, title: string) =>
    backend.db.of(eventTable).create({ ...EVENT, title, start, end });
  // the four weeks begin on Wednesday, 2 April 2025
  createPastEvent('2025-03-30T00:00:00.000Z', '2025-04-01T14:59:59.999Z', '前日まで');
  const { id } = createPastEvent('2025-04-19T01:00:00.000Z', '2025-04-20T07:00:00.000Z', '春の作品展');
  createPastEvent('2025-04-29T14:00:00.000Z', '2025-04-29T14:30:00.000Z', '最後の夜');
  createPastEvent('2025-04-29T15:00:00.000Z', '2025-04-29T16:00:00.000Z', '翌日から');
  await user.click(await screen.findByRole('link', { name: 'イベントを登録' }));
  const summary = await screen.findByText('昨年のこの時期のイベントから作る');
  const callsBefore = calls().length;
  await user.click(summary);
  await screen.findByRole('link', { name: '春の作品展' });
  const pastEvents = summary.closest('details') as HTMLElement;
  expect(
    within(pastEvents)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['春の作品展 2025/04/19 10:00', '最後の夜 2025/04/29 23:00']);
  expect(calls().slice(callsBefore)).toHaveLength(1);
  await user.click(within(pastEvents).getByRole('link', { name: '春の作品展' }));
  expect(address()).toBe(`/akashi/event?copy=${id}`);
  await screen.findByDisplayValue('春の作品展');
  expect([await fieldValue(/^開始日時/), await fieldValue(/^終了日時/), await fieldValue(/^説明/)]).toEqual([
    '2026/04/18 10:00',
    '2026/04/19 16:00',
    '朝から。',
  ]);
  expect(screen.queryByText('昨年のこの時期のイベントから作る')).toBeNull();
});

const findLastYear = () => screen.findByText('昨年のこの時期のイベントから作る');

test('the day of a new event decides which events of last year are offered, and none are told as such [A-348]', async () => {
  const { backend, user } = await renderConsole('/akashi/event?new=2026-07-18', { seed: 'empty' });
  const events = backend.db.of(eventTable);
  const { id } = events.create({
    ...EVENT,
    title: '夏まつり',
    start: '2025-07-19T09:00:00.000Z',
    end: '2025-07-19T12:00:00.000Z',
  });
  await user.click(await findLastYear());
  await screen.findByRole('link', { name: '夏まつり' });
  events.remove(id);
  await user.click(screen.getByRole('button', { name: 'キャンセル' }));
  // one is in the head, the other in the empty list
  const [createLink] = await screen.findAllByRole('link', { name: 'イベントを登録' });
  await user.click(createLink as HTMLElement);
  await user.click(await findLastYear());
  await screen.findByText('昨年のこの時期のイベントはありません。');
});
