import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfWorkTree, failedOf, noticedOf } from '../work-copy.mjs';
import { nearTests } from './near-tests.mjs';

/** @typedef {import('./mutants-of.mjs').Mutant} Mutant */
/** @typedef {Parameters<typeof failedOf>[0]} Copy */

/** Files of tests that are tried in turn, the nearest first: most mutants fail in the first. */
const ROUNDS = [1, 2, 4];
/** Mutants per run of tests. */
const AT_ONCE = 25;

/**
 * @param {readonly Mutant[]} mutants
 * @param {ReadonlyMap<string, string>} instrumented the files with all their mutants, by path
 * @param {Readonly<Record<string, string>>} files texts by path
 * @param {(mutant: Mutant, isNoticed: boolean) => void} tell
 */
export async function tryMutants(mutants, instrumented, files, tell) {
  const folder = copyOfWorkTree('mutants');
  for (const path of new Set(mutants.map((mutant) => mutant.path))) {
    writeFileSync(join(folder, path), instrumented.get(path) ?? '');
  }
  writeFileSync(join(folder, 'chosen.json'), JSON.stringify(mutants.map(({ id }) => id)));
  // a mutant of a table needs a new evaluation of its module
  const copy = { folder, config: 'scripts/mutants/vitest.config.ts', options: ['--isolate'] };
  const unusable = /** @type {Map<string, boolean>} */ (new Map());
  for (let at = 0; at < mutants.length; at += AT_ONCE) {
    const group = mutants.slice(at, at + AT_ONCE);
    await tryGroup(copy, group, files, unusable, tell);
    console.log(`${Math.min(at + AT_ONCE, mutants.length)} of ${mutants.length}`);
  }
}

/**
 * @param {Copy} copy @param {readonly Mutant[]} group @param {Readonly<Record<string, string>>} files
 * @param {Map<string, boolean>} unusable by test: it fails without a mutant
 * @param {(mutant: Mutant, isNoticed: boolean) => void} tell
 */
async function tryGroup(copy, group, files, unusable, tell) {
  const near = new Map(
    [...new Set(group.map(({ path }) => path))].map((path) => [path, nearTests(path, files)]),
  );
  let left = group;
  let from = 0;
  for (const size of ROUNDS) {
    const tests = new Map([...near].map(([path, all]) => [path, all.slice(from, from + size)]));
    from += size;
    const testsOf = (/** @type {Mutant} */ { path }) => tests.get(path) ?? [];
    await runUnchanged(copy, [...new Set(left.flatMap(testsOf))], unusable);
    const reaching = reachingTests(copy.folder);
    const noticed = await noticedOf(
      copy,
      left.map((mutant) => ({
        id: mutant.id,
        tests: testsOf(mutant).filter((test) => !unusable.get(test) && reaching.get(mutant.id)?.has(test)),
      })),
    );
    for (const mutant of left) if (noticed.has(mutant.id)) tell(mutant, true);
    left = left.filter(({ id }) => !noticed.has(id));
  }
  for (const mutant of left) tell(mutant, false);
}

/** @param {Copy} copy @param {readonly string[]} tests @param {Map<string, boolean>} unusable */
async function runUnchanged(copy, tests, unusable) {
  const some = tests.filter((test) => !unusable.has(test));
  if (some.length === 0) return;
  const failed = await failedOf(copy, some);
  for (const test of some) unusable.set(test, failed.has(test));
  // tests that read the source find another one
  for (const [test, title] of failed) console.log(`not used, as it fails in the copy: ${test}, ${title}`);
}

/** The tests that reach a mutant, by its id, as `setup.ts` records them. @param {string} folder the copy */
function reachingTests(folder) {
  const path = join(folder, 'reached.jsonl');
  const reaching = /** @type {Map<number, Set<string>>} */ (new Map());
  if (!existsSync(path)) return reaching;
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const [test, , hits] = JSON.parse(line);
    for (const id of Object.keys(hits).map(Number)) {
      reaching.set(id, new Set([...(reaching.get(id) ?? []), test]));
    }
  }
  return reaching;
}
