// `npm test`: everything, from nothing. Ends with a line "N passed, M failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { command } from './command.mjs';
import { install } from './install.mjs';

const REPORTS = 'node_modules/.machi';
const UNIT = `${REPORTS}/unit.json`;
const BROWSER = `${REPORTS}/e2e.json`;

/** @type {{ name: string, args?: string[] }[]} */
const STEPS = [
  { name: 'types' },
  { name: 'lint' },
  { name: 'format' },
  { name: 'unit', args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`] },
  { name: 'build', args: ['--logLevel', 'warn'] },
  { name: 'build:demo', args: ['--logLevel', 'warn'] },
  { name: 'size' },
  { name: 'trace' },
  { name: 'e2e' },
];

await install();
const { installChromium } = await import('./chromium.mjs');
const CHROMIUM_PATH = await installChromium();
console.log(`Chromium: ${CHROMIUM_PATH}`);
mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT, BROWSER]) rmSync(report, { force: true });

const broken = await firstBroken();
const { passed, failed } = counted();
// a step that is no test, or died before it could report one, counts as one failure
console.log(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`);
process.exitCode = broken ? 1 : 0;

async function firstBroken() {
  for (const { name, args = [] } of STEPS) {
    console.log(`\n── ${name}`);
    const start = Date.now();
    const env = { CI: '1', CHROMIUM_PATH, E2E_REPORT: BROWSER };
    const code = await command('npm', ['run', '--silent', name, '--', ...args], { env });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${((Date.now() - start) / 1000).toFixed(1)} s`);
    if (code !== 0) return name;
  }
  return null;
}

function counted() {
  const unit = read(UNIT);
  const browser = read(BROWSER)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
  };
}

function read(/** @type {string} */ report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}
