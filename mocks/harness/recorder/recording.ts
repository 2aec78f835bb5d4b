import type { Seen } from '#mocks/harness/report/seen';
import { isAction, isNote, type Step } from '#mocks/harness/report/step';

/** A part of what the tab has recorded, from which a test can be written. */
export interface Recording {
  /** Path and scenario link of the state before the first step. */
  start: string;
  steps: readonly Step[];
  /** What the user saw after the last step; null when it is not known. */
  end: Seen | null;
  /** Rows were written between the scenario link and the first step: the test begins with other rows. */
  isStale: boolean;
}

export interface Taped {
  recording: Recording | null;
  isRunning: boolean;
  /** The tab no longer keeps the beginning of the last recording. */
  isLost: boolean;
}

/** The last recording; `now`: what the user sees now. */
export function lastRecording(steps: readonly Step[], now: Seen | null): Taped {
  const begin = steps.findLastIndex(({ kind }) => kind === 'startRecording');
  const start = steps[begin]?.value;
  if (start === undefined) {
    const isLost = steps.some(({ kind }) => kind === 'stopRecording');
    return { recording: null, isRunning: false, isLost };
  }
  const rest = steps.slice(begin + 1);
  const stop = rest.findIndex(({ kind }) => kind === 'stopRecording');
  const isRunning = stop === -1;
  const end = isRunning ? now : (rest[stop]?.seen ?? null);
  const recording = {
    start,
    steps: isRunning ? rest : rest.slice(0, stop),
    end,
    isStale: steps[begin]?.name !== '',
  };
  return { recording, isRunning, isLost: false };
}

/**
 * The last `count` actions of the user. The tab knows the link of its first step alone: with a later step the test
 * opens the address at that step.
 */
export function lastActions(
  steps: readonly Step[],
  count: number,
  { start, now }: { start: string | null; now: Seen | null },
): Recording | null {
  const actions = steps.flatMap((step, index) => (isAction(step) ? [index] : []));
  const from = actions.at(-count) ?? actions[0];
  const first = from === undefined ? undefined : steps[from];
  if (start === null || from === undefined || first === undefined) return null;
  const keptSteps = steps.slice(from).filter((step) => !isNote(step) || step.kind.startsWith('expect'));
  const isWhole = from === actions[0];
  const [, hash = ''] = start.split(/(?=#)/);
  const address = first.kind === 'open' ? first.name : (first.seen?.address ?? start.split('#')[0] ?? '');
  return {
    start: isWhole ? start : address + hash,
    steps: keptSteps,
    end: now,
    isStale: !isWhole && steps.slice(0, from).some(({ writes }) => writes.length > 0),
  };
}
