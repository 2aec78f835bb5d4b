import { expect, test } from 'vitest';
import { createListeners } from '#domain/base/listeners';

test('each listener is notified once for each change until it ends its subscription', () => {
  const { subscribe, notify } = createListeners();
  const calls: string[] = [];
  const first = () => calls.push('first');
  const end = subscribe(first);
  subscribe(() => calls.push('second'));
  subscribe(first);
  notify();
  end();
  notify();
  expect(calls).toEqual(['first', 'second', 'second']);
});
