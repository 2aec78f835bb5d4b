import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { type ReportsEffects, reportsMachine, reportsMachineWith } from '#machines/reports/reports.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const refusal = new Error('refused');

walkEveryEdge(reportsMachine, {
  payloads: {
    'mark read': [{ ids: [1, 2] }, { ids: [] }],
    'xstate.done.actor.count': [{ output: 3 }, { output: 4 }],
  },
  remembered: ({ context }) => (context.count === null ? '' : `${context.count} known`),
});

const startMachine = () => {
  const testActor = createTestActor(reportsMachine);
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return { value, context };
  };
  return { ...testActor, snapshot };
};
const COUNTING = { watching: 'counting' };
const RESTING = { watching: 'resting' };
const emptyContext = { count: null, marked: [] };
const countDone = (output: number) => ({ type: 'xstate.done.actor.count', output });
const markReadEvent = (...ids: number[]) => ({ type: 'mark read', ids });

describe('watching [R-SCR-16]', () => {
  test('the machine counts the waiting reports at once, and again with every interval [R-CONST-14]', async () => {
    const { dispatch, snapshot, startedEffects, clock } = startMachine();
    expect(startedEffects.map(({ id }) => id)).toEqual(['count']);
    await dispatch(countDone(3));
    expect(snapshot()).toEqual({ value: RESTING, context: { ...emptyContext, count: 3 } });
    clock.increment(POLLING_INTERVAL - 1);
    expect(snapshot().value).toEqual(RESTING);
    clock.increment(1);
    expect(snapshot().value).toEqual(COUNTING);
  });

  test('a changed count is emitted, an unchanged one is not', async () => {
    const { dispatch, clock, emitted } = startMachine();
    for (const count of [3, 3, 4, 4, 2]) {
      await dispatch(countDone(count));
      clock.increment(POLLING_INTERVAL);
    }
    expect(emitted).toEqual([{ type: 'changed' }, { type: 'changed' }]);
  });

  test('a failed count is repeated, and emits no event', async () => {
    const { dispatch, snapshot, clock, emitted } = startMachine();
    await dispatch({ type: 'xstate.error.actor.count', error: refusal });
    expect(snapshot().value).toEqual(RESTING);
    clock.increment(POLLING_INTERVAL);
    expect(snapshot().value).toEqual(COUNTING);
    expect(emitted).toEqual([]);
  });
});

describe('marking read [R-STATE-03]', () => {
  test('marking sends the selected reports together, emits them, and counts again', async () => {
    const { dispatch, snapshot, startedEffects, emitted } = startMachine();
    await dispatch(countDone(3));
    await dispatch(markReadEvent(4, 9));
    expect(snapshot()).toEqual({ value: 'marking', context: { count: 3, marked: [4, 9] } });
    await dispatch({ type: 'xstate.done.actor.markRead' });
    expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([
      ['count', undefined],
      ['markRead', [4, 9]],
      ['count', undefined],
    ]);
    await dispatch(countDone(1));
    // The count falls by two by this user’s action, so no change is emitted.
    expect(emitted).toEqual([{ type: 'marked', ids: [4, 9] }]);
    expect(snapshot()).toEqual({ value: RESTING, context: { ...emptyContext, count: 1 } });
  });

  test('marking without reports cannot start', () => {
    const { actor } = startMachine();
    const can = (...ids: number[]) => actor.getSnapshot().can({ type: 'mark read', ids });
    expect([can(), can(1)]).toEqual([false, true]);
  });

  test('a marking that fails is emitted as refused, and can be tried again', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    await dispatch(markReadEvent(4));
    await dispatch({ type: 'xstate.error.actor.markRead', error: refusal });
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    await dispatch(markReadEvent(4));
    expect(snapshot().value).toBe('marking');
  });

  test('a running marking lets no other work start', async () => {
    const { actor, dispatch } = startMachine();
    await dispatch(markReadEvent(4));
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().can(markReadEvent(5) as never)).toBe(false);
  });
});

describe('effects', () => {
  test('an effect gets its values, and is aborted when the actor stops', () => {
    const { actor, calls } = startWithEffects();
    actor.send({ type: 'mark read', ids: [4, 9] });
    actor.stop();
    expect(calls.map(({ requests, signal }) => [requests, signal?.aborted])).toEqual([
      ['count', undefined],
      [[4, 9], true],
    ]);
  });

  test('a missing effect or an event without its reports does not compile', () => {
    const actor = createActor(reportsMachine);
    const typeErrors = () => {
      // @ts-expect-error `markRead` is missing
      reportsMachineWith({ count: never });
      // @ts-expect-error the ids are missing
      actor.send({ type: 'mark read' });
    };
    expect(typeErrors).toBeTypeOf('function');
  });
});

const never = () => new Promise<never>(() => undefined);

/** The machine with the effects of the application, which never end by themselves. */
function startWithEffects() {
  const calls: { requests: unknown; signal?: AbortSignal }[] = [];
  const pendingEffect = (requests: unknown, signal?: AbortSignal) => {
    calls.push({ requests, signal });
    return never();
  };
  const effects: ReportsEffects = {
    count: () => pendingEffect('count'),
    markRead: (ids, signal) => pendingEffect(ids, signal),
  };
  return { actor: createActor(reportsMachineWith(effects)).start(), calls };
}
