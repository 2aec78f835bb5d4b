import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { runServer } from '#mocks/server/run-server';
import { temporaryFolder } from './temporary-folder';

const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
vi.mock('node:fs/promises', async (importActual) => ({
  ...(await importActual<typeof import('node:fs/promises')>()),
  open: vi.fn(),
}));

/** Root may write everywhere, so the file system is a stub that allows reading alone. */
const isReadOnly = { value: false };
beforeEach(() => {
  isReadOnly.value = false;
  vi.mocked(open).mockImplementation(
    (path, flags): Promise<FileHandle> =>
      isReadOnly.value && flags !== 'r'
        ? Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
        : actual.open(path, flags),
  );
});

async function run(folder: string) {
  const lines: string[] = [];
  const code = await runServer(['--port', '0', '--data', folder], {
    print: (line) => void lines.push(line),
    serveConsole: () => () => {},
    untilStopped: Promise.resolve(),
  });
  return { code, lines };
}

test('a folder that can only be read ends the start in one sentence with the exit code 1, with and without a journal', async () => {
  const folder = temporaryFolder();
  const refusal = { code: 1, lines: [`✗ ${join(folder, 'journal.jsonl')} cannot be written (EROFS).`] };
  isReadOnly.value = true;
  expect(await run(folder)).toEqual(refusal);
  isReadOnly.value = false;
  expect((await run(folder)).code).toBe(0);
  isReadOnly.value = true;
  expect(await run(folder)).toEqual(refusal);
});
