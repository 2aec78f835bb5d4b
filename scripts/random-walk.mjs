// npm run walk: walkers use the demo at random, and report what breaks. `-- --minutes 30 --seed 7 --faults
// --role owner_shop`; `--continue` goes on with what earlier walks learned. In walks/ each finding has the shortest steps that lead to it, a
// picture, and a report that the demo plays; report.md has the pages and the edges of the machines.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { command } from './command.mjs';
import { chooseStart, menuOf } from './random-walk/choose-start.mjs';
import { callEffects, walkedEdges } from './random-walk/demo-facts.mjs';
import { keepFinding } from './random-walk/keep-finding.mjs';
import { Knowledge } from './random-walk/knowledge.mjs';
import { randomOf } from './random-walk/random.mjs';
import { reportText } from './random-walk/report-text.mjs';
import { WalkedPage } from './random-walk/walk-page.mjs';
import { serve } from './serve.mjs';

const FOLDER = 'walks';
const KNOWLEDGE = `${FOLDER}/knowledge.json`;
/** Actions before the next walk begins elsewhere. */
const LENGTH = 30;
const MINUTE = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    role: { type: 'string' },
    faults: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
  },
});

if (!existsSync('dist-demo/index.html')) await command('npm', ['run', '--silent', 'build:demo']);
const { edges, ...known } = await walkedEdges();
const effectsOf = values.faults ? await callEffects() : null;
const knowledge = new Knowledge(edges.filter(({ key }) => !known.reasons.has(key)));
if (values.continue && existsSync(KNOWLEDGE)) knowledge.restore(JSON.parse(readFileSync(KNOWLEDGE, 'utf8')));
else rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const host = await serve({ folder: 'dist-demo', port: 0 });
const origin = host.url.replace(/\/$/, '');
const browser = await browserType.launch({ executablePath: await installChromium(), args: CHROMIUM_FLAGS });
const end = Date.now() + Number(values.minutes) * MINUTE;
while (Date.now() < end) {
  const began = Date.now();
  await walk(knowledge.counts.walks);
  knowledge.counts.walks += 1;
  knowledge.counts.minutes += (Date.now() - began) / MINUTE;
  writeFileSync(KNOWLEDGE, JSON.stringify(knowledge));
  writeFileSync(`${FOLDER}/report.md`, reportText(knowledge, edges, known));
}
await browser.close();
host.close();
console.log(reportText(knowledge, edges, known));

/** A walk ends at its first finding. @param {number} count of the walks before */
async function walk(count) {
  const random = randomOf(Number(values.seed) + count);
  const start = chooseStart(count, { role: values.role, withFaults: values.faults, random, knowledge });
  const walked = await newPage(start, knowledge);
  try {
    await walked.open(origin, start);
    const menu = await walked.menu();
    if (menu.length > 0) knowledge.menus.set(menuOf(start), menu);
    for (let number = 0; number < LENGTH && Date.now() < end; number += 1) {
      const action = await walked.step({ menu: menuOf(start), random, effectsOf });
      knowledge.counts.actions += 1;
      if (await keepNew(start, walked, await walked.findings())) break;
      if (action === null) break;
    }
  } catch (error) {
    // the page is gone, or no page opened: the next walk goes on elsewhere
    const detail = error instanceof Error ? error.message : String(error);
    const kind = `${start.path} | the walk broke: ${detail.split('\n')[0]?.replace(/\d+/g, '#')}`;
    await keepNew(start, walked, [{ kind, detail, steps: [...walked.steps] }]);
  }
  await walked.page.context().close();
}

/** @param {import('./random-walk/walk-page.mjs').Start} start @param {WalkedPage} walked @param {readonly import('./random-walk/walk-page.mjs').Finding[]} found */
async function keepNew(start, walked, found) {
  const added = found.filter(({ kind }) => !knowledge.findings.has(kind));
  for (const finding of added) {
    const file = `${FOLDER}/${String(knowledge.findings.size + 1).padStart(3, '0')}`;
    // what it looked like, if it does not appear again
    await walked.page.screenshot({ path: `${file}.png` }).catch(() => {});
    const kept = await keepFinding(start, finding, {
      file,
      origin,
      newPage: () => newPage(start, forReplay(finding)),
    });
    knowledge.findings.set(finding.kind, kept);
    console.log(
      `${file} ${finding.kind}\n  ${kept.steps.length} steps${kept.isRepeated ? '' : ', did not appear again'}`,
    );
  }
  return added.length > 0;
}

/** A replay teaches nothing, and axe runs only where it has found something. @param {import('./random-walk/walk-page.mjs').Finding} finding */
function forReplay({ kind }) {
  const apart = new Knowledge([]);
  if (!kind.includes('| axe ')) apart.axed = new Set(knowledge.axed);
  return apart;
}

/** @param {import('./random-walk/walk-page.mjs').Start} start @param {Knowledge} taught */
async function newPage({ width, height }, taught) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const walked = new WalkedPage(page, taught);
  await walked.observe();
  return walked;
}
