import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { command } from '../command.mjs';
import { withSwitches } from './find.mjs';

/**
 * Copies the work tree, including uncommitted changes, into a temporary folder that is deleted when this
 * process exits. Each removal gets a switch, so that Vitest loads each module once for all removals.
 * @param {readonly import('./find.mjs').Removal[]} removals by their ids
 */
export function makeCopy(removals) {
  const folder = mkdtempSync(join(tmpdir(), 'machi-removals-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of new Set(listed.split('\0'))) {
    if (path !== '' && existsSync(path)) cpSync(path, join(folder, path));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const path of new Set(removals.map((removal) => removal.path))) {
    const ids = removals.flatMap((removal, id) => (removal.path === path ? [id] : []));
    writeFileSync(join(folder, path), withSwitches(path, readFileSync(path, 'utf8'), ids));
  }
  return folder;
}

/**
 * @param {string} folder the copy @param {readonly string[]} tests
 * @returns {Promise<Set<string>>} those of the test files that failed
 */
export async function failedOf(folder, tests) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const config = join(folder, 'scripts/removals/vitest.config.ts');
  const output = ['--reporter=json', `--outputFile=${report}`, '--silent=true'];
  await command('npx', ['vitest', 'run', '--root', folder, '--config', config, ...output, ...tests]);
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (testResults.length !== tests.length) throw new Error('not all of the test files were run');
  return new Set(
    testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name }) => relative(folder, name).replaceAll('\\', '/')),
  );
}

/**
 * Runs the test files of each removal with that removal applied.
 * @param {string} folder the copy @param {readonly { id: number, tests: readonly string[] }[]} some
 * @returns {Promise<Set<number>>} the removals that made a test fail
 */
export async function noticedOf(folder, some) {
  const copies = some.flatMap(({ id, tests }) => tests.map((test) => ({ id, test, copy: copyOf(test, id) })));
  for (const { test, copy } of copies) cpSync(join(folder, test), join(folder, copy));
  const failed = await failedOf(
    folder,
    copies.map(({ copy }) => copy),
  );
  for (const { copy } of copies) rmSync(join(folder, copy));
  return new Set(copies.filter(({ copy }) => failed.has(copy)).map(({ id }) => id));
}

/** The file name that `setup.ts` parses. @param {string} test @param {number} id */
const copyOf = (test, id) => test.replace('.test.', `.without-${id}.test.`);

/**
 * Call it after a run of the unchanged tests.
 * @param {string} folder the copy
 * @returns {Map<string, Set<number>>} the removals that each test file renders
 */
export function renderedBy(folder) {
  const files = /** @type {Map<string, Set<number>>} */ (new Map());
  for (const line of readFileSync(join(folder, 'seen.jsonl'), 'utf8').trim().split('\n')) {
    const [file, , ids] = JSON.parse(line);
    files.set(file, new Set([...(files.get(file) ?? []), ...ids]));
  }
  return files;
}
