import { expect, test } from 'vitest';
import { daysOfWeek } from '#domain/base/week';
import { daysOfPeriod, isOnDay, linesOfWeek } from '#views/event/month-bars';

/** The week from Monday, 6 April; days and hours are those of Japan. */
const WEEK = daysOfWeek('2026-04-06');
const period = (start: string, end: string) => ({
  start: `2026-04-${start}:00+09:00`,
  end: `2026-04-${end}:00+09:00`,
});

test.each([
  ['within a day', period('07T10:00', '07T12:00'), '2026-04-07', '2026-04-07'],
  ['over midnight', period('07T22:00', '08T00:01'), '2026-04-07', '2026-04-08'],
  [
    'to midnight, which is the end of its day [A-232]',
    period('07T22:00', '08T00:00'),
    '2026-04-07',
    '2026-04-07',
  ],
  ['from midnight', period('07T00:00', '07T01:00'), '2026-04-07', '2026-04-07'],
  ['of no length at midnight', period('07T00:00', '07T00:00'), '2026-04-07', '2026-04-07'],
])('an event %s is on the days on which it is held', (_, one, first, last) => {
  expect(daysOfPeriod(one)).toEqual({ first, last });
  expect(WEEK.filter((day) => isOnDay(one, day))).toEqual(WEEK.filter((day) => day >= first && day <= last));
});

test('bars cover their days without overlap, the longer ones above, and show on which sides they continue', () => {
  const rows = [
    { name: 'all along', ...period('01T09:00', '30T18:00') },
    { name: 'from before', ...period('05T09:00', '06T18:00') },
    { name: 'short', ...period('07T09:00', '07T12:00') },
    { name: 'long', ...period('07T10:00', '09T12:00') },
    { name: 'Friday', ...period('10T09:00', '10T12:00') },
    { name: 'to the next', ...period('12T09:00', '13T12:00') },
    { name: 'another week', ...period('13T09:00', '14T12:00') },
  ];
  expect(
    linesOfWeek(WEEK, rows).map((line) =>
      line.map(
        ({ row, from, to, before, after }) =>
          `${before ? '<' : ''}${row.name} ${from}-${to}${after ? '>' : ''}`,
      ),
    ),
  ).toEqual([
    ['<all along 0-6>'],
    ['<from before 0-0', 'long 1-3', 'Friday 4-4', 'to the next 6-6>'],
    ['short 1-1'],
  ]);
});
