import { writeFileSync } from 'node:fs';
import { actionText } from './choose-action.mjs';
import { shortened } from './shorten.mjs';

/**
 * @typedef {import('./walk-page.mjs').Start} Start
 * @typedef {import('./walk-page.mjs').Step} Step
 * @typedef {import('./walk-page.mjs').WalkedPage} WalkedPage
 *
 * @typedef {object} Replay
 * @property {string} file without its extension
 * @property {string} origin
 * @property {() => Promise<WalkedPage>} newPage
 */

/**
 * Writes a finding with its shortest steps, a picture and a report of the demo.
 * @param {Start} start
 * @param {import('./walk-page.mjs').Finding} finding
 * @param {Replay} replay
 * @returns {Promise<import('./knowledge.mjs').KeptFinding>}
 */
export async function keepFinding(start, { kind, detail, steps }, replay) {
  const shortestSteps = await shortened(steps, (lastSteps) => appearsAfter(start, kind, lastSteps, replay));
  const stepLines = (shortestSteps ?? steps).map(
    ({ address, action }) => `${address}  ${actionText(action)}`,
  );
  const isRepeated = shortestSteps !== null;
  writeFileSync(
    `${replay.file}.txt`,
    [kind, detail, JSON.stringify(start), ...stepLines, isRepeated ? '' : 'did not appear again'].join('\n'),
  );
  return { kind, start, steps: stepLines, file: replay.file, isRepeated };
}

/**
 * Whether a finding appears after these steps; keeps its picture and report.
 * @param {Start} start
 * @param {string} kind
 * @param {readonly Step[]} steps
 * @param {Replay} replay
 */
async function appearsAfter(start, kind, steps, { file, origin, newPage }) {
  const walkedPage = await newPage();
  try {
    await walkedPage.open(origin, { ...start, path: steps[0]?.address ?? start.path });
    for (const { action } of steps) await walkedPage.act(action);
    const hasAppeared = (await walkedPage.findings()).some((one) => one.kind === kind);
    if (hasAppeared) {
      await walkedPage.page.screenshot({ path: `${file}.png` });
      await walkedPage
        .saveReport(kind, `${file}.json`)
        .catch(() => console.log('  without a report: the panel does not open'));
    }
    return hasAppeared;
  } catch {
    return false;
  } finally {
    await walkedPage.page.context().close();
  }
}
