import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { delayOf, edgesOf, statesOf } from '#mocks/harness/machines/machine-drawing';
import { createTestActor } from './create-test-actor';
import { explore, placeOf, type Territory, type Way } from './explore';

/**
 * Walks every edge of a machine on a real actor: the shortest way to its source, then the edge. Also tests,
 * at every node on the way, that events without an edge there change nothing.
 */
export function walkEveryEdge(machine: AnyStateMachine, territory: Territory = {}): void {
  const { openings, steps, ignoredEvents } = explore(machine, territory);
  const edgeNames = edgesOf(machine).map(({ name }) => name);
  const walked = new Set([...openings, ...steps].flatMap(({ edges }) => edges));
  const missed = edgeNames.filter((name) => !walked.has(name));

  describe(`${machine.id}, every edge`, () => {
    test(`${edgeNames.length - missed.length} of ${edgeNames.length} edges walked`, () => {
      expect(missed).toEqual([]);
    });

    for (const { state, way, edges } of openings.filter((opening) => opening.edges.length > 0)) {
      test(`the machine begins at ${state}, by ${edges.join(', ')}`, async () => {
        const { actor, begun } = await goTo(machine, territory, way);
        expect(begun).toEqual(edges);
        actor.stop();
      });
    }

    for (const { from, way, event, text, edges, to } of steps) {
      test(`${from}, ${text} → ${to}`, async () => {
        const testActor = await goTo(machine, territory, way);
        expect(await testActor.dispatch(event)).toEqual(edges);
        expect(placeOf(testActor.actor.getSnapshot(), territory)).toBe(to);
        testActor.actor.stop();
      });
    }

    for (const { state, way, events, labels } of ignoredEvents) {
      test(`${state} ignores ${labels}`, async () => {
        const testActor = await goTo(machine, territory, way);
        const before = testActor.actor.getSnapshot();
        const emittedBefore = testActor.emitted.length;
        for (const event of events) await testActor.dispatch(event);
        const after = testActor.actor.getSnapshot();
        expect([after.status, after.value, after.context]).toEqual([
          before.status,
          before.value,
          before.context,
        ]);
        expect(testActor.emitted).toHaveLength(emittedBefore);
        testActor.actor.stop();
      });
    }

    test('every effect has a name and an edge for its failure', () => {
      const invoked = statesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id));
      const unnamed = invoked.filter((id) => /^\d+\./.test(id));
      const unhandled = invoked.filter((id) => !machine.events.includes(`xstate.error.actor.${id}`));
      expect({ unnamed, unhandled }).toEqual({ unnamed: [], unhandled: [] });
    });

    test('every delay has a name', () => {
      const delays = machine.events.flatMap((type: string) => delayOf(type) ?? []);
      expect(delays.filter((delay) => !(delay in machine.implementations.delays))).toEqual([]);
    });
  });
}

async function goTo(machine: AnyStateMachine, territory: Territory, { input, events }: Way) {
  const testActor = createTestActor(machine, { ...territory, input });
  for (const event of events) await testActor.dispatch(event);
  return testActor;
}
