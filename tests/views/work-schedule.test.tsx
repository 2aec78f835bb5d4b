import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/base/weekday';
import { workScheduleTable } from '#mocks/backend/tables/office/work-schedules';
import type { Scenario } from '../open-console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const PAGE = '/akashi/timecard';
const LIST = `${PAGE}?tab=schedule`;
const WEEK = `${PAGE}?tab=week`;

const open = async (path: string, as: Scenario['as'] = 'owner_shop', scenario: Scenario = {}) =>
  renderConsole(path, { as, city: 'akashi', ...scenario });

const errors = () =>
  [...document.querySelectorAll('dialog .field-error')].flatMap(({ textContent }) => textContent || []);

test('an owner creates a schedule and changes it, and each rule shows an error at its field, also the server’s [R-SCR-30, R-ENT-27, R-ENT-28, A-246]', async () => {
  const { user, pass, backend, rows, calls } = await open(`${LIST}&new=1`);
  const dialog = within(await screen.findByRole('dialog', { name: '勤務予定を登録' }));
  const picker = await dialog.findByRole('combobox', { name: /^スタッフ/ });
  const submit = () => user.click(dialog.getByRole('button', { name: '登録する' }));
  const time = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  await submit();
  await waitFor(() => expect(errors()).toEqual(['選んでください。', '曜日を1つ以上選択してください。']));
  time('時間帯1の開始', '05:00');
  time('時間帯1の終了', '06:00');
  await user.click(dialog.getByRole('button', { name: '時間帯を追加' }));
  expect(dialog.getByLabelText<HTMLInputElement>('時間帯2の開始').value).toBe('06:00');
  time('時間帯2の開始', '05:59');
  time('時間帯2の終了', '06:30');
  await user.click(dialog.getByRole('checkbox', { name: '月曜日' }));
  picker.focus();
  fireEvent.change(picker, { target: { value: 'staff_shop' } });
  pass(300);
  await dialog.findByRole('option', { name: /staff_shop/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await submit();
  await waitFor(() => expect(errors()).toEqual(['ほかの時間帯と重なっています。']));
  // Only the server can detect this overlap with another schedule.
  time('時間帯2の開始', '10:00');
  time('時間帯2の終了', '11:00');
  await user.click(dialog.getByRole('checkbox', { name: '火曜日' }));
  await user.click(dialog.getByRole('checkbox', { name: '木曜日' }));
  await submit();
  await waitFor(() => expect(errors()).toEqual(['同じスタッフの別の勤務予定と時間が重なっています。']));
  await user.click(dialog.getByRole('button', { name: '時間帯2を削除' }));
  await submit();
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toBe('店舗スタッフ月 火 木05:00–06:003:00'));
  const [kept] = backend.db.of(workScheduleTable).list({ sort: '-id' }).rows;
  expect(kept?.weekdays[0]).toEqual({ dayOfWeek: '月曜日', short: 'Mon', value: '2' });

  await user.click(
    within(rows()[0] as HTMLElement).getByRole('link', { name: '「店舗スタッフ 05:00–06:00」を編集' }),
  );
  const edit = within(await screen.findByRole('dialog', { name: '勤務予定を編集' }));
  fireEvent.change(await edit.findByLabelText('時間帯1の終了'), { target: { value: '06:30' } });
  await user.click(edit.getByRole('button', { name: '時間帯を追加' }));
  fireEvent.change(edit.getByLabelText('時間帯2の開始'), { target: { value: '04:00' } });
  fireEvent.change(edit.getByLabelText('時間帯2の終了'), { target: { value: '04:30' } });
  await user.click(edit.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('04:00–04:30、05:00–06:306:00'));
  expect(calls().filter((call) => /^(POST|PUT)/.test(call) && call.includes('schedules'))).toEqual([
    'POST /company/machi/work-schedules 400',
    'POST /company/machi/work-schedules 201',
    `PUT /company/machi/work-schedules/${kept?.id} 200`,
  ]);
});

test('a schedule without weekdays must be deleted, and is, after a confirmation that names it [A-265]', async () => {
  const { user, calls } = await open(WEEK);
  const table = await screen.findByRole('table', { name: '週間' });
  const timesOf = () =>
    within(table)
      .getByRole('rowheader', { name: '店舗スタッフ' })
      .closest('tr')
      ?.querySelectorAll<HTMLElement>('a');
  await user.click(timesOf()?.[0] as HTMLElement);
  const detail = within(await screen.findByRole('dialog', { name: '勤務予定の詳細' }));
  await user.click(await detail.findByRole('link', { name: '編集' }));
  const edit = within(await screen.findByRole('dialog', { name: '勤務予定を編集' }));
  await edit.findByLabelText('時間帯1の終了');
  for (const box of edit.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) await user.click(box);
  await user.click(edit.getByRole('button', { name: '保存する' }));
  await waitFor(() =>
    expect(errors()).toEqual([
      '曜日を1つ以上選択してください。勤務がなくなる場合は、この予定を削除してください。',
    ]),
  );
  await user.click(edit.getByRole('button', { name: 'キャンセル' }));
  await user.click(await screen.findByRole('button', { name: /破棄/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(timesOf()?.[0] as HTMLElement);
  const again = within(await screen.findByRole('dialog', { name: '勤務予定の詳細' }));
  await user.click(await again.findByRole('button', { name: '削除' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: '削除しますか？' }));
  expect(confirmation.getByText(/店舗スタッフ 09:00–17:30/)).toBeTruthy();
  await user.click(confirmation.getByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: '店舗スタッフ' })).toBeNull());
  expect(calls().filter((call) => /^(POST|PUT|DELETE)/.test(call))).toEqual([
    expect.stringMatching(/^DELETE \/company\/machi\/work-schedules\/\d+ 204$/),
  ]);
});

test('the week is shown by person and weekday, arrow keys move between times, and a time opens its schedule [R-SCR-30, R-ENT-28]', async () => {
  const { user, backend } = await open(WEEK);
  const ofWednesday = backend.db.of(workScheduleTable).list({
    filter: ({ company, weekdays }) => company === 'machi' && weekdays.some(({ value }) => value === '4'),
  });
  const table = await screen.findByRole('table', { name: '週間' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['スタッフ', '月', '火', '水', '木', '金', '土', '日']);
  // 1 April 2026 is a Wednesday.
  expect(within(table).getByRole('columnheader', { current: 'date' }).textContent).toBe('水');
  const [own] = backend.db.of(workScheduleTable).list({ filter: ({ staff_id }) => staff_id === 5 }).rows;
  const row = within(table).getByRole('rowheader', { name: '店舗スタッフ' }).closest('tr') as HTMLElement;
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(
    ['2', '3', '4', '5', '6', '7', 'S'].map((day) =>
      own?.weekdays.some(({ value }) => value === day) ? '09:00–17:30' : '',
    ),
  );
  const working = (day: string) =>
    new Set(
      backend.db
        .of(workScheduleTable)
        .list({
          filter: ({ company, weekdays }) =>
            company === 'machi' && weekdays.some(({ value }) => value === day),
        })
        .rows.map(({ staff_id }) => staff_id),
    ).size;
  const foot = within(table).getByRole('rowheader', { name: '出勤人数' }).closest('tr');
  expect([...(foot?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(
    ['2', '3', '4', '5', '6', '7', 'S'].map((day) => `${working(day)}名`),
  );
  const [first] = within(row).getAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).not.toBe(first);
  await user.click(first as HTMLElement);
  const detail = await screen.findByRole('dialog', { name: '勤務予定の詳細' });
  await within(detail).findByRole('heading', { name: '店舗スタッフ 09:00–17:30' });
  await user.click(within(detail).getByRole('button', { name: '閉じる' }));

  await user.click(within(table).getByRole('link', { name: '水' }));
  await waitFor(() =>
    expect(document.querySelectorAll('.day-list .day-when')).toHaveLength(ofWednesday.total),
  );
  const starts = backend.db
    .of(workScheduleTable)
    .list({
      filter: ({ company, weekdays }) => company === 'machi' && weekdays.some(({ value }) => value === '5'),
    })
    .rows.map(({ times }) => times[0]?.start ?? '')
    .toSorted((one, other) => one.localeCompare(other));
  const days = within(screen.getByRole('navigation', { name: '日を選ぶ' }));
  await user.click(days.getByRole('link', { name: `木 ${working('5')}名` }));
  await waitFor(() => expect(days.getByRole('link', { current: 'page' }).textContent).toMatch(/^木/));
  expect(
    [...document.querySelectorAll('.day-list .day-when')].map(({ textContent }) => textContent.slice(0, 5)),
  ).toEqual(starts);
  await user.click(screen.getByRole('link', { name: '週の表示に戻る' }));
  await screen.findByRole('table', { name: '週間' });
});

test('staff sees only its own schedule without actions, an empty company shows this, and a failure can be loaded again [R-GEN-22, A-169]', async () => {
  const { rows } = await open(`${LIST}&new=1`, 'staff_shop');
  await screen.findByText(/^全1件/);
  expect(rows().map((row) => row.querySelector('th')?.textContent)).toEqual(['店舗スタッフ']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: /を登録$|を編集$/ })).toBeNull();

  await open(`${WEEK}&day=3`, 'staff_shop');
  await screen.findByText('この曜日の勤務予定はありません。');

  await open(WEEK, 'staff_shop', { seed: 'empty' });
  await screen.findByText('勤務予定はまだありません。登録すると、1週間の表に並びます。');

  const failing = await open(WEEK, 'owner_shop', { fault: 'GET /company/:company/work-schedules 500 x1' });
  await failing.user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await screen.findByRole('table', { name: '週間' });
});

const PERSON = '店舗スタッフ';
/** The cells of the person’s row, or of the row of the number of people. */
const cellsOf = (name: string) => [
  ...(screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? []),
];
const initialValues = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '勤務予定を登録' }));
  const person = await dialog.findByRole<HTMLInputElement>('combobox', { name: /^スタッフ/ });
  const days = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  return [
    person.value,
    dialog.getByLabelText<HTMLInputElement>('時間帯1の開始').value,
    days.map(({ labels }) => labels?.[0]?.textContent),
  ];
};

/** Presses the key and returns the element that then has the focus. */
const press = (key: string) => {
  fireEvent.keyDown(document.activeElement as Element, { key });
  return document.activeElement as HTMLElement;
};

test('a free cell of the week opens a new schedule of its person on its weekday, and shows it afterwards; arrow keys reach it [A-300]', async () => {
  const { user, address, calls } = await open(WEEK);
  await screen.findByRole('table', { name: '週間' });
  const isFree = cellsOf(PERSON).map((cell) => cell.querySelector('.calendar-block') === null);
  expect(cellsOf(PERSON).map((cell) => cell.querySelector('.schedule-free') !== null)).toEqual(isFree);
  const index = isFree.indexOf(true, 1);
  const [day, name] = WEEKDAYS.map(({ value, dayOfWeek }) => [value, dayOfWeek] as const)[index] ?? [];
  const cell = () => screen.getByRole('link', { name: `${PERSON} ${name} 勤務予定を登録` });
  cell().focus();
  const below = press('ArrowDown');
  expect([below === cell(), below.dataset.day]).toEqual([false, day]);
  expect(press('ArrowUp')).toBe(cell());
  await user.click(cell());
  expect(address()).toBe(`${WEEK}&new=${day}&new-staff=5`);
  expect(await initialValues()).toEqual([PERSON, '09:00', [name]]);
  // the person has the focus, and Escape closes the panel
  const field = screen.getByRole('combobox', { name: /^スタッフ/ });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect([address(), screen.queryByRole('dialog')]).toEqual([WEEK, null]));
  await user.click(cell());
  await initialValues();
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(cellsOf(PERSON)[index]?.textContent).toBe('09:00–18:00'));
  expect([address(), calls().filter((call) => call.startsWith('POST'))]).toEqual([
    WEEK,
    ['POST /company/machi/work-schedules 201'],
  ]);
});

test.each([
  ['new=4&new-staff=5', [PERSON, '09:00', ['水曜日']]],
  ['new=4', ['', '09:00', ['水曜日']]],
  ['new=1&new-staff=999999', ['', '09:00', []]],
  ['new=Wed&new-staff=me', ['', '09:00', []]],
])('the address %s opens the form with what it names [A-300]', async (parameters, values) => {
  await open(`${LIST}&${parameters}`);
  expect(await initialValues()).toEqual(values);
});

test('the form opens without the person while the week cannot be loaded [A-300]', async () => {
  await open(`${WEEK}&new=4&new-staff=5`, 'owner_shop', {
    fault: 'GET /company/:company/work-schedules 500 x1',
  });
  expect(await initialValues()).toEqual(['', '09:00', ['水曜日']]);
});

test('a new schedule from the page of a weekday is on this weekday [A-300]', async () => {
  const { user, address } = await open(`${WEEK}&day=6`);
  await user.click(await screen.findByRole('link', { name: '勤務予定を登録' }));
  expect([address(), await initialValues()]).toEqual([`${WEEK}&day=6&new=6`, ['', '09:00', ['金曜日']]]);
});

test('staff, who may create no schedule, has no links in free cells [A-169, A-300]', async () => {
  await open(WEEK, 'staff_shop');
  await screen.findByRole('table', { name: '週間' });
  expect(screen.queryByRole('link', { name: /勤務予定を登録$/ })).toBeNull();
});

const summary = () => document.querySelector('.schedule-on-duty')?.textContent;

test('each weekday has its number of people in the week and on the page of a day, and the word なし instead of 0', async () => {
  const { user, backend } = await open(WEEK);
  await screen.findByRole('table', { name: '週間' });
  const schedules = backend.db.of(workScheduleTable);
  // of one person on Monday twice, and of nobody on Sunday
  for (const { id, weekdays } of schedules.list({ filter: ({ company }) => company === 'machi' }).rows)
    schedules.update(id, { weekdays: weekdays.filter(({ value }) => value !== 'S') });
  const monday = (start: string, end: string) =>
    schedules.create({
      company: 'machi',
      staff_id: 5,
      staff: PERSON,
      times: [{ start, end }],
      weekdays: [{ dayOfWeek: '月曜日', short: 'Mon', value: '2' }],
    });
  monday('05:00', '06:00');
  monday('06:00', '07:00');
  await user.click(screen.getByRole('link', { name: '勤務表' }));
  await user.click(await screen.findByRole('link', { name: '週間' }));
  await waitFor(() => expect(cellsOf('出勤人数')[6]?.textContent).toBe('なし'));
  const counts = cellsOf('出勤人数').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('link', { name: '月' }));
  const days = within(await screen.findByRole('navigation', { name: '日を選ぶ' }));
  const names = ['月', '火', '水', '木', '金', '土', '日'];
  await waitFor(() =>
    expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      names.map((name, index) => `${name}${counts[index]}`),
    ),
  );
  expect(summary()).toBe(`出勤人数 ${counts[0]}`);
  const listed = [...document.querySelectorAll('.day-list .day-who')].map(({ textContent }) => textContent);
  expect(listed.filter((name) => name === PERSON).length).toBeGreaterThan(1);
  expect(counts[0]).toBe(`${new Set(listed).size}名`);
  await user.click(days.getByRole('link', { name: '日 なし' }));
  await screen.findByText('この曜日の勤務予定はありません。');
  expect(summary()).toBe('出勤人数 なし');
});

test('times are joined as the language of the user joins lists [R-SCR-30]', async () => {
  const { user, rows } = await open(LIST);
  const split = () => rows().find((row) => row.textContent.includes('10:00–14:00'));
  await waitFor(() => expect(split()?.textContent).toContain('10:00–14:00、17:00–21:30'));
  await user.click(screen.getByRole('button', { name: '店舗オーナーのメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  await waitFor(() => expect(split()?.textContent).toContain('10:00–14:00 and 17:00–21:30'));
});

describeWhole('a work schedule [R-ENT-27, R-ENT-28]', {
  as: 'owner_shop',
  rows: {
    '/akashi/timecard?tab=schedule': {
      スタッフ: '石川 隆',
      曜日: '火',
      勤務時間帯: '10:00–15:00',
      週の時間: '5:00',
      操作: '',
    },
  },
  records: {
    '/akashi/timecard?tab=schedule&view=27': {
      スタッフ: '石川 隆',
      曜日: '火',
      勤務時間帯: '10:00–15:00',
      週の時間: '5:00',
    },
  },
  forms: {
    '/akashi/timecard?tab=schedule&new=1': [
      'スタッフ',
      '時間帯1の開始',
      '時間帯1の終了',
      '月曜日',
      '火曜日',
      '水曜日',
      '木曜日',
      '金曜日',
      '土曜日',
      '日曜日',
    ],
    '/akashi/timecard?tab=schedule&edit=27': [
      '時間帯1の開始',
      '時間帯1の終了',
      '月曜日',
      '火曜日',
      '水曜日',
      '木曜日',
      '金曜日',
      '土曜日',
      '日曜日',
    ],
  },
});
