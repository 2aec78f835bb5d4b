// `npm run e2e:browsers`: the flows of e2e/browsers on dist-demo, in Debian's Firefox and WebKitGTK, in
// parallel
import { existsSync } from 'node:fs';
import { command } from './command.mjs';
import { firefox, installEngines, miniBrowser, missingEngines } from './engines.mjs';

if (!existsSync('dist-demo/index.html')) stop('There is no dist-demo: npm run build:demo first.');
await installEngines();
if (missingEngines().length > 0)
  stop(`Not here, and only Debian's apt-get (as root) can install it: ${missingEngines().join(', ')}.`);

process.exitCode = await command(
  'npx',
  [
    'vitest',
    'run',
    '--config=e2e/browsers/vitest.config.ts',
    '--reporter=./scripts/browsers-reporter.mjs',
    ...process.argv.slice(2),
  ],
  { env: { FIREFOX_PATH: firefox() ?? '', MINI_BROWSER_PATH: miniBrowser() ?? '' } },
);

/** @returns {never} */
function stop(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(1);
}
