import { expect, test } from 'vitest';
import { dayAt, daysOfWeek, mondayOf, spanOfWeek } from '#domain/base/week';

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

test('a week is seven days of Japan, whatever the zone of this machine', () => {
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  const { from, to } = spanOfWeek('2026-04-06');
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
