import { expect, onTestFinished, test, vi } from 'vitest';
import { inJapan, momentInJapan } from '#domain/base/japan-time';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { daysOf, stepsOf } from '#mocks/backend/services/days';

/** 02:30 in Japan; New York skips this hour in that night. */
const HALF_PAST_TWO = Date.parse('2026-03-08T02:30:00+09:00');

test('the time in Japan does not depend on the summer time of the machine', () => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(2026, 2, 8, 2, 30).getHours()).toBe(3);
  expect(inJapan(HALF_PAST_TWO).format('YYYY-MM-DD HH:mm')).toBe('2026-03-08 02:30');
  expect(momentInJapan(inJapan(HALF_PAST_TWO))).toBe(HALF_PAST_TWO);
  expect(startOfDayInJapan(HALF_PAST_TWO)).toBe(Date.parse('2026-03-07T15:00:00Z'));
});

test('days end at midnight in Japan, and from 63 days on the steps are months', () => {
  expect(daysOf(HALF_PAST_TWO, 3)).toEqual({ start: '2026-03-06', end: '2026-03-08' });
  const days = stepsOf({ start: '2026-03-06', end: '2026-03-08' });
  const times = [
    '',
    '2026-03-05T14:59:59Z',
    '2026-03-05T15:00:00Z',
    '2026-03-08T14:59:59Z',
    '2026-03-08T15:00:00Z',
  ];
  expect([days.labels, days.counted(times), days.grown(times)]).toEqual([
    ['2026-03-06', '2026-03-07', '2026-03-08'],
    [1, 0, 1],
    // A row without a time counts as earlier.
    [3, 3, 4],
  ]);
  expect(stepsOf({ start: '2026-01-01', end: '2026-03-03' }).labels).toHaveLength(62);
  const months = stepsOf({ start: '2026-01-15', end: '2026-03-18' });
  expect([months.labels, months.counted([...times, '2026-01-14T14:59:59Z'])]).toEqual([
    ['2026-01', '2026-02', '2026-03'],
    [0, 0, 4],
  ]);
});
