import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import type { Clock } from '#domain/base/clock';
import { isRoot, type MachineActor, machineActor } from '#mocks/harness/machines/machine-actor';
import type { PersistedActor } from '#mocks/harness/machines/persisted-actor';

export interface ActorRestorer {
  /** Receives every inspection event of every actor. */
  inspect(event: InspectionEvent): void;
  /** Later actors begin anew. */
  stop(): void;
}

/** The actors of each machine that a step has recorded, in the order of their start. */
export type RecordedActors = Readonly<Record<string, readonly (PersistedActor | null)[]>>;

/**
 * Starts the first actors of a page as they were recorded. XState reports an actor before it computes its first
 * snapshot, so the actor is given a logic whose first snapshot is the recorded one; a call that was under way is made
 * again, and a delayed event waits for what was left. A page creates its actors in the order in which it started them
 * before. React may drop an actor that it has created and create it again: what was given to one that has not started
 * is given again.
 */
export function createActorRestorer(recorded: RecordedActors, clock: Pick<Clock, 'now'>): ActorRestorer {
  /** Not given to an actor that has started. */
  const actorsNotGiven = new Map(
    Object.entries(recorded).map(([machine, actors]) => [
      machine,
      actors.map((persisted) => ({ persisted })),
    ]),
  );
  const recordOfActor = new WeakMap<MachineActor, { persisted: PersistedActor | null }>();
  /** How many actors of a machine the present rendering has created. */
  const createdCounts = new Map<string, number>();
  let isStopped = false;

  function giveRecorded(actor: MachineActor) {
    const { id } = actor.logic;
    const createdBefore = createdCounts.get(id) ?? 0;
    const recordedActor = actorsNotGiven.get(id)?.[createdBefore];
    if (recordedActor === undefined) return;
    if (createdBefore === 0) queueMicrotask(() => createdCounts.delete(id));
    createdCounts.set(id, createdBefore + 1);
    recordOfActor.set(actor, recordedActor);
    if (recordedActor.persisted !== null) restore(actor, recordedActor.persisted);
  }
  function endGiving(actor: MachineActor) {
    const recordedActor = recordOfActor.get(actor);
    if (recordedActor === undefined) return;
    recordOfActor.delete(actor);
    const { id } = actor.logic;
    actorsNotGiven.set(id, actorsNotGiven.get(id)?.filter((other) => other !== recordedActor) ?? []);
    for (const { id: name, event, at } of recordedActor.persisted?.waiting ?? [])
      actor.system.scheduler.schedule(actor, actor, event, Math.max(0, at - clock.now()), name);
  }

  return {
    inspect(event) {
      const actor = machineActor(event);
      if (actor === null || !isRoot(actor)) return;
      if (event.type === '@xstate.actor' && !isStopped) giveRecorded(actor);
      // the first one of an actor comes with its start
      else if (event.type === '@xstate.snapshot') endGiving(actor);
    },
    stop() {
      isStopped = true;
    },
  };
}

function restore(actor: MachineActor, { snapshot }: PersistedActor) {
  const { logic } = actor;
  // the persisted form has no type of its own
  const persisted = snapshot as unknown as Snapshot<unknown>;
  const restoreFirst: AnyStateMachine['restoreSnapshot'] = (_, scope) => {
    actor.logic = logic;
    return logic.restoreSnapshot(persisted, scope);
  };
  actor.logic = Object.assign(Object.create(logic) as AnyStateMachine, {
    restoreSnapshot: restoreFirst,
    getInitialSnapshot: (scope: Parameters<typeof restoreFirst>[1]) => restoreFirst(persisted, scope),
  });
}
