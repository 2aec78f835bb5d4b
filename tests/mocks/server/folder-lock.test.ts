import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a folder whose lock cannot be written is refused with the place of the lock', async () => {
  const folder = temporaryFolder();
  vi.stubEnv('TMPDIR', join(folder, 'missing'));
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(lockFolder(folder)).rejects.toThrow(
    /^The folder .* cannot be locked: .*missing\/machi-[0-9a-f]{16}\.sock cannot be written \(E[A-Z]+\)\.$/,
  );
});
