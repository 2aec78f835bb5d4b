// The unit tests, but of those that draw whole screens only what the change against main asks for
import { readdirSync } from 'node:fs';
import { changedPaths } from './changed-paths.mjs';
import { command } from './command.mjs';
import { isScreenTest, screenTestsFor } from './screen-tests.mjs';

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path));
const screens = tests.filter(isScreenTest);
const changed = changedPaths();
const asked = changed === null ? screens : screenTestsFor(changed, tests);
console.log(
  changed === null
    ? 'git knows no main and no commit before this one: all tests'
    : `${changed.length} files changed; ${asked.length} of ${screens.length} tests of screens: ${asked.join(' ') || 'none'}`,
);
// a name asks for every file that has it in its path: folders keep the line short
const others = tests
  .filter((path) => !isScreenTest(path))
  .map((path) => path.replace(/^(tests\/[^/]+\/).*/, '$1'));
process.exitCode = await command('npx', [
  'vitest',
  'run',
  ...new Set(others),
  ...asked,
  ...process.argv.slice(2),
]);
