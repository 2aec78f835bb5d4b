import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { UNDO_PERIOD } from '#domain/base/limits';
import {
  type DecisionQueueEffects,
  decisionQueueMachine,
  decisionQueueMachineWith,
  type HeldDecision,
  type QueueDecision,
} from '#machines/decision-queue/decision-queue.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const decision = (id: number, verdict = 'approve'): QueueDecision => ({
  id,
  verdict,
  name: `No. ${id}`,
  waited: true,
  at: 0,
});
const decide = (id: number, verdict?: string) => ({ type: 'decide', decision: decision(id, verdict) });
const decideOfKind = (kind: string) => ({ type: 'decide', decision: { ...decision(1), kind } });
const delivered = { type: 'xstate.done.actor.deliver', output: 'sent' };
const deliveredAsTaken = { type: 'xstate.done.actor.deliver', output: 'taken' };
const refusal = new Error('offline');
const deliverFailed = { type: 'xstate.error.actor.deliver', error: refusal };

walkEveryEdge(decisionQueueMachine, {
  inputs: [{ left: [] }],
  payloads: {
    decide: [{ decision: decision(1) }],
    due: [{ serial: 1 }],
    retry: { id: 1 },
    discard: { id: 1 },
    'xstate.done.actor.deliver': [delivered, deliveredAsTaken],
    'xstate.error.actor.deliver': deliverFailed,
  },
  remembered: ({ context }) =>
    // The first decisions only: a walk that decides without end would not terminate.
    [Math.min(context.serial, 2), ...context.held.map(({ phase }: HeldDecision) => phase)].join(),
});

function startMachine(left: readonly QueueDecision[] = []) {
  const testActor = createTestActor(decisionQueueMachine, { input: { left } });
  const held = () =>
    testActor.actor.getSnapshot().context.held.map(({ id, verdict, phase }: HeldDecision) => ({
      id,
      verdict,
      phase,
    }));
  /** The decisions that were handed to the effect. */
  const sent = () => testActor.startedEffects.map(({ input }) => (input as QueueDecision).id);
  const passTime = async (ms: number) => {
    testActor.clock.increment(ms);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { ...testActor, held, sent, passTime };
}

test('decisions that an earlier page has left behind wait for the user, before new ones (A-280)', async () => {
  const { actor, dispatch, passTime, sent, held } = startMachine([decision(1), decision(2, 'reject')]);
  expect(actor.getSnapshot().context).toEqual({
    held: [
      { ...decision(1), serial: 1, phase: 'failed', problem: null },
      { ...decision(2, 'reject'), serial: 2, phase: 'failed', problem: null },
    ],
    settled: 0,
    serial: 2,
  });
  await passTime(60_000);
  expect(sent()).toEqual([]);
  await dispatch({ type: 'retry', id: 2 });
  expect(sent()).toEqual([2]);
  await dispatch(delivered);
  await dispatch({ type: 'discard', id: 1 });
  await dispatch(decide(3));
  expect(held()).toEqual([{ id: 3, verdict: 'approve', phase: 'undoable' }]);
});

describe('undoing', () => {
  test('a decision is not sent before its time has passed, and then once', async () => {
    const { dispatch, passTime, sent, held } = startMachine();
    await dispatch(decide(1));
    await passTime(UNDO_PERIOD - 1);
    expect([sent(), held()]).toEqual([[], [{ id: 1, verdict: 'approve', phase: 'undoable' }]]);
    await passTime(1);
    expect([sent(), held()]).toEqual([[1], [{ id: 1, verdict: 'approve', phase: 'sending' }]]);
    await dispatch(delivered);
    await passTime(UNDO_PERIOD);
    expect([sent(), held()]).toEqual([[1], []]);
  });

  test('each decision has a time of its own: the next one does not send the one before', async () => {
    const { dispatch, passTime, sent } = startMachine();
    await dispatch(decide(1));
    await passTime(5_000);
    await dispatch(decide(2));
    expect(sent()).toEqual([]);
    await passTime(3_000);
    expect(sent()).toEqual([1]);
    await dispatch(delivered);
    await passTime(5_000);
    expect(sent()).toEqual([1, 2]);
  });

  test('undoing withdraws the latest decision, then the one before it', async () => {
    const { dispatch, passTime, sent, held, emitted } = startMachine();
    for (const id of [1, 2, 3]) await dispatch(decide(id));
    await dispatch({ type: 'undo' });
    await dispatch({ type: 'undo' });
    expect(held()).toEqual([{ id: 1, verdict: 'approve', phase: 'undoable' }]);
    await passTime(UNDO_PERIOD);
    await dispatch(delivered);
    expect(sent()).toEqual([1]);
    expect(emitted.map(({ type, decision: { id } }) => [type, id])).toEqual([
      ['decided', 1],
      ['decided', 2],
      ['decided', 3],
      ['undone', 3],
      ['undone', 2],
      ['sent', 1],
    ]);
  });

  test('a decision made anew after an undo has its whole time again', async () => {
    const { dispatch, passTime, sent, held } = startMachine();
    await dispatch(decide(1, 'approve'));
    await passTime(7_000);
    await dispatch({ type: 'undo' });
    await dispatch(decide(1, 'reject'));
    await passTime(1_000);
    expect([sent(), held()]).toEqual([[], [{ id: 1, verdict: 'reject', phase: 'undoable' }]]);
    await passTime(7_000);
    expect(held()).toEqual([{ id: 1, verdict: 'reject', phase: 'sending' }]);
  });

  test('a decision that is being sent can neither be undone nor be made twice', async () => {
    const { dispatch, passTime, actor, sent } = startMachine();
    await dispatch(decide(1));
    expect(actor.getSnapshot().can(decide(1) as never)).toBe(false);
    await passTime(UNDO_PERIOD);
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false);
    expect(actor.getSnapshot().can(decide(1) as never)).toBe(false);
    await dispatch({ type: 'send now' });
    expect(sent()).toEqual([1]);
  });
});

describe('sending', () => {
  test('leaving the page sends all decisions at once, one after another, in the order of deciding', async () => {
    const { dispatch, passTime, sent, held } = startMachine();
    for (const id of [3, 1, 2]) await dispatch(decide(id));
    await dispatch({ type: 'send now' });
    for (let remaining = 3; remaining > 0; remaining -= 1) {
      expect(sent()).toHaveLength(4 - remaining);
      await dispatch(delivered);
    }
    await passTime(UNDO_PERIOD);
    expect([sent(), held()]).toEqual([[3, 1, 2], []]);
  });

  test('a failed decision is kept with its reason, the later ones are sent, and it is sent again on request', async () => {
    const { dispatch, actor, sent, held, emitted } = startMachine();
    await dispatch(decide(1));
    await dispatch(decide(2));
    await dispatch({ type: 'send now' });
    await dispatch(deliverFailed);
    await dispatch(delivered);
    expect(held()).toEqual([{ id: 1, verdict: 'approve', phase: 'failed' }]);
    expect(actor.getSnapshot().context.held[0]?.problem).toBe(refusal);
    await dispatch({ type: 'retry', id: 1 });
    expect(actor.getSnapshot().context.held[0]?.problem).toBeNull();
    await dispatch(delivered);
    expect([sent(), held(), actor.getSnapshot().context.settled]).toEqual([[1, 2, 1], [], 2]);
    expect(emitted.map(({ type }) => type)).toEqual(['decided', 'decided', 'failed', 'sent', 'sent']);
  });

  test('a failed decision is discarded, or replaced by another one about the same record', async () => {
    const { dispatch, held } = startMachine();
    for (const id of [1, 2]) await dispatch(decide(id));
    await dispatch({ type: 'send now' });
    await dispatch(deliverFailed);
    await dispatch(deliverFailed);
    await dispatch({ type: 'discard', id: 1 });
    await dispatch(decide(2, 'reject'));
    expect(held()).toEqual([{ id: 2, verdict: 'reject', phase: 'undoable' }]);
  });

  test('two records of different kinds may have one id: each has its own decision, failure and retry', async () => {
    const { actor, dispatch, sent } = startMachine();
    const kinds = () =>
      actor.getSnapshot().context.held.map(({ kind, phase }: HeldDecision) => `${kind} ${phase}`);
    await dispatch(decideOfKind('report'));
    await dispatch(decideOfKind('reserve'));
    await dispatch(decideOfKind('reserve'));
    expect(kinds()).toEqual(['report undoable', 'reserve undoable']);
    await dispatch({ type: 'send now' });
    await dispatch(deliverFailed);
    await dispatch(deliverFailed);
    await dispatch({ type: 'retry', id: 1, kind: 'reserve' });
    expect([kinds(), sent()]).toEqual([
      ['report failed', 'reserve sending'],
      [1, 1, 1],
    ]);
    await dispatch(deliverFailed);
    await dispatch({ type: 'discard', id: 1 });
    await dispatch({ type: 'discard', id: 1, kind: 'report' });
    expect(kinds()).toEqual(['reserve failed']);
  });

  test('a decision about a record that another user decided first is announced as taken, and leaves the queue', async () => {
    const { dispatch, held, emitted } = startMachine();
    await dispatch(decide(1));
    await dispatch({ type: 'send now' });
    await dispatch(deliveredAsTaken);
    expect([held(), emitted.map(({ type }) => type)]).toEqual([[], ['decided', 'taken']]);
  });
});

test('the machine calls the effects that it is given', async () => {
  const sent: number[] = [];
  const effects: DecisionQueueEffects = {
    async deliver({ id }) {
      sent.push(id);
      return 'sent';
    },
  };
  const actor = createActor(decisionQueueMachineWith(effects), { input: { left: [] } }).start();
  actor.send({ type: 'decide', decision: decision(5) });
  actor.send({ type: 'send now' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([sent, actor.getSnapshot().context.held]).toEqual([[5], []]);
  actor.stop();
});
