import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Edge, nameOf } from '#mocks/harness/machines/machine-drawing';

/** A longer text of an arrow has its guard on a line of its own. */
const LINE_LENGTH_MAX = 24;

/** The lines of an edge's text on its arrow. */
export function linesOf(edge: Edge, machine: AnyStateMachine): string[] {
  const words = wordsOf(edge, machine);
  if (words.length === 0) return ['always'];
  const line = words.join(' ');
  return line.length > LINE_LENGTH_MAX ? words : [line];
}

/** An edge that stays in its state (·) or targets the state itself (↻), as a row of the state. */
export const rowTextOf = (edge: Edge, machine: AnyStateMachine): string =>
  [edge.targets.length === 0 ? '·' : '↻', ...wordsOf(edge, machine)].join(' ');

/** What a state has, except for its edges. */
export const notesOf = (node: AnyStateNode): string[] => [
  ...node.tags.map((tag) => `«${tag}»`),
  ...actionNames(node.entry).map((name) => `entry / ${name}`),
  ...node.invoke.map(({ id }) => `do / ${id}`),
  ...actionNames(node.exit).map((name) => `exit / ${name}`),
];

const wordsOf = ({ event, guard }: Edge, machine: AnyStateMachine) =>
  [eventText(event, machine), guard === null ? '' : `[${guard}]`].filter((word) => word !== '');

/** `after refreshInterval (60 s)`, without the length where the machine computes it. */
function eventText(event: string, machine: AnyStateMachine): string {
  const [, delay = ''] = /^after (\w+)$/.exec(event) ?? [];
  const delayMs: unknown = machine.implementations.delays[delay];
  return typeof delayMs === 'number' ? `${event} (${delayMs / 1000} s)` : event;
}

/** Without the actions that XState adds itself to start and stop a delay. */
const actionNames = (actions: readonly unknown[]) =>
  actions.map(nameOf).filter((name) => !/^xstate\.(raise|cancel)$/.test(name));
