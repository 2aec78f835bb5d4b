// What journeys record (e2e/fixtures.ts) and `npm run edges` reads: which edges of which machines each took
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the records: not in test-results, which Playwright empties before each run. A journey that runs another one sets its own. */
export const RECORDS_FOLDER = process.env.E2E_EDGES ?? 'test-edges';

/**
 * `file`: of the journey, in e2e. `at`: when it ended. `edges`: names by machine.
 * @typedef {{ file: string, title: string, passed: boolean, at: number, edges: Record<string, string[]> }} JourneyRecord
 */

/** Each worker process has its own file. @param {JourneyRecord} record */
export function addRecord(record, folder = RECORDS_FOLDER) {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(record)}\n`);
}

/**
 * The records since a time, of any number of runs. Removes the files of older records.
 * @param {number} since
 * @returns {JourneyRecord[]}
 */
export function recordsSince(since, folder = RECORDS_FOLDER) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const records = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => /** @type {JourneyRecord} */ (JSON.parse(line)))
      .filter(({ at }) => at >= since);
    if (records.length === 0) rmSync(path);
    return records;
  });
}
