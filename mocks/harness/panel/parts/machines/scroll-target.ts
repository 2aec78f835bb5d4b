import type { RecordedMachine } from '#mocks/harness/machines/machine-log';
import type { Box, MachineChart } from './machine-chart';

/** The state to scroll to: the one that the last edge led to if an actor is still in it, else the first current one. */
export function scrollTarget(chart: MachineChart, { currentStates, lastEdge }: RecordedMachine): Box {
  const isCurrent = (path: string) =>
    currentStates.some((current) => current === path || current.startsWith(`${path}.`));
  const reachedArrow = chart.arrows.find(
    ({ to, label }) => label.edges.some(({ name }) => name === lastEdge) && isCurrent(to),
  );
  const leaf = currentStates.find((current) => reachedArrow && current.startsWith(`${reachedArrow.to}.`));
  const path = leaf ?? reachedArrow?.to ?? currentStates[0];
  return chart.states.find((state) => state.path === path) ?? { x: 0, y: 0, width: 0, height: 0 };
}
