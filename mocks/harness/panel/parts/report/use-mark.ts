import { useState } from 'react';
import { markOf } from '#mocks/harness/report/bug-report';
import type { Step } from '#mocks/harness/report/step';

/** The index of the failing step: the chosen one, or else the first that failed. */
export function useMark(steps: readonly Step[]): [number | null, (index: number) => void] {
  const [chosenStep, setChosenStep] = useState<Step | null>(null);
  // the recording adds to a step what it causes, and drops old steps
  const index = chosenStep === null ? -1 : steps.findLastIndex((step) => isSameStep(step, chosenStep));
  return [index === -1 ? markOf(steps) : index, (marked) => setChosenStep(steps[marked] ?? null)];
}

const isSameStep = (one: Step, other: Step) =>
  one.at === other.at && one.kind === other.kind && one.name === other.name && one.page === other.page;
