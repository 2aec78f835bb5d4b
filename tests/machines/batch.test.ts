import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { batchMachine, batchMachineWith } from '#machines/batch/batch.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const rows = [
  { id: 4, name: '佐藤 美咲' },
  { id: 9, name: '鈴木 翔太' },
];
const [firstRow, secondRow] = rows;
const refusal = new Error('refused');

walkEveryEdge(batchMachine, {
  payloads: {
    start: [
      { action: 'publish', rows, isReversible: false },
      { action: 'suspend', rows, isReversible: true },
      { action: 'suspend', rows: [], isReversible: true },
    ],
    'xstate.error.actor.perform': { error: refusal },
  },
  remembered: ({ context: { results } }) =>
    (results as { problem: unknown }[]).map(({ problem }) => (problem ? 'refused' : 'done')).join(),
});

const startEvent = { type: 'start', action: 'suspend', rows, isReversible: false };
const confirmEvent = { type: 'confirm' };
const doneEvent = { type: 'xstate.done.actor.perform' };
const refusedEvent = { type: 'xstate.error.actor.perform', error: refusal };
const emptyContext = { action: '', rows: [], isReversible: false, results: [] };

async function afterEvents(...events: { type: string }[]) {
  const testActor = createTestActor(batchMachine);
  for (const event of events) await testActor.dispatch(event);
  const { value, context } = testActor.actor.getSnapshot();
  return { ...testActor, value, context };
}

describe('the confirmation', () => {
  test('the confirmation has the action and the rows, and no call is made', async () => {
    const { value, context, startedEffects } = await afterEvents(startEvent);
    expect({ value, context, startedEffects }).toEqual({
      value: 'confirming',
      context: { action: 'suspend', rows, isReversible: false, results: [] },
      startedEffects: [],
    });
  });

  test('a cancelled batch keeps no rows', async () => {
    const { value, context } = await afterEvents(startEvent, { type: 'cancel' });
    expect({ value, context }).toEqual({ value: 'idle', context: emptyContext });
  });

  test('a batch without rows opens no confirmation', async () => {
    const { value } = await afterEvents({ ...startEvent, rows: [] } as never);
    expect(value).toBe('idle');
  });
});

test('an action with an inverse begins without a confirmation [A-297]', async () => {
  const { value, startedEffects } = await afterEvents({ ...startEvent, isReversible: true } as never);
  expect({ value, inputs: startedEffects.map(({ input }) => input) }).toEqual({
    value: 'working',
    inputs: [{ action: 'suspend', id: 4 }],
  });
});

describe('the work on the rows', () => {
  test('the batch performs one row after the other, and emits an event at the end', async () => {
    const { value, context, startedEffects, emitted } = await afterEvents(
      startEvent,
      confirmEvent,
      doneEvent,
      doneEvent,
    );
    expect(startedEffects.map(({ input }) => input)).toEqual([
      { action: 'suspend', id: 4 },
      { action: 'suspend', id: 9 },
    ]);
    expect(emitted).toEqual([{ type: 'finished', action: 'suspend', done: [4, 9], left: [] }]);
    expect({ value, context }).toEqual({ value: 'idle', context: emptyContext });
  });

  test('the batch continues after a refusal, and each row has its own outcome', async () => {
    const { value, context, emitted } = await afterEvents(startEvent, confirmEvent, refusedEvent, doneEvent);
    expect(emitted).toEqual([{ type: 'finished', action: 'suspend', done: [9], left: [4] }]);
    expect({ value, results: context.results }).toEqual({
      value: 'reporting',
      results: [
        { ...firstRow, problem: refusal },
        { ...secondRow, problem: null },
      ],
    });
  });

  test('a stopped batch gives up the current row and those after it', async () => {
    const { value, context, emitted } = await afterEvents(startEvent, confirmEvent, doneEvent, {
      type: 'stop',
    });
    expect(emitted).toEqual([{ type: 'finished', action: 'suspend', done: [4], left: [9] }]);
    expect({ value, results: context.results }).toEqual({
      value: 'reporting',
      results: [{ ...firstRow, problem: null }],
    });
  });

  test('a running batch admits no other', async () => {
    const { actor } = await afterEvents(startEvent, confirmEvent);
    expect([actor.getSnapshot().hasTag('busy'), actor.getSnapshot().can(startEvent as never)]).toEqual([
      true,
      false,
    ]);
  });
});

test('the results stay until they are closed', async () => {
  const { value, context } = await afterEvents(startEvent, confirmEvent, refusedEvent, refusedEvent, {
    type: 'close',
  });
  expect({ value, context }).toEqual({ value: 'idle', context: emptyContext });
});

describe('effects', () => {
  test('an effect gets its values, and is aborted when the actor stops', () => {
    const calls: { action: string; id: number; signal: AbortSignal }[] = [];
    const machine = batchMachineWith({
      perform: ({ action, id }, signal) => {
        calls.push({ action, id, signal });
        return new Promise(() => undefined);
      },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'start', action: 'resume', rows, isReversible: false });
    actor.send({ type: 'confirm' });
    actor.stop();
    expect(calls.map(({ action, id, signal }) => [action, id, signal.aborted])).toEqual([
      ['resume', 4, true],
    ]);
  });

  test('a missing effect or a batch without rows does not compile', () => {
    const actor = createActor(batchMachine);
    const typeErrors = () => {
      // @ts-expect-error `perform` is missing
      batchMachineWith({});
      // @ts-expect-error the rows are missing
      actor.send({ type: 'start', action: 'suspend' });
    };
    expect(typeErrors).toBeTypeOf('function');
  });
});
