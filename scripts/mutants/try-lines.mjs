import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.mjs';
import { withImporters } from '../related-tests.mjs';
import { copyOfWorkTree, failedTestsOf } from '../work-copy.mjs';
import { nearTests } from './near-tests.mjs';
import { withoutLine } from './removable-lines.mjs';

/** @typedef {import('./removable-lines.mjs').RemovableLine} RemovableLine */

/** Files of tests that are tried in turn, the nearest first. */
const ROUND_SIZES = [2, 8];

/**
 * Takes the lines out, one at a time, in a copy of the work tree.
 * @param {readonly RemovableLine[]} lines
 * @param {Readonly<Record<string, string>>} textsByPath texts by path
 * @param {(line: RemovableLine, by: string | null) => void} report what notices it: types, lint or a test
 */
export async function tryLines(lines, textsByPath, report) {
  const folder = copyOfWorkTree('lines');
  if (!(await typesAreValid(folder))) throw new Error('the types are wrong with no line taken out');
  for (const line of lines) {
    const source = textsByPath[line.path] ?? '';
    writeFileSync(join(folder, line.path), withoutLine(source, line.line));
    report(line, await noticerOf(folder, line.path, textsByPath));
    writeFileSync(join(folder, line.path), source);
  }
}

/** @param {string} folder @param {string} path @param {Readonly<Record<string, string>>} textsByPath */
async function noticerOf(folder, path, textsByPath) {
  if (!(await typesAreValid(folder))) return 'types';
  // a change of a type is a problem of the files that import it, too
  const typeScriptFiles = [...withImporters([path], textsByPath)]
    .filter((one) => /\.tsx?$/.test(one))
    .slice(0, 40);
  const lint = ['oxlint', '--type-aware', '--deny-warnings', '--silent', ...typeScriptFiles];
  if ((await runCommand('npx', lint, { cwd: folder, quiet: true })) !== 0) return 'lint';
  const copy = { folder, config: 'vite.config.ts', options: ['--bail=1'] };
  const tests = nearTests(path, textsByPath);
  let from = 0;
  for (const size of ROUND_SIZES) {
    const testsOfRound = tests.slice(from, from + size);
    from += size;
    if (testsOfRound.length === 0) return null;
    const [first] = await failedTestsOf(copy, testsOfRound);
    if (first !== undefined) return first.join(', ');
  }
  return null;
}

/** @param {string} folder */
const typesAreValid = async (folder) =>
  (await runCommand('npx', ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.json'], {
    cwd: folder,
    quiet: true,
  })) === 0;
