import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../command.mjs';
import { withImporters } from '../related-tests.mjs';
import { copyOfWorkTree, failedOf } from '../work-copy.mjs';
import { nearTests } from './near-tests.mjs';
import { withoutLine } from './removable-lines.mjs';

/** @typedef {import('./removable-lines.mjs').RemovableLine} RemovableLine */

/** Files of tests that are tried in turn, the nearest first. */
const ROUNDS = [2, 8];

/**
 * Takes the lines out, one at a time, in a copy of the work tree.
 * @param {readonly RemovableLine[]} lines
 * @param {Readonly<Record<string, string>>} files texts by path
 * @param {(line: RemovableLine, by: string | null) => void} tell what notices it: types, lint or a test
 */
export async function tryLines(lines, files, tell) {
  const folder = copyOfWorkTree('lines');
  if (!(await hasTypes(folder))) throw new Error('the types are wrong with no line taken out');
  for (const line of lines) {
    const source = files[line.path] ?? '';
    writeFileSync(join(folder, line.path), withoutLine(source, line.line));
    tell(line, await noticedBy(folder, line.path, files));
    writeFileSync(join(folder, line.path), source);
  }
}

/** @param {string} folder @param {string} path @param {Readonly<Record<string, string>>} files */
async function noticedBy(folder, path, files) {
  if (!(await hasTypes(folder))) return 'types';
  // a change of a type is a problem of the files that import it, too
  const typed = [...withImporters([path], files)].filter((one) => /\.tsx?$/.test(one)).slice(0, 40);
  const lint = ['oxlint', '--type-aware', '--deny-warnings', '--silent', ...typed];
  if ((await command('npx', lint, { cwd: folder, quiet: true })) !== 0) return 'lint';
  const copy = { folder, config: 'vite.config.ts', options: ['--bail=1'] };
  const tests = nearTests(path, files);
  let from = 0;
  for (const size of ROUNDS) {
    const some = tests.slice(from, from + size);
    from += size;
    if (some.length === 0) return null;
    const [first] = await failedOf(copy, some);
    if (first !== undefined) return first.join(', ');
  }
  return null;
}

/** @param {string} folder */
const hasTypes = async (folder) =>
  (await command('npx', ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.json'], {
    cwd: folder,
    quiet: true,
  })) === 0;
