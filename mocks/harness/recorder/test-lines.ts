import { readScenario } from '#mocks/harness/link/scenario';
import type { Seen } from '#mocks/harness/report/seen';
import { isAction, isNote, type Step } from '#mocks/harness/report/step';
import { actionCode, withoutRoot } from './action-code';
import { proposedExpectations } from './expectations';
import type { Recording } from './recording';
import { openCode } from './scenario-code';
import type { LineFact } from './sentence-of';

/** One line of a test. */
export interface TestLine {
  /** The same as long as the recording goes on. */
  key: string;
  kind: 'action' | 'wait' | 'expectation';
  /** What the line does, for a sentence; null: what its step says. */
  says: LineFact | null;
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
const NOTHING_SEEN: Seen = { address: '', heading: '', dialogs: [], rows: null, toasts: [] };

/** A recording as the lines of a test: the first screen has the opening alone. */
export function testLines({ start, steps, end }: Recording, root: string): TestScreen[] {
  const [startPath = ''] = start.split('#');
  const { now: clockSetting } = readScenario(start.replace(/^[^#]*/, ''))?.scenario ?? {};
  let clockTime = clockSetting ? Date.parse(clockSetting.iso) : null;
  let seenBefore: Seen = { ...NOTHING_SEEN, address: startPath };
  // of the opening
  let hasLoaded = true;
  let lastStep: Step | null = null;
  /** The key of the line that the next lines follow from. */
  let keyBefore = 'open';
  const screens: TestScreen[] = [{ title: '', lines: [] }];
  const addLine = (
    key: string,
    kind: TestLine['kind'],
    {
      says = null,
      code,
      isWeak = false,
    }: Partial<Pick<TestLine, 'says' | 'isWeak'>> & Pick<TestLine, 'code'>,
  ) => screens.at(-1)?.lines.push({ key, kind, says, code, step: lastStep, isWeak });
  const enterScreen = (seen: Seen) => {
    if (screens.length > 1 && pathOf(seen) === pathOf(seenBefore)) return;
    screens.push({ title: seen.heading || pathOf(seen), lines: [] });
  };

  /** The time that passed, and what the page showed, before the next step. */
  const addObserved = (step: Step | null, seen: Seen | null) => {
    if (clockSetting?.paused && step && clockTime !== null && step.at > clockTime) {
      const seconds = Math.ceil((step.at - clockTime) / 1_000);
      clockTime = step.at;
      const isLong = seconds > LONGEST_PASS;
      addLine(`${keyBefore} pass`, 'wait', {
        says: { kind: isLong ? 'passesLong' : 'passes', value: String(seconds) },
        code: isLong ? null : `panel.pass(${seconds})`,
      });
      if (!isLong)
        addLine(`${keyBefore} close`, 'wait', {
          says: { kind: 'panelCloses', value: '' },
          code: 'panel.close()',
        });
    }
    if (!seen) return;
    enterScreen(seen);
    if (hasLoaded && seen.rows !== null)
      addLine(`${keyBefore} settled`, 'wait', {
        says: { kind: 'listLoads', value: '' },
        code: 'records.settled()',
      });
    hasLoaded = false;
    for (const one of proposedExpectations(seen, seenBefore, root))
      addLine(`${keyBefore} ${one.code}`, 'expectation', one);
    seenBefore = seen;
  };

  addLine('open', 'action', { says: openingOf(start, root), code: openCode(start, root) });
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'call') hasLoaded = true;
    if (!isAction(step) && !isNote(step)) continue;
    // the opening is the first step of a page, and the first step of a recording may be it
    const isOpening = index === 0 && step.kind === 'open' && step.name === startPath;
    if (isOpening) continue;
    addObserved(step, step.seen ?? null);
    lastStep = step;
    keyBefore = String(index);
    const isWeak = step.target?.nth !== undefined;
    addLine(keyBefore, isNote(step) ? 'expectation' : 'action', { code: actionCode(step, root), isWeak });
  }
  addObserved(null, end);
  return screens.filter(({ lines }) => lines.length > 0);
}

/** A person opens an address as somebody. */
function openingOf(start: string, root: string): LineFact {
  const [path = '', hash = ''] = start.split(/(?=#)/);
  return {
    kind: 'opens',
    value: withoutRoot(path, root).replace(/\?.*$/, ''),
    role: readScenario(hash)?.scenario.role ?? 'none',
  };
}

const pathOf = ({ address }: Seen) => address.replace(/\?.*$/, '');
