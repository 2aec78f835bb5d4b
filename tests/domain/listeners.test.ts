import { expect, test } from 'vitest';
import { createListeners } from '#domain/base/listeners';

test('each listener is notified once for each change until it ends its subscription', () => {
  const { subscribe, notify } = createListeners();
  const calls: string[] = [];
  const firstListener = () => calls.push('first');
  const unsubscribe = subscribe(firstListener);
  subscribe(() => calls.push('second'));
  subscribe(firstListener);
  notify();
  unsubscribe();
  notify();
  expect(calls).toEqual(['first', 'second', 'second']);
});
