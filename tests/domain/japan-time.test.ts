import { expect, test } from 'vitest';
import { calendarDay, inJapan, momentInJapan, parseTime } from '#domain/base/japan-time';
import { dayProblems } from '#domain/base/rules';
import { instantInJapan, japanTimeOf } from '#kit/services/dates';

test('a field of date and time holds the time in Japan, and returns the same instant', () => {
  const instant = '2026-03-31T15:00:00.000Z';
  expect([japanTimeOf(instant), instantInJapan('2026-04-01T00:00')]).toEqual(['2026-04-01T00:00', instant]);
  expect([japanTimeOf(''), japanTimeOf('tomorrow'), instantInJapan('')]).toEqual(['', '', '']);
});

test('an instant and its time in Japan convert into each other', () => {
  const moment = Date.parse('2026-12-31T23:30:00+09:00');
  expect(inJapan(moment).format('YYYY-MM-DD HH:mm')).toBe('2026-12-31 23:30');
  expect(momentInJapan(inJapan(moment))).toBe(moment);
  expect(inJapan('no moment').isValid()).toBe(false);
});

test.each(['2026-03-08T02:30', '2026-03-08T02:30:00', '2026-03-08 02:30:00.000000'])(
  'a time without a zone is Japan’s, whatever the zone of the machine: %s [A-051]',
  (value) => {
    expect(parseTime(value)).toBe(Date.parse('2026-03-08T02:30:00+09:00'));
    expect(inJapan(value).format('YYYY-MM-DD HH:mm')).toBe('2026-03-08 02:30');
  },
);

test('a time with a zone keeps it, and an invalid time stays invalid [A-051]', () => {
  expect(parseTime('2026-03-08T02:30:00-03:00')).toBe(Date.parse('2026-03-08T05:30:00Z'));
  expect(parseTime('2026-03-08')).toBe(Date.parse('2026-03-08T00:00:00Z'));
  expect(parseTime('soon')).toBeNaN();
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-4-1', false],
  ['2026-04-01T00:00', false],
  ['soon', false],
])('%s is a valid day: %s', (text, isDay) => {
  expect(dayProblems('day', text).length === 0).toBe(isDay);
});

test('days are counted by the calendar, whatever the summer time of the machine', () => {
  expect(calendarDay('2026-11-02').diff(calendarDay('2026-10-31'), 'day')).toBe(2);
});
