// `npm test`: installs what is missing and runs everything but the journeys without the tag @core and the cases of unit
// tests whose turn it is not (tests/in-turns.ts). `--all` (`npm run test:all`): every journey, flow and case; writes their
// durations to docs/durations.md. `--shard 1/2`: a part of them, for machines side by side. `--quick`: the journeys that the
// change against main needs. Ends with a line "N passed, M failed".
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inPath, installPackages } from './apt.mjs';
import { changedPaths } from './changed-paths.mjs';
import { command } from './command.mjs';
import { durationsPage, journeysIn, unitsIn } from './durations.mjs';
import { FOLDER as EDGES } from './edges/records.mjs';
import { installEngines, missingEngines } from './engines.mjs';
import { install } from './install.mjs';
import { asksForBrowsers, countOf, journeysFor, worthAnotherTry } from './journeys.mjs';

const REPORTS = 'node_modules/.machi';
const UNIT = `${REPORTS}/unit.json`;
const BROWSER = `${REPORTS}/e2e.json`;
const AGAIN = `${REPORTS}/e2e-again.json`;
const ENGINES = `${REPORTS}/browsers.json`;
const DURATIONS = 'docs/durations.md';

const QUICK = process.argv.includes('--quick');
const ALL = process.argv.includes('--all');
/** `--shard=1/2`; empty without shards. */
const SHARD = process.argv.flatMap((arg, at, all) =>
  arg === '--shard' ? [`--shard=${all[at + 1] ?? ''}`] : [],
);
/** The flows that `npm test` runs in Firefox and WebKit: whether both start, sign in, and guard typed input. */
const SMOKE = 'signs in with name and password|discards typed input';
/** Without a terminal, or in CI: one line for each step, failures without colours. */
const PLAIN = Boolean(process.env.CI) || !process.stdout.isTTY;

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
      `--reporter=${PLAIN ? 'minimal' : 'dot'}`,
      '--reporter=json',
      `--outputFile.json=${UNIT}`,
      ...SHARD,
    ],
    // tests/in-turns.ts
    env: ALL ? {} : { UNIT_CASES: 'fifth' },
  },
  // a new screen passes the tests of every list in which it needs a row
  ...(ALL && SHARD.length === 0 ? [{ name: 'new:screen', args: ['--try'] }] : []),
];

/** What ran. @type {import('./durations.mjs').Step[]} */
const ran = [];

await install();
const { installChromium } = await import('./chromium.mjs');
const CHROMIUM_PATH = await installChromium();
if (ALL) await installNginx();
console.log(`Chromium: ${CHROMIUM_PATH}`);
mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT, BROWSER, AGAIN, ENGINES]) rmSync(report, { force: true });
// records of the previous demo build
rmSync(EDGES, { recursive: true, force: true });

const broken = (await firstBroken()) ?? (await journeysBroken()) ?? (await browsersBroken());
const { passed, failed } = counted();
if (ALL && SHARD.length === 0 && !broken) writeFileSync(DURATIONS, durationsOfRun());
if (!ALL && !QUICK)
  console.log(
    'Left out: the journeys without @core, most flows, and four of five cases where screens or calls take turns; ' +
      '`npm run test:all` runs them too.',
  );
// a failed step without a test report counts as one failure
console.log(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`);
process.exitCode = broken ? 1 : 0;

async function firstBroken() {
  for (const { name, args = [], env = {} } of STEPS) {
    if ((await step(name, args, env)) !== 0) return name;
  }
  return null;
}

/** Failed journeys run once more, alone, at the end: a random failure among hundreds has no meaning. */
async function journeysBroken() {
  const files = QUICK ? journeysOfChange() : [];
  if (files?.length === 0 && QUICK) return null;
  // a trace takes a tenth of a journey's time, so only the second run records traces
  const chosen = QUICK ? (files ?? []) : ALL ? SHARD : ['--grep=@core'];
  const code = await step('e2e', ['--trace=off', ...chosen], { E2E_REPORT: BROWSER });
  if (code === 0 || !worthAnotherTry(read(BROWSER))) return code === 0 ? null : 'e2e';
  console.log('What failed, once more:');
  const again = await step('e2e', ['--last-failed', '--workers=1'], { E2E_REPORT: AGAIN, E2E_FRESH: '1' });
  const count = countOf(read(BROWSER), read(AGAIN));
  for (const name of count.flaky) console.log(`flaky: ${name}`);
  return again === 0 && count.failed === 0 ? null : 'e2e';
}

/** The flows in Firefox and WebKit, where both are installed or can be. */
async function browsersBroken() {
  const changed = QUICK ? changedPaths() : null;
  if (changed !== null && !asksForBrowsers(changed)) return null;
  await installEngines();
  const missing = missingEngines();
  if (missing.length > 0) {
    console.log(
      `Firefox and WebKit are left out: only Debian's apt-get, as root, installs ${missing.join(', ')}.`,
    );
    return null;
  }
  const flows = ALL || QUICK ? [] : [`--testNamePattern=${SMOKE}`];
  const code = await step('e2e:browsers', ['--reporter=json', `--outputFile.json=${ENGINES}`, ...flows]);
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
async function step(name, args, env = {}) {
  if (!PLAIN) console.log(`\n── ${name}`);
  const start = Date.now();
  /** @type {Record<string, string>} */
  const plain = PLAIN ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {};
  const code = await command('npm', ['run', '--silent', name, '--', ...args], {
    env: { CI: '1', CHROMIUM_PATH, ...plain, ...env },
  });
  const ms = Date.now() - start;
  ran.push({ name, ms });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${(ms / 1000).toFixed(1)} s`);
  return code;
}

/** Null (every journey) where git cannot list the changes. */
function journeysOfChange() {
  const changed = changedPaths();
  if (changed === null) {
    console.log('git knows no main and no commit before this one: all journeys');
    return null;
  }
  const texts = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`e2e/${name.replaceAll('\\', '/')}`, readFileSync(`e2e/${name}`, 'utf8')]);
  const files = journeysFor(changed, Object.fromEntries(texts));
  console.log(`${changed.length} files changed; journeys: ${files.join(' ') || 'none'}`);
  return files;
}

function durationsOfRun() {
  return durationsPage({
    steps: ran,
    units: unitsIn(read(UNIT)),
    journeys: journeysIn(read(BROWSER)),
    flows: unitsIn(read(ENGINES)),
    cores: cpus().length,
  });
}

function counted() {
  const units = [read(UNIT), read(ENGINES)];
  const browser = countOf(read(BROWSER), read(AGAIN));
  return {
    passed: units.reduce((sum, unit) => sum + (unit?.numPassedTests ?? 0), browser.passed),
    failed: units.reduce((sum, unit) => sum + (unit?.numFailedTests ?? 0), browser.failed),
  };
}

function read(/** @type {string} */ report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}
