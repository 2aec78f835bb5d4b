import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { VERSION_INTERVAL } from '#domain/base/limits';
import { type VersionEffects, versionMachine, versionMachineWith } from '#machines/version/version.machine';
import { walkEveryEdge } from './walk-every-edge';

walkEveryEdge(versionMachine, {
  payloads: { 'xstate.done.actor.compare': [{ output: false }, { output: true }] },
  guards: { isTabShown: () => true, losesNothing: () => true, differs: ({ output }) => output === true },
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The machine with effects that a test decides. `reloads` is the number of reloads so far. */
function startMachine({ differs = false, isTabShown = true, losesNothing = true } = {}) {
  const world = { differs: differs as boolean | Error, isTabShown, losesNothing, comparisons: 0, reloads: 0 };
  const effects: VersionEffects = {
    async compare() {
      world.comparisons += 1;
      if (world.differs instanceof Error) throw world.differs;
      return world.differs;
    },
    isTabShown: () => world.isTabShown,
    losesNothing: () => world.losesNothing,
    reload() {
      world.reloads += 1;
    },
  };
  const clock = new SimulatedClock();
  const actor = createActor(versionMachineWith(effects), { clock }).start();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  const show = async () => {
    actor.send({ type: 'tab shown' });
    await settle();
  };
  return { world, actor, pass, show, state: () => actor.getSnapshot().value };
}

const MINUTE = 60_000;

test('the build on the host is compared every 15 minutes while the tab is in front [A-337]', async () => {
  const { world, pass } = startMachine();
  await pass(VERSION_INTERVAL - MINUTE);
  expect(world.comparisons).toBe(1);
  await pass(MINUTE);
  await pass(VERSION_INTERVAL - MINUTE - 1);
  expect(world.comparisons).toBe(1);
  await pass(1);
  expect(world.comparisons).toBe(2);
});

test('a tab in the background is compared when it comes to the front, and not twice within a minute [A-337]', async () => {
  const { world, pass, show } = startMachine({ isTabShown: false });
  await pass(4 * VERSION_INTERVAL);
  expect(world.comparisons).toBe(0);
  world.isTabShown = true;
  await show();
  expect(world.comparisons).toBe(1);
  await pass(MINUTE - 1);
  await show();
  expect(world.comparisons).toBe(1);
  await pass(1);
  await show();
  expect(world.comparisons).toBe(2);
});

test('a host that does not answer counts as no newer version', async () => {
  const { world, state, pass, show } = startMachine();
  world.differs = new Error('offline');
  await show();
  expect(state()).toBe('compared');
  await pass(MINUTE);
  world.differs = true;
  await show();
  expect(state()).toBe('outdated');
});

test('a newer version is loaded by the next change of page that loses nothing, or by the user at any time [A-337]', async () => {
  const { world, state, actor, show } = startMachine({ differs: true, losesNothing: false });
  actor.send({ type: 'page changed' });
  await show();
  expect(state()).toBe('outdated');
  actor.send({ type: 'page changed' });
  world.losesNothing = true;
  expect(world.reloads).toBe(0);
  actor.send({ type: 'page changed' });
  expect(world.reloads).toBe(1);
  world.losesNothing = false;
  actor.send({ type: 'reload' });
  expect([world.reloads, state()]).toEqual([2, 'outdated']);
});

test('a missing effect does not compile', () => {
  // @ts-expect-error `reload` is missing
  expect(() => versionMachineWith({ compare: never, isTabShown: no, losesNothing: no })).toBeTypeOf(
    'function',
  );
});

const never = () => new Promise<never>(() => undefined);
const no = () => false;
