import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventName } from './drawing';
import { onStage, type Props } from './stage';

export interface Territory extends Props {
  /** What an event carries, by its type; a list where the payload decides a guard. Others carry nothing. */
  payloads?: Record<string, object | object[]>;
  /** What guards read in the context, in words: two snapshots are one place when state and words are equal. */
  remembered?: (snapshot: AnyMachineSnapshot) => string;
  /** Rules out orders that time forbids, where two delays run at once. */
  possible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** An event that does something at a place, the shortest way there, and the edges it takes. */
export interface Step {
  from: string;
  way: AnyEventObject[];
  event: AnyEventObject;
  word: string;
  edges: string[];
  to: string;
}

/** The events that may be sent at a place and are not drawn there. */
export interface Refusal {
  place: string;
  way: AnyEventObject[];
  events: AnyEventObject[];
  words: string;
}

/** Breadth first, so that every way is a shortest one. Places found grow the list that is being read. */
export function explore(machine: AnyStateMachine, territory: Territory) {
  const known = knownEvents(machine, territory);
  const opening = onStage(machine, territory);
  const places = [{ place: placeOf(opening.actor.getSnapshot(), territory), way: [] as AnyEventObject[] }];
  const steps: Step[] = [];
  const refusals: Refusal[] = [];
  for (const { place, way } of places) {
    const tried = known.map((event) => ({ event, ...attempt(machine, territory, way, event) }));
    const taken = tried.filter(({ edges }) => edges.length > 0);
    for (const { event, edges, to } of taken) {
      steps.push({ from: place, way, event, word: wordFor(event, known), edges, to });
      if (!places.some((one) => one.place === to)) places.push({ place: to, way: [...way, event] });
    }
    const events = tried
      .filter((one) => !taken.includes(one) && !isOutcome(one.event))
      .map(({ event }) => event);
    const acted = taken.map(({ event }) => event);
    const words = new Set(events.map((event) => wordFor(event, [event, ...acted])));
    if (events.length > 0) refusals.push({ place, way, events, words: [...words].join(', ') });
  }
  opening.actor.stop();
  return { atOnce: opening.begun, steps, refusals };
}

/** `writing.clean`, and `signedIn.(access.fresh, city.chosen)` where regions stand side by side. */
export function placeOf(snapshot: AnyMachineSnapshot, { remembered }: Territory): string {
  const words = remembered?.(snapshot) ?? '';
  return words === '' ? valueText(snapshot.value) : `${valueText(snapshot.value)} (${words})`;
}

/** What the event would do at the end of the way; nothing where it cannot happen. */
function attempt(
  machine: AnyStateMachine,
  territory: Territory,
  way: AnyEventObject[],
  event: AnyEventObject,
) {
  const stage = onStage(machine, territory);
  for (const before of way) stage.pretend(before);
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

/** The event's name, with its payload where others of its name are about. */
function wordFor({ type, ...payload }: AnyEventObject, others: AnyEventObject[]): string {
  const several = others.filter((event) => event.type === type).length > 1;
  return several ? `${eventName(type)} ${JSON.stringify(payload)}` : eventName(type);
}

function valueText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, child]) => {
    const inner = child === undefined ? '' : valueText(child);
    return inner === '' ? key : `${key}.${inner}`;
  });
  return parts.length > 1 ? `(${parts.join(', ')})` : parts.join('');
}
