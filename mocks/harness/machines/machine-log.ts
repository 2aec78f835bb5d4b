import type { AnyEventObject, InspectionEvent, StateValue } from 'xstate';
import { isRoot, type MachineActor, machineActor } from './machine-actor';
import { edgesOf, edgesTaken } from './machine-drawing';
import { type RunningActor, runningActor } from './running-actor';
import { statePathsIn } from './state-paths-in';

/** One machine of the console, as recorded in this page. */
export interface RecordedMachine {
  /** The machine's own id: `reports`. */
  name: string;
  /** The states of its running actors: `watching.resting`. */
  currentStates: readonly string[];
  /** Every edge of the drawing in docs/machines, with the number of times that it was taken. */
  edges: readonly { name: string; times: number }[];
  /** The edge that an actor took last. */
  lastEdge: string | null;
}

export interface MachineLog {
  /** Receives every inspection event of every actor. */
  inspect(event: InspectionEvent): void;
  machines(): readonly RecordedMachine[];
  /** The states of the running actors of one machine. */
  statesOf(machine: string): readonly string[];
  /** The running actors of one machine that no other actor has started, in the order of their start. */
  actorsOf(machine: string): readonly MachineActor[];
  /** All running actors of one machine, in the order of their start. */
  runningActors(machine: string): readonly RunningActor[];
  subscribe(listener: () => void): () => void;
  /** Calls the listener with each edge that is taken, before the states change. */
  onEdge(listener: (machine: string, edge: string) => void): () => void;
  /** Calls the listener with the machine of each actor that has started, changed or stopped. */
  onSnapshot(listener: (machine: string) => void): () => void;
}

/**
 * Counts the edges that the console's machines take, and tracks the running actors. `onFirstTaken` is called when an
 * edge is taken for the first time.
 */
export function createMachineLog(onFirstTaken?: (machine: string, edge: string) => void): MachineLog {
  const edgeCounts = new Map<string, Map<string, number>>();
  const lastEdges = new Map<string, string>();
  const activeActors = new Set<MachineActor>();
  const actorNumbers = new WeakMap<MachineActor, number>();
  const startCounts = new Map<string, number>();
  /** The last event of each type, by machine. */
  const lastEvents = new Map<string, Map<string, AnyEventObject>>();
  const listeners = new Set<() => void>();
  const edgeListeners = new Set<(machine: string, edge: string) => void>();
  const snapshotListeners = new Set<(machine: string) => void>();
  let reportedMachines: readonly RecordedMachine[] | null = [];

  function notify() {
    for (const listener of listeners) listener();
  }
  function notifyLater() {
    // Actors are created while React renders, when no other component may update.
    if (reportedMachines !== null) queueMicrotask(notify);
    reportedMachines = null;
  }

  const activeActorsOf = (machine: string) => [...activeActors].filter(({ logic }) => logic.id === machine);
  const statesOf = (machine: string) =>
    activeActorsOf(machine).flatMap((actor) => statePathsIn(actor.getSnapshot().value as StateValue));

  function nextNumber(machine: string) {
    const number = (startCounts.get(machine) ?? 0) + 1;
    startCounts.set(machine, number);
    return number;
  }
  function eventsOf(machine: string) {
    const events = lastEvents.get(machine) ?? new Map<string, AnyEventObject>();
    lastEvents.set(machine, events);
    return events;
  }

  return {
    inspect(event) {
      const actor = machineActor(event);
      if (actor === null) return;
      const times =
        edgeCounts.get(actor.logic.id) ?? new Map(edgesOf(actor.logic).map(({ name }) => [name, 0]));
      edgeCounts.set(actor.logic.id, times);
      if (event.type === '@xstate.event') eventsOf(actor.logic.id).set(event.event.type, event.event);
      if (event.type === '@xstate.microstep')
        for (const name of edgesTaken(event, actor.logic)) {
          const previousCount = times.get(name) ?? 0;
          times.set(name, previousCount + 1);
          lastEdges.set(actor.logic.id, name);
          if (previousCount === 0) onFirstTaken?.(actor.logic.id, name);
          for (const listener of edgeListeners) listener(actor.logic.id, name);
        }
      // An actor that was created and never started has no such event.
      if (event.type === '@xstate.snapshot') {
        if (event.snapshot.status === 'active') {
          if (!actorNumbers.has(actor)) actorNumbers.set(actor, nextNumber(actor.logic.id));
          activeActors.add(actor);
        } else activeActors.delete(actor);
        for (const listener of snapshotListeners) listener(actor.logic.id);
      }
      notifyLater();
    },
    machines() {
      reportedMachines ??= [...edgeCounts].map(([name, edges]) => ({
        name,
        currentStates: statesOf(name),
        edges: [...edges].map(([edge, times]) => ({ name: edge, times })),
        lastEdge: lastEdges.get(name) ?? null,
      }));
      return reportedMachines;
    },
    statesOf,
    actorsOf: (machine) => activeActorsOf(machine).filter(isRoot),
    runningActors: (machine) =>
      activeActorsOf(machine).map((actor) =>
        runningActor(actor, actorNumbers.get(actor) ?? 0, eventsOf(machine)),
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEdge(listener) {
      edgeListeners.add(listener);
      return () => edgeListeners.delete(listener);
    },
    onSnapshot(listener) {
      snapshotListeners.add(listener);
      return () => snapshotListeners.delete(listener);
    },
  };
}
