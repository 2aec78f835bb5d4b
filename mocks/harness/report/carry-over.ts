import { mergeChanges } from './merge-changes';
import type { Step } from './step';

/**
 * The first step that is kept, with the states and stored values of the dropped steps before it: the link before it
 * holds neither.
 */
export function carryOver(dropped: readonly Step[], first: Step): Step {
  const allSteps = [...dropped, first];
  const onPage = allSteps.filter(({ page }) => page === first.page);
  return {
    ...first,
    machines: Object.assign({}, ...onPage.map(({ machines }) => machines)),
    actors: Object.assign({}, ...onPage.map(({ actors }) => actors)),
    stored: allSteps.reduce<Step['stored']>(
      (before, { stored }) =>
        mergeChanges(before, new Map(stored.map(([name, ...values]) => [name, values]))),
      [],
    ),
  };
}
