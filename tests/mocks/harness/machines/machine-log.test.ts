import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createMachineLog } from '#mocks/harness/machines/machine-log';

const DOOR = setup({ types: { events: {} as { type: 'push' } | { type: 'lock' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      initial: 'free',
      states: { free: { on: { lock: 'locked' } }, locked: {} },
      on: { push: 'open' },
    },
    open: { on: { push: 'closed' } },
  },
});

/** Starts a machine with effects, which is another object than the drawn one. */
const startDoor = (log: ReturnType<typeof createMachineLog>) =>
  createActor(DOOR.provide({}), { inspect: log.inspect }).start();

test('the log has every edge of a machine, and how often actors took it', () => {
  const log = createMachineLog();
  const first = startDoor(log);
  for (const type of ['push', 'push', 'push'] as const) first.send({ type });
  startDoor(log).send({ type: 'lock' });
  expect(log.machines()).toEqual([
    {
      name: 'door',
      currentStates: ['open', 'closed.locked'],
      edges: [
        { name: 'closed, push → open', times: 2 },
        { name: 'closed.free, lock → closed.locked', times: 1 },
        { name: 'open, push → closed', times: 1 },
      ],
      lastEdge: 'closed.free, lock → closed.locked',
    },
  ]);
});

test('an edge is reported when it is taken for the first time', () => {
  const firstEdges: string[][] = [];
  const log = createMachineLog((...edge) => void firstEdges.push(edge));
  const actor = startDoor(log);
  for (const type of ['push', 'push', 'push'] as const) actor.send({ type });
  expect(firstEdges).toEqual([
    ['door', 'closed, push → open'],
    ['door', 'open, push → closed'],
  ]);
});

test('every edge is reported, and after it the states of the machine are known', () => {
  const log = createMachineLog();
  const reportedEdges: string[][] = [];
  const unsubscribe = log.onEdge((...edge) => void reportedEdges.push(edge));
  const actor = startDoor(log);
  for (const type of ['push', 'push', 'push'] as const) actor.send({ type });
  unsubscribe();
  actor.send({ type: 'push' });
  expect([reportedEdges, log.statesOf('door'), log.statesOf('window')]).toEqual([
    [
      ['door', 'closed, push → open'],
      ['door', 'open, push → closed'],
      ['door', 'closed, push → open'],
    ],
    ['closed.free'],
    [],
  ]);
});

test('a stopped actor and one never started have no state, and their edges stay counted', () => {
  const log = createMachineLog();
  createActor(DOOR, { inspect: log.inspect });
  const actor = startDoor(log);
  actor.send({ type: 'push' });
  actor.stop();
  expect(
    log.machines().map(({ currentStates, edges }) => ({ currentStates, taken: edges[0]?.times })),
  ).toEqual([{ currentStates: [], taken: 1 }]);
});

test('subscribers are notified after the actor has settled, once for several steps', async () => {
  const log = createMachineLog();
  const listener = vi.fn();
  const unsubscribe = log.subscribe(listener);
  const actor = startDoor(log);
  actor.send({ type: 'push' });
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(log.machines()).toBe(log.machines());
  unsubscribe();
  actor.send({ type: 'push' });
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});
