import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { COPY, hasFailed, nameOf, originOf } from '../copied-tests';

// The switches of Stryker's instrumented files. An unchanged test file records the mutants that each of its tests
// reaches. A file such as `coupon.without-17.test.tsx` has mutant 17 and runs only the tests that reach it.

const REACHED = join(COPY, 'reached.jsonl');
/** A loop that a mutant makes endless ends after so many times the number without the mutant. */
const ENDLESS = 100;

type Hits = Record<string, number>;
interface Stryker {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

const stryker: Stryker = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: stryker });

const [file, mutant] = originOf(expect.getState().testPath ?? '');
/** By test; null for what is reached outside of tests, when modules are loaded. */
const hits = mutant === null ? null : hitsOf(String(mutant));
if (hits !== null) {
  stryker.activeMutant = String(mutant);
  stryker.hitCount = 0;
  stryker.hitLimit = ENDLESS * Math.max(100, ...hits.values());
}

beforeEach(({ task, skip }) => {
  stryker.currentTestId = nameOf(task);
  if (hits === null) return;
  stryker.hitCount = 0;
  // after the first failing test the result is known
  if (!(hits.has(null) || hits.has(nameOf(task))) || task.file.tasks.some(hasFailed)) skip();
});

afterAll(() => {
  if (hits !== null || stryker.mutantCoverage === undefined) return;
  const chosen = new Set(JSON.parse(readFileSync(join(COPY, 'chosen.json'), 'utf8')) as number[]);
  const { static: outside, perTest } = stryker.mutantCoverage;
  for (const [test, reached] of [[null, outside] as const, ...Object.entries(perTest)]) {
    const some = Object.entries(reached).filter(([id]) => chosen.has(Number(id)));
    if (some.length > 0)
      appendFileSync(REACHED, `${JSON.stringify([file, test, Object.fromEntries(some)])}\n`);
  }
});

function hitsOf(id: string): Map<string | null, number> {
  const lines = existsSync(REACHED) ? readFileSync(REACHED, 'utf8').trim().split('\n') : [];
  const all = lines.map((line) => JSON.parse(line) as [string, string | null, Hits]);
  return new Map(
    all.flatMap(([path, test, reached]) => {
      const count = path === file ? reached[id] : undefined;
      return count === undefined ? [] : [[test, count] as const];
    }),
  );
}
