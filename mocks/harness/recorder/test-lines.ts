import { readScenario } from '#mocks/harness/link/scenario';
import type { Seen } from '#mocks/harness/report/seen';
import { isAction, isNote, type Step } from '#mocks/harness/report/step';
import { actionCode } from './action-code';
import { proposedExpectations } from './expectations';
import type { Recording } from './recording';
import { openCode } from './scenario-code';

/** One line of a test. */
export interface TestLine {
  /** The same as long as the recording goes on. */
  key: string;
  kind: 'action' | 'wait' | 'expectation';
  /** A statement without `await`; null for a step that no test can do by itself. */
  code: string | null;
  /** The step that the line does, or that it follows from; null for the opening. */
  step: Step | null;
  /** Found by its position alone. */
  isWeak: boolean;
}

/** The lines on one screen. */
export interface TestScreen {
  title: string;
  lines: TestLine[];
}

/** Seconds that a test passes by the panel, one after another. */
const LONGEST_PASS = 60;
const NOTHING: Seen = { address: '', heading: '', dialogs: [], rows: null, toasts: [] };

/** A recording as the lines of a test: the first screen has the opening alone. */
export function testLines({ start, steps, end }: Recording, root: string): TestScreen[] {
  const [startPath = ''] = start.split('#');
  const { now } = readScenario(start.replace(/^[^#]*/, ''))?.scenario ?? {};
  let at = now ? Date.parse(now.iso) : null;
  let before: Seen = { ...NOTHING, address: startPath };
  // of the opening
  let hasLoaded = true;
  let last: Step | null = null;
  /** The key of the line that the next lines follow from. */
  let after = 'open';
  const screens: TestScreen[] = [{ title: '', lines: [] }];
  const add = (key: string, kind: TestLine['kind'], code: string | null, isWeak = false) =>
    screens.at(-1)?.lines.push({ key, kind, code, step: last, isWeak });
  const enter = (seen: Seen) => {
    if (screens.length > 1 && pathOf(seen) === pathOf(before)) return;
    screens.push({ title: seen.heading || pathOf(seen), lines: [] });
  };

  /** The time that passed, and what the page showed, before the next step. */
  const look = (step: Step | null, seen: Seen | null) => {
    if (now?.paused && step && at !== null && step.at > at) {
      const seconds = Math.ceil((step.at - at) / 1_000);
      at = step.at;
      add(`${after} pass`, 'wait', seconds > LONGEST_PASS ? null : `panel.pass(${seconds})`);
      if (seconds <= LONGEST_PASS) add(`${after} close`, 'wait', 'panel.close()');
    }
    if (!seen) return;
    enter(seen);
    if (hasLoaded && seen.rows !== null) add(`${after} settled`, 'wait', 'records.settled()');
    hasLoaded = false;
    for (const code of proposedExpectations(seen, before, root)) add(`${after} ${code}`, 'expectation', code);
    before = seen;
  };

  add('open', 'action', openCode(start, root));
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'call') hasLoaded = true;
    if (!isAction(step) && !isNote(step)) continue;
    // the opening is the first step of a page, and the first step of a recording may be it
    const isOpening = index === 0 && step.kind === 'open' && step.name === startPath;
    if (isOpening) continue;
    look(step, step.seen ?? null);
    last = step;
    after = String(index);
    const isWeak = step.target?.nth !== undefined;
    add(after, isNote(step) ? 'expectation' : 'action', actionCode(step, root), isWeak);
  }
  look(null, end);
  return screens.filter(({ lines }) => lines.length > 0);
}

const pathOf = ({ address }: Seen) => address.replace(/\?.*$/, '');
