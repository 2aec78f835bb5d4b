// Reading Playwright's reports, and selecting the journeys of a change

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {Suite & { stats?: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} Report
 */

/** Above this number failures are not random, and a second run would take an hour of timeouts. */
const RANDOM_FAILURES_MAX = 20;

/** `file:line title` of every failed test. @returns {string[]} */
export const failedIn = (/** @type {Report | null} */ report) =>
  specsOf(report ?? {})
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

/** A failure outside every test, such as an unreadable file, is never random. @returns {boolean} */
export function worthAnotherTry(/** @type {Report | null} */ report) {
  const failed = failedIn(report).length;
  return failed > 0 && failed <= RANDOM_FAILURES_MAX && (report?.errors ?? []).length === 0;
}

/**
 * `rerun`: the report of the second run of the failed tests. A test that passes then counts as passed, and is
 * listed as flaky.
 * @param {Report | null} firstRun
 * @param {Report | null} [rerun]
 * @returns {{ passed: number, failed: number, flaky: string[] }}
 */
export function countOf(firstRun, rerun = null) {
  const passed = firstRun?.stats?.expected ?? 0;
  const failedFirst = failedIn(firstRun);
  if (rerun === null) return { passed, failed: failedFirst.length, flaky: [] };
  const failedAgain = failedIn(rerun);
  const passedAgain = passedIn(rerun);
  const flaky = failedFirst.filter((name) => passedAgain.has(name) && !failedAgain.includes(name));
  return { passed: passed + flaky.length, failed: failedFirst.length - flaky.length, flaky };
}

const passedIn = (/** @type {Report} */ report) =>
  new Set(
    specsOf(report)
      .filter(({ ok }) => ok)
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  );

/** @returns {Spec[]} */
const specsOf = (/** @type {Suite} */ { specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * The journeys of a change: those that changed or import a changed file, and those with the name of a changed
 * folder or file (`src/views/notices/…` → `notices.spec.ts`). Any change of the console or the fake backend
 * also selects sign-in and shell. Changes of packages, builds or fixtures select every journey.
 * @param {readonly string[]} changed paths, with `/`
 * @param {Readonly<Record<string, string>>} textsByPath texts of everything in e2e/, by path
 * @returns {string[]}
 */
export function journeysFor(changed, textsByPath) {
  const specs = Object.keys(textsByPath).filter((path) => path.endsWith('.spec.ts'));
  if (changed.some((path) => AFFECTS_ALL.test(path))) return specs;
  const changedJourneyFiles = changed.filter((path) => path.startsWith('e2e/'));
  const words = new Set(
    changed.filter((path) => PRODUCT.test(path)).flatMap((path) => path.split(/[/.]/).slice(1)),
  );
  return specs.filter(
    (path) =>
      changedJourneyFiles.some((one) => one === path || importsFile(path, one, textsByPath)) ||
      words.has(journeyName(path)) ||
      (words.size > 0 && ALWAYS_RUN.includes(journeyName(path))),
  );
}

/**
 * Whether a change needs Firefox and WebKit: it affects shared layout or interaction, not only one screen.
 * @param {readonly string[]} changed
 */
export const asksForBrowsers = (changed) => changed.some((path) => AFFECTS_OTHER_ENGINES.test(path));

const AFFECTS_OTHER_ENGINES =
  /^(package(-lock)?\.json|vite\.config\.ts|index\.html|build\/|e2e\/browsers\/|scripts\/(apt|browsers|engines|serve)|mocks\/(backend\/(db|network)|harness\/demo)\/|src\/kit\/|src\/.*\.css$)/;
const AFFECTS_ALL =
  /^(package(-lock)?\.json|playwright\.config\.ts|vite\.config\.ts|index\.html|build\/|e2e\/(fixtures|scenario)\.ts$)/;
const PRODUCT = /^(src|mocks|locales|texts)\//;
const ALWAYS_RUN = ['sign-in', 'shell'];

const journeyName = (/** @type {string} */ path) => path.replace(/^.*\//, '').replace(/\.spec\.ts$/, '');

/**
 * Whether a file of e2e/ imports another, directly or indirectly.
 * @param {string} from
 * @param {string} to
 * @param {Readonly<Record<string, string>>} textsByPath
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function importsFile(from, to, textsByPath, seen = new Set()) {
  if (seen.has(from)) return false;
  seen.add(from);
  const folder = from.replace(/[^/]*$/, '');
  return [...(textsByPath[from] ?? '').matchAll(/from '(\.[^']+)'/g)].some(([, name = '']) => {
    const path = `${new URL(name, `file:///${folder}`).pathname.slice(1)}.ts`;
    return path === to || importsFile(path, to, textsByPath, seen);
  });
}
