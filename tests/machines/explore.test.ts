import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { placeholdersOf } from '#machines/actors-of';
import { edgesOf } from '#mocks/harness/machines/machine-drawing';
import { createTestActor } from './create-test-actor';
import { explore } from './explore';

/** A machine with two regions, a delay, an effect, an eventless edge, and an edge that cannot be reached. */
const lamp = setup({
  actors: placeholdersOf<{ heat(): Promise<void> }>()('heat'),
  guards: { never: () => false, always: () => true },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'lamp',
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { press: 'heating', locked: { guard: 'never', target: 'on' } } },
        heating: { invoke: { id: 'heat', src: 'heat', onDone: 'ready', onError: 'off' } },
        ready: { always: { guard: 'always', target: 'on' } },
        on: { after: { patience: 'off' } },
      },
    },
    lock: { initial: 'open', states: { open: { on: { locked: 'shut' } }, shut: {} } },
  },
});

describe('explore', () => {
  const { steps, ignoredEvents } = explore(lamp, {});

  test('explore walks every edge but the unreachable one', () => {
    const walked = new Set(steps.flatMap(({ edges }) => edges));
    const drawn = edgesOf(lamp).map(({ name }) => name);
    expect(drawn.filter((name) => !walked.has(name))).toEqual(['light.off, locked [never] → light.on']);
    expect(drawn).toHaveLength(7);
  });

  test('a step has the edges taken and the state where they end', () => {
    const warmed = steps.find(({ text, from }) => text === 'heat done' && from.includes('lock.open'));
    expect(warmed?.to).toBe('(light.on, lock.open)');
    expect(warmed?.edges).toEqual([
      'light.heating, heat done → light.ready',
      'light.ready, [always] → light.on',
    ]);
  });

  test('explore takes the shortest way', () => {
    const shut = steps.find(({ from }) => from === '(light.heating, lock.shut)');
    expect(shut?.way.events.map(({ type }) => type)).toEqual(['press', 'locked']);
  });

  test('explore lists the events that each state ignores', () => {
    expect(ignoredEvents.map(({ state, labels }) => `${state}: ${labels}`)).toEqual([
      '(light.heating, lock.open): press',
      '(light.off, lock.shut): locked',
      '(light.heating, lock.shut): press, locked',
      '(light.on, lock.open): press',
      '(light.on, lock.shut): press, locked',
    ]);
  });
});

test('explore throws for a context that grows without end', () => {
  const counter = setup({
    actions: { count: assign(({ context }) => ({ count: Number(context.count) + 1 })) },
  }).createMachine({ id: 'counter', context: { count: 0 }, on: { press: { actions: 'count' } } });
  expect(() => explore(counter, { remembered: ({ context }) => String(context.count) })).toThrow(
    'counter has too many nodes, such as',
  );
});

describe('createTestActor', () => {
  test('the test actor increments the clock by the length of the named delay', async () => {
    const { actor, dispatch, clock } = createTestActor(lamp);
    await dispatch({ type: 'press' });
    await dispatch({ type: 'xstate.done.actor.heat' });
    clock.increment(999);
    expect(actor.getSnapshot().value).toEqual({ light: 'on', lock: 'open' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ light: 'off', lock: 'open' });
  });

  test('the test actor throws for a delay of unknown length', async () => {
    const { dispatch } = createTestActor(lamp);
    await expect(dispatch({ type: 'xstate.after.unheard.lamp.light.on' })).rejects.toThrow('how long');
  });
});
