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
  const left = new Map(
    Object.entries(recorded).map(([machine, actors]) => [
      machine,
      actors.map((persisted) => ({ persisted })),
    ]),
  );
  const given = new WeakMap<MachineActor, { persisted: PersistedActor | null }>();
  /** How many actors of a machine the present rendering has created. */
  const created = new Map<string, number>();
  let isStopped = false;

  function give(actor: MachineActor) {
    const { id } = actor.logic;
    const before = created.get(id) ?? 0;
    const one = left.get(id)?.[before];
    if (one === undefined) return;
    if (before === 0) queueMicrotask(() => created.delete(id));
    created.set(id, before + 1);
    given.set(actor, one);
    if (one.persisted !== null) restore(actor, one.persisted);
  }
  function settle(actor: MachineActor) {
    const one = given.get(actor);
    if (one === undefined) return;
    given.delete(actor);
    const { id } = actor.logic;
    left.set(id, left.get(id)?.filter((other) => other !== one) ?? []);
    for (const { id: name, event, at } of one.persisted?.waiting ?? [])
      actor.system.scheduler.schedule(actor, actor, event, Math.max(0, at - clock.now()), name);
  }

  return {
    inspect(event) {
      const actor = machineActor(event);
      if (actor === null || !isRoot(actor)) return;
      if (event.type === '@xstate.actor' && !isStopped) give(actor);
      // the first one of an actor comes with its start
      else if (event.type === '@xstate.snapshot') settle(actor);
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
  const first: AnyStateMachine['restoreSnapshot'] = (_, scope) => {
    actor.logic = logic;
    return logic.restoreSnapshot(persisted, scope);
  };
  actor.logic = Object.assign(Object.create(logic) as AnyStateMachine, {
    restoreSnapshot: first,
    getInitialSnapshot: (scope: Parameters<typeof first>[1]) => first(persisted, scope),
  });
}
