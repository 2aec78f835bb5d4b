import { HIDDEN_TEXT } from '#mocks/harness/player/secret-fields';
import type { Step } from '#mocks/harness/report/step';
import { stateAtStep } from './state-at-step';

/** What does not come back, each with the names that it concerns. */
export interface Losses {
  /** Chosen files: name and size. */
  files: readonly string[];
  /** Fields with a typed password. */
  passwords: readonly string[];
  /** Machines with an actor that the page begins anew. */
  machines: readonly string[];
  /** Steps with more rows than a step holds. */
  rows: readonly string[];
}

/** Rows in one step, as the recording keeps them. */
export const KEPT_ROWS = 200;

/** Read from the steps of the page load that the step belongs to, up to and including `index`. */
export function lossesAtStep(steps: readonly Step[], index: number): Losses {
  const stepsUntil = steps.slice(0, index + 1);
  const page = stepsUntil.at(-1)?.page;
  // what was typed and chosen belongs to the page load
  const onPage = stepsUntil.filter((step) => step.page === page);
  const { actors } = stateAtStep(steps, index);
  return {
    files: onPage.flatMap(({ kind, value }) => (kind === 'file' && value !== '' ? [value] : [])),
    passwords: onPage.flatMap(({ kind, name, value }) =>
      kind === 'type' && value === HIDDEN_TEXT ? [name] : [],
    ),
    machines: Object.keys(actors).filter((machine) => actors[machine]?.includes(null)),
    rows: stepsUntil.flatMap(({ name, writes }) => (writes.length >= KEPT_ROWS ? [name] : [])),
  };
}
