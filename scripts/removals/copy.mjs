import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfWorkTree } from '../work-copy.mjs';
import { withSwitches } from './find.mjs';

/**
 * A copy of the work tree where each removal has a switch, so that Vitest loads each module once for all
 * removals.
 * @param {readonly import('./find.mjs').Removal[]} removals by their ids
 */
export function copyWithSwitches(removals) {
  const folder = copyOfWorkTree('removals');
  for (const path of new Set(removals.map((removal) => removal.path))) {
    const ids = removals.flatMap((removal, id) => (removal.path === path ? [id] : []));
    writeFileSync(join(folder, path), withSwitches(path, readFileSync(path, 'utf8'), ids));
  }
  return { folder, config: 'scripts/removals/vitest.config.ts' };
}

/**
 * Call it after a run of the unchanged tests.
 * @param {string} folder the copy
 * @returns {Map<string, Set<number>>} the removals that each test file renders
 */
export function removalsRenderedBy(folder) {
  const idsByTestFile = /** @type {Map<string, Set<number>>} */ (new Map());
  for (const line of readFileSync(join(folder, 'seen.jsonl'), 'utf8').trim().split('\n')) {
    const [file, , ids] = JSON.parse(line);
    idsByTestFile.set(file, new Set([...(idsByTestFile.get(file) ?? []), ...ids]));
  }
  return idsByTestFile;
}
