import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectedMicrostepEvent } from 'xstate';

/** One transition of a machine, with the names that the panel shows. */
export interface Edge {
  /** The same for a machine and for its copy by `.provide()`, whose transitions are other objects. */
  name: string;
  source: AnyStateNode;
  /** Empty when the transition only runs actions and the state stays. */
  targets: readonly AnyStateNode[];
  event: string;
  guard: string | null;
  actions: string[];
  transition: AnyTransitionDefinition;
}

/** Every edge in the order of the drawing, including `always`, which xstate/graph omits. */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  const occurrences = new Map<string, number>();
  return statesOf(machine).flatMap((source) =>
    [...source.transitions.values(), source.always ?? []].flat().map((transition) => {
      const edge = describeEdge(source, transition);
      const occurrence = (occurrences.get(edge.name) ?? 0) + 1;
      occurrences.set(edge.name, occurrence);
      return occurrence === 1 ? edge : { ...edge, name: `${edge.name} (${occurrence})` };
    }),
  );
}

/** The names of the edges that one microstep of a running machine took. */
export function edgesTaken(microstep: InspectedMicrostepEvent, machine: AnyStateMachine): string[] {
  const names =
    edgeNames.get(machine) ?? new Map(edgesOf(machine).map(({ transition, name }) => [transition, name]));
  edgeNames.set(machine, names);
  // XState exposes the taken transitions only here.
  // oxlint-disable-next-line no-underscore-dangle -- the name is xstate's
  return microstep._transitions.flatMap((transition) => names.get(transition) ?? []);
}

const edgeNames = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/** The root first, then every state in the order of the drawing. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => withDescendants(machine.root);

/** `save`, `markRead done`, `markRead fails`, `after refreshInterval`; empty for an edge without an event. */
export function eventName(type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome) return `${actor} ${outcome === 'done' ? 'done' : 'fails'}`;
  if (type.startsWith('xstate.done.state.')) return 'finished';
  const delay = delayOf(type);
  return delay === null ? type : `after ${delay}`;
}

/** The delay's name in `xstate.after.<delay>.<state>`; state ids contain dots, names of delays do not. */
export const delayOf = (type: string): string | null => /^xstate\.after\.(\w+)\./.exec(type)?.[1] ?? null;

/** The name of an action or guard; without a name, its type, as `xstate.raise`. */
export const nameOf = (one: unknown): string => {
  if (typeof one === 'string') return one;
  const isNameable = (typeof one === 'object' && one !== null) || typeof one === 'function';
  return isNameable && 'type' in one ? String(one.type) : 'inline';
};

export const statePathOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';

function describeEdge(source: AnyStateNode, transition: AnyTransitionDefinition): Edge {
  const targets = transition.target ?? [];
  const event = eventName(transition.eventType);
  const guard = transition.guard === undefined ? null : nameOf(transition.guard);
  const label = [event, guard === null ? '' : `[${guard}]`].filter((word) => word !== '').join(' ');
  const statePath = statePathOf(source);
  const name = `${label === '' ? statePath : `${statePath}, ${label}`} → ${targets.map(statePathOf).join(' + ') || 'stays'}`;
  return { name, source, targets, event, guard, actions: transition.actions.map(nameOf), transition };
}

const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => withDescendants(child)),
];
