// docs/durations.md: how long each part of the tests took, written by `npm run test:all`
import { isAbsolute, relative } from 'node:path';

/**
 * Durations are milliseconds.
 * @typedef {{ name: string, ms: number }} Step
 * @typedef {{ file: string, title: string, ms: number }} TimedTest
 * @typedef {{ title: string, file: string, tests?: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }} Module
 */

const SLOWEST_FILES = 20;
const SLOWEST_TESTS = 10;

/**
 * @param {Suite | null} report JSON of Playwright
 * @returns {TimedTest[]}
 */
export const journeysIn = (report) =>
  specsOf(report ?? {}).map(({ file, title, tests = [] }) => ({
    file: `e2e/${file}`,
    title,
    ms: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }));

/**
 * @param {{ testResults: Module[] } | null} report JSON of Vitest
 * @returns {TimedTest[]}
 */
export const unitsIn = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: isAbsolute(name) ? relative(process.cwd(), name).replaceAll('\\', '/') : name,
      title: fullName,
      ms: duration ?? 0,
    })),
  );

/**
 * The page, in Markdown. Seconds of tests are those of their workers, which run side by side: their sum is
 * larger than the step's time.
 * @param {{ steps: Step[], units: TimedTest[], journeys: TimedTest[], flows: TimedTest[], cores: number }} durations
 */
export function durationsPage({ steps, units, journeys, flows, cores }) {
  const totalMs = sum(steps.map(({ ms }) => ms));
  return [
    '# How long the tests take',
    '',
    `Written by \`npm run test:all\`, on ${cores} cores: ${minutes(totalMs)} minutes. A test's seconds are those of its worker; workers run side by`,
    'side. `npm test` runs the same steps with fewer journeys, flows and cases of unit tests.',
    '',
    '## Steps',
    '',
    ...table(
      ['step', 'seconds', 'share'],
      steps.map(({ name, ms }) => [name, seconds(ms), share(ms, totalMs)]),
    ),
    ...section('Journeys', journeys, fileOf),
    ...section('Unit tests, by folder', units, folderOf, { unit: 'folder' }),
    ...section('Unit tests, the dearest files', units, fileOf, { most: SLOWEST_FILES }),
    ...section('Firefox and WebKit', flows, fileOf),
    '',
  ].join('\n');
}

/** `most`: how many rows; without it all rows, and the dearest tests below them. @returns {string[]} */
function section(
  /** @type {string} */ title,
  /** @type {TimedTest[]} */ tests,
  /** @type {(test: TimedTest) => string} */ groupOf,
  { unit = 'file', most = Infinity } = {},
) {
  if (tests.length === 0) return [];
  const totalMs = sum(tests.map(({ ms }) => ms));
  const groups = [...new Set(tests.map(groupOf))]
    .map((name) => ({ name, durations: tests.filter((test) => groupOf(test) === name).map(({ ms }) => ms) }))
    .map(({ name, durations }) => ({ name, count: durations.length, ms: sum(durations) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most);
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST_TESTS);
  return [
    '',
    `## ${title}`,
    '',
    `${tests.length} tests, ${seconds(totalMs)} seconds.`,
    '',
    ...table(
      [unit, 'tests', 'seconds', 'share'],
      groups.map(({ name, count, ms }) => [name, String(count), seconds(ms), share(ms, totalMs)]),
    ),
    ...(most < Infinity
      ? []
      : [
          '',
          'The dearest:',
          '',
          ...slowest.map(
            ({ file, title: name, ms }) => `- ${seconds(ms)} s \`${file}\`: ${escapeMarkdown(name)}`,
          ),
        ]),
  ];
}

/** @returns {string[]} */
function table(/** @type {string[]} */ head, /** @type {string[][]} */ rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const separatorLine = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), separatorLine, ...rows.map(line)];
}

const fileOf = (/** @type {TimedTest} */ { file }) => file;
const folderOf = (/** @type {TimedTest} */ { file }) => file.split('/').slice(0, -1).slice(0, 2).join('/');

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((one, other) => one + other, 0);
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
const minutes = (/** @type {number} */ ms) => (ms / 60_000).toFixed(1);
const share = (/** @type {number} */ ms, /** @type {number} */ totalMs) =>
  `${((100 * ms) / totalMs).toFixed(1)} %`;

/** Without the marks that Markdown reads. */
const escapeMarkdown = (/** @type {string} */ text) =>
  text.replaceAll(/[\\`*_<[\]|]/g, (mark) => `\\${mark}`);

/** @returns {Spec[]} */
const specsOf = (/** @type {Suite} */ { specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
