import { expect, test } from 'vitest';
import { deflatedText, inflatedText, TextTooLong } from '#mocks/harness/link/deflated-text';

test('a text is read again, and one that is longer than the limit is given up', async () => {
  const text = '花火'.repeat(10_000);
  const deflated = await deflatedText(text);
  expect([deflated.length < 1_000, await inflatedText(deflated)]).toEqual([true, text]);
  await expect(inflatedText(deflated, 59_999)).rejects.toThrow(TextTooLong);
  await expect(inflatedText(deflated, 60_000)).resolves.toBe(text);
  await expect(inflatedText(await deflatedText(' '.repeat(33 * 1024 * 1024)))).rejects.toThrow(TextTooLong);
});
