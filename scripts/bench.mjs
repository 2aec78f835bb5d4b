// npm run bench: the time of a change of page at a quarter of this machine's speed; figures to compare, not
// limits
import { existsSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';
import { demoLink, productionContext } from './production.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SLOWDOWN = 4;
const RUNS = 10;
/** Threshold of a long task by the browser's definition, in ms. */
const LONG_TASK_MS = 50;

if (!existsSync('dist/index.html')) await runCommand('npm', ['run', '--silent', 'build']);
if (!existsSync('dist-demo/index.html')) await runCommand('npm', ['run', '--silent', 'build:demo']);
const browser = await browserType.launch({ executablePath: await installChromium(), args: CHROMIUM_FLAGS });
const demoHost = await serve({ folder: 'dist-demo', port: 0 });
const productionHost = await serve({ folder: 'dist', port: 0 });

console.log(`At 1/${SLOWDOWN} speed, ${RUNS} times each`);
const demoPage = await openPage(await browser.newContext(), demoLink(demoHost.url));
await measureBuild('demo build, the fake backend in the page', demoPage);
const signedInContext = await productionContext(demoPage, productionHost.url);
await measureBuild(
  'production build',
  await openPage(signedInContext, `${productionHost.url}akashi/notification`),
);
await browser.close();
demoHost.close();
productionHost.close();

/** @param {import('@playwright/test').BrowserContext} context @param {string} url */
async function openPage(context, url) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const tasks = /** @type {number[]} */ ([]);
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(url);
  await waitForRows(page);
  return page;
}

/** @param {string} name @param {Page} page */
async function measureBuild(name, page) {
  console.log(`${name}; the yardstick takes ${(await layoutYardstick()).toFixed(0)} ms`);
  const devtools = await slowDown(page);
  await measureAction('list → list', page, async (turn) => {
    const title = turn % 2 === 0 ? '管理者からのお知らせ' : 'プッシュ通知';
    await click(page, page.locator('.sidebar a', { hasText: title }));
    await waitForText(page, 'main h1', title);
  });
  await measureAction('page → page', page, async (turn) => {
    const next = turn % 2 === 0 ? '2' : '1';
    await click(page, page.locator('nav.pager a', { hasText: next }).first());
    await waitForText(page, 'nav.pager [aria-current]', next);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** @param {Page} page */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}

/**
 * The current speed of this machine: milliseconds for the layout of a fixed table. A shared machine is
 * sometimes half as fast; compare figures only where this one is equal.
 */
async function layoutYardstick() {
  const page = await browser.newPage();
  const row = `<tr>${'<td>あかし市民広場は設備点検のため臨時休館とします。</td>'.repeat(8)}</tr>`;
  await page.setContent(`<!doctype html><table style="width: 1200px">${row.repeat(100)}</table>`);
  await slowDown(page);
  /** @type {number[]} */
  const durations = await page.evaluate(`Array.from({ length: 15 }, (_, index) => {
    document.body.style.fontSize = 12 + (index % 5) + 'px';
    const start = performance.now();
    document.body.offsetHeight;
    return performance.now() - start;
  })`);
  await page.close();
  return median(durations);
}

/**
 * Prints the time from the click to the rows, and the long tasks meanwhile.
 * @param {string} name @param {Page} page @param {(turn: number) => Promise<void>} act
 */
async function measureAction(name, page, act) {
  const durations = [];
  await page.evaluate('tasks.length = 0');
  for (let turn = 0; turn < RUNS; turn += 1) {
    const start = performance.now();
    await act(turn);
    await waitForRows(page);
    durations.push(performance.now() - start);
  }
  /** @type {number[]} */
  const tasks = await page.evaluate('[...tasks]');
  const longest = tasks.length === 0 ? 0 : Math.max(...tasks);
  const line = [
    `  ${name}`.padEnd(16),
    `median ${median(durations).toFixed(0).padStart(5)} ms`,
    `slowest ${Math.max(...durations)
      .toFixed(0)
      .padStart(5)} ms`,
    `tasks over ${LONG_TASK_MS} ms: ${tasks.length}`,
    `longest ${longest.toFixed(0)} ms`,
  ];
  console.log(line.join('   '));
}

/**
 * Uses the mouse only: the checks of Playwright's click would force a layout in the middle of the change.
 * @param {Page} page @param {import('@playwright/test').Locator} target
 */
async function click(page, target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to click on');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the rows are painted. @param {Page} page */
async function waitForRows(page) {
  await waitForText(page, 'table[aria-busy="false"] tbody tr', '');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/**
 * Waits with a MutationObserver: polling would make the page work for its answers.
 * @param {Page} page @param {string} selector @param {string} text
 */
function waitForText(page, selector, text) {
  return page.evaluate(
    ([watchedSelector = '', expectedText = '']) =>
      new Promise((resolve) => {
        const checkText = () => {
          if (!document.querySelector(watchedSelector)?.textContent?.includes(expectedText)) return;
          changes.disconnect();
          resolve(undefined);
        };
        const changes = new MutationObserver(checkText);
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        checkText();
      }),
    [selector, text],
  );
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
