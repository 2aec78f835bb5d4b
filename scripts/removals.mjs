// npm run removals: removes each field, column, entry and part of a record in turn, and lists those whose removal
// makes no test of their screens fail
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeCopy, renderedBy } from './removals/copy.mjs';
import { removalsIn } from './removals/find.mjs';
import { screensOfFiles, testsOfScreens } from './removals/screens.mjs';
import { failedOf, noticedOf } from './work-copy.mjs';

/**
 * @typedef {import('./removals/find.mjs').Removal & { key: string, screens: string[], tests: string[] }}
 * Candidate
 */

/** Results so far: a stopped run continues from here. */
const RESULTS = 'node_modules/.machi/removals.json';
/** Removals per test run. */
const AT_ONCE = 60;

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const onlyMissed = process.argv.includes('--missed');

const all = candidates();
const chosen = all.filter(
  ({ screens }) => names.length === 0 || screens.every((name) => names.includes(name)),
);
const results = readResults();
const isOver = chosen.every(({ key }) => key in results);
for (const { key } of chosen) if (onlyMissed ? results[key] === 'missed' : isOver) delete results[key];

await tryAll(chosen.filter(({ key }) => !(key in results)));

const missed = chosen.filter(({ key }) => results[key] === 'missed');
for (const { path, line, kind, what } of missed) console.log(`${path}:${line}  ${kind}: ${what}`);
console.log(`${chosen.length} removals, ${missed.length} of them missed by no test`);
process.exit(missed.length === 0 ? 0 : 1);

/** @returns {Candidate[]} */
function candidates() {
  const tests = testsOfScreens();
  return [...screensOfFiles()].flatMap(([path, screens]) => {
    const found = removalsIn(path, readFileSync(path, 'utf8'));
    return found.map((removal, index) => ({
      ...removal,
      // a line number changes with every edit above it
      key: `${path} ${removal.what} ${found.slice(0, index).filter(({ what }) => what === removal.what).length}`,
      screens,
      tests: [...new Set(screens.flatMap((screen) => tests.get(screen) ?? []))],
    }));
  });
}

/** @param {Candidate[]} left */
async function tryAll(left) {
  if (left.length === 0) return;
  const copy = makeCopy(all);
  const failed = await failedOf(copy, [...new Set(left.flatMap(({ tests }) => tests))]);
  if (failed.size > 0) throw new Error(`fails with nothing taken out: ${[...failed.keys()].join(', ')}`);
  const rendered = renderedBy(copy.folder);
  for (let at = 0; at < left.length; at += AT_ONCE) {
    const some = left.slice(at, at + AT_ONCE).map((candidate) => {
      const id = all.indexOf(candidate);
      return { ...candidate, id, tests: candidate.tests.filter((test) => rendered.get(test)?.has(id)) };
    });
    const noticed = await noticedOf(copy, some);
    for (const { key, id } of some) results[key] = noticed.has(id) ? 'noticed' : 'missed';
    keepResults();
    console.log(`${Math.min(at + AT_ONCE, left.length)} of ${left.length}`);
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
