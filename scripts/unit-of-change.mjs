// Runs the unit tests that the change against main can make fail; `npm run unit` runs all
import { changedPaths } from './changed-paths.mjs';
import { runCommand } from './command.mjs';
import { projectFiles } from './project-files.mjs';
import { relatedTests, withImporters } from './related-tests.mjs';
import { isScreenTest, mattersEverywhere, screenTestsFor } from './screen-tests.mjs';

const textsByPath = projectFiles();
const tests = Object.keys(textsByPath).filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
const changedFiles = changedPaths();
const selectedTests = changedFiles === null ? null : testsFor(changedFiles);

console.log(
  selectedTests === null
    ? `all ${tests.length} files of tests: packages, builds or tests/setup.ts changed, or git knows no main`
    : `${changedFiles?.length} files changed; ${selectedTests.length} of ${tests.length} files of tests run`,
);
process.exitCode = await runCommand('npx', [
  'vitest',
  'run',
  ...(selectedTests ?? []),
  ...process.argv.slice(2),
]);

/** Null: every test. @param {readonly string[]} paths */
function testsFor(paths) {
  const affectedByTests = withImporters(
    paths.filter((path) => path.startsWith('tests/')),
    textsByPath,
  );
  if (mattersEverywhere([...paths, ...affectedByTests])) return null;
  const related = relatedTests(paths, textsByPath);
  const screenTests = screenTestsFor(paths, tests);
  return tests.filter((path) =>
    isScreenTest(path) ? affectedByTests.has(path) || screenTests.includes(path) : related.includes(path),
  );
}
