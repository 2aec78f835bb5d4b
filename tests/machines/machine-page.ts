import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Edge, edgesOf, statePathOf, statesOf } from '#mocks/harness/machines/machine-drawing';
import { notesOf } from '../../build/machine-charts/chart-texts';

interface Journeys {
  /** The edges that they take, or null while that is unknown. */
  taken: ReadonlySet<string> | null;
  /** Why no user can take some of the others. */
  unreachable?: ReadonlyMap<string, string>;
}

/** A Markdown page: the drawing of a machine, and everything in it as tables. `drawing` is the name of its file. */
export function pageFor(
  machine: AnyStateMachine,
  source: string,
  drawing: string,
  { taken, unreachable = new Map() }: Journeys,
): string {
  const edges = edgesOf(machine).map((edge) => ({
    ...edge,
    hasNoJourney: taken !== null && !taken.has(edge.name),
  }));
  const states = statesOf(machine);
  const picture = `![The states and edges of ${machine.id}](${drawing})`;
  const parts = [
    `# ${machine.id}`,
    `Drawn from \`${source}\` by \`npm run machines\`; a test fails when this page is out of date. [How to read it](README.md)`,
    [`${states.length - 1} states, ${edges.length} edges.`, ...summary(edges, taken, unreachable)].join(' '),
    `[${picture}](${drawing})`,
    table('States', ['State', 'Has'], states.slice(1).map(stateRow)),
    table('Edges', ['While in', 'On', 'Then'], edges.map(edgeRow)),
    table('Delays', ['Delay', 'Length'], Object.entries(machine.implementations.delays).map(delayRow)),
    table('Edges that no user can take', ['Edge', 'Why'], [...unreachable]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

interface MarkedEdge extends Edge {
  hasNoJourney: boolean;
}

const NO_JOURNEY = '○';

function summary(
  edges: readonly MarkedEdge[],
  taken: ReadonlySet<string> | null,
  unreachable: ReadonlyMap<string, string>,
): string[] {
  if (taken === null) return [];
  const left = edges.filter(({ hasNoJourney }) => hasNoJourney);
  if (left.length === 0) return ['Journeys take all of them.'];
  const why = left.every(({ name }) => unreachable.has(name))
    ? 'which no user can take'
    : 'and `npm run edges` lists the ways to them';
  return [
    `Journeys take ${edges.length - left.length}; dotted lines and ${NO_JOURNEY} mark the others, ${why}.`,
  ];
}

const stateRow = (node: AnyStateNode) => [
  statePathOf(node),
  [...(isInitial(node) ? ['initial'] : []), ...kindOf(node), ...notesOf(node)].join(', '),
];

const isInitial = (node: AnyStateNode) =>
  node.parent?.type === 'compound' && (node.parent.initial.target ?? []).includes(node);

const kindOf = ({ type }: AnyStateNode) => (type === 'parallel' || type === 'final' ? [type] : []);

const edgeRow = ({ source, targets, hasNoJourney, event, guard, actions }: MarkedEdge) => [
  statePathOf(source),
  [
    hasNoJourney ? NO_JOURNEY : '',
    event,
    guard === null ? '' : `[${guard}]`,
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
  ]
    .filter((text) => text !== '')
    .join(' '),
  targets.map(statePathOf).join(', ') || 'stays',
];

const delayRow = ([name, length]: [string, unknown]) => [
  name,
  typeof length === 'number' ? `${length.toLocaleString('en')} ms` : 'computed',
];

/** Pads the columns as the formatter does, so that formatting the docs does not make a page outdated. */
function table(title: string, head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const lines = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  return `## ${title}\n\n${lines.join('\n')}`;
}
