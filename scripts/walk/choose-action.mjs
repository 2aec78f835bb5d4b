/**
 * What a walker can do to one element. `kind`: its tag, type and role. `group`: a name without numbers and quoted
 * titles, so that the same button of two rows counts as one. `isInMain`: in the open dialog, else in `main`. `nth`: among the elements with the same kind and name.
 * @typedef {{ kind: string, name: string, nth: number, group: string, does: 'press' | 'type' | 'choose',
 *   options: string[], isInMain: boolean }} Control
 *
 * One step of a walk. `fault`: a rule of the demo that applies from this step on.
 * @typedef {{ does: 'press' | 'type' | 'choose' | 'key' | 'back' | 'reload', kind?: string, name?: string,
 *   nth?: number, text?: string, fault?: string }} Action
 */

/** Texts that break layouts and checks. */
const TEXTS = [
  '花火',
  '',
  '0',
  '-1',
  '99999999999',
  'あ'.repeat(300),
  'W'.repeat(120),
  '<b>太字</b> & "引用"',
  '👨‍👩‍👧‍👦 ﾃｽﾄ',
  '2026-04-05',
  'a@example.jp',
];

const FAULTS = [
  'GET * 500 x1',
  'POST * 500 x1',
  'PUT * 400 x1',
  'DELETE * 209 x1',
  'GET * offline x1',
  'POST * 406 x1',
];

/**
 * The next action: an element that was used least, or now and then a key, the history, a reload or a fault.
 * @param {readonly Control[]} controls
 * @param {{ screen: string, uses: Map<string, number>, random: import('./random.mjs').Random, withFaults: boolean }} walk
 * @returns {Action | null} null where nothing can be used
 */
export function chooseAction(controls, { screen, uses, random, withFaults }) {
  const chance = random.next();
  if (chance < 0.03) return { does: 'key', text: 'Escape' };
  if (chance < 0.05) return { does: 'back' };
  if (chance < 0.06) return { does: 'reload' };
  if (controls.length === 0) return null;
  const usesOf = (/** @type {Control} */ control) => uses.get(counterOf(screen, control)) ?? 0;
  const least = Math.min(...controls.map(usesOf));
  const control = random.pick(controls.filter((one) => usesOf(one) === least));
  uses.set(counterOf(screen, control), least + 1);
  const { does, kind, name, nth, options } = control;
  const text = does === 'type' ? random.pick(TEXTS) : does === 'choose' ? random.pick(options) : undefined;
  const fault = withFaults && chance > 0.93 ? random.pick(FAULTS) : undefined;
  return { does, kind, name, nth, ...(text !== undefined && { text }), ...(fault && { fault }) };
}

/** @param {string} screen @param {Pick<Control, 'kind' | 'group'>} control */
const counterOf = (screen, { kind, group }) => `${screen} ${kind} ${group}`;

/** One line for the terminal and the list of findings. @param {Action} action */
export function actionText({ does, kind, name, nth, text, fault }) {
  const where = kind === undefined ? '' : ` ${kind} "${name}"${nth ? ` (${nth + 1})` : ''}`;
  const what =
    text === undefined ? '' : ` ← ${JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)}`;
  return `${fault ? `[${fault}] ` : ''}${does}${where}${what}`;
}
