// npm run removals: removes each field, column, entry and part of a record in turn, and lists those whose removal
// makes no test of their screens fail
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { copyWithSwitches, removalsRenderedBy } from './removals/copy.mjs';
import { removalsIn } from './removals/find.mjs';
import { screensOfFiles, testsOfScreens } from './removals/screens.mjs';
import { failedTestsOf, noticedChangesOf } from './work-copy.mjs';

/**
 * @typedef {import('./removals/find.mjs').Removal & { key: string, screens: string[], tests: string[] }}
 * Candidate
 */

/** Results so far: a stopped run continues from here. */
const RESULTS = 'node_modules/.machi/removals.json';
/** Removals per test run. */
const REMOVALS_PER_RUN = 60;

const screenNames = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const onlyMissed = process.argv.includes('--missed');

const allCandidates = candidates();
const chosenCandidates = allCandidates.filter(
  ({ screens }) => screenNames.length === 0 || screens.every((name) => screenNames.includes(name)),
);
const results = readResults();
const isRunComplete = chosenCandidates.every(({ key }) => key in results);
for (const { key } of chosenCandidates)
  if (onlyMissed ? results[key] === 'missed' : isRunComplete) delete results[key];

await tryAll(chosenCandidates.filter(({ key }) => !(key in results)));

const missedCandidates = chosenCandidates.filter(({ key }) => results[key] === 'missed');
for (const { path, line, kind, what } of missedCandidates) console.log(`${path}:${line}  ${kind}: ${what}`);
console.log(`${chosenCandidates.length} removals, ${missedCandidates.length} of them missed by no test`);
process.exit(missedCandidates.length === 0 ? 0 : 1);

/** @returns {Candidate[]} */
function candidates() {
  const tests = testsOfScreens();
  return [...screensOfFiles()].flatMap(([path, screens]) => {
    const removals = removalsIn(path, readFileSync(path, 'utf8'));
    return removals.map((removal, index) => ({
      ...removal,
      // a line number changes with every edit above it
      key: `${path} ${removal.what} ${removals.slice(0, index).filter(({ what }) => what === removal.what).length}`,
      screens,
      tests: [...new Set(screens.flatMap((screen) => tests.get(screen) ?? []))],
    }));
  });
}

/** @param {Candidate[]} untried */
async function tryAll(untried) {
  if (untried.length === 0) return;
  const copy = copyWithSwitches(allCandidates);
  const failed = await failedTestsOf(copy, [...new Set(untried.flatMap(({ tests }) => tests))]);
  if (failed.size > 0) throw new Error(`fails with nothing taken out: ${[...failed.keys()].join(', ')}`);
  const renderedIds = removalsRenderedBy(copy.folder);
  for (let at = 0; at < untried.length; at += REMOVALS_PER_RUN) {
    const runCandidates = untried.slice(at, at + REMOVALS_PER_RUN).map((candidate) => {
      const id = allCandidates.indexOf(candidate);
      return { ...candidate, id, tests: candidate.tests.filter((test) => renderedIds.get(test)?.has(id)) };
    });
    const noticed = await noticedChangesOf(copy, runCandidates);
    for (const { key, id } of runCandidates) results[key] = noticed.has(id) ? 'noticed' : 'missed';
    keepResults();
    console.log(`${Math.min(at + REMOVALS_PER_RUN, untried.length)} of ${untried.length}`);
  }
}

/** @returns {Record<string, 'noticed' | 'missed'>} by key */
function readResults() {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    return {};
  }
}

function keepResults() {
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, JSON.stringify(results));
}
