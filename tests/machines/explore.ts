import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventName } from '#mocks/harness/machines/machine-drawing';
import { createTestActor, type Props } from './create-test-actor';

export interface Territory extends Omit<Props, 'input'> {
  /** Each input starts a walk of its own; none for a machine without input. */
  inputs?: unknown[];
  /**
   * The payload of an event, by its type; a list when the payload decides a guard. Other events have none.
   */
  payloads?: Record<string, object | object[]>;
  /** The context that guards read, as text: two snapshots are one node when state and text are equal. */
  remembered?: (snapshot: AnyMachineSnapshot) => string;
  /** Excludes orders of events that are impossible in time, where two delays run at once. */
  possible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** Far above any machine of the console: more nodes mean a context that grows without end. */
const NODES_MAX = 300;

/** The way to a node from the start: the input of the actor, then the fewest events. */
export interface Way {
  input: unknown;
  events: AnyEventObject[];
}

/** The edges that are taken at the start, before any event. */
export interface Opening {
  state: string;
  way: Way;
  edges: string[];
}

/** An event that has an effect at a node, and the edges it takes. */
export interface Step {
  from: string;
  way: Way;
  event: AnyEventObject;
  text: string;
  edges: string[];
  to: string;
}

/** The events that can be sent at a node and have no edge there. */
export interface IgnoredEvents {
  state: string;
  way: Way;
  events: AnyEventObject[];
  labels: string;
}

/**
 * Breadth first, so that every way is a shortest one. Nodes that are found are appended to the list during
 * the loop.
 */
export function explore(machine: AnyStateMachine, territory: Territory) {
  const allEvents = knownEvents(machine, territory);
  const openings = (territory.inputs ?? [undefined]).map((input) => openingOf(machine, territory, input));
  const nodes: { state: string; way: Way }[] = [];
  const addNode = (state: string, way: Way) => {
    if (nodes.some((one) => one.state === state)) return;
    if (nodes.length === NODES_MAX) throw new Error(`${machine.id} has too many nodes, such as ${state}`);
    nodes.push({ state, way });
  };
  for (const { state, way } of openings) addNode(state, way);

  const steps: Step[] = [];
  const ignoredEvents: IgnoredEvents[] = [];
  for (const { state, way } of nodes) {
    const tried = allEvents.map((event) => ({ event, ...attempt(machine, territory, way, event) }));
    const taken = tried.filter(({ edges }) => edges.length > 0);
    for (const { event, edges, to } of taken) {
      steps.push({ from: state, way, event, text: labelFor(event, allEvents), edges, to });
      addNode(to, { ...way, events: [...way.events, event] });
    }
    const ignored = tried.filter((one) => !taken.includes(one) && !isOutcome(one.event));
    const events = ignored.map(({ event }) => event);
    const effectiveEvents = taken.map(({ event }) => event);
    const labels = new Set(events.map((event) => labelFor(event, [event, ...effectiveEvents])));
    if (events.length > 0) ignoredEvents.push({ state, way, events, labels: [...labels].join(', ') });
  }
  return { openings, steps, ignoredEvents };
}

/** `writing.clean`, or `signedIn.(access.fresh, city.chosen)` for parallel regions. */
export function placeOf(snapshot: AnyMachineSnapshot, { remembered }: Territory): string {
  const labels = remembered?.(snapshot) ?? '';
  return labels === '' ? valueText(snapshot.value) : `${valueText(snapshot.value)} (${labels})`;
}

function openingOf(machine: AnyStateMachine, territory: Territory, input: unknown): Opening {
  const { actor, begun } = createTestActor(machine, { ...territory, input });
  const state = placeOf(actor.getSnapshot(), territory);
  actor.stop();
  return { state, way: { input, events: [] }, edges: begun };
}

/** The effect of the event at the end of the way; undefined when the event cannot happen. */
function attempt(machine: AnyStateMachine, territory: Territory, way: Way, event: AnyEventObject) {
  const testActor = createTestActor(machine, { ...territory, input: way.input });
  for (const before of way.events) testActor.sendRaw(before);
  const before = testActor.actor.getSnapshot();
  const possible = isUnderWay(before, event) && (territory.possible?.(before, event) ?? true);
  const edges = possible ? testActor.sendRaw(event) : [];
  const to = placeOf(testActor.actor.getSnapshot(), territory);
  testActor.actor.stop();
  return { edges, to };
}

/** Every event of the machine, once per payload. The done event of a compound state follows by itself. */
function knownEvents(machine: AnyStateMachine, { payloads }: Territory): AnyEventObject[] {
  const types = machine.events.filter((type: string) => !/\*|^xstate\.done\.state\./.test(type));
  return types.flatMap((type: string) =>
    [payloads?.[type] ?? {}].flat().map((payload) => ({ ...payload, type })),
  );
}

const isOutcome = ({ type }: AnyEventObject) => type.startsWith('xstate.');

/** An actor that does not run has no result. */
function isUnderWay(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined || actor in snapshot.children;
}

/** The event’s type; with several payloads of this type, also the values in which this one differs. */
function labelFor(event: AnyEventObject, payloadVariants: AnyEventObject[]): string {
  const others = payloadVariants.filter((one) => one.type === event.type && one !== event).map(leavesOf);
  const own = leavesOf(event).filter((leaf) => others.some((leaves) => !leaves.includes(leaf)));
  return own.length > 0 ? `${eventName(event.type)} ${own.join(' ')}` : eventName(event.type);
}

/** `id=1`: each primitive value of a payload, by its own key. */
const leavesOf = (payload: object): string[] =>
  Object.entries(payload).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leavesOf(value) : `${key}=${JSON.stringify(value)}`,
  );

function valueText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, child]) => {
    const inner = child === undefined ? '' : valueText(child);
    return inner === '' ? key : `${key}.${inner}`;
  });
  return parts.length > 1 ? `(${parts.join(', ')})` : parts.join('');
}
