import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { cappedCount } from '#kit/services/capped-count';
import { dateText, localDate, localMoment, timeAgo, timestampText, timeText } from '#kit/services/dates';
import { japanese } from '../../japanese';

/** One second before midnight in Japan, and midnight, which is another day than elsewhere. */
const EVENING = '2026-03-31T23:59:59+09:00';
const MIDNIGHT = '2026-03-31T15:00:00Z';

test('these tests run in a time zone far from Japan', () => {
  expect(new Date(MIDNIGHT).getHours()).toBe(12);
});

test.each([
  [EVENING, '23:59', '2026年03月31日', '2026/03/31 23:59:59'],
  [MIDNIGHT, '00:00', '2026年04月01日', '2026/04/01 00:00:00'],
  ['2026-01-05T03:04:05.999Z', '12:04', '2026年01月05日', '2026/01/05 12:04:05'],
])(
  '%s is shown in Japan’s time, in three formats (A-051) [R-UI-14, R-CONST-20..22]',
  (instant, time, date, timestamp) => {
    expect([timeText(instant), dateText(instant), timestampText(instant)]).toEqual([time, date, timestamp]);
    expect(timestampText(Date.parse(instant))).toBe(timestamp);
  },
);

const NEW_YEAR = Date.parse('2026-01-01T00:00:00+09:00');

test.each([
  ['ja', '01/02(金)', ' 00:05', '2025/12/31', ' 23:59', '2026/01/02 00:05', '2026年01月02日', '2026年01月'],
  ['zh', '01/02周五', ' 00:05', '2025/12/31', ' 23:59', '2026/01/02 00:05', '2026年01月02日', '2026年01月'],
  ['en', 'Fri, Jan 2', ', 00:05', 'Dec 31, 2025', ', 23:59', 'Jan 2, 2026, 00:05', 'Jan 2, 2026', 'Jan 2026'],
  ['es', 'vie, 2 ene', ', 00:05', '31 dic 2025', ', 23:59', '2 ene 2026, 00:05', '2 ene 2026', 'ene 2026'],
])(
  'in %s a moment and a day have their weekday in this year and their year in another, and a date its month by name (A-335) [R-CONST-21]',
  (locale, day, time, otherDay, otherTime, withoutNow, date, month) => {
    const intl = createIntl({ locale });
    const instant = '2026-01-01T15:05:00Z';
    expect([
      localMoment(intl, instant, NEW_YEAR),
      localMoment(intl, instant, NEW_YEAR, true),
      localMoment(intl, '2026-01-02', NEW_YEAR, true),
      localMoment(intl, NEW_YEAR - 1, NEW_YEAR),
      localMoment(intl, NEW_YEAR - 1, NEW_YEAR, true),
      localMoment(intl, instant),
      localDate(intl, instant),
      localDate(intl, '2026-01-02'),
      localDate(intl, '2026-01'),
    ]).toEqual([day + time, day, day, otherDay + otherTime, otherDay, withoutNow, date, date, month]);
    expect([localMoment(intl, 'unknown', NEW_YEAR), localDate(intl, 'unknown')]).toEqual([
      'unknown',
      'unknown',
    ]);
  },
);

test('a calendar day of a file has the characters of the specification', () => {
  expect(dateText('2026-04-01')).toBe('2026年04月01日');
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-HOUR, 'たった今'],
  [0, 'たった今'],
  [MINUTE - 1, 'たった今'],
  [MINUTE, '1分前'],
  [5 * MINUTE + 59 * SECOND, '5分前'],
  [HOUR - 1, '59分前'],
  [HOUR, '1時間前'],
  [3 * HOUR, '3時間前'],
  [DAY - 1, '23時間前'],
  [DAY, '1日前'],
  [2 * DAY + HOUR, '2日前'],
  [30 * DAY - 1, '29日前'],
  [30 * DAY, '2026年03月02日'],
])('%i ms ago is %s (A-052) [R-UI-15, R-CONST-23]', (elapsed, text) => {
  const now = Date.parse('2026-04-01T00:00:00+09:00');
  expect(timeAgo(japanese, now - elapsed, now)).toBe(text);
  expect(timeAgo(japanese, new Date(now - elapsed).toISOString(), now)).toBe(text);
});

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('%i under a cap of 99 is %s (A-038) [R-SIDE-09, R-SIDE-10, R-CONST-13]', (count, text) => {
  expect(cappedCount(count, 99)).toBe(text);
});
