// npm run size: the Brotli bytes loaded by the production build, checked against limits (KB = 1,000 bytes)
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { demoLink, productionContext } from './production.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const PRODUCTION_FOLDER = 'dist';
const DEMO_FOLDER = 'dist-demo';
const PAGE_FILE = join(PRODUCTION_FOLDER, 'index.html');
/**
 * Limit in KB of the page: the sign-in page and the sentence for older browsers in each language, styles,
 * inline scripts, and the settings of the deployment, which scripts had before (decision 033). The page has the hashes of
 * all files and the id of the build, which move it by 0.05 KB with every commit.
 */
const PAGE_LIMIT = 9.2;
/**
 * Limit in KB of all texts behind the sign-in, in one language. They grow with every screen, whatever the
 * first list loads, so they are not counted with its script (decision 024).
 */
const TEXTS_LIMIT = 23;
const TEXTS_FILE = /\/rest-[^/]+\.js$/;
/** Milliseconds without a response after which loading counts as finished. */
const QUIET_MS = 500;

const LIST_PATH = '/akashi/notification';
const LIST_ROWS = 'table[aria-busy="false"] tbody tr';
const goTo = (/** @type {string} */ path) => (/** @type {Page} */ page) => page.goto(path);
/** Clicks a link of the menu, also in a closed group. */
const openFromMenu = (/** @type {string} */ path) => async (/** @type {Page} */ page) => {
  await page.locator(`.sidebar a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${path}`);
};

/**
 * Steps of a first visit. `script` and `style` (CSS, inline CSS and fonts) are limits in KB of the files
 * loaded until `shown` is visible and loading has finished. Scripts name each other by hashes, so that a change of any of them,
 * also of one that no step loads, moves these sizes by up to 0.2 KB.
 * @typedef {{ route: string, reach: (page: Page) => Promise<unknown>, shown: string, script: number,
 * style: number }} Step
 * @type {{ signedIn: boolean, steps: Step[] }[]}
 */
const VISITS = [
  {
    signedIn: false,
    steps: [{ route: '/login', reach: goTo('/login'), shown: '.login-card form', script: 84.8, style: 12 }],
  },
  {
    signedIn: true,
    steps: [
      { route: 'first list', reach: goTo(LIST_PATH), shown: LIST_ROWS, script: 181.4, style: 24 },
      {
        route: 'later list',
        reach: openFromMenu('/akashi/notification-store'),
        shown: LIST_ROWS,
        script: 12,
        style: 0,
      },
      { route: 'users', reach: openFromMenu('/akashi/user/index'), shown: LIST_ROWS, script: 12, style: 1 },
    ],
  },
  {
    signedIn: true,
    steps: [
      {
        route: 'first form',
        reach: goTo(`${LIST_PATH}?new=1`),
        shown: '.record-form',
        script: 209.9,
        style: 25.5,
      },
    ],
  },
];

/**
 * The sign-in page of the demo, until it is interactive: the fake backend loads afterwards. Limits in KB of JS and
 * in requests.
 */
const DEMO_START = { address: '/login#qa?role=none', script: 110, requests: 14 };
/**
 * The first list of the demo, until its first row: what is asked for later, the panel and Firebase's SDK, is not counted.
 * Limits in KB of JS and in requests (decision 036).
 */
const DEMO_LIST = { script: 345, requests: 23 };

/** Names of the fake backend and its harness, which no file of a production build may contain. */
const FORBIDDEN = [
  'msw',
  'faker',
  '@mswjs',
  'setupWorker',
  '#qa',
  'machi2026',
  'data-harness',
  'Demo map',
  'machi-sandbox',
  '#lobby',
];

for (const folder of [PRODUCTION_FOLDER, DEMO_FOLDER]) {
  if (existsSync(join(folder, 'index.html'))) continue;
  console.error(`There is no ${folder}: npm run build, npm run build:demo`);
  process.exit(1);
}
const problems = [...checkPage(), ...checkTexts(), ...(await checkVisits()), ...checkForbiddenNames()];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Checks the page and prints its size. @returns {string[]} its problem */
function checkPage() {
  const page = brotliBytes(readFileSync(PAGE_FILE)) / 1000;
  console.log(`${'index.html'.padEnd(11)}    ${sizeOfLimit(page, PAGE_LIMIT)} KB`);
  return page > PAGE_LIMIT ? [`index.html: ${page.toFixed(2)} KB, ${PAGE_LIMIT} allowed`] : [];
}

/** Checks the texts and prints their size for each language. @returns {string[]} its problem */
function checkTexts() {
  return filesIn(PRODUCTION_FOLDER)
    .filter((file) => TEXTS_FILE.test(file))
    .flatMap((file) => {
      const texts = brotliBytes(readFileSync(file)) / 1000;
      console.log(`${'texts'.padEnd(11)}    ${sizeOfLimit(texts, TEXTS_LIMIT)} KB`);
      return texts > TEXTS_LIMIT ? [`${file}: ${texts.toFixed(2)} KB, ${TEXTS_LIMIT} allowed`] : [];
    });
}

/** Checks the visits and prints the sizes of each step. @returns {Promise<string[]>} its problems */
async function checkVisits() {
  const browser = await browserType.launch({
    executablePath: await installChromium(),
    args: CHROMIUM_FLAGS,
  });
  const demoHost = await serve({ folder: DEMO_FOLDER, port: 0 });
  const productionHost = await serve({ folder: PRODUCTION_FOLDER, port: 0 });
  const demoPage = await browser.newPage();
  await markFirstRow(demoPage);
  await demoPage.goto(demoLink(demoHost.url));
  await demoPage.locator(LIST_ROWS).first().waitFor();
  const visitProblems = demoProblems('demo list', await filesBeforeFirstRow(demoPage), DEMO_LIST);
  for (const { signedIn, steps } of VISITS) {
    const context = signedIn
      ? await productionContext(demoPage, productionHost.url)
      : await browser.newContext({ baseURL: productionHost.url });
    const page = await context.newPage();
    const loadedFiles = loadedFilesOf(page);
    for (const step of steps) {
      const loadedBefore = new Set(loadedFiles);
      await step.reach(page);
      await page.locator(step.shown).first().waitFor();
      for (let count = -1; count !== loadedFiles.size; await page.waitForTimeout(QUIET_MS))
        count = loadedFiles.size;
      visitProblems.push(
        ...stepProblems(
          step,
          [...loadedFiles].filter((file) => !loadedBefore.has(file)),
        ),
      );
    }
    // a call on its way would fail when the browser closes
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  visitProblems.push(...(await checkDemoStart(await browser.newPage({ baseURL: demoHost.url }))));
  await browser.close();
  productionHost.close();
  demoHost.close();
  return visitProblems;
}

/** What the demo loads until its sign-in page is interactive. @param {Page} page */
async function checkDemoStart(page) {
  const loadedFiles = loadedFilesOf(page, DEMO_FOLDER);
  await page.goto(DEMO_START.address);
  await page.locator('#root:not([data-rendered]) form').waitFor();
  return demoProblems('demo start', [...loadedFiles], DEMO_START);
}

/**
 * Prints what the demo has loaded. @param {string} name @param {string[]} files
 * @param {{ script: number, requests: number }} limits @returns {string[]} its problems
 */
function demoProblems(name, files, { script, requests }) {
  const scripts = kilobytes(files.filter((file) => file.endsWith('.js')));
  console.log(
    `${name.padEnd(11)} JS ${sizeOfLimit(scripts, script).padEnd(15)} in ${files.length} of ${requests} requests`,
  );
  return [
    ...(scripts > script ? [`${name}: ${scripts.toFixed(2)} KB of JS, ${script} allowed`] : []),
    ...(files.length > requests ? [`${name}: ${files.length} requests, ${requests} allowed`] : []),
  ];
}

/** Marks when the page that is opened next shows its first row. @param {Page} page */
async function markFirstRow(page) {
  await page.addInitScript((rows) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(rows) === null) return;
      observer.disconnect();
      performance.mark('first row');
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, LIST_ROWS);
}

/** The page, and the files of the demo that it had asked for at its first row. @param {Page} page */
async function filesBeforeFirstRow(page) {
  const paths = await page.evaluate(() => {
    const firstRow = performance.getEntriesByName('first row')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < firstRow);
    return files.map(({ name }) => new URL(name).pathname);
  });
  const files = [...new Set(['/index.html', ...paths])].map((path) => join(DEMO_FOLDER, path));
  return files.filter((file) => existsSync(file));
}

/** Every file of the build that the page has loaded so far. @param {Page} page @param {string} folder */
function loadedFilesOf(page, folder = PRODUCTION_FOLDER) {
  /** @type {Set<string>} */
  const loadedFiles = new Set();
  page.on('response', (response) => {
    const file = join(folder, new URL(response.url()).pathname);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) loadedFiles.add(file);
    else if (response.request().resourceType() === 'document') loadedFiles.add(join(folder, 'index.html'));
  });
  return loadedFiles;
}

/** @param {Step} step @param {string[]} files */
function stepProblems({ route, script, style }, files) {
  const scripts = kilobytes(files.filter((file) => file.endsWith('.js') && !TEXTS_FILE.test(file)));
  const styles = kilobytes(files.filter((file) => /\.(html|css|woff2?)$/.test(file)));
  console.log(
    `${route.padEnd(11)} JS ${sizeOfLimit(scripts, script).padEnd(15)} CSS and fonts ${sizeOfLimit(styles, style)} KB`,
  );
  return [
    ...(scripts > script ? [`${route}: ${scripts.toFixed(2)} KB of JS, ${script} allowed`] : []),
    ...(styles > style ? [`${route}: ${styles.toFixed(2)} KB of CSS and fonts, ${style} allowed`] : []),
  ];
}

function sizeOfLimit(/** @type {number} */ bytes, /** @type {number} */ limit) {
  return `${bytes.toFixed(2).padStart(6)} of ${limit}`;
}

/** Each file is compressed separately, as by a server. @param {string[]} files */
function kilobytes(files) {
  const sizes = files.map((file) => brotliBytes(file === PAGE_FILE ? pageStyle() : readFileSync(file)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function pageStyle() {
  return Buffer.from(/<style>(.*?)<\/style>/s.exec(readFileSync(PAGE_FILE, 'utf8'))?.[1] ?? '');
}

function brotliBytes(/** @type {Buffer} */ content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function checkForbiddenNames() {
  return filesIn(PRODUCTION_FOLDER).flatMap((file) => {
    // base64 font data can contain any short word by chance
    const content = readFileSync(file, 'latin1').replace(/data:font[^)]*/g, '');
    return FORBIDDEN.filter((word) => content.includes(word)).map((word) => `${file} holds "${word}"`);
  });
}

function filesIn(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
