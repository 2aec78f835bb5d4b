// npm run trace: rows of docs/spec/requirements.md without a test. Errors are a test that names no row, a cited
// reading without an entry in docs/spec/readings.md, and an entry there that no file cites. --json prints
// every row, --quiet only the count. --doubles prints the requirements that a test and a journey prove both,
// unless the journey's file says in its first line what it needs a browser for.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REQUIREMENTS = 'docs/spec/requirements.md';
const TEST_FOLDERS = ['tests', 'e2e'];
const REQUIREMENT_ID = 'R-[A-Z]+[A-Z0-9]*(?:-[A-Z]+[A-Z0-9]*)*-\\d+';

const JOURNEY_REASON = /^\/\/ In a browser: \S/;

const READINGS = 'docs/spec/readings.md';
const CITING_PATHS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'index.html',
  'vite.config.ts',
  '.env.example',
].concat(['build', 'docs', 'e2e', 'locales', 'mocks', 'scripts', 'src', 'tests', 'texts']);

/** The ids of the table rows, in their order. @returns {string[]} */
export const rowsOf = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(new RegExp(`^\\| (${REQUIREMENT_ID}) \\|`, 'gm'))].map(([, id = '']) => id);

/** The ids of the entries of the list, in their order. @returns {string[]} */
export const readingsOf = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(/^- \*\*(A-\d{3})\*\* /gm)].map(([, id = '']) => id);

/** The readings that a text cites, alone or as `A-025 to A-027`. @returns {string[]} */
export const citedIn = (/** @type {string} */ text) =>
  [...text.matchAll(/(?<![\w-])A-(\d{3})(?:\s+to\s+A-(\d{3}))?(?!\d)/g)].flatMap(([, first = '', last]) =>
    expandedIds(`A-${first}..${last ?? first}`),
  );

/**
 * The requirements that a test file names: `[R-A-01]`, `[R-A-01..05]`, `[A-059, R-A-01, R-B-02]`, and `ids:
 * 'R-A-01, R-B-02'` for generated titles. Comments do not count.
 * @returns {string[]}
 */
export const namesIn = (/** @type {string} */ source) => titlesIn(source).flatMap(({ ids }) => ids);

/**
 * The requirements that a test file names, with the title of the test without its bracket; empty for generated titles.
 * @returns {{ ids: string[], title: string }[]}
 */
export function titlesIn(/** @type {string} */ source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return code.split('\n').flatMap((line) =>
    [...line.matchAll(/(?:\[|\bids: ')((?:A-\d+, *)*R-[^\]'\n]+)[\]']/g)].map((match) => ({
      ids: idsOf(match[1] ?? ''),
      title: match[0].startsWith('[') ? titleAround(line, match) : '',
    })),
  );
}

const idsOf = (/** @type {string} */ list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/^A-\d+$/.test(part))
    .flatMap(expandedIds);

/** The literal of the line that has the match, without the match. */
function titleAround(/** @type {string} */ line, /** @type {RegExpExecArray} */ { index, 0: bracket }) {
  const literals = line.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g);
  for (const literal of literals) {
    if (literal.index > index || literal.index + literal[0].length <= index) continue;
    const text = literal[0].slice(1, -1).replace(bracket, '');
    return text.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
  }
  return '';
}

/**
 * Cited readings without an entry, with the citing files; entries that no other file cites; duplicate
 * entries.
 */
export function judgeReadings(/** @type {Record<string, string>} */ textsByPath) {
  const entries = readingsOf(textsByPath[READINGS] ?? '');
  const citingFiles = filesByName(textsByPath, citedIn);
  return {
    strangers: [...citingFiles].filter(([id]) => !entries.includes(id)),
    unused: entries.filter((id) => !(citingFiles.get(id) ?? []).some((file) => file !== READINGS)),
    twice: entries.filter((id, index) => entries.indexOf(id) < index),
  };
}

/** A malformed name stays unchanged and is reported as unknown. @returns {string[]} */
function expandedIds(/** @type {string} */ part) {
  const range = /^([AR]-(?:.+-)?)(\d+)\.\.(\d+)$/.exec(part);
  if (!range) return [part];
  const [, prefix = '', first = '', last = ''] = range;
  const length = Number(last) - Number(first) + 1;
  return length > 0
    ? Array.from({ length }, (_, index) => prefix + String(Number(first) + index).padStart(first.length, '0'))
    : [part];
}

/**
 * The requirements that both tests and journeys name, with these files. Journeys with a reason do not count.
 * @returns {{ id: string, tests: string[], journeys: string[] }[]}
 */
export function doublesIn(/** @type {Record<string, string>} */ textsByPath) {
  return [...filesByName(textsByPath, namesIn)]
    .map(([id, all]) => ({
      id,
      tests: all.filter((file) => !isJourney(file)),
      journeys: all.filter((file) => isJourney(file) && !JOURNEY_REASON.test(textsByPath[file] ?? '')),
    }))
    .filter(({ tests, journeys }) => tests.length > 0 && journeys.length > 0)
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}

const isJourney = (/** @type {string} */ file) => /^e2e[/\\]/.test(file);

function printReport() {
  const requirementIds = rowsOf(readFileSync(REQUIREMENTS, 'utf8'));
  const texts = textsIn(TEST_FOLDERS, /\.tsx?$/);
  const testsById = filesByName(texts, namesIn);
  const untestedIds = requirementIds.filter((row) => !testsById.has(row));
  if (process.argv.includes('--json')) {
    console.log(
      JSON.stringify(
        Object.fromEntries(requirementIds.map((row) => [row, testsById.get(row) ?? []])),
        null,
        1,
      ),
    );
  } else {
    const doubles = doublesIn(texts);
    const isQuiet = process.argv.includes('--quiet');
    if (!isQuiet) printMissing(requirementIds, untestedIds);
    if (process.argv.includes('--doubles')) {
      for (const { id, tests: named, journeys } of doubles)
        console.log(`${id}: ${named.join(' ')} | ${journeys.join(' ')}`);
    }
    console.log(
      `${requirementIds.length - untestedIds.length} of ${requirementIds.length} requirements are named by a test`,
    );
    if (!isQuiet) console.log(`${doubles.length} requirements are proven in two layers without a reason`);
  }
  const { strangers, unused, twice } = judgeReadings(
    textsIn(CITING_PATHS, /\.(?:md|mjs|tsx?|css|html|json|example)$/),
  );
  const errors = [
    ...[...testsById]
      .filter(([name]) => !requirementIds.includes(name))
      .map(([name, files]) => `${name} is no row of ${REQUIREMENTS}: ${files.join(', ')}`),
    ...strangers.map(([id, files]) => `${id} has no line in ${READINGS}: ${files.join(', ')}`),
    ...unused.map((id) => `${id} is cited nowhere: its line in ${READINGS} can go`),
    ...twice.map((id) => `${id} has two lines in ${READINGS}`),
  ];
  for (const error of errors) console.error(`✗ ${error}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function filesByName(
  /** @type {Record<string, string>} */ textsByPath,
  /** @type {(text: string) => string[]} */ idsIn,
) {
  /** @type {Map<string, string[]>} */
  const filesById = new Map();
  for (const [file, text] of Object.entries(textsByPath)) {
    for (const id of new Set(idsIn(text))) filesById.set(id, [...(filesById.get(id) ?? []), file]);
  }
  return filesById;
}

/** The texts of files and of all files in folders, by path. @returns {Record<string, string>} */
function textsIn(/** @type {readonly string[]} */ paths, /** @type {RegExp} */ wanted) {
  const files = paths
    .filter(existsSync)
    .flatMap((path) => (statSync(path).isFile() ? [path] : filesWithin(path)));
  return Object.fromEntries(
    files.filter((file) => wanted.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

const filesWithin = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // this script and its test contain ids that do not exist
    .filter((name) => !name.startsWith('trace.'))
    .map((name) => join(folder, name));

function printMissing(/** @type {string[]} */ ids, /** @type {string[]} */ untestedIds) {
  for (const area of new Set(ids.map(areaOf))) {
    const areaIds = ids.filter((row) => areaOf(row) === area);
    const untestedAreaIds = areaIds.filter((row) => untestedIds.includes(row));
    if (untestedAreaIds.length === 0) continue;
    const numbers = untestedAreaIds.map((row) => row.slice(area.length + 1)).join(' ');
    console.log(
      `${area.padEnd(14)} ${String(untestedAreaIds.length).padStart(3)} of ${areaIds.length} without a test: ${numbers}`,
    );
  }
}

const areaOf = (/** @type {string} */ id) => id.replace(/-\d+$/, '');

if (process.argv[1] === fileURLToPath(import.meta.url)) printReport();
