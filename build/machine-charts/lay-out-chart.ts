import Elk, { type ElkEdgeSection, type ElkNode, type LayoutOptions } from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import type { Box, MachineChart, Points } from '#mocks/harness/panel/parts/machines/machine-chart';
import { arrowId, chartContentOf, elkGraphOf, initialDotId } from './chart-graph';

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
  // the initial state is above those that follow from it
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/**
 * Places the states and edges of a machine, the same way each time. Only the tests run it, in Node: ELK has 1.6 MB, and its
 * licence (EPL-2.0) concerns no build of the console.
 */
export async function layOutChart(
  machine: AnyStateMachine,
  takenEdges: ReadonlySet<string> | null,
): Promise<MachineChart> {
  const content = chartContentOf(machine, takenEdges);
  const layout = await new Elk().layout(elkGraphOf(content, machine, OPTIONS));
  const boxesById = new Map(withChildren(layout).map((node) => [node.id, boxOf(node)]));
  const edgesById = new Map((layout.edges ?? []).map((edge) => [edge.id, edge]));
  const boxById = (id: string) => assertFound(boxesById.get(id), id);
  const edgeById = (id: string) => assertFound(edgesById.get(id), id);
  const { width, height } = boxOf(layout);
  return {
    machine: machine.id,
    width,
    height,
    states: content.states.map((state) => ({ ...state, ...boxById(state.path) })),
    starts: [...content.initial.keys()].map((path) => {
      const dot = boxById(initialDotId(path));
      return {
        x: dot.x + dot.width / 2,
        y: dot.y + dot.height / 2,
        points: pointsOf(edgeById(initialDotId(path)).sections),
      };
    }),
    arrows: content.arrows.map(({ edges, ...arrow }) => {
      const id = arrowId({ edges, ...arrow });
      const { sections, labels } = edgeById(id);
      return {
        ...arrow,
        points: pointsOf(sections),
        label: { ...boxOf(assertFound(labels?.[0], id)), edges },
      };
    }),
  };
}

const withChildren = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap((child) => withChildren(child)),
];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

const pointsOf = (sections: readonly ElkEdgeSection[] = []): Points =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => [Math.round(x), Math.round(y)]);

function assertFound<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new Error(`the layout has no ${id}`);
  return value;
}
