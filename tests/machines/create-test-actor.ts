import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { delayOf, edgesTaken } from '#mocks/harness/machines/machine-drawing';

export interface Props {
  input?: unknown;
  /** Stand-ins for actors that are not promises (callbacks, child machines). */
  others?: Record<string, AnyActorLogic>;
  /** Guards that read something outside the context; the dispatched event can decide them. */
  guards?: Record<string, (dispatched: AnyEventObject) => boolean>;
  /** Milliseconds of delays that the machine computes; those with a number are read from the machine. */
  delays?: Record<string, number>;
}

/** A started effect: its id, its input, and the signal that aborts it. */
export interface StartedEffect {
  id: string;
  input: unknown;
  signal: AbortSignal;
}

/** A real actor whose promises settle, and whose clock advances, only by the test. */
export function createTestActor(machine: AnyStateMachine, { input, others, guards, delays }: Props = {}) {
  const pending = new Map<string, { resolve(output: unknown): void; reject(error: unknown): void }>();
  const startedEffects: StartedEffect[] = [];
  const pendingEffect = fromPromise(({ self: { id }, input: effectInput, signal }) => {
    startedEffects.push({ id, input: effectInput, signal });
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
  });
  const names = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, others?.[name] ?? pendingEffect]));
  let dispatched: AnyEventObject = { type: 'xstate.init' };
  const guardAnswers = Object.fromEntries(
    Object.entries(guards ?? {}).map(([name, answer]) => [name, () => answer(dispatched)]),
  );
  const provided = machine.provide({ actors, guards: guardAnswers });

  const clock = new SimulatedClock();
  const emitted: AnyEventObject[] = [];
  let takenEdges: string[] = [];
  const actor = createActor(provided, {
    clock,
    input,
    inspect(event) {
      if (event.type === '@xstate.microstep') takenEdges.push(...edgesTaken(event, provided));
    },
  });
  actor.on('*', (event) => emitted.push(event));
  // An unhandled error would be thrown in the test runner; the walk reports it with the machine’s name
  // instead.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const begun = takenEdges;

  /**
   * Sends at once the event that an actor or the clock would send. For finding the ways, not for walking
   * them.
   */
  function sendRaw(event: AnyEventObject): string[] {
    takenEdges = [];
    dispatched = event;
    actor.send(event);
    return takenEdges;
  }

  /** Makes the event happen: a promise settles, time passes, or an event is sent. Returns the edges taken. */
  async function dispatch(event: AnyEventObject): Promise<string[]> {
    takenEdges = [];
    dispatched = event;
    const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    const delay = delayOf(event.type);
    if (outcome === 'done') pending.get(id)?.resolve(event.output);
    else if (outcome === 'error') pending.get(id)?.reject(event.error);
    else if (delay !== null) clock.increment(lengthOf(delay));
    else actor.send(event);
    await new Promise((resolve) => setTimeout(resolve, 0));
    return takenEdges;
  }

  function lengthOf(delay: string): number {
    const length: unknown = delays?.[delay] ?? machine.implementations.delays[delay];
    if (typeof length !== 'number') throw new Error(`how long is the delay "${delay}"?`);
    return length;
  }

  return { actor, clock, startedEffects, emitted, begun, sendRaw, dispatch };
}
