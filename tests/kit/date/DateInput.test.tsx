import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateInput } from '#kit/date/DateInput';
import { composing } from '../composing';
import { renderInKit } from '../render-in-kit';

type Kind = ComponentProps<typeof DateInput>['kind'];

const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** Holds the value like a form. */
function ControlledInput(props: Omit<ComponentProps<typeof DateInput>, 'label'>) {
  const [value, setValue] = useState(props.value);
  return (
    <DateInput
      {...props}
      label="開始"
      aria-label="開始"
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

function renderInput(kind: Kind, initial = '', props: Partial<ComponentProps<typeof DateInput>> = {}) {
  const changeSpy = vi.fn<(value: string) => void>();
  const commitSpy = vi.fn<(value: string) => void>();
  const kit = renderInKit(
    <ControlledInput kind={kind} value={initial} onChange={changeSpy} onCommit={commitSpy} {...props} />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('開始', { selector: 'input' });
  return { ...kit, input, changeSpy, commitSpy, user: userEvent.setup({ delay: null }) };
}

test.each([
  ['day', '4月1日', '2026-04-01', '2026/04/01'],
  ['day', '令和8年4月1日', '2026-04-01', '2026/04/01'],
  ['moment', '4/1 9時半', '2026-04-01T00:30:00.000Z', '2026/04/01 09:30'],
  ['time', '午後3時', '15:00', '15:00'],
  ['day', '来週', '来週', '来週'],
  ['moment', '2026/4/1', '2026/4/1', '2026/4/1'],
  ['time', '25:00', '25:00', '25:00'],
] as const)('a %s typed as %s is the value %s, and shown as %s once it is left', async (...row) => {
  const [kind, text, value, shown] = row;
  const { user, input, changeSpy } = renderInput(kind);
  await user.type(input, text);
  expect([input.value, changeSpy.mock.lastCall]).toEqual([text, [value]]);
  await user.tab();
  expect(input.value).toBe(shown);
});

test.each(['', '　'])('text of blanks is no value: “%s”', async (text) => {
  const { input, changeSpy } = renderInput('day', '2026-04-01');
  expect(input.value).toBe('2026/04/01');
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  expect([input.value, changeSpy.mock.lastCall]).toEqual(['', ['']]);
});

test('Enter shows the value in the form of the console, and commits it', async () => {
  const { user, input, commitSpy } = renderInput('day');
  await user.type(input, '4/1{Enter}');
  expect([input.value, commitSpy.mock.calls]).toEqual(['2026/04/01', [['2026-04-01']]]);
});

test('a word that is being composed is read once it is confirmed, and its Enter commits nothing', () => {
  const { input, changeSpy, commitSpy } = renderInput('day');
  const composition = composing(input);
  composition.start('４がつ');
  composition.type('４月１日');
  expect([input.value, changeSpy.mock.calls]).toEqual(['４月１日', []]);
  composition.enterInside();
  composition.end(1000);
  expect([input.value, changeSpy.mock.lastCall, commitSpy.mock.calls]).toEqual([
    '４月１日',
    ['2026-04-01'],
    [],
  ]);
  // Safari sends the Enter after the end of the composition
  composition.enter(1010);
  expect(commitSpy).not.toHaveBeenCalled();
  composition.enter(2000);
  expect([input.value, commitSpy.mock.calls]).toEqual(['2026/04/01', [['2026-04-01']]]);
});

test('the text of a draft is shown as it was typed', () => {
  expect(renderInput('moment', '来週').input.value).toBe('来週');
});

test('a touch screen has the browser’s own picker, with the same values', () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' });
  const { input, changeSpy } = renderInput('moment', '2026-04-01T00:30:00.000Z');
  expect([input.type, input.value]).toEqual(['datetime-local', '2026-04-01T09:30']);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(input, { target: { value: '2026-04-02T10:00' } });
  expect(changeSpy.mock.lastCall).toEqual(['2026-04-02T01:00:00.000Z']);
  fireEvent.change(input, { target: { value: '' } });
  expect([changeSpy.mock.lastCall, input.hasAttribute('data-empty')]).toEqual([[''], true]);
});

/** PrimeReact makes its days anew after the first rendering. */
async function openCalendar(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'カレンダーを開く：開始' }));
  await waitFor(() => expect(document.activeElement?.matches('td > *')).toBe(true));
  await act(async () => {});
}
const dayCell = async (name: string) => (await dayButton(name)).closest('td');
const dayButton = (name: string) => screen.findByRole('button', { name });
const chosenDay = () => document.querySelector('[aria-pressed="true"] time')?.getAttribute('datetime');

test('Alt and the down arrow open the calendar of a field; Enter picks the day, and the focus returns', async () => {
  const { user, input, changeSpy } = renderInput('day', '2026-04-28');
  input.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('284月28日 火曜日'));
  expect(chosenDay()).toBe('2026-04-28');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('294月29日 水曜日 昭和の日');
  await user.keyboard('{Enter}');
  expect([changeSpy.mock.lastCall, input.value]).toEqual([['2026-04-29'], '2026/04/29']);
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('today is that of the console’s clock; holidays, Saturdays and Sundays have classes and names', async () => {
  const { user } = renderInput('day');
  await openCalendar(user);
  expect((await dayCell('4月1日 水曜日'))?.getAttribute('aria-current')).toBe('date');
  const classes = await Promise.all(
    ['4月29日 水曜日 昭和の日', '4月4日 土曜日', '4月5日 日曜日', '4月6日 月曜日'].map(
      async (name) => (await dayCell(name))?.className,
    ),
  );
  expect(classes).toEqual(['holiday', 'saturday', 'holiday', '']);
  expect((await dayCell('4月29日 水曜日 昭和の日'))?.title).toBe('4月29日 水曜日 昭和の日');
});

test('days outside of the limits are disabled, and so is a today that is none of them', async () => {
  const { user, changeSpy } = renderInput('day', '', { min: '2026-04-02', max: '2026-04-20' });
  await openCalendar(user);
  const dayBefore = await dayButton('4月1日 水曜日');
  expect(dayBefore.getAttribute('aria-disabled')).toBe('true');
  await user.click(dayBefore);
  expect(changeSpy).not.toHaveBeenCalled();
  expect((await dayButton('4月20日 月曜日')).getAttribute('aria-disabled')).toBe('false');
  expect(screen.queryByRole('button', { name: '今日' })).toBeNull();
});

test('a field that may be empty is cleared by its calendar, a required one is not', async () => {
  const { user, changeSpy, input } = renderInput('day', '2026-04-28');
  await openCalendar(user);
  await user.click(await screen.findByRole('button', { name: 'クリア' }));
  expect([changeSpy.mock.lastCall, input.value]).toEqual([[''], '']);
});

test('a required field has today, and nothing to clear it', async () => {
  const { user, changeSpy } = renderInput('day', '', { 'aria-required': true });
  await openCalendar(user);
  const today = await screen.findByRole('button', { name: '今日' });
  expect(screen.queryByRole('button', { name: 'クリア' })).toBeNull();
  await user.click(today);
  expect(changeSpy.mock.lastCall).toEqual(['2026-04-01']);
});

test('a day with a time is chosen by the button below both', async () => {
  const { user, changeSpy, input } = renderInput('moment', '2026-04-01T00:32:00.000Z');
  await openCalendar(user);
  await user.click(await dayButton('4月15日 水曜日'));
  expect(changeSpy).not.toHaveBeenCalled();
  // one that is no multiple of five is kept
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '分' }).value).toBe('32');
  await user.selectOptions(screen.getByRole('combobox', { name: '時' }), '18');
  await user.click(screen.getByRole('button', { name: '決定' }));
  expect([changeSpy.mock.lastCall, input.value]).toEqual([['2026-04-15T09:32:00.000Z'], '2026/04/15 18:32']);
});

test('a period is chosen by its first and its last day', async () => {
  const onChange = vi.fn<(start: string, end: string) => void>();
  const { user } = renderInput('day', '2026-04-01', {
    span: { start: '2026-04-01', end: '2026-04-03', onChange },
  });
  await openCalendar(user);
  await user.click(await dayButton('4月10日 金曜日'));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(await dayButton('4月15日 水曜日'));
  expect(onChange.mock.calls).toEqual([['2026-04-10', '2026-04-15']]);
});

test('month and year are chosen at once, as far back as a birthday', async () => {
  const { user, changeSpy } = renderInput('day');
  await openCalendar(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: '年' }), '1960');
  await user.selectOptions(screen.getByRole('combobox', { name: '月' }), '2月');
  await user.click(await dayButton('2月29日 月曜日'));
  expect(changeSpy.mock.lastCall).toEqual(['1960-02-29']);
});

test('text that is no day is no end of a period in the calendar', async () => {
  const onChange = vi.fn<(start: string, end: string) => void>();
  const { user } = renderInput('day', '来週', { span: { start: '来週', end: '2026-04-03', onChange } });
  await openCalendar(user);
  await user.click(screen.getByRole('button', { name: 'クリア' }));
  expect(onChange.mock.calls).toEqual([['', '']]);
});
