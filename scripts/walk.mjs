// npm run walk: walkers use the demo at random, and report what breaks. `-- --minutes 30 --seed 7 --faults
// --role owner_shop`. Each finding is a folder in walks/ with the shortest steps that lead to it, a picture, and a report that the demo plays.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { command } from './command.mjs';
import { consoleMachines } from './edges/console-machines.mjs';
import { serve } from './serve.mjs';
import { randomOf } from './walk/random.mjs';
import { shortened } from './walk/shorten.mjs';
import { WalkedPage } from './walk/walk-page.mjs';

const FOLDER = 'walks';
/** Actions before the next walk begins elsewhere. */
const LENGTH = 25;
const UNREACHABLE = 'docs/machines/unreachable-edges.json';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    role: { type: 'string' },
    faults: { type: 'boolean', default: false },
  },
});
const random = randomOf(Number(values.seed));
const end = Date.now() + Number(values.minutes) * 60_000;

if (!existsSync('dist-demo/index.html')) await command('npm', ['run', '--silent', 'build:demo']);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const host = await serve({ folder: 'dist-demo', port: 0 });
const origin = host.url.replace(/\/$/, '');
const browser = await browserType.launch({ executablePath: await installChromium(), args: CHROMIUM_FLAGS });

/** @type {Map<string, { faulty: boolean }>} edges by machine and name; `faulty`: only while a fault applied */
const edges = new Map();
/** @type {Map<string, number>} */
const uses = new Map();
/** @type {Set<string>} */
const kinds = new Set();
/** @type {Set<string>} */
const axed = new Set();
let actions = 0;

while (Date.now() < end) await walk(chooseStart());
await browser.close();
host.close();
await printEdges();
console.log(`${actions} actions, ${kinds.size} findings${kinds.size > 0 ? ` in ${FOLDER}/` : ''}`);

/** @returns {import('./walk/walk-page.mjs').Start} */
function chooseStart() {
  const role =
    values.role ?? random.pick(['Administrator', 'Operator', 'owner_shop', 'staff_shop', 'Advertiser']);
  const [width, height] = random.pick([
    [1440, 900],
    [1024, 768],
    [390, 844],
  ]);
  const city = random.pick(['akashi', 'kusatsu', 'takatsuki']);
  return {
    path: `/${city}/dashboard`,
    role,
    city,
    ...(role === 'Administrator' && { company: random.pick(['machi', 'nbnb', 'jbs']) }),
    seed: random.pick(['normal', 'normal', 'edge', 'empty']),
    lang: random.pick(['ja', 'en', 'es', 'zh']),
    theme: random.pick(['light', 'dark']),
    width,
    height,
  };
}

/** @param {import('./walk/walk-page.mjs').Start} start */
async function walk(start) {
  const { page, walked } = await opened(start);
  let isFaulty = false;
  await page.exposeFunction('machiEdgeTaken', (/** @type {string} */ machine, /** @type {string} */ edge) => {
    const known = edges.get(`${machine}: ${edge}`);
    edges.set(`${machine}: ${edge}`, { faulty: isFaulty && (known?.faulty ?? true) });
  });
  await walked.open(origin, start);
  const menu = await walked.menu();
  if (menu.length > 0) await walked.open(origin, { ...start, path: random.pick(menu) });
  for (let count = 0; count < LENGTH && Date.now() < end; count += 1) {
    const action = await walked.step({ uses, random, withFaults: values.faults });
    isFaulty ||= action?.fault !== undefined;
    actions += 1;
    const found = (await walked.findings()).filter(({ kind }) => !kinds.has(kind));
    for (const finding of found) await keep(start, finding);
    if (action === null || found.length > 0) break;
  }
  await page.context().close();
}

/** @param {import('./walk/walk-page.mjs').Start} start */
async function opened(start) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    viewport: { width: start.width, height: start.height },
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return { page, walked: new WalkedPage(page, { axed }) };
}

/** Writes the finding with its shortest steps. @param {import('./walk/walk-page.mjs').Start} start @param {import('./walk/walk-page.mjs').Finding} finding */
async function keep(start, { kind, detail, steps }) {
  kinds.add(kind);
  const name = `${FOLDER}/${String(kinds.size).padStart(3, '0')}`;
  const short = await shortened(steps, (last) => appears(start, kind, last, name));
  const lines = (short ?? steps).map(({ address, action }) => `${address}  ${JSON.stringify(action)}`);
  writeFileSync(
    `${name}.txt`,
    [kind, detail, JSON.stringify(start), ...lines, short ? '' : 'did not appear again'].join('\n'),
  );
  console.log(`${name} ${kind}\n  ${lines.length} steps${short ? '' : ', did not appear again'}`);
}

/**
 * Whether a finding appears after these steps; keeps its picture and report.
 * @param {import('./walk/walk-page.mjs').Start} start
 * @param {string} kind
 * @param {readonly import('./walk/walk-page.mjs').Step[]} steps
 * @param {string} name
 */
async function appears(start, kind, steps, name) {
  const { page } = await opened(start);
  const walked = new WalkedPage(page, { axed: new Set(kind.includes('| axe ') ? [] : axed) });
  try {
    await walked.open(origin, { ...start, path: steps[0]?.address ?? start.path });
    for (const { action } of steps) await walked.act(action);
    const isThere = (await walked.findings()).some((one) => one.kind === kind);
    if (isThere) {
      await page.screenshot({ path: `${name}.png` });
      await walked
        .saveReport(kind, `${name}.json`)
        .catch(() => console.log('  without a report: the panel does not open'));
    }
    return isThere;
  } catch {
    return false;
  } finally {
    await page.context().close();
  }
}

async function printEdges() {
  const reasons = new Map(
    JSON.parse(readFileSync(UNREACHABLE, 'utf8')).map(
      (/** @type {{ machine: string, edge: string, reason: string }} */ one) => [
        `${one.machine}: ${one.edge}`,
        one.reason,
      ],
    ),
  );
  for (const { machine, edges: all } of await consoleMachines()) {
    const names = all.map(({ name }) => `${machine.id}: ${name}`);
    const reached = names.filter((name) => edges.has(name));
    const faulty = reached.filter((name) => edges.get(name)?.faulty);
    console.log(
      `${machine.id}: ${reached.length} of ${names.length} edges reached, ${faulty.length} of them only with a fault`,
    );
    for (const name of names.filter((one) => !edges.has(one)))
      console.log(`  not reached ${name}${reasons.has(name) ? ` (${reasons.get(name)})` : ''}`);
  }
}
