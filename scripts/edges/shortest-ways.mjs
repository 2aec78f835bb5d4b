import { createMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/**
 * @typedef {import('xstate').AnyStateMachine} Machine
 * @typedef {import('xstate').AnyStateNode} StateNode
 * @typedef {import('../../mocks/harness/machines/machine-drawing').Edge} Edge
 */

/**
 * The fewest edges from the start of a machine through each edge, by the name of the edge: `changed > save`;
 * null if no way leads there. The search knows states only, so a way names the guards that have to hold.
 * @param {Machine} machine
 * @param {readonly Edge[]} edges all edges of the machine
 * @returns {Map<string, string | null>}
 */
export function shortestWays(machine, edges) {
  const skeleton = /** @type {Machine} */ (createMachine(skeletonOf(machine.root, edges)));
  // of ways of equal length, the search keeps the one that it finds first
  const events = [...edges.keys()]
    .toSorted((a, b) => guardsOf(edges[a]) - guardsOf(edges[b]))
    .map((index) => ({ type: eventOf(index) }));
  const paths = getShortestPaths(skeleton, { events }).toSorted((a, b) => a.weight - b.weight);
  return new Map(
    edges.map((edge) => {
      const path = paths.find(({ state }) => isInState(state, edge.source));
      if (path === undefined) return [edge.name, null];
      // the first step, `xstate.init`, is no edge
      const edgesBefore = path.steps.flatMap(({ event }) => edges[indexOf(event.type)] ?? []);
      return [edge.name, [...edgesBefore, edge].map(labelOf).join(' > ')];
    }),
  );
}

/**
 * The states of a machine, with an event of its own for each edge: also for those without an event, and for
 * outcomes of effects and delays. Without guards, actions and effects, such a machine needs no payloads.
 * @param {StateNode} node
 * @param {readonly Edge[]} edges
 * @returns {Record<string, unknown>}
 */
function skeletonOf(node, edges) {
  const transitions = edges.flatMap((edge, index) =>
    edge.source === node
      ? [
          [
            eventOf(index),
            {
              target: edge.targets.map((target) => `#${target.id}`),
              reenter: edge.transition.reenter,
            },
          ],
        ]
      : [],
  );
  return {
    id: node.id,
    type: node.type,
    ...(node.type === 'compound' ? { initial: node.initial.target[0]?.key } : {}),
    states: Object.fromEntries(
      Object.entries(node.states).map(([key, child]) => [key, skeletonOf(child, edges)]),
    ),
    on: Object.fromEntries(transitions),
  };
}

const guardsOf = (/** @type {Edge | undefined} */ edge) => (edge?.guard ? 1 : 0);

/** A name of an edge may contain what XState reads as a wildcard. */
const eventOf = (/** @type {number} */ index) => `edge ${index}`;
const indexOf = (/** @type {string} */ type) => Number(type.replace('edge ', ''));

/** @param {import('xstate').AnyMachineSnapshot} snapshot @param {StateNode} node */
const isInState = (snapshot, { path }) =>
  path.length === 0 || snapshot.matches(path.slice(0, -1).reduceRight(nestedState, path.at(-1)));
const nestedState = (/** @type {unknown} */ inner, /** @type {string} */ key) => ({ [key]: inner });

/** @param {Edge} edge */
const labelOf = ({ event, guard }) =>
  [event === '' ? 'always' : event, guard === null ? '' : `[${guard}]`].join(' ').trim();
