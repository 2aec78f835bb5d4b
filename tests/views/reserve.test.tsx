import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { POLLING_INTERVAL, UNDO_PERIOD } from '#domain/base/limits';
import { isPastReserve, RESERVE_STATES, type ReserveState } from '#domain/offers/reserve';
import type { Backend } from '#mocks/backend/backend-types';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { addFault, type Scenario } from '../open-console';
import { describeLongName } from './describe-long-name';
import { describeWhole } from './describe-whole';
import { tickOf } from './polling';
import { renderConsole } from './render-console';

const RESERVES = '/akashi/reserve';
const RESERVE_CALLS = '/akashi/api/reserves/';
const MINUTE = 60_000;
/** 1 April 2026, 9:00 in Japan: a Wednesday. */
const NOW = Date.parse('2026-04-01T00:00:00.000Z');

/** 2 April 2026, 10:00 in Japan. */
const TOMORROW = '2026-04-02T01:00:00.000Z';

const listLoaded = () => screen.findByText(/^全\d/);
const findConfirmation = (name: string) => screen.findByRole('alertdialog', { name });
const findPanel = () => screen.findByRole('dialog', { name: '予約の詳細' });
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');
const stateFilter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '状態' });
const guestOf = (row: HTMLElement) => within(row).getAllByRole('link')[0]?.textContent;

const acceptButton = () => screen.getByRole('button', { name: `「${RESERVE_NAME}」を受け付ける` });
const undoButton = () => screen.queryByRole('button', { name: '元に戻す' });
const rowState = (row: HTMLElement | undefined) => row?.querySelector('td.width-state')?.textContent;
const announcements = () =>
  [...document.querySelectorAll('[role=status].visually-hidden')].map(({ textContent }) => textContent);

const heldDecisions = () =>
  [...document.querySelectorAll('.held-undo, .held-failed')].map((one) => one.className);

function createReserve(backend: Backend, values: Partial<ReserveRow> = {}): ReserveRow {
  return backend.db.of(reserveTable).create({
    user: '予約 太郎',
    shop: '海辺の食堂',
    advertisement: null,
    date: TOMORROW,
    people: 4,
    status: 'waiting',
    city: 'akashi',
    ...values,
  });
}

const RESERVE_NAME = '予約 太郎／海辺の食堂／2026/04/02 10:00';

/** Opens the list with one reservation. */
async function openWithReserve(
  status: ReserveState,
  values: Partial<ReserveRow> = {},
  scenario: Scenario = {},
) {
  const testConsole = await renderConsole('/akashi/notification-store', { seed: 'empty', ...scenario });
  const row = createReserve(testConsole.backend, { status, ...values });
  const changeReserve = (changes: Partial<ReserveRow>) =>
    testConsole.backend.db.of(reserveTable).update(row.id, changes);
  await openList(RESERVES);
  return { ...testConsole, row, changeReserve };
}

async function openList(path: string) {
  goTo(path);
  await screen.findByRole('heading', { level: 1, name: '予約' });
  await listLoaded();
}

function goTo(path: string) {
  act(() => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

const writeCalls = (calls: readonly string[]) =>
  calls.filter((call) => /^(POST|PUT|DELETE)/.test(call) && call.includes(RESERVE_CALLS));

/** The actions offered in each state: the due one of a row with its word, its others behind ⋯, and those of the panel. */
const OFFERED_ACTIONS: Readonly<
  Record<ReserveState, { due: readonly [word: string, name: string] | null; more: string[]; panel: string[] }>
> = {
  waiting: {
    due: ['受け付ける', `「${RESERVE_NAME}」を受け付ける`],
    more: [`「${RESERVE_NAME}」を取り消す`, `「${RESERVE_NAME}」を編集`],
    panel: ['受け付ける', '編集', '予約を取り消す'],
  },
  accepted: {
    due: null,
    more: [`「${RESERVE_NAME}」を取り消す`, `「${RESERVE_NAME}」を編集`],
    panel: ['編集', '予約を取り消す'],
  },
  waiting_for_cancellation: {
    due: ['キャンセルを承認', `「${RESERVE_NAME}」のキャンセルを承認`],
    more: [`「${RESERVE_NAME}」のキャンセルを断る`],
    panel: ['キャンセルを承認', 'キャンセルを断る'],
  },
  expired: { due: null, more: [`「${RESERVE_NAME}」を削除`], panel: ['削除'] },
  cancelled: { due: null, more: [`「${RESERVE_NAME}」を削除`], panel: ['削除'] },
};

const STATE_TEXTS: Readonly<Record<ReserveState, string>> = {
  waiting: '受付待ち',
  accepted: '確定',
  waiting_for_cancellation: 'キャンセル申請中',
  expired: '期限切れ',
  cancelled: 'キャンセル済み',
};

describe('the actions of each state are those of its machine [R-STATE-15, A-123]', () => {
  test.each(RESERVE_STATES)('%s', async (status) => {
    const { user, rows } = await openWithReserve(status);
    const [first] = rows();
    const actions = first?.querySelector<HTMLElement>('.row-actions');
    const labelsOf = (where: string) =>
      [...(actions?.querySelectorAll(where) ?? [])].map((one) => one.getAttribute('aria-label'));
    const expectedActions = OFFERED_ACTIONS[status];
    expect([
      actions?.textContent,
      labelsOf('.row-slots > button'),
      labelsOf('.sheet :is(a, button)'),
    ]).toEqual([
      expectedActions.due?.[0] ?? '',
      [...(expectedActions.due ? [expectedActions.due[1]] : []), `「${RESERVE_NAME}」のその他の操作`],
      expectedActions.more,
    ]);
    expect(first?.textContent).toContain(STATE_TEXTS[status]);
    await user.click(within(first as HTMLElement).getByRole('link', { name: '予約 太郎' }));
    const panel = await findPanel();
    const facts = await within(panel).findByText('海辺の食堂');
    const record = facts.closest<HTMLElement>('.record') as HTMLElement;
    const moreButton = within(record).queryByRole('button', { name: 'その他の操作' });
    if (moreButton) await user.click(moreButton);
    const panelActions = [...record.querySelectorAll('footer a, footer button')].filter(
      (one) => one !== moreButton,
    );
    expect(panelActions.map(({ textContent }) => textContent).toSorted()).toEqual(
      OFFERED_ACTIONS[status].panel.toSorted(),
    );
  });
});

test.each<[ReserveState, string, string, string, string, ReserveState, string]>([
  [
    'waiting',
    'を取り消す',
    '予約を取り消しますか？',
    '取り消す',
    'cancel',
    'cancelled',
    '1件の予約を取り消しました。',
  ],
  [
    'accepted',
    'を取り消す',
    '予約を取り消しますか？',
    '取り消す',
    'cancel',
    'cancelled',
    '1件の予約を取り消しました。',
  ],
  [
    'waiting_for_cancellation',
    'のキャンセルを承認',
    'キャンセルを承認しますか？',
    '承認する',
    'approve_cancel',
    'cancelled',
    '1件のキャンセルを承認しました。',
  ],
  [
    'waiting_for_cancellation',
    'のキャンセルを断る',
    'キャンセルを断りますか？',
    '断る',
    'accept',
    'accepted',
    '1件のキャンセルを断りました。',
  ],
])(
  '%s: 「…」%s needs a confirmation that names guest, shop and time, and does it [R-STATE-15, A-123]',
  async (status, button, title, confirm, call, after, doneText) => {
    const { user, rows, row, calls } = await openWithReserve(status);
    await user.click(screen.getByRole('button', { name: `「${RESERVE_NAME}」${button}` }));
    await user.click(within(await findConfirmation(title)).getByRole('button', { name: 'キャンセル' }));
    expect(writeCalls(calls())).toEqual([]);
    await user.click(screen.getByRole('button', { name: `「${RESERVE_NAME}」${button}` }));
    const dialog = await findConfirmation(title);
    expect(within(dialog).getByText(RESERVE_NAME)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: confirm }));
    await screen.findByText(doneText);
    expect(writeCalls(calls())).toEqual([`POST ${RESERVE_CALLS}${row.id}/${call}/ 200`]);
    await waitFor(() => expect(rows()[0]?.textContent).toContain(STATE_TEXTS[after]));
  },
);

describe('one reservation is accepted without a confirmation, and undone for 8 seconds [R-STATE-15, A-292]', () => {
  test('an acceptance is sent after 8 seconds; until then its row has no other action', async () => {
    const { user, rows, row, calls, pass } = await openWithReserve('waiting');
    await user.click(acceptButton());
    expect([rowState(rows()[0]), rows()[0]?.querySelector('.row-actions')?.childElementCount]).toEqual([
      '確定（取り消せます）',
      0,
    ]);
    expect(document.querySelector('.held-undo')?.textContent).toBe(`確定${RESERVE_NAME}8秒後に送信元に戻すZ`);
    expect(announcements()).toContain(`「${RESERVE_NAME}」：確定。残り0件です。`);
    pass(UNDO_PERIOD - 1);
    expect(writeCalls(calls())).toEqual([]);
    pass(1);
    await waitFor(() => expect(rowState(rows()[0])).toBe('確定'));
    expect([writeCalls(calls()), undoButton()]).toEqual([
      [`POST ${RESERVE_CALLS}${row.id}/accept/ 200`],
      null,
    ]);
  });

  test('an acceptance that Z undoes leaves the reservation as it was and sends nothing', async () => {
    const { user, rows, calls, pass } = await openWithReserve('waiting');
    await user.click(acceptButton());
    await user.keyboard('z');
    expect([rowState(rows()[0]), undoButton()]).toEqual(['受付待ち', null]);
    expect(announcements()).toContain(`「${RESERVE_NAME}」の判断を元に戻しました。`);
    pass(UNDO_PERIOD);
    expect(writeCalls(calls())).toEqual([]);
    expect(acceptButton()).toBeDefined();
  });

  test('rows of the waiting list keep their position until the last one is sent', async () => {
    const { user, backend, rows, calls, pass } = await openWithReserve('waiting');
    const otherReserves = ['予約 二郎', '予約 三郎'].map((guest) => createReserve(backend, { user: guest }));
    await openList(`${RESERVES}?state=waiting`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [first, second] = screen.getAllByRole('button', { name: /を受け付ける$/ });
    await user.click(first as HTMLElement);
    pass(UNDO_PERIOD / 2);
    await user.click(second as HTMLElement);
    pass(UNDO_PERIOD / 2);
    await waitFor(() =>
      expect(rows().map((row) => [guestOf(row), rowState(row)])).toEqual([
        ['予約 三郎', '確定'],
        ['予約 二郎', '確定（取り消せます）'],
        ['予約 太郎', '受付待ち'],
      ]),
    );
    pass(UNDO_PERIOD / 2);
    await waitFor(() => expect(rows().map(guestOf)).toEqual(['予約 太郎']));
    expect(writeCalls(calls())).toEqual(
      otherReserves.toReversed().map(({ id }) => `POST ${RESERVE_CALLS}${id}/accept/ 200`),
    );
  });

  test('an acceptance that fails stays with its reason, and is sent again', async () => {
    const { user, rows, row, calls, pass, backend } = await openWithReserve('waiting');
    addFault(backend, `POST ${RESERVE_CALLS}${row.id}/accept/ 500 x1`);
    await user.click(acceptButton());
    pass(UNDO_PERIOD);
    await screen.findByText(/^送信できませんでした。/);
    expect(rowState(rows()[0])).toBe('未送信');
    await user.click(screen.getByRole('button', { name: 'もう一度送信' }));
    await waitFor(() => expect(rowState(rows()[0])).toBe('確定'));
    expect(writeCalls(calls()).map((call) => call.split(' ').at(-1))).toEqual(['500', '200']);
  });

  test('an acceptance whose guest has cancelled meanwhile is not sent, and the user is told', async () => {
    const { user, rows, changeReserve, calls, pass } = await openWithReserve('waiting');
    await user.click(acceptButton());
    changeReserve({ status: 'cancelled' });
    pass(UNDO_PERIOD);
    await screen.findByText(`「${RESERVE_NAME}」はすでに対応済みでした。`);
    await waitFor(() => expect(rowState(rows()[0])).toBe('キャンセル済み'));
    expect(writeCalls(calls())).toEqual([]);
  });

  test('leaving the page sends the acceptance', async () => {
    const { user, row, calls } = await openWithReserve('waiting');
    await user.click(acceptButton());
    await user.click(screen.getByRole('link', { name: 'クーポン' }));
    await screen.findByRole('heading', { level: 1, name: 'クーポン' });
    expect(writeCalls(calls())).toEqual([`POST ${RESERVE_CALLS}${row.id}/accept/ 200`]);
  });

  test('an acceptance can still be undone on another tab of the page, which sends it in its time [A-292]', async () => {
    const { user, row, calls, pass } = await openWithReserve('waiting');
    await user.click(acceptButton());
    for (const tab of ['週間カレンダー', '過去']) {
      await user.click(screen.getByRole('link', { name: tab }));
      await screen.findByRole('link', { name: tab, current: 'page' });
      expect([heldDecisions(), writeCalls(calls())]).toEqual([['held-undo'], []]);
    }
    pass(UNDO_PERIOD);
    await waitFor(() => expect(writeCalls(calls())).toEqual([`POST ${RESERVE_CALLS}${row.id}/accept/ 200`]));
    await waitFor(() => expect(heldDecisions()).toEqual([]));
  });
});

test('the list has 20 rows a page, a search, and a filter of states with their counts [R-CONST-01, R-ENT-41]', async () => {
  const { user, address, calls, rows, backend, pass } = await renderConsole(RESERVES);
  await listLoaded();
  expect(calls()).toContain(`GET ${RESERVE_CALLS}?offset=0&limit=20&when=upcoming 200`);
  expect(rows()).toHaveLength(20);
  const upcoming = backend.db.of(reserveTable).list({
    city: 'akashi',
    filter: (row) => !isPastReserve(row, NOW),
  }).rows;
  await waitFor(() => expect(stateFilter().options[0]?.text).toBe(`すべて（${upcoming.length}）`));
  const stateCounts = [...stateFilter().options]
    .slice(1)
    .map(({ text }) => /^(.+)（(\d+)）$/.exec(text)?.slice(1));
  expect(stateCounts.map((count) => count?.[0])).toEqual([
    '受付待ち',
    '確定',
    'キャンセル申請中',
    'キャンセル済み',
  ]);
  expect(stateCounts.reduce((sum, count) => sum + Number(count?.[1]), 0)).toBe(upcoming.length);
  expect(screen.getByText(`受付待ち ${stateCounts[0]?.[1]}件`)).toBeDefined();

  await user.selectOptions(stateFilter(), 'waiting');
  await waitFor(() => expect(address()).toBe(`${RESERVES}?state=waiting`));
  await waitFor(() => expect(calls().at(-1)).toContain('status=waiting'));
  await screen.findByText(
    (_, element) =>
      element?.className === 'list-total' && element.textContent === `全${stateCounts[0]?.[1]}件`,
  );
  await waitFor(() => expect(rows().every((row) => row.textContent.includes('受付待ち'))).toBe(true));
  expect(screen.getByRole('link', { name: '「状態：受付待ち」を解除' })).toBeDefined();

  const name = guestOf(rows()[0] as HTMLElement) ?? '';
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: name } });
  pass(300);
  await waitFor(() =>
    expect(calls().at(-1)).toContain(`search=${encodeURIComponent(name).replaceAll('%20', '+')}`),
  );
  await waitFor(() => expect(rows().every((row) => guestOf(row) === name)).toBe(true));
});

describe('reservations are ordered by their time from now on, and the past ones are behind a tab [A-336]', () => {
  test('the next reservation is the first, and a word groups those of today, tomorrow and this week', async () => {
    const { backend, rows } = await openWithReserve('waiting');
    const guestsByDate = {
      '2026-04-01T03:00:00.000Z': '今日の 客',
      '2026-04-05T03:00:00.000Z': '日曜の 客',
      '2026-04-06T03:00:00.000Z': '翌週の 客',
      '2026-03-31T03:00:00.000Z': '昨日の 客',
    };
    for (const [date, user] of Object.entries(guestsByDate)) createReserve(backend, { date, user });
    await openList(`${RESERVES}?search=海辺`);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows().map((row) => [guestOf(row), row.querySelector('td.width-time')?.textContent])).toEqual([
      ['今日の 客', '今日 04/01(水) 12:00'],
      ['予約 太郎', '明日 04/02(木) 10:00'],
      ['日曜の 客', '今週 04/05(日) 12:00'],
      ['翌週の 客', '04/06(月) 12:00'],
    ]);
  });

  test('the tab of the past has the latest first, with the states of the past; a request to cancel stays to be answered', async () => {
    const { backend, user, rows } = await openWithReserve('waiting');
    const createPast = (name: string, date: string, status: ReserveState) =>
      createReserve(backend, { user: name, date, status });
    createPast('先週の 客', '2026-03-25T03:00:00.000Z', 'accepted');
    createPast('昨日の 客', '2026-03-31T03:00:00.000Z', 'cancelled');
    createPast('申請の 客', '2026-03-31T04:00:00.000Z', 'waiting_for_cancellation');
    await openList(`${RESERVES}?search=海辺`);
    await waitFor(() => expect(rows().map(guestOf)).toEqual(['申請の 客', '予約 太郎']));
    goTo(RESERVES);
    await user.click(screen.getByRole('link', { name: '過去' }));
    await waitFor(() =>
      expect(rows().map((row) => [guestOf(row), rowState(row)])).toEqual([
        ['昨日の 客', 'キャンセル済み'],
        ['先週の 客', '期限切れ'],
      ]),
    );
    expect([...stateFilter().options].map(({ value }) => value)).toEqual(['all', 'expired', 'cancelled']);
    expect(screen.getByRole('link', { name: '過去' }).getAttribute('aria-current')).toBe('page');
  });

  test('a link to the expired reservations leads to the tab of the past', async () => {
    const { rows } = await openWithReserve('waiting', { date: '2026-03-31T03:00:00.000Z' });
    await openList(`${RESERVES}?state=expired`);
    await waitFor(() => expect(rows().map(rowState)).toEqual(['期限切れ']));
    expect(screen.getByRole('link', { name: '過去' }).getAttribute('aria-current')).toBe('page');
  });
});

test('date and people are changed, each rule shows an error at its field, and full-width digits count as digits [R-ENT-41]', async () => {
  const { user, rows, row, calls } = await openWithReserve('accepted');
  await user.click(screen.getByRole('link', { name: `「${RESERVE_NAME}」を編集` }));
  const form = await screen.findByRole('dialog', { name: '予約を変更' });
  const date = await within(form).findByLabelText(/^予約日時/);
  const peopleInput = within(form).getByLabelText(/^人数/);
  const pressSave = () => user.click(within(form).getByRole('button', { name: '保存する' }));
  fireEvent.change(date, { target: { value: '2026-04-01T09:00' } });
  fireEvent.change(peopleInput, { target: { value: '0' } });
  await pressSave();
  await within(form).findAllByText('現在より後の日時を入力してください。');
  expect(within(form).getAllByText('1から100までの数値を入力してください。').length).toBeGreaterThan(0);
  expect(writeCalls(calls())).toEqual([]);
  fireEvent.change(date, { target: { value: '2026-04-03T19:30' } });
  fireEvent.change(peopleInput, { target: { value: '１２' } });
  await pressSave();
  await screen.findByText('保存しました。');
  expect(writeCalls(calls())).toEqual([`PUT ${RESERVE_CALLS}${row.id}/ 200`]);
  await waitFor(() => expect(rows()[0]?.textContent).toContain('04/03(金) 19:30'));
  expect(rows()[0]?.textContent).toContain('12');
});

test('a reservation keeps a locker of the city, shown by its name, and can release it [A-190]', async () => {
  const name = '明石駅 北口 01番';
  const { user, rows, row, backend } = await openWithReserve('accepted');
  const { id } = backend.db.of(lockerTable).create({ name, city: 'akashi' });
  const saveWith = async (before: string, after: string) => {
    const form = within(await screen.findByRole('dialog', { name: '予約を変更' }));
    await form.findByRole('option', { name });
    const lockerSelect = form.getByRole<HTMLSelectElement>('combobox', { name: /^ロッカー/ });
    expect(lockerSelect.selectedOptions[0]?.text).toBe(before);
    await user.selectOptions(lockerSelect, after);
    await user.click(form.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '予約を変更' })).toBeNull());
    return backend.db.of(reserveTable).find(row.id)?.locker;
  };
  await user.click(screen.getByRole('link', { name: `「${RESERVE_NAME}」を編集` }));
  expect(await saveWith('選択してください', name)).toBe(id);
  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '予約 太郎' }));
  await within(await findPanel()).findByText(name);
  await user.click(within(await findPanel()).getByRole('link', { name: '編集' }));
  expect(await saveWith(name, '選択してください')).toBeNull();
});

test('a city without lockers shows none with a reservation, and the form sends none [A-006, A-190]', async () => {
  const { user, backend } = await renderConsole('/toyonaka/notification-store', {
    city: 'toyonaka',
    seed: 'empty',
  });
  const { id } = createReserve(backend, { status: 'accepted', city: 'toyonaka', locker: 5 });
  await openList('/toyonaka/reserve');
  await user.click(screen.getByRole('link', { name: '予約 太郎' }));
  const panel = await findPanel();
  await within(panel).findByText('海辺の食堂');
  expect([...panel.querySelectorAll('.record dt')].map(({ textContent }) => textContent)).toEqual([
    '店舗',
    '予約日時',
    '人数',
  ]);
  await user.click(within(panel).getByRole('link', { name: '編集' }));
  const form = within(await screen.findByRole('dialog', { name: '予約を変更' }));
  fireEvent.change(await form.findByLabelText(/^人数/), { target: { value: '7' } });
  expect(form.queryByRole('combobox')).toBeNull();
  await user.click(form.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect(backend.db.of(reserveTable).find(id)).toMatchObject({ people: 7, locker: 5 });
});

test('a reservation that has ended has no form at any address', async () => {
  const { row } = await openWithReserve('cancelled');
  goTo(`${RESERVES}?edit=${row.id}`);
  const form = await screen.findByRole('dialog', { name: '予約を変更' });
  await within(form).findByText('この状態の予約は変更できません。');
  expect(within(form).queryByRole('textbox')).toBeNull();
});

test('a reservation that has ended is deleted after a confirmation, and its row disappears at once [R-VAL-CONTENT-07, R-STATE-04]', async () => {
  const { user, rows, row, calls } = await openWithReserve('cancelled');
  await user.click(screen.getByRole('button', { name: `「${RESERVE_NAME}」を削除` }));
  const dialog = await findConfirmation('削除しますか？');
  expect(dialog.textContent).toContain(RESERVE_NAME);
  await user.click(within(dialog).getByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  expect(writeCalls(calls())).toEqual([`DELETE ${RESERVE_CALLS}${row.id}/ 204`]);
  await waitFor(() => expect(rows()).toHaveLength(0));
});

test('a reservation that the server keeps stays, and the message shows the reason [R-STATE-12, A-119, A-185]', async () => {
  const { user, rows } = await openWithReserve(
    'cancelled',
    {},
    { fault: 'DELETE /:city/api/reserves/:id/ 209' },
  );
  await user.click(screen.getByRole('button', { name: `「${RESERVE_NAME}」を削除` }));
  await user.click(
    within(await findConfirmation('削除しますか？')).getByRole('button', { name: '削除する' }),
  );
  await screen.findByText('この項目は使用中のため削除できません。');
  expect(rows()).toHaveLength(1);
});

test('several reservations are accepted in a batch, each with its own result, and refused rows stay selected [A-123]', async () => {
  const { user, backend, rows, changeReserve, calls } = await openWithReserve('waiting');
  createReserve(backend, { user: '予約 次郎' });
  createReserve(backend, { user: '予約 三郎', status: 'accepted' });
  await openList(`${RESERVES}?search=予約`);
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(screen.getAllByRole('checkbox', { name: 'このページをすべて選択' })[0] as HTMLElement);
  const bar = screen.getByRole('region', { name: '選択した行の操作' });
  await user.click(within(bar).getByRole('button', { name: '受け付ける' }));
  const dialog = await findConfirmation('予約を受け付けますか？');
  // The accepted one cannot be accepted again.
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['予約 次郎／海辺の食堂／2026/04/02 10:00', RESERVE_NAME]);
  changeReserve({ status: 'cancelled' });
  await user.click(within(dialog).getByRole('button', { name: '受け付ける' }));
  const resultDialog = await findConfirmation('実行結果');
  expect(within(resultDialog).getByText('1件を完了し、1件は実行できませんでした。')).toBeDefined();
  expect(resultDialog.textContent).toContain(
    'この予約は現在「キャンセル済み」のため、この操作はできません。',
  );
  await user.click(within(resultDialog).getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
  await waitFor(() =>
    expect(rows().map(({ textContent }) => /確定|キャンセル済み/.exec(textContent)?.[0])).toEqual([
      '確定',
      '確定',
      'キャンセル済み',
    ]),
  );
  expect(writeCalls(calls()).map((call) => call.split(' ').at(-1))).toEqual(['200', '400']);
});

test('an accepted reservation that has left the list keeps its links to the neighbouring records [R-STATE-19]', async () => {
  const { user, backend, rows, pass } = await openWithReserve('waiting');
  for (const guest of ['予約 二郎', '予約 三郎']) createReserve(backend, { user: guest });
  await openList(`${RESERVES}?state=waiting`);
  await waitFor(() => expect(rows()).toHaveLength(3));
  const names = rows().map(guestOf);
  await user.click(within(rows()[1] as HTMLElement).getByRole('link', { name: names[1] ?? '' }));
  const panel = await findPanel();
  await user.click(await within(panel).findByRole('button', { name: '受け付ける' }));
  await within(panel).findByText('確定（取り消せます）');
  pass(UNDO_PERIOD);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(within(panel).getByRole('link', { name: '次の記録（J）' }));
  await within(panel).findByRole('heading', { name: new RegExp(names[2] ?? '') });
  await user.click(within(panel).getByRole('link', { name: '前の記録（K）' }));
  await within(panel).findByRole('heading', { name: new RegExp(names[0] ?? '') });
});

test('when another user was first, the panel and the row show the current state [R-STATE-15, A-172]', async () => {
  const { user, rows, changeReserve, pass } = await openWithReserve('waiting');
  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '予約 太郎' }));
  const panel = await findPanel();
  await user.click(await within(panel).findByRole('button', { name: '受け付ける' }));
  await within(panel).findByText('8秒後に送信');
  expect(within(panel).queryByRole('button', { name: '編集' })).toBeNull();
  changeReserve({ status: 'cancelled' });
  pass(UNDO_PERIOD);
  await screen.findByText(`「${RESERVE_NAME}」はすでに対応済みでした。`);
  await within(panel).findByText('キャンセル済み');
  expect(within(panel).queryByRole('button', { name: '受け付ける' })).toBeNull();
  await waitFor(() => expect(rows()[0]?.textContent).toContain('キャンセル済み'));
});

test('a reservation that expires in its open panel shows this and can only be deleted [A-172]', async () => {
  const date = '2026-04-01T00:10:00.000Z';
  const { user, rows, pass } = await openWithReserve('waiting', { date });
  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '予約 太郎' }));
  const panel = await findPanel();
  await within(panel).findByRole('button', { name: '受け付ける' });
  pass(10 * MINUTE - 1);
  expect(within(panel).queryByText('予約の日時を過ぎたため、期限切れになりました。')).toBeNull();
  pass(1);
  await within(panel).findByText('予約の日時を過ぎたため、期限切れになりました。');
  expect(within(panel).getByText('期限切れ')).toBeDefined();
  expect(within(panel).queryByRole('button', { name: '受け付ける' })).toBeNull();
  expect(within(panel).getByRole('button', { name: '削除' })).toBeDefined();
  const name = '予約 太郎／海辺の食堂／2026/04/01 09:10';
  expect(screen.queryByRole('button', { name: `「${name}」を受け付ける`, hidden: true })).toBeNull();
  expect(rows()[0]?.textContent).toContain('期限切れ');
});

test('a new reservation is the first row of the open list within a minute [R-WISH-09]', async () => {
  const tick = tickOf(POLLING_INTERVAL);
  const { rows, backend } = await renderConsole(RESERVES, { as: 'owner_shop' });
  await listLoaded();
  await waitFor(() => expect(stateFilter().options[0]?.text).toMatch(/\d/));
  await createRemoteEvents(backend).sendReserve('akashi');
  tick();
  await waitFor(() => expect(rows()[0]?.textContent).toContain('予約 花子'));
});

test('an empty list explains itself, and an empty state links to all reservations', async () => {
  const { user, address } = await renderConsole(RESERVES, { seed: 'empty' });
  await screen.findByText('ユーザーがアプリで予約すると、ここに表示されます。');
  await user.selectOptions(stateFilter(), 'cancelled');
  await screen.findByText('条件に当てはまるものはありません。');
  await user.click(screen.getByRole('link', { name: '絞り込みを解除' }));
  await waitFor(() => expect(address()).toBe(RESERVES));
});

test('after each action the focus moves to the next action of the row [R-STATE-15]', async () => {
  const { user, backend, rows, calls, pass } = await openWithReserve('waiting');
  const { id } = createReserve(backend, { user: '予約 次郎' });
  await openList(`${RESERVES}?search=予約`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  const otherName = RESERVE_NAME.replace('太郎', '次郎');
  screen.getByRole('button', { name: `「${otherName}」を受け付ける` }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focusedLabel()).toBe(`「${RESERVE_NAME}」を受け付ける`));
  pass(UNDO_PERIOD);
  await waitFor(() => expect(writeCalls(calls())).toEqual([`POST ${RESERVE_CALLS}${id}/accept/ 200`]));
  await user.click(screen.getByRole('button', { name: `「${RESERVE_NAME}」を取り消す` }));
  await user.click(await screen.findByRole('button', { name: '取り消す' }));
  await waitFor(() => expect(focusedLabel()).toBe(`「${RESERVE_NAME}」のその他の操作`));
});

test('after a delete the focus moves to the row that follows [R-STATE-04]', async () => {
  const { user, backend, rows } = await openWithReserve('cancelled', { date: '2026-03-30T01:00:00.000Z' });
  createReserve(backend, { user: '次の 人', status: 'cancelled', date: '2026-03-29T01:00:00.000Z' });
  await openList(`${RESERVES}?tab=past&state=cancelled`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  const nameOfNextButton = rows()[1]?.querySelector('.row-actions button')?.getAttribute('aria-label');
  expect(nameOfNextButton).toMatch(/^「次の 人／.*」のその他の操作$/);
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /を削除$/ }));
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(focusedLabel()).toBe(nameOfNextButton));
});

describeWhole('a reservation [R-STATE-15]', {
  rows: {
    '/akashi/reserve': {
      ユーザー: '山口 恵子',
      店舗: 'ヘアサロン 加藤 魚住駅店',
      予約日時: '今日 04/01(水) 18:00',
      人数: '3',
      状態: '受付待ち',
      操作: '受け付ける',
    },
  },
  records: {
    '/akashi/reserve?view=87': {
      店舗: '旅館 高橋荘 大蔵海岸公園',
      予約日時: '04/20(月) 20:30',
      人数: '2名',
      ロッカー: '–',
    },
  },
  forms: {
    '/akashi/reserve?edit=87': ['予約日時', '人数', 'ロッカー'],
  },
});

describeLongName('/akashi/reserve', 'ユーザー');
