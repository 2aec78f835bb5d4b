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
  const short = await shortened(steps, (last) => appears(start, kind, last, replay));
  const lines = (short ?? steps).map(({ address, action }) => `${address}  ${actionText(action)}`);
  const isRepeated = short !== null;
  writeFileSync(
    `${replay.file}.txt`,
    [kind, detail, JSON.stringify(start), ...lines, isRepeated ? '' : 'did not appear again'].join('\n'),
  );
  return { kind, start, steps: lines, file: replay.file, isRepeated };
}

/**
 * Whether a finding appears after these steps; keeps its picture and report.
 * @param {Start} start
 * @param {string} kind
 * @param {readonly Step[]} steps
 * @param {Replay} replay
 */
async function appears(start, kind, steps, { file, origin, newPage }) {
  const walked = await newPage();
  try {
    await walked.open(origin, { ...start, path: steps[0]?.address ?? start.path });
    for (const { action } of steps) await walked.act(action);
    const isThere = (await walked.findings()).some((one) => one.kind === kind);
    if (isThere) {
      await walked.page.screenshot({ path: `${file}.png` });
      await walked
        .saveReport(kind, `${file}.json`)
        .catch(() => console.log('  without a report: the panel does not open'));
    }
    return isThere;
  } catch {
    return false;
  } finally {
    await walked.page.context().close();
  }
}
