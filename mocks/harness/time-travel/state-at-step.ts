import type { Step } from '#mocks/harness/report/step';

/** What the console was like after a step. */
export interface StateAtStep {
  /** Path and search of the page; null before the first one is known. */
  address: string | null;
  /** The states of each machine. */
  machines: Step['machines'];
  /** The actors of each machine, in the order of their start; null for one that cannot be started again. */
  actors: Step['actors'];
  /** Cookies and keys of the local storage that have changed since the first step; null: removed. */
  stored: ReadonlyMap<string, string | null>;
}

/** Reads the recorded steps up to and including `index`; nothing is run. */
export function stateAtStep(steps: readonly Step[], index: number): StateAtStep {
  const stepsUntil = steps.slice(0, index + 1);
  // the actors of a page end with it
  const onPage = stepsUntil.filter(({ page }) => page === stepsUntil.at(-1)?.page);
  return {
    address: stepsUntil.findLast(({ kind }) => kind === 'open')?.name ?? null,
    machines: Object.assign({}, ...onPage.map(({ machines }) => machines)),
    actors: Object.assign({}, ...onPage.map(({ actors }) => actors)),
    stored: new Map(
      stepsUntil.flatMap(({ stored }) => stored.map(([name, , after]) => [name, after] as const)),
    ),
  };
}
