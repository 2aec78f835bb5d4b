import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { COPY_FOLDER, fullTestName, hasFailed, originOf } from '../copied-tests';

// The switches of Stryker's instrumented files. An unchanged test file records the mutants that each of its tests
// reaches. A file such as `coupon.without-17.test.tsx` has mutant 17 and runs only the tests that reach it.

const REACHED_FILE = join(COPY_FOLDER, 'reached.jsonl');
/** A loop that a mutant makes endless ends after so many times the number without the mutant. */
const ENDLESS = 100;

type HitsByMutant = Record<string, number>;
interface Stryker {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: HitsByMutant; perTest: Record<string, HitsByMutant> };
}

const stryker: Stryker = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: stryker });

const [testFile, mutant] = originOf(expect.getState().testPath ?? '');
/** By test; null for what is reached outside of tests, when modules are loaded. */
const hitsByTest = mutant === null ? null : hitsOf(String(mutant));
if (hitsByTest !== null) {
  stryker.activeMutant = String(mutant);
  stryker.hitCount = 0;
  stryker.hitLimit = ENDLESS * Math.max(100, ...hitsByTest.values());
}

beforeEach(({ task, skip }) => {
  stryker.currentTestId = fullTestName(task);
  if (hitsByTest === null) return;
  stryker.hitCount = 0;
  // after the first failing test the result is known
  if (!(hitsByTest.has(null) || hitsByTest.has(fullTestName(task))) || task.file.tasks.some(hasFailed))
    skip();
});

afterAll(() => {
  if (hitsByTest !== null || stryker.mutantCoverage === undefined) return;
  const chosenMutants = new Set(
    JSON.parse(readFileSync(join(COPY_FOLDER, 'chosen.json'), 'utf8')) as number[],
  );
  const { static: hitsOutsideTests, perTest } = stryker.mutantCoverage;
  for (const [test, hitsByMutant] of [[null, hitsOutsideTests] as const, ...Object.entries(perTest)]) {
    const chosenHits = Object.entries(hitsByMutant).filter(([id]) => chosenMutants.has(Number(id)));
    if (chosenHits.length > 0)
      appendFileSync(REACHED_FILE, `${JSON.stringify([testFile, test, Object.fromEntries(chosenHits)])}\n`);
  }
});

function hitsOf(id: string): Map<string | null, number> {
  const lines = existsSync(REACHED_FILE) ? readFileSync(REACHED_FILE, 'utf8').trim().split('\n') : [];
  const recordedHits = lines.map((line) => JSON.parse(line) as [string, string | null, HitsByMutant]);
  return new Map(
    recordedHits.flatMap(([path, test, hitsByMutant]) => {
      const count = path === testFile ? hitsByMutant[id] : undefined;
      return count === undefined ? [] : [[test, count] as const];
    }),
  );
}
