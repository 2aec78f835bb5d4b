// npm run trace: rows of docs/requirements.md without a test, and tests that name no row (an error). --json prints all,
// --quiet only how many.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REQUIREMENTS = 'docs/requirements.md';
const TESTS = ['tests', 'e2e'];
const ID = 'R-[A-Z]+[A-Z0-9]*(?:-[A-Z]+[A-Z0-9]*)*-\\d+';

/** The ids of the table rows, in their order. @returns {string[]} */
export const rowsOf = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(new RegExp(`^\\| (${ID}) \\|`, 'gm'))].map(([, id = '']) => id);

/**
 * What a test file names: `[R-A-01]`, `[R-A-01..05]`, `[A-059, R-A-01, R-B-02]`. A comment proves nothing.
 * @returns {string[]}
 */
export function namesIn(/** @type {string} */ source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return [...code.matchAll(/\[((?:A-\d+, *)*R-[^\]\n]+)\]/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/^A-\d+$/.test(part))
      .flatMap(spread),
  );
}

/** A malformed name stays as it is and is reported as no row. @returns {string[]} */
function spread(/** @type {string} */ part) {
  const range = /^(R-.+-)(\d+)\.\.(\d+)$/.exec(part);
  if (!range) return [part];
  const [, prefix = '', first = '', last = ''] = range;
  const length = Number(last) - Number(first) + 1;
  return length > 0
    ? Array.from({ length }, (_, index) => prefix + String(Number(first) + index).padStart(first.length, '0'))
    : [part];
}

function report() {
  const rows = rowsOf(readFileSync(REQUIREMENTS, 'utf8'));
  const tests = testsByName();
  const strangers = [...tests].filter(([name]) => !rows.includes(name));
  const missing = rows.filter((row) => !tests.has(row));
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(Object.fromEntries(rows.map((row) => [row, tests.get(row) ?? []])), null, 1));
  } else {
    if (!process.argv.includes('--quiet')) tell(rows, missing);
    console.log(`${rows.length - missing.length} of ${rows.length} requirements are named by a test`);
  }
  for (const [name, files] of strangers)
    console.error(`✗ ${name} is no row of ${REQUIREMENTS}: ${files.join(', ')}`);
  process.exitCode = strangers.length > 0 ? 1 : 0;
}

function testsByName() {
  /** @type {Map<string, string[]>} */
  const tests = new Map();
  for (const file of TESTS.flatMap(filesIn)) {
    for (const name of new Set(namesIn(readFileSync(file, 'utf8')))) {
      tests.set(name, [...(tests.get(name) ?? []), file]);
    }
  }
  return tests;
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // the test of this script names rows that do not exist
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('trace.'))
    .map((name) => join(folder, name));

function tell(/** @type {string[]} */ rows, /** @type {string[]} */ missing) {
  for (const area of new Set(rows.map(areaOf))) {
    const all = rows.filter((row) => areaOf(row) === area);
    const without = all.filter((row) => missing.includes(row));
    if (without.length === 0) continue;
    const numbers = without.map((row) => row.slice(area.length + 1)).join(' ');
    console.log(
      `${area.padEnd(14)} ${String(without.length).padStart(3)} of ${all.length} without a test: ${numbers}`,
    );
  }
}

const areaOf = (/** @type {string} */ row) => row.replace(/-\d+$/, '');

if (process.argv[1] === fileURLToPath(import.meta.url)) report();
