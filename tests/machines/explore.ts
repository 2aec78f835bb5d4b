import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventName } from '#mocks/demo/machine-drawing';
import { onStage, type Props } from './stage';

export interface Territory extends Omit<Props, 'input'> {
  /** Each begins a walk of its own; none where the machine takes no input. */
  inputs?: unknown[];
  /** What an event carries, by its type; a list where the payload decides a guard. Others carry nothing. */
  payloads?: Record<string, object | object[]>;
  /** What guards read in the context, in words: two snapshots are one place when state and words are equal. */
  remembered?: (snapshot: AnyMachineSnapshot) => string;
  /** Rules out orders that time forbids, where two delays run at once. */
  possible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** Far above any machine of ours: more means a context that grows without end. */
const PLACES_MAX = 300;

/** How to come to a place from nothing: what the actor is made with, then the fewest events. */
export interface Way {
  input: unknown;
  events: AnyEventObject[];
}

/** The edges that lead out of a beginning before anything has happened. */
export interface Opening {
  place: string;
  way: Way;
  edges: string[];
}

/** An event that does something at a place, and the edges it takes. */
export interface Step {
  from: string;
  way: Way;
  event: AnyEventObject;
  word: string;
  edges: string[];
  to: string;
}

/** The events that may be sent at a place and are not drawn there. */
export interface Refusal {
  place: string;
  way: Way;
  events: AnyEventObject[];
  words: string;
}

/** Breadth first, so that every way is a shortest one. Places found grow the list that is being read. */
export function explore(machine: AnyStateMachine, territory: Territory) {
  const known = knownEvents(machine, territory);
  const openings = (territory.inputs ?? [undefined]).map((input) => open(machine, territory, input));
  const places: { place: string; way: Way }[] = [];
  const find = (place: string, way: Way) => {
    if (places.some((one) => one.place === place)) return;
    if (places.length === PLACES_MAX) throw new Error(`${machine.id} has no end of places, such as ${place}`);
    places.push({ place, way });
  };
  for (const { place, way } of openings) find(place, way);

  const steps: Step[] = [];
  const refusals: Refusal[] = [];
  for (const { place, way } of places) {
    const tried = known.map((event) => ({ event, ...attempt(machine, territory, way, event) }));
    const taken = tried.filter(({ edges }) => edges.length > 0);
    for (const { event, edges, to } of taken) {
      steps.push({ from: place, way, event, word: wordFor(event, known), edges, to });
      find(to, { ...way, events: [...way.events, event] });
    }
    const refused = tried.filter((one) => !taken.includes(one) && !isOutcome(one.event));
    const events = refused.map(({ event }) => event);
    const acted = taken.map(({ event }) => event);
    const words = new Set(events.map((event) => wordFor(event, [event, ...acted])));
    if (events.length > 0) refusals.push({ place, way, events, words: [...words].join(', ') });
  }
  return { openings, steps, refusals };
}

/** `writing.clean`, and `signedIn.(access.fresh, city.chosen)` where regions stand side by side. */
export function placeOf(snapshot: AnyMachineSnapshot, { remembered }: Territory): string {
  const words = remembered?.(snapshot) ?? '';
  return words === '' ? valueText(snapshot.value) : `${valueText(snapshot.value)} (${words})`;
}

function open(machine: AnyStateMachine, territory: Territory, input: unknown): Opening {
  const { actor, begun } = onStage(machine, { ...territory, input });
  const place = placeOf(actor.getSnapshot(), territory);
  actor.stop();
  return { place, way: { input, events: [] }, edges: begun };
}

/** What the event would do at the end of the way; nothing where it cannot happen. */
function attempt(machine: AnyStateMachine, territory: Territory, way: Way, event: AnyEventObject) {
  const stage = onStage(machine, { ...territory, input: way.input });
  for (const before of way.events) stage.pretend(before);
  const before = stage.actor.getSnapshot();
  const possible = isUnderWay(before, event) && (territory.possible?.(before, event) ?? true);
  const edges = possible ? stage.pretend(event) : [];
  const to = placeOf(stage.actor.getSnapshot(), territory);
  stage.actor.stop();
  return { edges, to };
}

/** Every event the drawing names, once for each payload. The end of a compound state follows of itself. */
function knownEvents(machine: AnyStateMachine, { payloads }: Territory): AnyEventObject[] {
  const types = machine.events.filter((type: string) => !/\*|^xstate\.done\.state\./.test(type));
  return types.flatMap((type: string) =>
    [payloads?.[type] ?? {}].flat().map((payload) => ({ ...payload, type })),
  );
}

const isOutcome = ({ type }: AnyEventObject) => type.startsWith('xstate.');

/** An actor that does not run has no outcome. */
function isUnderWay(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined || actor in snapshot.children;
}

/** The event's name; where others of its name are about, with what it carries and not all of them do. */
function wordFor(event: AnyEventObject, all: AnyEventObject[]): string {
  const others = all.filter((one) => one.type === event.type && one !== event).map(leavesOf);
  const own = leavesOf(event).filter((leaf) => others.some((leaves) => !leaves.includes(leaf)));
  return own.length > 0 ? `${eventName(event.type)} ${own.join(' ')}` : eventName(event.type);
}

/** `id=1`: each plain value of a payload, by its own key. */
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
