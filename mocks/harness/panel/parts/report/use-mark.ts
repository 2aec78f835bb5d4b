import { useState } from 'react';
import { markOf } from '#mocks/harness/report/bug-report';
import type { Step } from '#mocks/harness/report/step';

/** The index of the failing step: the chosen one, or else the first that failed. */
export function useMark(steps: readonly Step[]): [number | null, (index: number) => void] {
  const [chosen, setChosen] = useState<Step | null>(null);
  // the recording adds to a step what it causes, and drops old steps
  const index = chosen === null ? -1 : steps.findLastIndex((step) => isSame(step, chosen));
  return [index === -1 ? markOf(steps) : index, (marked) => setChosen(steps[marked] ?? null)];
}

const isSame = (one: Step, other: Step) =>
  one.at === other.at && one.kind === other.kind && one.name === other.name && one.page === other.page;
