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

export interface LatestRecording {
  recording: Recording | null;
  isRunning: boolean;
  /** The tab no longer keeps the beginning of the last recording. */
  isLost: boolean;
}

/** The last recording; `now`: what the user sees now. */
export function lastRecording(steps: readonly Step[], now: Seen | null): LatestRecording {
  const startIndex = steps.findLastIndex(({ kind }) => kind === 'startRecording');
  const start = steps[startIndex]?.value;
  if (start === undefined) {
    const isLost = steps.some(({ kind }) => kind === 'stopRecording');
    return { recording: null, isRunning: false, isLost };
  }
  const stepsAfterStart = steps.slice(startIndex + 1);
  const stopIndex = stepsAfterStart.findIndex(({ kind }) => kind === 'stopRecording');
  const isRunning = stopIndex === -1;
  const end = isRunning ? now : (stepsAfterStart[stopIndex]?.seen ?? null);
  const recording = {
    start,
    steps: isRunning ? stepsAfterStart : stepsAfterStart.slice(0, stopIndex),
    end,
    isStale: steps[startIndex]?.name !== '',
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
  const actionIndexes = steps.flatMap((step, index) => (isAction(step) ? [index] : []));
  const fromIndex = actionIndexes.at(-count) ?? actionIndexes[0];
  const firstStep = fromIndex === undefined ? undefined : steps[fromIndex];
  if (start === null || fromIndex === undefined || firstStep === undefined) return null;
  const keptSteps = steps.slice(fromIndex).filter((step) => !isNote(step) || step.kind.startsWith('expect'));
  const isFromFirstAction = fromIndex === actionIndexes[0];
  const [, hash = ''] = start.split(/(?=#)/);
  const address =
    firstStep.kind === 'open' ? firstStep.name : (firstStep.seen?.address ?? start.split('#')[0] ?? '');
  return {
    start: isFromFirstAction ? start : address + hash,
    steps: keptSteps,
    end: now,
    isStale: !isFromFirstAction && steps.slice(0, fromIndex).some(({ writes }) => writes.length > 0),
  };
}
