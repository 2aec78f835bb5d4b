import { expect, test } from 'vitest';
import { ENDING_DAYS, endsWithin } from '#domain/offers/ends-within';
import { deadlineOf } from '#domain/offers/time-sale';

// A Friday, 09:00 in Japan.
const NOW = Date.parse('2026-04-03T09:00:00+09:00');

test.each([
  ['2026-04-03T08:59:59.999+09:00', false],
  ['2026-04-03T09:00:00.000+09:00', true],
  ['2026-04-06T23:59:59.999+09:00', true],
  // The midnight at the end of Monday.
  ['2026-04-07T00:00:00.000+09:00', true],
  ['2026-04-07T00:00:00.001+09:00', false],
  ['2026-04-06T15:00:00.000Z', true],
  ['2026-04-06T15:00:00.001Z', false],
  ['後日', false],
  [undefined, false],
])('on Friday an end at %s counts as soon: %s [A-250]', (end, isSoon) => {
  expect(endsWithin(ENDING_DAYS, end, NOW)).toBe(isSoon);
});

test('an end within 0 days is today', () => {
  const ends = ['2026-04-03T23:00:00+09:00', '2026-04-04T01:00:00+09:00'];
  expect(ends.map((end) => endsWithin(0, end, NOW))).toEqual([true, false]);
});

test('a time sale ends with the last of its periods [A-128]', () => {
  const periods = [
    { start: '2026-04-02T00:00:00.000Z', end: '2026-04-02T03:00:00.000Z' },
    { start: '2026-04-02T03:00:00.000Z', end: '2026-04-04T03:00:00.000Z' },
  ];
  expect([deadlineOf({ time_range: periods }), deadlineOf({ time_range: [] })]).toEqual([
    '2026-04-04T03:00:00.000Z',
    undefined,
  ]);
});
