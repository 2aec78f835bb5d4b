import { expect, test } from 'vitest';
import { beginOfTown } from '#mocks/harness/clock/town-hours';

test.each([
  ['2026-04-01T03:30:00+09:00', '2026-04-01T08:00:00+09:00'],
  ['2026-04-01T08:00:00+09:00', '2026-04-01T08:00:00+09:00'],
  ['2026-04-01T15:20:00+09:00', '2026-04-01T15:20:00+09:00'],
  ['2026-04-01T23:00:00+09:00', '2026-04-02T08:00:00+09:00'],
])('a town that is turned on at %s begins at %s', (now, begin) => {
  expect(beginOfTown(Date.parse(now))).toBe(Date.parse(begin));
});
