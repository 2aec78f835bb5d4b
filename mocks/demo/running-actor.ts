import type { AnyEventObject, StateValue } from 'xstate';
import type { MachineActor } from './machine-actor';
import { statePathsIn } from './state-paths-in';

/** An actor of a machine, as the panel shows it. */
export interface RunningActor {
  /** The actors of a machine are numbered in the order of their start. */
  number: number;
  states: readonly string[];
  context: unknown;
  /** The events of the machine, without those of XState itself. */
  events: readonly { type: string; isAccepted: boolean }[];
  /** As it was sent last, to any actor of the machine; without values before. */
  lastEvent(type: string): AnyEventObject;
  isAccepted(event: AnyEventObject): boolean;
  send(event: AnyEventObject): void;
}

export function runningActor(
  actor: MachineActor,
  number: number,
  lastEvents: ReadonlyMap<string, AnyEventObject>,
): RunningActor {
  const { value, context } = actor.getSnapshot() as { value: StateValue; context: unknown };
  const lastEvent = (type: string) => lastEvents.get(type) ?? { type };
  const isAccepted = (event: AnyEventObject) => {
    try {
      return actor.getSnapshot().can(event);
    } catch {
      // a guard reads a value that the event does not have
      return false;
    }
  };
  return {
    number,
    states: statePathsIn(value),
    context,
    events: actor.logic.events
      .filter((type) => !/^xstate\.|^\*?$/.test(type))
      .map((type) => ({ type, isAccepted: isAccepted(lastEvent(type)) })),
    lastEvent,
    isAccepted,
    send: (event) => actor.send(event),
  };
}
