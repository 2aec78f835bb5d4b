import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Edge, edgesOf, statePathOf, statesOf } from '#mocks/harness/machines/machine-drawing';
import {
  CHARACTER,
  LABEL_INSET,
  LINE,
  LINE_INDENT,
  STATE_INSET,
  TITLE_CHARACTER,
  TITLE_HEIGHT,
} from '#mocks/harness/panel/parts/machines/chart-lengths';
import type { Arrow, Box, ChartState, Label } from '#mocks/harness/panel/parts/machines/machine-chart';
import { linesOf, notesOf, rowTextOf } from './chart-texts';

/** What is drawn, without positions. */
export interface ChartContent {
  states: readonly Omit<ChartState, keyof Box>[];
  /** The paths of the states in which each state starts. */
  initial: ReadonlyMap<string, string>;
  arrows: readonly ArrowContent[];
}

export type ArrowContent = Pick<Arrow, 'from' | 'to' | 'hasNoJourney'> & Pick<Label, 'edges'>;

/** `takenEdges`: the edges that journeys take, or null while that is unknown. */
export function chartContentOf(
  machine: AnyStateMachine,
  takenEdges: ReadonlySet<string> | null,
): ChartContent {
  const nodes = statesOf(machine);
  const edges = edgesOf(machine);
  const hasNoJourney = ({ name }: Edge) => takenEdges !== null && !takenEdges.has(name);
  const rowsOf = (node: AnyStateNode): ChartState['rows'] => [
    ...notesOf(node).map((text) => ({ text })),
    ...edges
      .filter((edge) => edge.source === node && isRow(edge))
      .map((edge) => ({
        text: rowTextOf(edge, machine),
        edge: { name: edge.name, hasNoJourney: hasNoJourney(edge) },
      })),
  ];
  return {
    states: nodes.map((node) => ({
      path: statePathOf(node),
      title: node.parent ? node.key : machine.id,
      kind: kindOf(node),
      isRegion: node.parent?.type === 'parallel',
      rows: rowsOf(node),
    })),
    initial: new Map(
      nodes.flatMap((node) => {
        const [target] = node.type === 'compound' ? (node.initial.target ?? []) : [];
        return target ? [[statePathOf(node), statePathOf(target)]] : [];
      }),
    ),
    arrows: arrowsOf(
      edges
        .filter((edge) => !isRow(edge))
        .map((edge) => ({ ...edge, hasNoJourney: hasNoJourney(edge), lines: linesOf(edge, machine) })),
    ),
  };
}

/** The graph that ELK lays out: boxes of a known size inside one another, arrows with labels of a known size. */
export function elkGraphOf(
  { states, initial, arrows }: ChartContent,
  machine: AnyStateMachine,
  layoutOptions: LayoutOptions,
): ElkNode {
  const elkNodeOf = (node: AnyStateNode): ElkNode => {
    const path = statePathOf(node);
    const state = states.find((one) => one.path === path);
    const { width, height } = sizeOfState(state);
    if (state?.kind === 'leaf' || state?.kind === 'final') return { id: path, width, height };
    return {
      id: path,
      layoutOptions: {
        // the options of a graph do not reach the graphs inside it
        ...layoutOptions,
        'elk.padding': `[top=${height + 10},left=14,bottom=14,right=14]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // ELK exchanges width and height of a node with children when it lays out downwards
        'elk.nodeSize.minimum': `(${height},${width})`,
      },
      children: [
        ...(initial.has(path) ? [{ id: initialDotId(path), width: 10, height: 10 }] : []),
        ...Object.values(node.states).map((child) => elkNodeOf(child)),
      ],
    };
  };
  const initialEdges = [...initial].map(
    ([path, target]): ElkExtendedEdge => ({
      id: initialDotId(path),
      sources: [initialDotId(path)],
      targets: [target],
    }),
  );
  const arrowEdges = arrows.map(
    (arrow): ElkExtendedEdge => ({
      id: arrowId(arrow),
      sources: [arrow.from],
      targets: [arrow.to],
      labels: [
        { text: arrowId(arrow), layoutOptions: { 'elk.edgeLabels.inline': 'true' }, ...sizeOfLabel(arrow) },
      ],
    }),
  );
  return {
    id: machine.id,
    layoutOptions,
    children: [elkNodeOf(machine.root)],
    edges: [...initialEdges, ...arrowEdges],
  };
}

/** The id of the dot of a state, and of the line from it. */
export const initialDotId = (path: string): string => `initial of ${path}`;

export const arrowId = ({ from, to, hasNoJourney }: ArrowContent): string =>
  `${from} → ${to}${hasNoJourney ? ', no journey' : ''}`;

/** A row of its state: it leads to no other state. */
const isRow = ({ source, targets }: Edge) => targets.every((target) => target === source);

function kindOf(node: AnyStateNode): ChartState['kind'] {
  if (node.type === 'final') return 'final';
  if (Object.keys(node.states).length === 0) return 'leaf';
  return node.type === 'parallel' ? 'parallel' : 'compound';
}

function arrowsOf(edges: readonly (Edge & Label['edges'][number])[]): ArrowContent[] {
  const arrows = new Map<string, ArrowContent>();
  for (const { source, targets, name, hasNoJourney, lines } of edges) {
    for (const target of targets) {
      const arrow = { from: statePathOf(source), to: statePathOf(target), hasNoJourney, edges: [] };
      const arrowSoFar = arrows.get(arrowId(arrow)) ?? arrow;
      arrows.set(arrowId(arrow), {
        ...arrowSoFar,
        edges: [...arrowSoFar.edges, { name, hasNoJourney, lines }],
      });
    }
  }
  return [...arrows.values()];
}

const sizeOfState = ({ title = '', rows = [] }: Partial<ChartState> = {}) => ({
  width:
    Math.ceil(Math.max(title.length * TITLE_CHARACTER, ...rows.map(({ text }) => text.length * CHARACTER))) +
    2 * STATE_INSET,
  height: TITLE_HEIGHT + (rows.length === 0 ? 4 : rows.length * LINE + 6),
});

const sizeOfLabel = ({ edges }: ArrowContent) => {
  const widths = edges.flatMap(({ lines }) =>
    lines.map((line, index) => line.length * CHARACTER + (index === 0 ? 0 : LINE_INDENT)),
  );
  return { width: Math.ceil(Math.max(...widths)) + 2 * LABEL_INSET, height: widths.length * LINE + 2 };
};
