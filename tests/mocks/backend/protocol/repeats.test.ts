import { expect, test } from 'vitest';
import { createRepeats } from '#mocks/backend/protocol/repeats';

test('a write runs once for its key, a refused one again, and one without a key each time', async () => {
  const repeats = createRepeats();
  let runs = 0;
  const write = () => (runs += 1);
  expect([await repeats('a', write), await repeats('a', write), await repeats('b', write)]).toEqual([
    1, 1, 2,
  ]);
  expect([await repeats(null, write), await repeats(null, write)]).toEqual([3, 4]);
  const refusal = Promise.reject(new Error('refused'));
  await expect(repeats('c', () => refusal)).rejects.toThrow('refused');
  expect(await repeats('c', write)).toBe(5);
});

test('the oldest of more than 1,000 keys is forgotten', async () => {
  const repeats = createRepeats();
  for (let key = 0; key <= 1_000; key += 1) await repeats(String(key), () => key);
  expect([await repeats('1', () => 'again'), await repeats('0', () => 'again')]).toEqual([1, 'again']);
});
