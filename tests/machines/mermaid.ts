import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Edge, edgesOf, nameOf, statePathOf, statesOf } from '#mocks/demo/machine-drawing';

/**
 * A Markdown page: the machine as a Mermaid diagram, and tables of the edges that Mermaid cannot draw. `taken`: the
 * edges that journeys take, or null while that is unknown. `unreachable`: why no user can take some of the others.
 */
export function pageFor(
  machine: AnyStateMachine,
  path: string,
  taken: ReadonlySet<string> | null,
  unreachable: ReadonlyMap<string, string> = new Map(),
): string {
  const edges = edgesOf(machine).map((edge) => ({
    ...edge,
    isLeft: taken !== null && !taken.has(edge.name),
  }));
  const drawn = edges.filter(isDrawable);
  const diagram = [
    'stateDiagram-v2',
    ...drawState(machine.root).map((line) => `  ${line}`),
    ...drawn.map((edge) => `  ${arrow(edge)}`),
  ];
  const elsewhere = edges.filter((edge) => !isDrawable(edge));
  const parts = [
    `# ${machine.id}`,
    `Drawn from \`${path}\` by \`npm run machines\`; a test fails when this page is out of date.`,
    [
      `${statesOf(machine).length - 1} states, ${edges.length} edges.`,
      ...legend(edges, taken, unreachable),
    ].join(' '),
    ['```mermaid', ...diagram, '```'].join('\n'),
    table('Edges that are not arrows above', ['While in', 'On', 'Then'], elsewhere.map(edgeRow)),
    table('Effects', ['While in', 'Runs'], statesOf(machine).flatMap(effectRow)),
    table('Surrounding states', ['State', 'Has'], statesOf(machine).filter(isNest).flatMap(nestRow)),
    table('Delays', ['Delay', 'Length'], Object.entries(machine.implementations.delays).map(delayRow)),
    table('Edges that no user can take', ['Edge', 'Why'], [...unreachable]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

interface DrawnEdge extends Edge {
  /** No journey takes it. */
  isLeft: boolean;
}

/** Mermaid's state diagrams have no dotted arrows. */
const LEFT = '○';

function legend(
  edges: readonly DrawnEdge[],
  taken: ReadonlySet<string> | null,
  unreachable: ReadonlyMap<string, string>,
): string[] {
  if (taken === null) return [];
  const left = edges.filter(({ isLeft }) => isLeft);
  if (left.length === 0) return ['Journeys take all of them.'];
  const why = left.every(({ name }) => unreachable.has(name))
    ? 'which no user can take'
    : 'and `npm run edges` lists the ways to them';
  return [`Journeys take ${edges.length - left.length}; ${LEFT} marks the others, ${why}.`];
}

/** Mermaid has no arrow for an internal transition, nor for one between a state and a state inside it. */
const isDrawable = ({ source, targets }: Edge) =>
  targets.length > 0 &&
  targets.every((target) => target === source || !lies(target, source)) &&
  !isRoot(source);

const lies = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  inner.parent !== undefined && (inner.parent === outer || lies(inner.parent, outer));

const isRoot = (node: AnyStateNode) => node.parent === undefined;
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isNest = (node: AnyStateNode) => childrenOf(node).length > 0;
const symbolOf = (node: AnyStateNode) => node.path.join('_').replaceAll(/\W/g, '_');

/** The content of a state, first its own description. */
function drawState(node: AnyStateNode): string[] {
  const children = childrenOf(node);
  const regions = children.map((child, index) => [
    ...(index > 0 && node.type === 'parallel' ? ['--'] : []),
    ...(isNest(child) ? [`state "${child.key}" as ${symbolOf(child)} {`] : drawLeaf(child)),
    ...(isNest(child) ? drawState(child).map((line) => `  ${line}`) : []),
    ...(isNest(child) ? ['}'] : []),
  ]);
  const starts = node.type === 'compound' ? node.initial.target : [];
  return [...(starts ?? []).map((start) => `[*] --> ${symbolOf(start)}`), ...regions.flat()];
}

function drawLeaf(node: AnyStateNode): string[] {
  const symbol = symbolOf(node);
  const end = node.type === 'final' ? [`${symbol} --> [*]`] : [];
  return [`state "${node.key}" as ${symbol}`, ...notes(node).map((note) => `${symbol} : ${note}`), ...end];
}

const notes = (node: AnyStateNode): string[] => [
  ...node.tags.map((tag) => `«${tag}»`),
  ...namesIn(node.entry).map((name) => `entry / ${name}`),
  ...namesIn(node.exit).map((name) => `exit / ${name}`),
];

/** Without the actions that xstate adds itself to start and stop a delay. */
const namesIn = (actions: readonly unknown[]) =>
  actions.map(nameOf).filter((name) => !/^xstate\.(raise|cancel)$/.test(name));

const arrow = (edge: DrawnEdge) =>
  edge.targets.map((target) => `${symbolOf(edge.source)} --> ${symbolOf(target)}${label(edge)}`).join('\n  ');

function label(edge: DrawnEdge): string {
  const labels = labelOn(edge);
  return labels === '' ? '' : ` : ${labels.replaceAll(/[:;#]/g, ' ')}`;
}

const labelOn = ({ isLeft, event, guard, actions }: DrawnEdge) =>
  [
    isLeft ? LEFT : '',
    event,
    guard === null ? '' : `[${guard}]`,
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');

const edgeRow = (edge: DrawnEdge) => [
  statePathOf(edge.source),
  labelOn(edge),
  edge.targets.map(statePathOf).join(', ') || 'stays',
];

const effectRow = (node: AnyStateNode) => {
  const effects = node.invoke.map(({ id }) => id).join(', ');
  return effects === '' ? [] : [[statePathOf(node), effects]];
};

const nestRow = (node: AnyStateNode) => {
  const has = notes(node).join(', ');
  return has === '' ? [] : [[statePathOf(node), has]];
};

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
