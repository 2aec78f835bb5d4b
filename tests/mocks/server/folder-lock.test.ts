import { expect, test } from 'vitest';
import { lockFolder } from '#mocks/server/folder-lock';
import { temporaryFolder } from './temporary-folder';

test('a folder in use is refused with the address of the server that uses it, until that one ends', async () => {
  const folder = temporaryFolder();
  const lock = await lockFolder(folder);
  const refusal = () => lockFolder(folder).then(() => null, String);
  expect(await refusal()).toBe(`Error: The folder ${folder} is in use by another server (it is starting).`);
  lock.listensAt('http://127.0.0.1:8787/');
  expect(await refusal()).toBe(
    `Error: The folder ${folder} is in use by another server (http://127.0.0.1:8787/).`,
  );
  lock.release();
  const next = await lockFolder(folder);
  next.release();
});
