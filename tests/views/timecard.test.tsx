import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Backend } from '#mocks/backend/backend-types';
import { timecardTable } from '#mocks/backend/tables/office/timecards';
import { allowConsole } from '../console';
import { addFault, type Scenario } from '../open-console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';
import { bodyOf } from './whole-record';

const TIMECARDS = '/akashi/timecard';
const HOUR = 3_600_000;
const STAFF_ID = 5;

const openTimecards = async (as: Scenario['as'], path = TIMECARDS, scenario: Scenario = {}) => {
  const testConsole = await renderConsole(path, { as, city: 'akashi', ...scenario });
  await screen.findByText(/^全\d/);
  return testConsole;
};
const clockPanel = () => within(screen.getByRole('region', { name: '本日の勤務' }));
const storedCards = ({ db }: Backend, staff = STAFF_ID) =>
  db.of(timecardTable).list({ filter: ({ staff_id }) => staff_id === staff, sort: '-clock_in' }).rows;
/** The minute of a time, as clocks show it. */
const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / 60_000);
const writeCalls = ({ calls }: Awaited<ReturnType<typeof openTimecards>>) =>
  // An access token expires within three hours.
  calls().filter(
    (call) => /^(POST|PUT|DELETE)/.test(call) && call.includes('/timecards') && !call.endsWith(' 401'),
  );

test('staff clocks in and out with one button each, and the list shows it at once [R-GEN-22, R-SCR-30, A-169]', async () => {
  const testConsole = await openTimecards('staff_shop');
  const { user, pass, backend, rows } = testConsole;
  await clockPanel().findByText('2026年04月01日の勤務はまだありません。');
  await user.click(clockPanel().getByRole('button', { name: '出勤する' }));
  await screen.findByText('09:00の出勤を記録しました。');
  await clockPanel().findByText('09:00から勤務中');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('勤務中'));
  pass(3 * HOUR + 5 * 60_000);
  await user.click(clockPanel().getByRole('button', { name: '退勤する' }));
  await screen.findByText('12:05の退勤を記録しました。');
  await clockPanel().findByText('12:05に退勤しました（本日の勤務時間 3:05）。');
  await waitFor(() => expect(rows()[0]?.textContent).toBe('店舗スタッフ04/01(水)09:0012:053:05退勤済み'));
  const [card] = storedCards(backend);
  expect([card?.clock_in, card?.clock_out]).toEqual(['2026-04-01T00:00:00.000Z', '2026-04-01T03:05:00.000Z']);
  expect(writeCalls(testConsole)).toEqual([
    'POST /company/machi/timecards 201',
    `PUT /company/machi/timecards/${card?.id} 200`,
  ]);
  // Staff sees only its own cards and cannot change them.
  expect(new Set(rows().map((row) => row.querySelector('th')?.textContent))).toEqual(
    new Set(['店舗スタッフ']),
  );
  expect(screen.queryByRole('link', { name: /を編集$|を登録$/ })).toBeNull();
});

test('an open card with an invalid start is shown with the server’s text [R-GEN-22]', async () => {
  const { backend, reload } = await openTimecards('staff_shop');
  const card = { company: 'machi', staff_id: STAFF_ID, clock_in: 'morning', clock_out: null };
  backend.db.of(timecardTable).create(card);
  await reload();
  await screen.findByText('morningから勤務中');
});

test('a forgotten clock-out is shown after sixteen hours, and corrected with the time of leaving [R-GEN-22, A-244]', async () => {
  const testConsole = await openTimecards('staff_shop');
  const { user, pass, backend } = testConsole;
  await user.click(clockPanel().getByRole('button', { name: '出勤する' }));
  await clockPanel().findByText('09:00から勤務中');
  pass(16 * HOUR);
  expect(clockPanel().getByRole('button', { name: '退勤する' })).toBeTruthy();
  pass(1);
  await clockPanel().findByText(/^04\/01\(水\) 09:00の出勤から退勤が記録されていません。/);
  const field = clockPanel().getByLabelText<HTMLInputElement>(/^退勤した時刻/);
  const expectError = async (value: string, text: string) => {
    fireEvent.change(field, { target: { value } });
    await user.click(clockPanel().getByRole('button', { name: '退勤時刻を保存' }));
    await clockPanel().findByText(text);
  };
  await expectError('', '入力してください。');
  await expectError('2026-04-01T09:00', '終了は開始より後にしてください。');
  await expectError('2026-04-02T01:01', '現在より後の時刻は入力できません。');
  fireEvent.change(field, { target: { value: '2026-04-01T18:00' } });
  await user.click(clockPanel().getByRole('button', { name: '退勤時刻を保存' }));
  await screen.findByText('18:00の退勤を記録しました。');
  await clockPanel().findByRole('button', { name: '出勤する' });
  expect(storedCards(backend)[0]?.clock_out).toBe('2026-04-01T09:00:00.000Z');
});

test('a refusal of the server is shown in the panel, and a failure keeps the button [R-GEN-22]', async () => {
  const { user, backend } = await openTimecards('staff_shop', TIMECARDS, {
    fault: 'POST /company/:company/timecards 500 x1',
  });
  await user.click(clockPanel().getByRole('button', { name: '出勤する' }));
  await screen.findByText('Server Error Occured. Please Try Again !');
  // The user has clocked in on another device meanwhile.
  backend.db.of(timecardTable).create({
    company: 'machi',
    staff_id: STAFF_ID,
    staff: '店舗スタッフ',
    clock_in: '2026-03-31T23:59:00.000Z',
    clock_out: null,
  });
  await user.click(clockPanel().getByRole('button', { name: '出勤する' }));
  await user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
  await clockPanel().findByText('まだ退勤していない勤務があります。');
});

test('an owner adds a card for a staff member and corrects it, and each rule shows an error at its field [R-GEN-22, R-SCR-30, A-244]', async () => {
  const testConsole = await openTimecards('owner_shop', `${TIMECARDS}?new=1`);
  const { user, pass, backend } = testConsole;
  const dialog = within(await screen.findByRole('dialog', { name: '勤務記録を登録' }));
  const changeField = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), { target: { value } });
  const picker = await dialog.findByRole('combobox', { name: /^スタッフ/ });
  const refusedFields = async () => {
    await user.click(dialog.getByRole('button', { name: '登録する' }));
    await waitFor(() => expect(document.querySelector('.field.invalid')).toBeTruthy());
    return [...document.querySelectorAll('.field.invalid')].map((field) => [
      field.querySelector('label > span')?.textContent,
      field.querySelector('.field-error')?.textContent,
    ]);
  };
  expect(await refusedFields()).toEqual([
    ['スタッフ', '選んでください。'],
    ['出勤', '入力してください。'],
  ]);
  picker.focus();
  fireEvent.change(picker, { target: { value: 'staff_shop' } });
  pass(300);
  await dialog.findByRole('option', { name: /staff_shop/ });
  await user.keyboard('{ArrowDown}{Enter}');
  changeField(/^出勤/, '2026-01-10T22:00');
  changeField(/^退勤/, '2026-01-11T14:01');
  expect(await refusedFields()).toEqual([['退勤', '1回の勤務は16時間以内で入力してください。']]);
  changeField(/^退勤/, '2026-01-11T06:00');
  await user.click(dialog.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  const addedCard = storedCards(backend).find(({ clock_in }) => clock_in === '2026-01-10T13:00:00.000Z');
  expect([addedCard?.staff, addedCard?.clock_out]).toEqual(['店舗スタッフ', '2026-01-10T21:00:00.000Z']);

  await user.selectOptions(screen.getByRole('combobox', { name: '月' }), '2026年01月');
  await user.click(await screen.findByRole('link', { name: '「店舗スタッフ 2026年01月10日」を編集' }));
  const editForm = within(await screen.findByRole('dialog', { name: '勤務記録を編集' }));
  const clockOutInput = await editForm.findByLabelText<HTMLInputElement>(/^退勤/);
  expect([clockOutInput.value, editForm.getByText('店舗スタッフ').tagName]).toEqual([
    '2026/01/11 06:00',
    'STRONG',
  ]);
  fireEvent.change(clockOutInput, { target: { value: '2026-01-11T05:30' } });
  await user.click(editForm.getByRole('button', { name: '保存する' }));
  await waitFor(() =>
    expect(writeCalls(testConsole)).toEqual([
      'POST /company/machi/timecards 201',
      `PUT /company/machi/timecards/${addedCard?.id} 200`,
    ]),
  );
});

test('an owner sees the cards of the whole company, filters them by month, and has a panel too [R-ROUTE-22, R-SCR-30, R-CONST-03, A-037, A-245]', async () => {
  const { rows, user, calls, address } = await openTimecards('owner_shop');
  expect(rows().length).toBe(20);
  expect(new Set(rows().map((row) => row.querySelector('th')?.textContent)).size).toBeGreaterThan(2);
  expect(clockPanel().getByRole('button', { name: /出勤する|退勤する/ })).toBeTruthy();
  // The list marks a forgotten clock-out.
  expect(screen.getAllByText('退勤の記録なし').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: '月' }), '2026年02月');
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
  expect(address()).toBe(`${TIMECARDS}?month=2026-02`);
  expect(decodeURIComponent(calls().at(-1) ?? '')).toBe(
    'GET /company/machi/timecards?offset=0&limit=20&from=2026-01-31T15:00:00.000Z&to=2026-02-28T15:00:00.000Z 200',
  );
});

test.each(['owner_shop', 'Operator'] as const)(
  '%s deletes a card, after a confirmation [A-265]',
  async (as) => {
    const testConsole = await openTimecards(as);
    const { user, rows } = testConsole;
    const [button] = screen.getAllByRole('button', { name: /を削除$/ });
    const name = button?.getAttribute('aria-label') ?? '';
    const rowCount = rows().length;
    expect(name).toMatch(/^「.+ 20\d\d年\d\d月\d\d日」を削除$/);
    await user.click(button as HTMLElement);
    const confirmation = await screen.findByRole('alertdialog', { name: '削除しますか？' });
    await user.click(within(confirmation).getByRole('button', { name: '削除する' }));
    await screen.findByText('削除しました。');
    await waitFor(() => expect(rows().length).toBe(rowCount));
    expect(writeCalls(testConsole)).toEqual([
      expect.stringMatching(/^DELETE \/company\/machi\/timecards\/\d+ 204$/),
    ]);
  },
);

test('staff cannot delete cards or schedules [A-169, A-265]', async () => {
  await openTimecards('staff_shop');
  expect(screen.queryByRole('button', { name: /を削除$/ })).toBeNull();
  await openTimecards('staff_shop', `${TIMECARDS}?tab=schedule`);
  expect(screen.queryByRole('button', { name: /を削除$/ })).toBeNull();
});

const cellTexts = (table: Element) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
/** The number of the day in `3/7 (土)`. */
const dayOf = (day: string) => Number(/\/(\d+)/.exec(day)?.[1]);

const MARCH_ROWS = [
  ['勤務日', '出勤 – 退勤', '勤務時間'],
  ['3/7 (土)', '08:52 – 17:42', '8:50'],
  ['3/8 (日)', '08:54 – 17:44', '8:50'],
  ['3/9 (月)', '08:57 – 17:31', '8:34'],
  ['3/10 (火)', '08:51 – 17:46', '8:55'],
  ['3/11 (水)', '08:59 – 17:48', '8:49'],
  ['3/14 (土)', '08:56 – 17:53', '8:57'],
  ['3/15 (日)', '08:57 – 17:40', '8:43'],
  ['3/16 (月)', '08:52 – 17:34', '8:42'],
  ['3/17 (火)', '08:50 – 17:32', '8:42'],
  ['3/18 (水)', '08:54 – 17:34', '8:40'],
  ['3/21 (土)', '08:53 – 17:51', '8:58'],
  ['3/22 (日)', '08:59 – 17:50', '8:51'],
  ['3/23 (月)', '08:53 – 17:31', '8:38'],
  ['3/24 (火)', '08:57 – 17:35', '8:38'],
  ['3/25 (水)', '08:52 – 17:41', '8:49'],
  ['3/28 (土)', '08:50 – 17:51', '9:01'],
  ['3/29 (日)', '08:54 – 17:43', '8:49'],
  ['3/30 (月)', '08:57 – 17:38', '8:41'],
  ['3/31 (火)', '08:58 – 17:36', '8:38'],
  ['合計時間', '19日', '166:45'],
];

test('the month by person sums each person’s work by day; a link opens one person, and others the months [R-SCR-30, A-244]', async () => {
  const testConsole = await renderConsole(`${TIMECARDS}?tab=month&month=2026-03`, {
    as: 'owner_shop',
    city: 'akashi',
  });
  const { backend, user, address } = testConsole;
  const table = await screen.findByRole('table', { name: '2026年03月のスタッフ別の勤務時間' });
  const marchCards = storedCards(backend).filter(
    ({ clock_in }) => clock_in >= '2026-02-28T15:00' && clock_in < '2026-03-31T15:00',
  );
  const minutes = marchCards.reduce(
    (sum, { clock_in, clock_out }) => sum + (clock_out ? minuteOf(clock_out) - minuteOf(clock_in) : 0),
    0,
  );
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const row = within(table).getByRole('rowheader', { name: '店舗スタッフ' }).closest('tr');
  expect(row?.children[2]?.textContent).toBe(text);
  expect(row?.children.length).toBe(34);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(34);
  const dayCells = [...(row?.children ?? [])].slice(3).map(({ textContent }) => textContent);

  await user.click(within(table).getByRole('link', { name: '店舗スタッフ' }));
  const ownTable = await screen.findByRole('table', { name: '2026年03月の店舗スタッフの勤務時間' });
  expect(address()).toBe(`${TIMECARDS}?tab=month&month=2026-03&staff=5`);
  expect(cellTexts(ownTable)).toEqual(MARCH_ROWS);
  const hoursByDay = Object.fromEntries(
    MARCH_ROWS.slice(1, -1).map(([day = '', , hours]) => [dayOf(day), hours]),
  );
  expect(dayCells).toEqual(Array.from({ length: 31 }, (_, index) => hoursByDay[index + 1] ?? ''));
  await user.click(screen.getByRole('link', { name: '次の月' }));
  await screen.findByText('この月の記録はありません。');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2026年04月');
  await user.click(screen.getByRole('link', { name: '全員の表示に戻る' }));
  await waitFor(() => expect(address()).toBe(`${TIMECARDS}?tab=month&month=2026-04`));
});

test('on the first of a month its table has the people who clocked in this morning [R-SCR-30]', async () => {
  await renderConsole(`${TIMECARDS}?tab=month`, { as: 'owner_shop', city: 'akashi' });
  const table = await screen.findByRole('table', { name: '2026年04月のスタッフ別の勤務時間' });
  const blankDays = Array.from({ length: 29 }, () => '');
  const noClockOut = '退勤の記録なし1件';
  expect(cellTexts(table).slice(1)).toEqual([
    ['加藤 蓮', '1', `0:00${noClockOut}`, noClockOut, ...blankDays],
    ['渡辺 蓮', '1', `0:00${noClockOut}`, noClockOut, ...blankDays],
    ['合計', '', '0:00', '', ...blankDays],
  ]);
});

test('staff sees only its own month, and a failure can be loaded again [A-169]', async () => {
  const testConsole = await renderConsole(`${TIMECARDS}?tab=month&month=2026-03&staff=4`, {
    as: 'staff_shop',
    city: 'akashi',
    fault: 'GET /company/:company/timecards 500 x1',
  });
  await testConsole.user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await screen.findByRole('table', { name: '2026年03月の店舗スタッフの勤務時間' });
  expect(screen.queryByRole('link', { name: '全員の表示に戻る' })).toBeNull();
});

test('an Operator manages the chosen company without clocking in, and an Administrator is redirected [R-ROUTE-22, A-012, A-037]', async () => {
  const { calls } = await openTimecards('Operator');
  expect(screen.queryByRole('region', { name: '本日の勤務' })).toBeNull();
  expect(screen.getAllByRole('link', { name: '勤務記録を登録' }).length).toBeGreaterThan(0);
  expect(calls().some((call) => call.startsWith('GET /company/machi/timecards'))).toBe(true);
  const { address } = await renderConsole(TIMECARDS, { as: 'Administrator', city: 'akashi' });
  await waitFor(() => expect(address()).toBe('/401?noGoBack=true'));
});

describeWhole('a time card [R-GEN-22, R-SCR-30]', {
  as: 'owner_shop',
  rows: {
    '/akashi/timecard': {
      スタッフ: '加藤 蓮',
      勤務日: '04/01(水)',
      出勤: '08:49',
      退勤: '–',
      勤務時間: '–',
      状態: '勤務中',
      操作: '',
    },
  },
  records: {
    '/akashi/timecard?view=149': {
      スタッフ: '加藤 蓮',
      出勤: '04/01(水) 08:49',
      退勤: '–',
      勤務時間: '–',
      状態: '勤務中',
    },
  },
  forms: {
    '/akashi/timecard?new=1': ['スタッフ', '出勤', '退勤'],
    '/akashi/timecard?edit=149': ['出勤', '退勤'],
  },
});

test('a card whose start could not be read is closed without it [A-331]', async () => {
  allowConsole(/^contract: /);
  const testConsole = await openTimecards('staff_shop', TIMECARDS, { config: { strict: false } });
  await testConsole.user.click(clockPanel().getByRole('button', { name: '出勤する' }));
  await screen.findByText('09:00の出勤を記録しました。');
  addFault(testConsole.backend, 'GET /company/:company/timecards* wrong:clock_in');
  await testConsole.reload();
  await screen.findByRole('region', { name: '本日の勤務' });
  await testConsole.user.click(await clockPanel().findByRole('button', { name: '退勤する' }));
  await waitFor(() => expect(bodyOf(testConsole, 'PUT')).toEqual({ clock_out: '2026-04-01T00:00:00.000Z' }));
});
