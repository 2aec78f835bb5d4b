import { expect, test } from 'vitest';
import { earlier, later, rangeOf, SHOWN_MAX } from '#views/chat/message-window';

test.each([
  ['nothing', 0, null, 0, 0],
  ['as many as fit', SHOWN_MAX, null, 0, SHOWN_MAX],
  ['one more', SHOWN_MAX + 1, null, 1, SHOWN_MAX + 1],
  ['the newest of many', 10_000, null, 9_920, 10_000],
  ['somewhere in between', 10_000, 500, 500, 580],
  ['the oldest', 10_000, 0, 0, 80],
  ['behind where it can begin', 100, 60, 20, 100],
])('the message window: %s', (_, total, first, from, to) => {
  expect(rangeOf(total, first)).toEqual({ from, to });
});

test('the message window moves by twenty and stops at both ends', () => {
  expect([earlier({ from: 30, to: 110 }), earlier({ from: 5, to: 85 })]).toEqual([10, 0]);
  expect([later({ from: 30, to: 110 }, 200), later({ from: 110, to: 190 }, 200)]).toEqual([50, 120]);
});
