import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { VERSION_INTERVAL } from '#domain/base/limits';
import { type VersionEffects, versionMachine, versionMachineWith } from '#machines/version/version.machine';
import { walkEveryEdge } from './walk';

walkEveryEdge(versionMachine, {
  payloads: { 'xstate.done.actor.compare': [{ output: false }, { output: true }] },
  guards: { isTabShown: () => true, losesNothing: () => true, differs: ({ output }) => output === true },
});

const settle = () => new Promise((done) => setTimeout(done));

/** The machine with effects that a test decides. `reloads` is the number of reloads so far. */
function begin({ differs = false, isTabShown = true, losesNothing = true } = {}) {
  const now = { differs: differs as boolean | Error, isTabShown, losesNothing, comparisons: 0, reloads: 0 };
  const effects: VersionEffects = {
    async compare() {
      now.comparisons += 1;
      if (now.differs instanceof Error) throw now.differs;
      return now.differs;
    },
    isTabShown: () => now.isTabShown,
    losesNothing: () => now.losesNothing,
    reload() {
      now.reloads += 1;
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
  return { now, actor, pass, show, state: () => actor.getSnapshot().value };
}

const MINUTE = 60_000;

test('the build on the host is compared every 15 minutes while the tab is in front [A-337]', async () => {
  const { now, pass } = begin();
  await pass(VERSION_INTERVAL - MINUTE);
  expect(now.comparisons).toBe(1);
  await pass(MINUTE);
  await pass(VERSION_INTERVAL - MINUTE - 1);
  expect(now.comparisons).toBe(1);
  await pass(1);
  expect(now.comparisons).toBe(2);
});

test('a tab in the background is compared when it comes to the front, and not twice within a minute [A-337]', async () => {
  const { now, pass, show } = begin({ isTabShown: false });
  await pass(4 * VERSION_INTERVAL);
  expect(now.comparisons).toBe(0);
  now.isTabShown = true;
  await show();
  expect(now.comparisons).toBe(1);
  await pass(MINUTE - 1);
  await show();
  expect(now.comparisons).toBe(1);
  await pass(1);
  await show();
  expect(now.comparisons).toBe(2);
});

test('a host that does not answer is no news', async () => {
  const { now, state, pass, show } = begin();
  now.differs = new Error('offline');
  await show();
  expect(state()).toBe('compared');
  await pass(MINUTE);
  now.differs = true;
  await show();
  expect(state()).toBe('outdated');
});

test('a newer version is loaded by the next change of page that loses nothing, or by the user at any time [A-337]', async () => {
  const { now, state, actor, show } = begin({ differs: true, losesNothing: false });
  actor.send({ type: 'page changed' });
  await show();
  expect(state()).toBe('outdated');
  actor.send({ type: 'page changed' });
  now.losesNothing = true;
  expect(now.reloads).toBe(0);
  actor.send({ type: 'page changed' });
  expect(now.reloads).toBe(1);
  now.losesNothing = false;
  actor.send({ type: 'reload' });
  expect([now.reloads, state()]).toEqual([2, 'outdated']);
});

test('a missing effect does not compile', () => {
  // @ts-expect-error `reload` is missing
  expect(() => versionMachineWith({ compare: never, isTabShown: no, losesNothing: no })).toBeTypeOf(
    'function',
  );
});

const never = () => new Promise<never>(() => undefined);
const no = () => false;
