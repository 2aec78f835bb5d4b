import { expect, test } from 'vitest';
import { dayAt, daysOfMonth, daysOfWeek, isMonth, mondayOf, monthsFrom, spanOfDays } from '#domain/base/week';

test.each([
  ['2026-04-05', '2026-03-30'],
  ['2026-04-06', '2026-04-06'],
  ['2026-04-12', '2026-04-06'],
  ['2026-04-13', '2026-04-13'],
  ['2024-02-29', '2024-02-26'],
  ['2027-01-01', '2026-12-28'],
  ['2026-02-30', null],
  ['yesterday', null],
  ['', null],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a week is seven days in Japan, whatever the zone of the machine', () => {
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  const { from, to } = spanOfDays(daysOfWeek('2026-04-06'));
  expect([from, to].map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-04-05T15:00:00.000Z',
    '2026-04-12T15:00:00.000Z',
  ]);
});

test('a day begins at midnight in Japan', () => {
  expect([dayAt('2026-04-05T14:59:59.999Z'), dayAt('2026-04-05T15:00:00.000Z')]).toEqual([
    '2026-04-05',
    '2026-04-06',
  ]);
});

test.each([
  ['2026-04', true],
  ['1999-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-4', false],
  ['2026-04-01', false],
  ['april', false],
  ['', false],
])('whether %j is a month: %j', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

test('the months before and after cross the ends of years', () => {
  expect([monthsFrom('2026-12', 1), monthsFrom('2026-01', -1), monthsFrom('2026-04', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-04',
  ]);
});

test.each([
  ['2026-04', 35, '2026-03-30', '2026-05-03'],
  // Four weeks, and six.
  ['2027-02', 28, '2027-02-01', '2027-02-28'],
  ['2026-08', 42, '2026-07-27', '2026-09-06'],
  ['2024-02', 35, '2024-01-29', '2024-03-03'],
])('the month %s is shown as %i days, from Monday %s to Sunday %s', (month, count, first, last) => {
  const days = daysOfMonth(month);
  expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
});
