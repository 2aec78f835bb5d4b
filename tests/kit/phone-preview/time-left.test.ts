import { expect, test } from 'vitest';
import { timeLeft } from '#kit/phone-preview/time-left';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a countdown says whole days, below a day whole hours, below an hour minutes that have begun [A-347]', () => {
  const durations = [3 * DAY + HOUR, DAY, DAY - 1, HOUR, HOUR - 1, MINUTE + 1, MINUTE, 1, 0, -1, Number.NaN];
  expect(durations.map((remaining) => timeLeft(remaining + 5, 5))).toEqual([
    { unit: 'days', n: 3 },
    { unit: 'days', n: 1 },
    { unit: 'hours', n: 23 },
    { unit: 'hours', n: 1 },
    { unit: 'minutes', n: 60 },
    { unit: 'minutes', n: 2 },
    { unit: 'minutes', n: 1 },
    { unit: 'minutes', n: 1 },
    null,
    null,
    null,
  ]);
});
