import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runServer } from '#mocks/server/run-server';
import { temporaryFolder } from './temporary-folder';

/** Root may write everywhere, so the file system is a stub that opens files for reading alone. */
function allowReadingAlone(): () => void {
  const { open } = promises;
  const stub = vi
    .spyOn(promises, 'open')
    .mockImplementation((path, flags) =>
      flags === 'r'
        ? open(path, flags)
        : Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' })),
    );
  const restore = () => {
    stub.mockRestore();
    syncBuiltinESMExports();
  };
  syncBuiltinESMExports();
  onTestFinished(restore);
  return restore;
}

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
  const allowWriting = allowReadingAlone();
  expect(await run(folder)).toEqual(refusal);
  allowWriting();
  expect((await run(folder)).code).toBe(0);
  allowReadingAlone();
  expect(await run(folder)).toEqual(refusal);
});
