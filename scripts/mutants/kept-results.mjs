import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Results by key in a file of this folder: a stopped run continues from there.
 * @param {string} file @param {string} run other results are of another run
 */
export function keptResults(file, run) {
  const path = `node_modules/.machi/${file}`;
  /** @type {{ run: string, results: Record<string, string> }} */
  let kept;
  try {
    kept = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    kept = { run, results: {} };
  }
  if (kept.run !== run) kept = { run, results: {} };
  const { results } = kept;
  return {
    results,
    /** @param {string} key @param {string} result */
    keep(key, result) {
      results[key] = result;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(kept));
    },
  };
}
