// npm run bench: what the demo build costs at a fourth of this machine's speed; figures to compare, never limits
import { existsSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { command } from './command.mjs';
import { serve } from './serve.mjs';

const SLOWER = 4;
const TIMES = 10;
/** A long task, by the browser's own measure. Milliseconds. */
const LONG = 50;

if (!existsSync('dist-demo/index.html')) await command('npm', ['run', '--silent', 'build:demo']);
const host = await serve({ folder: 'dist-demo', port: 0 });
const browser = await browserType.launch({ executablePath: await installChromium(), args: CHROMIUM_FLAGS });
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
await page.addInitScript(() => {
  const tasks = /** @type {number[]} */ ([]);
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
});
const devtools = await page.context().newCDPSession(page);

await page.goto(`${host.url}/akashi/notification#qa?role=Administrator&city=akashi`);
await settled();
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

console.log(`At 1/${SLOWER} speed, the fake backend in the page included; ${TIMES} times each`);
await measured('list → list', async (turn) => {
  const title = turn % 2 === 0 ? '管理者からのお知らせ' : 'プッシュ通知';
  await page.locator('.sidebar a', { hasText: title }).click();
  await page.locator('main h1', { hasText: title }).waitFor();
  await settled();
});
await measured('page → page', async (turn) => {
  const next = turn % 2 === 0 ? '2' : '1';
  await page.locator('nav.pager a', { hasText: next }).first().click();
  await page.locator('nav.pager [aria-current]', { hasText: next }).waitFor();
  await settled();
});
await browser.close();
host.close();

/**
 * Prints the time from the click to the rows, and the long tasks on the way.
 * @param {string} name @param {(turn: number) => Promise<void>} act
 */
async function measured(name, act) {
  const times = [];
  await page.evaluate('tasks.length = 0');
  for (let turn = 0; turn < TIMES; turn += 1) {
    const start = performance.now();
    await act(turn);
    times.push(performance.now() - start);
  }
  const tasks = /** @type {number[]} */ (await page.evaluate('[...tasks]'));
  const longest = tasks.length === 0 ? 0 : Math.max(...tasks);
  const line = [
    name.padEnd(14),
    `median ${median(times).toFixed(0).padStart(5)} ms`,
    `slowest ${Math.max(...times).toFixed(0).padStart(5)} ms`,
    `tasks over ${LONG} ms: ${tasks.length}`,
    `longest ${longest.toFixed(0)} ms`,
  ];
  console.log(line.join('   '));
}

/** Rows are there, and nothing is asked for any more. */
async function settled() {
  await page.locator('table[aria-busy="false"] tbody tr').first().waitFor();
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
