// Runs the unit tests that the change against main can make fail; `npm run unit` runs all
import { readdirSync, readFileSync } from 'node:fs';
import { changedPaths } from './changed-paths.mjs';
import { command } from './command.mjs';
import { relatedTests, withImporters } from './related-tests.mjs';
import { isScreenTest, mattersEverywhere, screenTestsFor } from './screen-tests.mjs';

const FOLDERS = ['src', 'mocks', 'tests', 'e2e', 'build', 'scripts', 'docs', 'locales'];

const files = Object.fromEntries(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs|json|md)$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
const tests = Object.keys(files).filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
const changed = changedPaths();
const selected = changed === null ? null : testsFor(changed);

console.log(
  selected === null
    ? `all ${tests.length} files of tests: packages, builds or tests/setup.ts changed, or git knows no main`
    : `${changed?.length} files changed; ${selected.length} of ${tests.length} files of tests run`,
);
process.exitCode = await command('npx', ['vitest', 'run', ...(selected ?? []), ...process.argv.slice(2)]);

/** Null: every test. @param {readonly string[]} paths */
function testsFor(paths) {
  const helped = withImporters(
    paths.filter((path) => path.startsWith('tests/')),
    files,
  );
  if (mattersEverywhere([...paths, ...helped])) return null;
  const related = relatedTests(paths, files);
  const ofScreens = screenTestsFor(paths, tests);
  return tests.filter((path) =>
    isScreenTest(path) ? helped.has(path) || ofScreens.includes(path) : related.includes(path),
  );
}
