// Runs the unit tests that the change against main can make fail; `npm run unit` runs all
import { changedPaths } from './changed-paths.mjs';
import { command } from './command.mjs';
import { projectFiles } from './project-files.mjs';
import { relatedTests, withImporters } from './related-tests.mjs';
import { isScreenTest, mattersEverywhere, screenTestsFor } from './screen-tests.mjs';

const files = projectFiles();
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
