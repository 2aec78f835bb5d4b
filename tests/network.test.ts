import { get } from 'node:http';
import { expect, test } from 'vitest';
import { heard } from './console';

/** An address that nobody has: https://www.rfc-editor.org/rfc/rfc5737 */
const ELSEWHERE = 'http://192.0.2.1/';

test('a test that asks another machine is refused and told of [R-WISH-09]', async () => {
  const byNode = new Promise((_, reject) => get(ELSEWHERE).on('error', reject));
  await expect(byNode).rejects.toThrow();
  await expect(fetch(ELSEWHERE)).rejects.toThrow('fetch failed');
  expect(heard.take()).toEqual([
    'console.error: a test asked 192.0.2.1',
    'console.error: a test asked 192.0.2.1',
  ]);
});
