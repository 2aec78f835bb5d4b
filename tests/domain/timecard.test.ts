import { expect, test } from 'vitest';
import { datesOfMonth, monthAt, monthOf, spanOfMonth } from '#domain/office/month';
import type { Timecard } from '#domain/office/timecard';
import { clockOutProblems, clockStateOf, overlaps, timecardProblems } from '#domain/office/timecard-rules';
import { hoursText, minutesOf, workedMonths } from '#domain/office/working-hours';

/** A time in Japan. */
const instantOf = (localTime: string): string => new Date(`${localTime}+09:00`).toISOString();
const NOW = Date.parse('2026-04-01T09:00:00+09:00');

const timecard = (id: number, clock_in: string, clock_out: string | null, staff_id = 5): Timecard => ({
  id,
  clock_in: instantOf(clock_in),
  clock_out: clock_out === null ? null : instantOf(clock_out),
  staff_id,
  staff: `店員${staff_id}`,
});

test.each([
  ['a day', '2026-03-31T09:00:00', '2026-03-31T18:00:00', 540, '9:00'],
  ['over midnight', '2026-03-30T22:00:00', '2026-03-31T06:05:00', 485, '8:05'],
  ['over a year’s end', '2025-12-31T23:30:00', '2026-01-01T00:30:00', 60, '1:00'],
  ['seconds at both ends do not count', '2026-03-31T09:00:59', '2026-03-31T18:00:00', 540, '9:00'],
  ['up to the last second of a minute', '2026-03-31T09:00:00', '2026-03-31T18:00:59', 540, '9:00'],
  ['from the next minute on', '2026-03-31T09:00:00', '2026-03-31T18:01:00', 541, '9:01'],
  ['within a minute', '2026-03-31T09:00:01', '2026-03-31T09:00:59', 0, '0:00'],
  ['two seconds in two minutes', '2026-03-31T09:00:59', '2026-03-31T09:01:00', 1, '0:01'],
])('hours are whole minutes of the clock: %s [R-GEN-22, A-244]', (_, start, end, minutes, text) => {
  const workedMinutes = minutesOf(timecard(1, start, end));
  expect([workedMinutes, hoursText(workedMinutes ?? 0)]).toEqual([minutes, text]);
});

test('a card without an end, or with an end before its start, has no minutes, and a month may have more than 24 hours', () => {
  expect(minutesOf(timecard(1, '2026-03-31T09:00:00', null))).toBe(null);
  expect(minutesOf(timecard(1, '2026-03-31T09:00:00', '2026-03-31T08:59:59'))).toBe(null);
  expect(minutesOf({ clock_in: 'morning', clock_out: instantOf('2026-03-31T09:00:00') })).toBe(null);
  expect(hoursText(160 * 60 + 9)).toBe('160:09');
});

test('times of a card without a zone are in Japan’s time [R-GEN-22, A-051]', () => {
  const value = { clock_in: '2026-03-31T17:00:00', clock_out: '2026-04-01T09:00:00' };
  expect([
    minutesOf({ ...value, clock_out: instantOf(value.clock_out) }),
    timecardProblems(value, NOW),
  ]).toEqual([16 * 60, []]);
});

const TOO_LONG = { field: 'clock_out', messageId: 'timecard.tooLong', values: { max: 16 } };
test.each([
  ['2026-03-31T17:00:00', '2026-04-01T09:00:00', []],
  ['2026-03-31T16:00:00', '2026-04-01T08:00:00', []],
  ['2026-03-31T16:00:00', '2026-04-01T08:00:01', [TOO_LONG]],
  ['2026-03-31T09:00:00', '2026-03-31T09:00:01', []],
  [
    '2026-03-31T09:00:00',
    '2026-03-31T09:00:00',
    [{ field: 'clock_out', messageId: 'problem.endBeforeStart' }],
  ],
  ['2026-04-01T08:00:00', '2026-04-01T09:00:01', [{ field: 'clock_out', messageId: 'timecard.future' }]],
  ['2026-04-01T09:00:00', null, []],
  ['2026-04-01T09:00:01', null, [{ field: 'clock_in', messageId: 'timecard.future' }]],
])('the problems of a shift from %s to %s [R-GEN-22, A-244]', (start, end, problems) => {
  expect(timecardProblems(timecard(1, start, end), NOW)).toEqual(problems);
});

test('both ends must be valid times, and the start is required', () => {
  expect(timecardProblems({ clock_in: '', clock_out: null }, NOW)).toEqual([
    { field: 'clock_in', messageId: 'problem.required' },
  ]);
  expect(timecardProblems({ clock_in: 'x', clock_out: 'y' }, NOW)).toEqual([
    { field: 'clock_in', messageId: 'problem.moment' },
    { field: 'clock_out', messageId: 'problem.moment' },
  ]);
  expect(timecardProblems({ clock_in: instantOf('2026-03-31T09:00:00'), clock_out: '' }, NOW)).toEqual([
    { field: 'clock_out', messageId: 'problem.required' },
  ]);
  expect(clockOutProblems(instantOf('2026-03-31T09:00:00'), '', NOW)).toEqual([
    { field: 'clock_out', messageId: 'problem.required' },
  ]);
});

test('an open card counts as working for sixteen hours and as forgotten afterwards, and a forgotten one has priority [R-GEN-22, A-244]', () => {
  const endedCard = timecard(1, '2026-03-31T09:00:00', '2026-03-31T18:00:00');
  const openCard = timecard(2, '2026-03-31T17:00:00', null);
  const forgottenCard = timecard(3, '2026-03-31T16:59:59', null);
  expect(clockStateOf([endedCard], NOW)).toEqual({ kind: 'off' });
  expect(clockStateOf([openCard, endedCard], NOW)).toEqual({ kind: 'working', card: openCard });
  expect(clockStateOf([openCard, forgottenCard], NOW)).toEqual({ kind: 'forgotten', card: forgottenCard });
});

test.each([
  ['no, one after the other', '2026-03-31T12:00:00', '2026-03-31T13:00:00', false],
  ['no, up to the minute in which the other began', '2026-03-31T08:00:00', '2026-03-31T09:00:59', false],
  ['yes, one minute', '2026-03-31T11:59:59', '2026-03-31T13:00:00', true],
  ['yes, an open shift continues', '2026-03-31T08:00:00', null, true],
  ['no, an open shift after the other', '2026-03-31T12:00:00', null, false],
])('two shifts share a minute: %s [A-244]', (_, start, end, isOverlapping) => {
  const firstShift = timecard(1, '2026-03-31T09:00:17', '2026-03-31T12:00:37');
  const secondShift = timecard(2, start, end);
  expect([overlaps(firstShift, secondShift), overlaps(secondShift, firstShift)]).toEqual([
    isOverlapping,
    isOverlapping,
  ]);
});

test('the month by person counts a shift on the day of its start, and sums only ended shifts [R-GEN-22, A-244]', () => {
  const months = workedMonths([
    timecard(1, '2026-03-31T22:00:00', '2026-04-01T06:00:00', 8),
    timecard(4, '2026-03-30T17:00:00', '2026-03-30T21:30:00'),
    timecard(3, '2026-03-30T10:00:00', '2026-03-30T14:00:00'),
    timecard(2, '2026-03-31T10:00:00', null),
  ]);
  expect(
    months.map(({ days, ...month }) => ({
      ...month,
      days: [...days].map(([day, { cards, minutes }]) => [day, cards.map(({ id }) => id), minutes]),
    })),
  ).toEqual([
    {
      staffId: 5,
      staff: '店員5',
      minutes: 510,
      open: 1,
      days: [
        ['2026-03-30', [3, 4], 510],
        ['2026-03-31', [2], 0],
      ],
    },
    { staffId: 8, staff: '店員8', minutes: 480, open: 0, days: [['2026-03-31', [1], 480]] },
  ]);
});

test('months are those of the calendar in Japan', () => {
  expect(monthAt(Date.parse('2026-03-31T15:00:00Z'))).toBe('2026-04');
  expect(monthAt(Date.parse('2026-03-31T14:59:59Z'))).toBe('2026-03');
  expect(['2026-04', '2026-13', '2026-00', '2026-4', 'april', ''].map(monthOf)).toEqual([
    '2026-04',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([datesOfMonth('2028-02').length, datesOfMonth('2026-02').at(-1)]).toEqual([29, '2026-02-28']);
  const { from, to } = spanOfMonth('2026-03');
  expect([from, to].map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-02-28T15:00:00.000Z',
    '2026-03-31T15:00:00.000Z',
  ]);
});
