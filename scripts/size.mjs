// npm run size: the Brotli bytes loaded by the production build, checked against limits (KB = 1,000 bytes)
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { demoLink, productionContext } from './production.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = 'dist';
const DEMO = 'dist-demo';
const PAGE = join(FOLDER, 'index.html');
/**
 * Limit in KB of the page: the sign-in page and the sentence for older browsers in each language, styles,
 * inline scripts, and the settings of the deployment, which scripts had before (decision 033).
 */
const PAGE_LIMIT = 9.15;
/**
 * Limit in KB of all texts behind the sign-in, in one language. They grow with every screen, whatever the
 * first list loads, so they are not counted with its script (decision 024).
 */
const TEXTS_LIMIT = 23;
const TEXTS = /\/rest-[^/]+\.js$/;
/** Milliseconds without a response after which loading counts as finished. */
const QUIET = 500;

const LIST = '/akashi/notification';
const ROWS = 'table[aria-busy="false"] tbody tr';
const goTo = (/** @type {string} */ path) => (/** @type {Page} */ page) => page.goto(path);
/** Clicks a link of the menu, also in a closed group. */
const choose = (/** @type {string} */ path) => async (/** @type {Page} */ page) => {
  await page.locator(`.sidebar a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${path}`);
};

/**
 * Steps of a first visit. `script` and `style` (CSS, inline CSS and fonts) are limits in KB of the files
 * loaded until `shown` is visible and loading has finished.
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
      { route: 'first list', reach: goTo(LIST), shown: ROWS, script: 181.1, style: 24 },
      { route: 'later list', reach: choose('/akashi/notification-store'), shown: ROWS, script: 12, style: 0 },
      { route: 'users', reach: choose('/akashi/user/index'), shown: ROWS, script: 12, style: 1 },
    ],
  },
  {
    signedIn: true,
    steps: [
      {
        route: 'first form',
        reach: goTo(`${LIST}?new=1`),
        shown: '.record-form',
        script: 209.6,
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

for (const folder of [FOLDER, DEMO]) {
  if (existsSync(join(folder, 'index.html'))) continue;
  console.error(`There is no ${folder}: npm run build, npm run build:demo`);
  process.exit(1);
}
const problems = [...thePage(), ...theTexts(), ...(await overLimits()), ...forbiddenNames()];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Checks the page and prints its size. @returns {string[]} its problem */
function thePage() {
  const page = weightOf(readFileSync(PAGE)) / 1000;
  console.log(`${'index.html'.padEnd(11)}    ${cell(page, PAGE_LIMIT)} KB`);
  return page > PAGE_LIMIT ? [`index.html: ${page.toFixed(2)} KB, ${PAGE_LIMIT} allowed`] : [];
}

/** Checks the texts and prints their size for each language. @returns {string[]} its problem */
function theTexts() {
  return listed(FOLDER)
    .filter((file) => TEXTS.test(file))
    .flatMap((file) => {
      const texts = weightOf(readFileSync(file)) / 1000;
      console.log(`${'texts'.padEnd(11)}    ${cell(texts, TEXTS_LIMIT)} KB`);
      return texts > TEXTS_LIMIT ? [`${file}: ${texts.toFixed(2)} KB, ${TEXTS_LIMIT} allowed`] : [];
    });
}

/** Checks the visits and prints the sizes of each step. @returns {Promise<string[]>} its problems */
async function overLimits() {
  const browser = await browserType.launch({
    executablePath: await installChromium(),
    args: CHROMIUM_FLAGS,
  });
  const demo = await serve({ folder: DEMO, port: 0 });
  const site = await serve({ folder: FOLDER, port: 0 });
  const answering = await browser.newPage();
  const ofDemo = filesOf(answering, DEMO);
  await answering.goto(demoLink(demo.url));
  await answering.locator(ROWS).first().waitFor();
  const listOfDemo = [...ofDemo];
  const found = [];
  for (const { signedIn, steps } of VISITS) {
    const context = signedIn
      ? await productionContext(answering, site.url)
      : await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const came = filesOf(page);
    for (const step of steps) {
      const before = new Set(came);
      await step.reach(page);
      await page.locator(step.shown).first().waitFor();
      for (let count = -1; count !== came.size; await page.waitForTimeout(QUIET)) count = came.size;
      found.push(
        ...measured(
          step,
          [...came].filter((file) => !before.has(file)),
        ),
      );
    }
    // a call on its way would fail when the browser closes
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  found.push(...(await startOfDemo(await browser.newPage({ baseURL: demo.url }))));
  const scripts = kilobytes(listOfDemo.filter((file) => file.endsWith('.js')));
  // without a limit: the fake backend is most of it
  console.log(
    `${'demo list'.padEnd(11)} JS ${scripts.toFixed(2).padStart(6)} KB        in ${listOfDemo.length} requests`,
  );
  await browser.close();
  site.close();
  demo.close();
  return found;
}

/** Prints what the demo loads until its sign-in page is interactive. @param {Page} page */
async function startOfDemo(page) {
  const { address, script, requests } = DEMO_START;
  const came = filesOf(page, DEMO);
  await page.goto(address);
  await page.locator('#root:not([data-rendered]) form').waitFor();
  const files = [...came];
  const scripts = kilobytes(files.filter((file) => file.endsWith('.js')));
  console.log(
    `${'demo start'.padEnd(11)} JS ${cell(scripts, script).padEnd(15)} in ${files.length} of ${requests} requests`,
  );
  return [
    ...(scripts > script ? [`start of the demo: ${scripts.toFixed(2)} KB of JS, ${script} allowed`] : []),
    ...(files.length > requests ? [`start of the demo: ${files.length} requests, ${requests} allowed`] : []),
  ];
}

/** Every file of the build that the page has loaded so far. @param {Page} page @param {string} folder */
function filesOf(page, folder = FOLDER) {
  /** @type {Set<string>} */
  const came = new Set();
  page.on('response', (response) => {
    const file = join(folder, new URL(response.url()).pathname);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) came.add(file);
    else if (response.request().resourceType() === 'document') came.add(join(folder, 'index.html'));
  });
  return came;
}

/** @param {Step} step @param {string[]} files */
function measured({ route, script, style }, files) {
  const scripts = kilobytes(files.filter((file) => file.endsWith('.js') && !TEXTS.test(file)));
  const styles = kilobytes(files.filter((file) => /\.(html|css|woff2?)$/.test(file)));
  console.log(
    `${route.padEnd(11)} JS ${cell(scripts, script).padEnd(15)} CSS and fonts ${cell(styles, style)} KB`,
  );
  return [
    ...(scripts > script ? [`${route}: ${scripts.toFixed(2)} KB of JS, ${script} allowed`] : []),
    ...(styles > style ? [`${route}: ${styles.toFixed(2)} KB of CSS and fonts, ${style} allowed`] : []),
  ];
}

function cell(/** @type {number} */ bytes, /** @type {number} */ limit) {
  return `${bytes.toFixed(2).padStart(6)} of ${limit}`;
}

/** Each file is compressed separately, as by a server. @param {string[]} files */
function kilobytes(files) {
  const sizes = files.map((file) => weightOf(file === PAGE ? styleOfPage() : readFileSync(file)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function styleOfPage() {
  return Buffer.from(/<style>(.*?)<\/style>/s.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? '');
}

function weightOf(/** @type {Buffer} */ content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function forbiddenNames() {
  return listed(FOLDER).flatMap((file) => {
    // base64 font data can contain any short word by chance
    const content = readFileSync(file, 'latin1').replace(/data:font[^)]*/g, '');
    return FORBIDDEN.filter((word) => content.includes(word)).map((word) => `${file} holds "${word}"`);
  });
}

function listed(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
