// `npm run e2e:browsers`: the flows of e2e/browsers on dist-demo, in Debian's Firefox and WebKitGTK, in
// parallel
import { existsSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { firefoxPath, installEngines, miniBrowserPath, missingEngines } from './engines.mjs';

if (!existsSync('dist-demo/index.html')) exitWithError('There is no dist-demo: npm run build:demo first.');
await installEngines();
if (missingEngines().length > 0)
  exitWithError(
    `Not here, and only Debian's apt-get (as root) can install it: ${missingEngines().join(', ')}.`,
  );

process.exitCode = await runCommand(
  'npx',
  [
    'vitest',
    'run',
    '--config=e2e/browsers/vitest.config.ts',
    '--reporter=./scripts/browsers-reporter.mjs',
    ...process.argv.slice(2),
  ],
  { env: { FIREFOX_PATH: firefoxPath() ?? '', MINI_BROWSER_PATH: miniBrowserPath() ?? '' } },
);

/** @returns {never} */
function exitWithError(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(1);
}
