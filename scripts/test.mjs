// `npm test`: installs what is missing and runs everything but the journeys without the tag @core and the cases of unit
// tests whose turn it is not (tests/in-turns.ts). `--all` (`npm run test:all`): every journey, flow and case; writes their
// durations to docs/durations.md. `--shard 1/2`: a part of them, for machines side by side. `--quick`: the journeys that the
// change against main needs. Ends with a line "N passed, M failed".
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inPath, installPackages } from './apt.mjs';
import { changedPaths } from './changed-paths.mjs';
import { runCommand } from './command.mjs';
import { durationsPage, journeysIn, unitsIn } from './durations.mjs';
import { RECORDS_FOLDER as EDGE_RECORDS } from './edges/records.mjs';
import { installEngines, missingEngines } from './engines.mjs';
import { installNodePackages } from './install.mjs';
import { asksForBrowsers, countOf, journeysFor, worthAnotherTry } from './journeys.mjs';

const REPORTS = 'node_modules/.machi';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const JOURNEY_REPORT = `${REPORTS}/e2e.json`;
const RERUN_REPORT = `${REPORTS}/e2e-again.json`;
const ENGINES_REPORT = `${REPORTS}/browsers.json`;
const DURATIONS = 'docs/durations.md';

const IS_QUICK = process.argv.includes('--quick');
const RUNS_ALL = process.argv.includes('--all');
/** `--shard=1/2`; empty without shards. */
const SHARD_ARGS = process.argv.flatMap((arg, at, all) =>
  arg === '--shard' ? [`--shard=${all[at + 1] ?? ''}`] : [],
);
/** The flows that `npm test` runs in Firefox and WebKit: whether both start, sign in, and guard typed input. */
const SMOKE_FLOWS = 'signs in with name and password|discards typed input';
/** Without a terminal, or in CI: one line for each step, failures without colours. */
const IS_PLAIN = Boolean(process.env.CI) || !process.stdout.isTTY;

/** Cheap steps that often fail run first. @type {{ name: string, args?: string[], env?: Record<string, string> }[]} */
const STEPS = [
  { name: 'format' },
  { name: 'trace', args: ['--quiet'] },
  { name: 'types' },
  { name: 'lint' },
  { name: 'build', args: ['--logLevel', 'warn'] },
  { name: 'build:demo', args: ['--logLevel', 'warn'] },
  { name: 'size' },
  {
    name: 'unit',
    args: [
      `--reporter=${IS_PLAIN ? 'minimal' : 'dot'}`,
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
      ...SHARD_ARGS,
    ],
    // tests/in-turns.ts
    env: RUNS_ALL ? {} : { UNIT_CASES: 'fifth' },
  },
  // a new screen passes the tests of every list in which it needs a row
  ...(RUNS_ALL && SHARD_ARGS.length === 0 ? [{ name: 'new:screen', args: ['--try'] }] : []),
];

/** What ran. @type {import('./durations.mjs').Step[]} */
const stepsRun = [];

await installNodePackages();
const { installChromium } = await import('./chromium.mjs');
const CHROMIUM_PATH = await installChromium();
if (RUNS_ALL) await installNginx();
console.log(`Chromium: ${CHROMIUM_PATH}`);
mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT_REPORT, JOURNEY_REPORT, RERUN_REPORT, ENGINES_REPORT])
  rmSync(report, { force: true });
// records of the previous demo build
rmSync(EDGE_RECORDS, { recursive: true, force: true });

const brokenStep = (await firstBrokenStep()) ?? (await brokenJourneys()) ?? (await brokenBrowsers());
const { passed, failed } = testCounts();
if (RUNS_ALL && SHARD_ARGS.length === 0 && !brokenStep) writeFileSync(DURATIONS, durationsOfRun());
if (!RUNS_ALL && !IS_QUICK)
  console.log(
    'Left out: the journeys without @core, most flows, and four of five cases where screens or calls take turns; ' +
      '`npm run test:all` runs them too.',
  );
// a failed step without a test report counts as one failure
console.log(`${passed} passed, ${brokenStep && failed === 0 ? 1 : failed} failed`);
process.exitCode = brokenStep ? 1 : 0;

async function firstBrokenStep() {
  for (const { name, args = [], env = {} } of STEPS) {
    if ((await runStep(name, args, env)) !== 0) return name;
  }
  return null;
}

/** Failed journeys run once more, alone, at the end: a random failure among hundreds has no meaning. */
async function brokenJourneys() {
  const journeyFiles = IS_QUICK ? journeysOfChange() : [];
  if (journeyFiles?.length === 0 && IS_QUICK) return null;
  // a trace takes a tenth of a journey's time, so only the second run records traces
  const journeyArgs = IS_QUICK ? (journeyFiles ?? []) : RUNS_ALL ? SHARD_ARGS : ['--grep=@core'];
  const code = await runStep('e2e', ['--trace=off', ...journeyArgs], { E2E_REPORT: JOURNEY_REPORT });
  if (code === 0 || !worthAnotherTry(readReport(JOURNEY_REPORT))) return code === 0 ? null : 'e2e';
  console.log('What failed, once more:');
  const rerunCode = await runStep('e2e', ['--last-failed', '--workers=1'], {
    E2E_REPORT: RERUN_REPORT,
    E2E_FRESH: '1',
  });
  const counts = countOf(readReport(JOURNEY_REPORT), readReport(RERUN_REPORT));
  for (const name of counts.flaky) console.log(`flaky: ${name}`);
  return rerunCode === 0 && counts.failed === 0 ? null : 'e2e';
}

/** The flows in Firefox and WebKit, where both are installed or can be. */
async function brokenBrowsers() {
  const changedFiles = IS_QUICK ? changedPaths() : null;
  if (changedFiles !== null && !asksForBrowsers(changedFiles)) return null;
  await installEngines();
  const missingBrowsers = missingEngines();
  if (missingBrowsers.length > 0) {
    console.log(
      `Firefox and WebKit are left out: only Debian's apt-get, as root, installs ${missingBrowsers.join(', ')}.`,
    );
    return null;
  }
  const flowArgs = RUNS_ALL || IS_QUICK ? [] : [`--testNamePattern=${SMOKE_FLOWS}`];
  const code = await runStep('e2e:browsers', [
    '--reporter=json',
    `--outputFile.json=${ENGINES_REPORT}`,
    ...flowArgs,
  ]);
  return code === 0 ? null : 'e2e:browsers';
}

/** The server of the journeys in e2e/nginx, which playwright.config.ts leaves out where it is missing. */
async function installNginx() {
  // Debian starts it on port 80 after the installation, and nothing here uses that one
  if (inPath('nginx') === null) await installPackages(['nginx-light']);
  if (inPath('nginx') === null)
    console.log('The journeys behind nginx are left out: nginx is not installed.');
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
async function runStep(name, args, env = {}) {
  if (!IS_PLAIN) console.log(`\n── ${name}`);
  const start = Date.now();
  /** @type {Record<string, string>} */
  const plainEnv = IS_PLAIN ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {};
  const code = await runCommand('npm', ['run', '--silent', name, '--', ...args], {
    env: { CI: '1', CHROMIUM_PATH, ...plainEnv, ...env },
  });
  const ms = Date.now() - start;
  stepsRun.push({ name, ms });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${(ms / 1000).toFixed(1)} s`);
  return code;
}

/** Null (every journey) where git cannot list the changes. */
function journeysOfChange() {
  const changedFiles = changedPaths();
  if (changedFiles === null) {
    console.log('git knows no main and no commit before this one: all journeys');
    return null;
  }
  const textEntries = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`e2e/${name.replaceAll('\\', '/')}`, readFileSync(`e2e/${name}`, 'utf8')]);
  const journeyFiles = journeysFor(changedFiles, Object.fromEntries(textEntries));
  console.log(`${changedFiles.length} files changed; journeys: ${journeyFiles.join(' ') || 'none'}`);
  return journeyFiles;
}

function durationsOfRun() {
  return durationsPage({
    steps: stepsRun,
    units: unitsIn(readReport(UNIT_REPORT)),
    journeys: journeysIn(readReport(JOURNEY_REPORT)),
    flows: unitsIn(readReport(ENGINES_REPORT)),
    cores: cpus().length,
  });
}

function testCounts() {
  const units = [readReport(UNIT_REPORT), readReport(ENGINES_REPORT)];
  const browser = countOf(readReport(JOURNEY_REPORT), readReport(RERUN_REPORT));
  return {
    passed: units.reduce((sum, unit) => sum + (unit?.numPassedTests ?? 0), browser.passed),
    failed: units.reduce((sum, unit) => sum + (unit?.numFailedTests ?? 0), browser.failed),
  };
}

function readReport(/** @type {string} */ report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}
