import { get } from 'node:http';
import { expect, test } from 'vitest';
import { consoleOutput } from './console';

/** An address that no host has: https://www.rfc-editor.org/rfc/rfc5737 */
const OTHER_MACHINE = 'http://192.0.2.1/';

test('a test that calls another machine gets an error, which is reported [R-WISH-09]', async () => {
  const byNode = new Promise((_, reject) => get(OTHER_MACHINE).on('error', reject));
  await expect(byNode).rejects.toThrow();
  await expect(fetch(OTHER_MACHINE)).rejects.toThrow('fetch failed');
  expect(consoleOutput.take()).toEqual([
    'console.error: a test called 192.0.2.1',
    'console.error: a test called 192.0.2.1',
  ]);
});
