import type { AnyEventObject, StateValue } from 'xstate';
import { masked } from '#mocks/backend/protocol/masked';
import type { MachineActor } from './machine-actor';
import { maskedAt, secretsOfContext, secretsOfEvent, unmasked } from './secret-places';
import { statePathsIn } from './state-paths-in';

/** An actor of a machine, as the panel shows it. */
export interface RunningActor {
  /** The actors of a machine are numbered in the order of their start. */
  number: number;
  states: readonly string[];
  /** Tokens and passwords as marks. */
  context: unknown;
  /** The events of the machine, without those of XState itself. */
  events: readonly { type: string; wouldBeAccepted: boolean }[];
  /** As it was sent last, to any actor of the machine, with tokens and passwords as marks; without values before. */
  lastEvent(type: string): AnyEventObject;
  /** A mark in the event stands for what was sent last there. */
  wouldBeAccepted(event: AnyEventObject): boolean;
  send(event: AnyEventObject): void;
}

export function runningActor(
  actor: MachineActor,
  number: number,
  lastEvents: ReadonlyMap<string, AnyEventObject>,
): RunningActor {
  const { value, context } = actor.getSnapshot() as { value: StateValue; context: unknown };
  const machine = actor.logic.id;
  const lastEvent = (type: string) => lastEvents.get(type) ?? { type };
  const maskedEvent = (event: AnyEventObject): AnyEventObject => ({
    ...(masked(maskedAt(JSON.parse(JSON.stringify(event)), secretsOfEvent(machine, event.type))) as object),
    type: event.type,
  });
  const withSentSecrets = (event: AnyEventObject): AnyEventObject => ({
    ...(unmasked(event, lastEvent(event.type)) as object),
    type: event.type,
  });
  const wouldBeAccepted = (event: AnyEventObject) => {
    try {
      return actor.getSnapshot().can(withSentSecrets(event));
    } catch {
      // a guard reads a value that the event does not have
      return false;
    }
  };
  return {
    number,
    states: statePathsIn(value),
    context: maskedAt(context, secretsOfContext(machine)),
    events: actor.logic.events
      .filter((type) => !/^xstate\.|^\*?$/.test(type))
      .map((type) => ({ type, wouldBeAccepted: wouldBeAccepted(lastEvent(type)) })),
    lastEvent: (type) => maskedEvent(lastEvent(type)),
    wouldBeAccepted,
    send: (event) => actor.send(withSentSecrets(event)),
  };
}
