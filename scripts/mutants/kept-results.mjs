import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Results by key in a file of this folder: a stopped run continues from there.
 * @param {string} file @param {string} run other results are of another run
 */
export function keptResults(file, run) {
  const path = `node_modules/.machi/${file}`;
  /** @type {{ run: string, results: Record<string, string> }} */
  let stored;
  try {
    stored = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    stored = { run, results: {} };
  }
  if (stored.run !== run) stored = { run, results: {} };
  const { results } = stored;
  return {
    results,
    /** @param {string} key @param {string} result */
    keep(key, result) {
      results[key] = result;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(stored));
    },
  };
}
