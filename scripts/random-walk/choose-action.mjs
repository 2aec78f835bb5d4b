/**
 * What a walker can do to one element. `kind`: its tag, type and role. `group`: a name without numbers and quoted
 * titles, so that the same button of two rows counts as one. `place`: in the open dialog or list of a menu, else in `main`;
 * `shell` is around them. `nth`: among the elements with the same kind and name. `valid`: a text that its type takes.
 * @typedef {{ kind: string, name: string, nth: number, group: string, does: 'press' | 'type' | 'choose',
 *   options: string[], valid: string, place: 'main' | 'shell' }} Control
 *
 * One step of a walk. `fault`: a rule of the demo that applies during this step. `file`: what the page was given that asked
 * for one. `event` and `time` are buttons of the demo panel: something happens elsewhere, the next due timer ends.
 * @typedef {{ does: 'press' | 'type' | 'choose' | 'key' | 'back' | 'reload' | 'visit' | 'event' | 'time', kind?: string,
 *   name?: string, nth?: number, text?: string, fault?: string, file?: string }} Action
 *
 * @typedef {object} Walk
 * @property {string} screen
 * @property {string} menu whose addresses can be visited
 * @property {import('./knowledge.mjs').Knowledge} knowledge
 * @property {import('./random.mjs').Random} random
 * @property {((call: string) => readonly string[]) | null} effectsOf what can happen to a call: `500`; null: no faults
 */

/** Texts that break layouts and checks. */
const HARD_TEXTS = [
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

const FAULTS = ['GET * 500 x1', 'GET * offline x1', 'POST * 500 x1', 'PUT * 400 x1', 'DELETE * 209 x1'];
/** Buttons for events from elsewhere in the panel, before its choice of a role. */
const EVENT_BUTTONS = 13;
export const SECOND_TAB_BUTTON = 2;
const ROLES = ['', 'Guest', 'Administrator', 'staff_shop'];
/** Uses of every control after which a page has nothing new. */
const USES_ENOUGH = 2;
/** The share of actions, where there is such a control, that use one which leads to unwalked edges. */
const PROMISING_SHARE = 0.4;

/**
 * The next action: the control that was used least, often among those that lead to unwalked edges; now and
 * then a key, the history, a reload, an event or another page. Where nothing is new: another page, or the next due timer.
 * @param {readonly Control[]} controls
 * @param {Walk} walk
 * @returns {Action | null} null where nothing can be done
 */
export function chooseAction(controls, walk) {
  const { random } = walk;
  const chance = random.next();
  if (chance < 0.02) return { does: 'key', text: 'Escape' };
  if (chance < 0.035) return { does: 'back' };
  if (chance < 0.045) return { does: 'reload' };
  if (chance < 0.065) return eventAction(random);
  if (chance < 0.085) return { does: 'time' };
  const uses = controls.map((control) => walk.knowledge.usesOf(screenOf(walk.screen, control), control));
  if (chance < 0.15 || Math.min(...uses) >= USES_ENOUGH) {
    const action = actionElsewhere(walk);
    if (action !== null) return action;
  }
  return controls.length === 0 ? null : actionOn(leastUsed(controls, walk), chance, walk);
}

/** The button for a second tab stands for the choice of a role. @param {import('./random.mjs').Random} random @returns {Action} */
function eventAction(random) {
  const nth = random.below(EVENT_BUTTONS);
  return { does: 'event', nth, ...(nth === SECOND_TAB_BUTTON && { text: random.pick(ROLES) }) };
}

/** A control that was used least: of all, or of those that lead to unwalked edges. @param {readonly Control[]} controls @param {Walk} walk */
function leastUsed(controls, { screen, knowledge, random }) {
  const promising = controls.filter((control) => knowledge.isPromising(control));
  const candidates = promising.length > 0 && random.next() < PROMISING_SHARE ? promising : controls;
  const usesOf = (/** @type {Control} */ control) => knowledge.usesOf(screenOf(screen, control), control);
  const fewestUses = Math.min(...candidates.map(usesOf));
  return random.pick(candidates.filter((control) => usesOf(control) === fewestUses));
}

/** The shell is the same on every screen. @param {string} screen @param {Control} control */
const screenOf = (screen, { place }) => (place === 'shell' ? 'shell' : screen);

/** @param {Walk} walk @returns {Action | null} */
function actionElsewhere({ menu, knowledge, random }) {
  if (random.next() < 0.3) return { does: 'time' };
  const address = knowledge.leastSeen(menu, random);
  return address === null ? null : { does: 'visit', text: address };
}

/** @param {Control} control @param {number} chance @param {Walk} walk @returns {Action} */
function actionOn(control, chance, { screen, knowledge, random, effectsOf }) {
  knowledge.countUse(screenOf(screen, control), control);
  const { does, kind, name, nth, options } = control;
  const text =
    does === 'type' ? textFor(control, random) : does === 'choose' ? random.pick(options) : undefined;
  const fault = effectsOf && faultFor(knowledge, control, chance, random, effectsOf);
  return { does, kind, name, nth, ...(text !== undefined && { text }), ...(fault && { fault }) };
}

/** Mostly a text that can be saved. @param {Control} control @param {import('./random.mjs').Random} random */
const textFor = ({ valid }, random) => (random.next() < 0.65 ? valid : random.pick(HARD_TEXTS));

/**
 * A fault of a call that an earlier use of the control has sent: often where that led to unwalked edges.
 * @param {import('./knowledge.mjs').Knowledge} knowledge
 * @param {Control} control
 * @param {number} chance
 * @param {import('./random.mjs').Random} random
 * @param {(call: string) => readonly string[]} effectsOf
 */
function faultFor(knowledge, control, chance, random, effectsOf) {
  const calls = knowledge.callsOf(control);
  if (calls.length === 0) return chance > 0.97 ? random.pick(FAULTS) : null;
  if (chance < (knowledge.isPromising(control) ? 0.6 : 0.9)) return null;
  const writes = calls.filter((call) => !call.startsWith('GET '));
  const call = random.pick(writes.length > 0 ? writes : calls);
  const effects = effectsOf(call);
  return effects.length > 0 ? `${call} ${random.pick(effects)} x1` : null;
}

/** One line for the terminal and the list of findings. @param {Action} action */
export function actionText({ does, kind, name, nth, text, fault, file }) {
  const controlText =
    kind === undefined
      ? does === 'event'
        ? ` ${nth}`
        : ''
      : ` ${kind} "${name}"${nth ? ` (${nth + 1})` : ''}`;
  const typedText =
    text === undefined ? '' : ` ← ${JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)}`;
  return `${fault ? `[${fault}] ` : ''}${does}${controlText}${typedText}${file ? ` ← ${file}` : ''}`;
}
