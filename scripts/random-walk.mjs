// npm run walk: walkers use the demo at random, and report what breaks. `-- --minutes 30 --seed 7 --faults
// --role owner_shop`; `--continue` goes on with what earlier walks learned. In walks/ each finding has the shortest steps that lead to it, a
// picture, and a report that the demo plays; report.md has the pages and the edges of the machines.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';
import { chooseStart, menuKey } from './random-walk/choose-start.mjs';
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
const ACTIONS_PER_WALK = 30;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    role: { type: 'string' },
    faults: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
  },
});

if (!existsSync('dist-demo/index.html')) await runCommand('npm', ['run', '--silent', 'build:demo']);
const { edges, ...edgeFacts } = await walkedEdges();
const effectsOf = values.faults ? await callEffects() : null;
const knowledge = new Knowledge(edges.filter(({ key }) => !edgeFacts.reasons.has(key)));
if (values.continue && existsSync(KNOWLEDGE)) knowledge.restore(JSON.parse(readFileSync(KNOWLEDGE, 'utf8')));
else rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const demoHost = await serve({ folder: 'dist-demo', port: 0 });
const origin = demoHost.url.replace(/\/$/, '');
const browser = await browserType.launch({ executablePath: await installChromium(), args: CHROMIUM_FLAGS });
const endsAt = Date.now() + Number(values.minutes) * MINUTE_MS;
while (Date.now() < endsAt) {
  const beganAt = Date.now();
  await walk(knowledge.counts.walks);
  knowledge.counts.walks += 1;
  knowledge.counts.minutes += (Date.now() - beganAt) / MINUTE_MS;
  writeFileSync(KNOWLEDGE, JSON.stringify(knowledge));
  writeFileSync(`${FOLDER}/report.md`, reportText(knowledge, edges, edgeFacts));
}
await browser.close();
demoHost.close();
console.log(reportText(knowledge, edges, edgeFacts));

/** A walk ends at its first finding. @param {number} walksBefore */
async function walk(walksBefore) {
  const random = randomOf(Number(values.seed) + walksBefore);
  const start = chooseStart(walksBefore, { role: values.role, withFaults: values.faults, random, knowledge });
  const walkedPage = await newPage(start, knowledge);
  try {
    await walkedPage.open(origin, start);
    const menu = await walkedPage.menu();
    if (menu.length > 0) knowledge.menus.set(menuKey(start), menu);
    for (let number = 0; number < ACTIONS_PER_WALK && Date.now() < endsAt; number += 1) {
      const action = await walkedPage.step({ menu: menuKey(start), random, effectsOf });
      knowledge.counts.actions += 1;
      if (await keepNewFindings(start, walkedPage, await walkedPage.findings())) break;
      if (action === null) break;
    }
  } catch (error) {
    // the page is gone, or no page opened: the next walk goes on elsewhere
    const detail = error instanceof Error ? error.message : String(error);
    const kind = `${start.path} | the walk broke: ${detail.split('\n')[0]?.replace(/\d+/g, '#')}`;
    await keepNewFindings(start, walkedPage, [{ kind, detail, steps: [...walkedPage.steps] }]);
  }
  await walkedPage.page.context().close();
}

/** @param {import('./random-walk/walk-page.mjs').Start} start @param {WalkedPage} walkedPage @param {readonly import('./random-walk/walk-page.mjs').Finding[]} findings */
async function keepNewFindings(start, walkedPage, findings) {
  const newFindings = findings.filter(({ kind }) => !knowledge.findings.has(kind));
  for (const finding of newFindings) {
    const file = `${FOLDER}/${String(knowledge.findings.size + 1).padStart(3, '0')}`;
    // what it looked like, if it does not appear again
    await walkedPage.page.screenshot({ path: `${file}.png` }).catch(() => {});
    const keptFinding = await keepFinding(start, finding, {
      file,
      origin,
      newPage: () => newPage(start, knowledgeForReplay(finding)),
    });
    knowledge.findings.set(finding.kind, keptFinding);
    console.log(
      `${file} ${finding.kind}\n  ${keptFinding.steps.length} steps${keptFinding.isRepeated ? '' : ', did not appear again'}`,
    );
  }
  return newFindings.length > 0;
}

/** A replay teaches nothing, and axe runs only where it has found something. @param {import('./random-walk/walk-page.mjs').Finding} finding */
function knowledgeForReplay({ kind }) {
  const replayKnowledge = new Knowledge([]);
  if (!kind.includes('| axe ')) replayKnowledge.axed = new Set(knowledge.axed);
  return replayKnowledge;
}

/** @param {import('./random-walk/walk-page.mjs').Start} start @param {Knowledge} learner */
async function newPage({ width, height }, learner) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const walkedPage = new WalkedPage(page, learner);
  await walkedPage.observe();
  return walkedPage;
}
