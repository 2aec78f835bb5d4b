import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runCommand } from './command.mjs';

/**
 * Copies the work tree, including uncommitted changes, into a temporary folder that is deleted when this
 * process exits.
 * @param {string} name
 */
export function copyOfWorkTree(name) {
  const folder = mkdtempSync(join(tmpdir(), `machi-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  const listedPaths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of new Set(listedPaths.split('\0'))) {
    if (path !== '' && existsSync(path)) cpSync(path, join(folder, path));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * @param {{ folder: string, config: string, options?: readonly string[] }} copy with a path in it, and options
 * of Vitest
 * @param {readonly string[]} tests
 * @returns {Promise<Map<string, string>>} the test files that failed, each with the name of its first failing
 * test
 */
export async function failedTestsOf({ folder, config, options = [] }, tests) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const reporterArgs = ['--reporter=json', `--outputFile=${report}`, '--silent=true'];
  const configArgs = ['--root', folder, '--config', join(folder, config)];
  await runCommand('npx', ['vitest', 'run', ...configArgs, ...reporterArgs, ...options, ...tests], {
    quiet: true,
  });
  /**
   * @type {{ testResults: {
   *   name: string, status: string, assertionResults: { fullName: string, status: string }[]
   * }[] }}
   */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (testResults.length !== tests.length && !options.some((option) => option.startsWith('--bail'))) {
    throw new Error('not all of the test files were run');
  }
  return new Map(
    testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name, assertionResults }) => [
        relative(folder, name).replaceAll('\\', '/'),
        assertionResults.find((result) => result.status === 'failed')?.fullName ?? 'the file does not load',
      ]),
  );
}

/**
 * Runs the test files of each change with that change applied, by the setup of the copy (`copied-tests.ts`).
 * @param {Parameters<typeof failedTestsOf>[0]} copy
 * @param {readonly { id: number, tests: readonly string[] }[]} changes
 * @returns {Promise<Set<number>>} the changes that made a test fail
 */
export async function noticedChangesOf(copy, changes) {
  const copies = changes.flatMap(({ id, tests }) =>
    tests.map((test) => ({ id, test, path: test.replace('.test.', `.without-${id}.test.`) })),
  );
  if (copies.length === 0) return new Set();
  for (const { test, path } of copies) cpSync(join(copy.folder, test), join(copy.folder, path));
  const failed = await failedTestsOf(
    copy,
    copies.map(({ path }) => path),
  );
  for (const { path } of copies) rmSync(join(copy.folder, path));
  return new Set(copies.filter(({ path }) => failed.has(path)).map(({ id }) => id));
}
