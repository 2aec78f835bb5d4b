// npm run replay -- FILE [FILE…]: sends the calls of reports (報告 in the demo panel) to the fake backend, without a
// browser, and lists the answers that differ now. The exit code is 1 when one differs or a file cannot be replayed.
import { readFileSync } from 'node:fs';
import { withTypeScriptModules } from './typescript-modules.mjs';

const files = process.argv.slice(2);
process.exitCode = await run();

/** @returns {Promise<number>} the exit code */
async function run() {
  if (files.length === 0 || files.some((file) => file.startsWith('--'))) {
    console.error('✗ npm run replay -- machi-2026-04-01-0900.json [more files]');
    return 1;
  }
  return withTypeScriptModules(async (loadModule) => {
    const { createBackend } = await loadModule('/mocks/backend/backend.ts');
    const { replayFiles } = await loadModule('/mocks/harness/replay/replay-files.ts');
    const isSame = await replayFiles(files, {
      createBackend,
      read: (/** @type {string} */ file) => readFileSync(file, 'utf8'),
      print: console.log,
    });
    return isSame ? 0 : 1;
  });
}
