import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createMachineLog } from '#mocks/demo/machine-log';

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

/** A machine with its effects is another object than the one that is drawn. */
const begin = (log: ReturnType<typeof createMachineLog>) =>
  createActor(DOOR.provide({}), { inspect: log.inspect }).start();

test('every edge of a machine is known, and how often actors of it took one', () => {
  const log = createMachineLog();
  const first = begin(log);
  for (const type of ['push', 'push', 'push'] as const) first.send({ type });
  begin(log).send({ type: 'lock' });
  expect(log.machines()).toEqual([
    {
      name: 'door',
      places: ['open', 'closed.locked'],
      edges: [
        { name: 'closed, push → open', times: 2 },
        { name: 'closed.free, lock → closed.locked', times: 1 },
        { name: 'open, push → closed', times: 1 },
      ],
    },
  ]);
});

test('an actor that has ended is nowhere, one that was never started neither; what they did is kept', () => {
  const log = createMachineLog();
  createActor(DOOR, { inspect: log.inspect });
  const actor = begin(log);
  actor.send({ type: 'push' });
  actor.stop();
  expect(log.machines().map(({ places, edges }) => ({ places, taken: edges[0]?.times }))).toEqual([
    { places: [], taken: 1 },
  ]);
});

test('listeners hear of a change when the actor is done with it, once for many steps', async () => {
  const log = createMachineLog();
  const heard = vi.fn();
  const stop = log.subscribe(heard);
  const actor = begin(log);
  actor.send({ type: 'push' });
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(log.machines()).toBe(log.machines());
  stop();
  actor.send({ type: 'push' });
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});
