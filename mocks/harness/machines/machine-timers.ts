import type { EventObject, InspectionEvent } from 'xstate';
import type { Clock } from '#domain/base/clock';
import { type MachineActor, machineActor } from './machine-actor';

/** A delayed transition that waits: `session` leaves its state after `refreshInterval`. */
export interface MachineTimer {
  machine: string;
  /** The name of the delay in the machine. */
  delay: string;
  /** The time of the harness clock at which it is due. */
  at: number;
}

export interface MachineTimers {
  /** Receives every inspection event of every actor. */
  inspect(event: InspectionEvent): void;
  /** The earliest first. */
  timers(): readonly MachineTimer[];
  /** The events that wait to be sent to an actor, and when they are due by the harness clock. */
  waitingOf(actor: MachineActor): readonly WaitingEvent[];
}

/** `id`: the name under which the actor cancels the event. */
export interface WaitingEvent {
  id: string;
  event: EventObject;
  at: number;
}

/**
 * Tracks the timers of the console's machines. XState notes the browser's time at which a timer was started; the time
 * of the harness clock is noted here, when the actor reports its next snapshot.
 */
export function createMachineTimers(clock: Pick<Clock, 'now'>): MachineTimers {
  const actors = new Set<MachineActor>();
  const dueTimes = new WeakMap<object, number>();
  const dueOf = (timer: ReturnType<typeof timersOf>[number]) =>
    dueTimes.get(timer) ?? clock.now() + timer.delay;
  return {
    inspect(event) {
      const actor = machineActor(event);
      if (event.type !== '@xstate.snapshot' || actor === null) return;
      actors.add(actor);
      for (const timer of timersOf(actor)) {
        if (!dueTimes.has(timer)) dueTimes.set(timer, clock.now() + timer.delay);
      }
      if (actor.getSnapshot().status !== 'active') actors.delete(actor);
    },
    timers: () =>
      [...actors]
        .flatMap((actor) =>
          timersOf(actor).map((timer) => ({
            machine: actor.logic.id,
            delay: delayOf(timer.event.type),
            at: dueOf(timer),
          })),
        )
        .toSorted((one, other) => one.at - other.at),
    waitingOf: (actor) =>
      timersOf(actor).map((timer) => ({ id: timer.id, event: timer.event, at: dueOf(timer) })),
  };
}

function timersOf(actor: MachineActor) {
  // oxlint-disable-next-line no-underscore-dangle -- XState has no other name for the timers of a system
  const scheduledEvents = Object.values(actor.system.getSnapshot()._scheduledEvents);
  return scheduledEvents.filter(({ source }) => source === actor);
}

/** XState names the event of a delay: `xstate.after.refreshInterval.session.signedIn.fresh`. */
const delayOf = (type: string) => /^xstate\.after\.([^.]+)/.exec(type)?.[1] ?? type;
