import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from '#mocks/backend/services/in-slices';

afterEach(() => vi.restoreAllMocks());

test('a long task runs in slices, and due timers run between them', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  function* task() {
    for (const step of ['1', '2', '3', '4', '5']) {
      setTimeout(() => order.push(`after ${step}`));
      now += 5;
      order.push(step);
      yield;
    }
    return 'done';
  }
  expect(await inSlices(task())).toBe('done');
  expect(order).toEqual(['1', 'after 1', '2', '3', '4', 'after 2', 'after 3', 'after 4', '5']);
});
