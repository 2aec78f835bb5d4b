import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfWorkTree, failedTestsOf, noticedChangesOf } from '../work-copy.mjs';
import { nearTests } from './near-tests.mjs';

/** @typedef {import('./mutants-of.mjs').Mutant} Mutant */
/** @typedef {Parameters<typeof failedTestsOf>[0]} Copy */

/** Files of tests that are tried in turn, the nearest first: most mutants fail in the first. */
const ROUND_SIZES = [1, 2, 4];
/** Mutants per run of tests. */
const MUTANTS_PER_RUN = 25;

/**
 * @param {readonly Mutant[]} mutants
 * @param {ReadonlyMap<string, string>} instrumented the files with all their mutants, by path
 * @param {Readonly<Record<string, string>>} textsByPath texts by path
 * @param {(mutant: Mutant, isNoticed: boolean) => void} report
 */
export async function tryMutants(mutants, instrumented, textsByPath, report) {
  const folder = copyOfWorkTree('mutants');
  for (const path of new Set(mutants.map((mutant) => mutant.path))) {
    writeFileSync(join(folder, path), instrumented.get(path) ?? '');
  }
  writeFileSync(join(folder, 'chosen.json'), JSON.stringify(mutants.map(({ id }) => id)));
  // a mutant of a table needs a new evaluation of its module
  const copy = { folder, config: 'scripts/mutants/vitest.config.ts', options: ['--isolate'] };
  const failsUnchanged = /** @type {Map<string, boolean>} */ (new Map());
  for (let at = 0; at < mutants.length; at += MUTANTS_PER_RUN) {
    const group = mutants.slice(at, at + MUTANTS_PER_RUN);
    await tryGroup(copy, group, textsByPath, failsUnchanged, report);
    console.log(`${Math.min(at + MUTANTS_PER_RUN, mutants.length)} of ${mutants.length}`);
  }
}

/**
 * @param {Copy} copy @param {readonly Mutant[]} group @param {Readonly<Record<string, string>>} textsByPath
 * @param {Map<string, boolean>} failsUnchanged by test: it fails without a mutant
 * @param {(mutant: Mutant, isNoticed: boolean) => void} report
 */
async function tryGroup(copy, group, textsByPath, failsUnchanged, report) {
  const nearTestsByPath = new Map(
    [...new Set(group.map(({ path }) => path))].map((path) => [path, nearTests(path, textsByPath)]),
  );
  let unnoticed = group;
  let from = 0;
  for (const size of ROUND_SIZES) {
    const tests = new Map([...nearTestsByPath].map(([path, all]) => [path, all.slice(from, from + size)]));
    from += size;
    const testsOf = (/** @type {Mutant} */ { path }) => tests.get(path) ?? [];
    await runUnchanged(copy, [...new Set(unnoticed.flatMap(testsOf))], failsUnchanged);
    const reaching = reachingTests(copy.folder);
    const noticedIds = await noticedChangesOf(
      copy,
      unnoticed.map((mutant) => ({
        id: mutant.id,
        tests: testsOf(mutant).filter(
          (test) => !failsUnchanged.get(test) && reaching.get(mutant.id)?.has(test),
        ),
      })),
    );
    for (const mutant of unnoticed) if (noticedIds.has(mutant.id)) report(mutant, true);
    unnoticed = unnoticed.filter(({ id }) => !noticedIds.has(id));
  }
  for (const mutant of unnoticed) report(mutant, false);
}

/** @param {Copy} copy @param {readonly string[]} tests @param {Map<string, boolean>} failsUnchanged */
async function runUnchanged(copy, tests, failsUnchanged) {
  const newTests = tests.filter((test) => !failsUnchanged.has(test));
  if (newTests.length === 0) return;
  const failed = await failedTestsOf(copy, newTests);
  for (const test of newTests) failsUnchanged.set(test, failed.has(test));
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
