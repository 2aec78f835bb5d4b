import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type NotificationsEffects,
  notificationsMachine,
  notificationsMachineWith,
} from '#machines/notifications/notifications.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const refusal = new Error('refused');

walkEveryEdge(notificationsMachine, {
  payloads: {
    read: [{ id: 1 }, { id: 2 }],
    confirm: { id: 3 },
    resend: { id: 4, name: '夏祭り' },
  },
  remembered({ context: { current, waiting, covered } }) {
    const queues = [
      ['now', current === null ? [] : [current]],
      ['then', waiting],
      ['instead of', covered],
    ] as const;
    return queues.flatMap(([text, ids]) => (ids.length > 0 ? `${text} ${ids.join(' ')}` : [])).join(', ');
  },
});

const startMachine = () => {
  const testActor = createTestActor(notificationsMachine);
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context.current, context.waiting];
  };
  return { ...testActor, snapshot };
};
const readEvent = (id: number) => ({ type: 'read', id });
const readAllEvent = { type: 'read all' };
const doneEvent = { type: 'xstate.done.actor.markRead' };
const errorEvent = { type: 'xstate.error.actor.markRead', error: refusal };
const allDoneEvent = { type: 'xstate.done.actor.markAllRead' };
const allErrorEvent = { type: 'xstate.error.actor.markAllRead', error: refusal };

describe('one notification [R-STATE-06]', () => {
  test('a notification is marked as read, and the inbox is idle again', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(readEvent(1));
    expect(snapshot()).toEqual(['reading', 1, []]);
    await dispatch(doneEvent);
    expect(snapshot()).toEqual(['idle', null, []]);
  });

  test('a notification opened during another waits in the queue, once, in the order of requests', async () => {
    const { dispatch, snapshot } = startMachine();
    for (const id of [3, 1, 2, 1, 3]) await dispatch(readEvent(id));
    expect(snapshot()).toEqual(['reading', 3, [1, 2]]);
    await dispatch(doneEvent);
    expect(snapshot()).toEqual(['reading', 1, [2]]);
    await dispatch(doneEvent);
    await dispatch(doneEvent);
    expect(snapshot()).toEqual(['idle', null, []]);
  });

  test('a notification that fails is emitted as refused, and the queue continues', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    for (const id of [1, 2]) await dispatch(readEvent(id));
    await dispatch(errorEvent);
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(snapshot()).toEqual(['reading', 2, []]);
  });

  test('a notification that failed can be requested again', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(readEvent(1));
    await dispatch(errorEvent);
    expect(snapshot()).toEqual(['idle', null, []]);
    await dispatch(readEvent(1));
    expect(snapshot()).toEqual(['reading', 1, []]);
  });
});

describe('all notifications [R-STATE-07]', () => {
  test('reading all replaces the requests before it', async () => {
    const { dispatch, snapshot } = startMachine();
    for (const id of [1, 2]) await dispatch(readEvent(id));
    await dispatch(readAllEvent);
    expect(snapshot()).toEqual(['readingAll', null, []]);
    await dispatch(allDoneEvent);
    expect(snapshot()).toEqual(['idle', null, []]);
  });

  test.each([
    ['done', [allDoneEvent]],
    ['refused', [allErrorEvent, doneEvent]],
  ])('%s keeps no queue: a notification can be requested again', async (_, events) => {
    const { dispatch, snapshot } = startMachine();
    for (const event of [readEvent(1), readAllEvent, ...events]) await dispatch(event);
    expect(snapshot()).toEqual(['idle', null, []]);
    await dispatch(readEvent(1));
    expect(snapshot()).toEqual(['reading', 1, []]);
  });

  test('a failure of reading all is emitted and restores the queue, in its order', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    for (const id of [1, 2]) await dispatch(readEvent(id));
    await dispatch(readAllEvent);
    await dispatch(readEvent(3));
    await dispatch(allErrorEvent);
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(snapshot()).toEqual(['reading', 1, [2, 3]]);
  });

  test('reading all lets a notification opened meanwhile wait, because it may be newer than the response', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch(readEvent(1));
    await dispatch(readAllEvent);
    for (const id of [1, 9, 9]) await dispatch(readEvent(id));
    expect(snapshot()).toEqual(['readingAll', null, [9]]);
    await dispatch(allDoneEvent);
    expect(snapshot()).toEqual(['reading', 9, []]);
  });

  test('reading all cannot be requested twice', async () => {
    const { actor, dispatch } = startMachine();
    await dispatch(readAllEvent);
    expect(actor.getSnapshot().can({ type: 'read all' })).toBe(false);
  });
});

describe('a notice [R-STATE-11]', () => {
  test('a notice is confirmed, and the emitted event has its id', async () => {
    const { dispatch, snapshot, emitted } = startMachine();
    await dispatch({ type: 'confirm', id: 7 });
    expect(snapshot()).toEqual(['confirming', null, []]);
    await dispatch({ type: 'xstate.done.actor.confirmNotice' });
    expect(emitted).toEqual([{ type: 'confirmed', id: 7 }]);
    expect(snapshot()).toEqual(['idle', null, []]);
  });

  test('a notice that could not be confirmed is emitted as refused, and can be confirmed again', async () => {
    const { actor, dispatch, emitted } = startMachine();
    await dispatch({ type: 'confirm', id: 7 });
    expect(actor.getSnapshot().can({ type: 'confirm', id: 7 })).toBe(false);
    await dispatch({ type: 'xstate.error.actor.confirmNotice', error: refusal });
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(actor.getSnapshot().can({ type: 'confirm', id: 7 })).toBe(true);
  });

  test('a notice opened while another is confirmed is read after it', async () => {
    const { dispatch, snapshot } = startMachine();
    await dispatch({ type: 'confirm', id: 7 });
    await dispatch(readEvent(8));
    await dispatch({ type: 'xstate.done.actor.confirmNotice' });
    expect(snapshot()).toEqual(['reading', 8, []]);
  });
});

describe('sending again [R-SCR-08]', () => {
  const resendEvent = { type: 'resend', id: 4, name: '夏祭り' };

  test('sending again needs a confirmation with the name, and a cancelled one sends no request', async () => {
    const { actor, dispatch, startedEffects } = startMachine();
    await dispatch(resendEvent);
    expect(actor.getSnapshot().context.resending).toEqual({ id: 4, name: '夏祭り' });
    await dispatch({ type: 'cancel' });
    expect(actor.getSnapshot().context.resending).toBeNull();
    expect([actor.getSnapshot().value, startedEffects]).toEqual(['idle', []]);
  });

  test.each([
    ['done', { type: 'xstate.done.actor.sendAgain' }, { type: 'resent', id: 4 }],
    [
      'refused',
      { type: 'xstate.error.actor.sendAgain', error: refusal },
      { type: 'refused', problem: refusal },
    ],
  ])('%s is emitted, and the confirmation closes', async (_, event, expectedEvent) => {
    const { actor, dispatch, emitted } = startMachine();
    for (const nextEvent of [resendEvent, { type: 'send' }, event]) await dispatch(nextEvent);
    expect(emitted).toEqual([expectedEvent]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.resending]).toEqual(['idle', null]);
  });
});

describe('effects', () => {
  test('the busy tag is set while a notification is being marked', async () => {
    const { actor, dispatch } = startMachine();
    const isBusy = () => actor.getSnapshot().hasTag('busy');
    expect(isBusy()).toBe(false);
    await dispatch(readEvent(1));
    expect(isBusy()).toBe(true);
    await dispatch(readAllEvent);
    expect(isBusy()).toBe(true);
    await dispatch(allDoneEvent);
    expect(isBusy()).toBe(false);
  });

  test('an effect gets the id, and is aborted when the actor stops', () => {
    const { actor, calls } = startWithEffects();
    actor.send({ type: 'read', id: 4 });
    actor.stop();
    expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([[4, true]]);
  });

  test('read all aborts the single call under way, and is aborted itself when the actor stops', () => {
    const { actor, calls } = startWithEffects();
    actor.send({ type: 'read', id: 4 });
    actor.send({ type: 'read all' });
    expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([
      [4, true],
      ['all', false],
    ]);
    actor.stop();
    expect(calls.at(-1)?.signal.aborted).toBe(true);
  });

  test.each([
    ['confirming', [{ type: 'confirm', id: 6 }]],
    ['sending again', [{ type: 'resend', id: 6, name: '夏祭り' }, { type: 'send' }]],
  ] as const)('%s gets the id, and is aborted when the actor stops', (_, events) => {
    const { actor, calls } = startWithEffects();
    for (const event of events) actor.send(event);
    actor.stop();
    expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([[6, true]]);
  });

  test('a missing effect or an event without its id does not compile', () => {
    const actor = createActor(notificationsMachine);
    const typeErrors = () => {
      // @ts-expect-error `markAllRead` is missing
      notificationsMachineWith({ markRead: never, confirmNotice: never, sendAgain: never });
      // @ts-expect-error the id is missing
      actor.send({ type: 'read' });
    };
    expect(typeErrors).toBeTypeOf('function');
  });
});

const never = () => new Promise<never>(() => undefined);

/** The machine with the effects of the application, which never end by themselves. */
function startWithEffects() {
  const calls: { id: number | 'all'; signal: AbortSignal }[] = [];
  const pendingEffect = (id: number | 'all', signal: AbortSignal) => {
    calls.push({ id, signal });
    return never();
  };
  const effects: NotificationsEffects = {
    markRead: (id, signal) => pendingEffect(id, signal),
    markAllRead: (_, signal) => pendingEffect('all', signal),
    confirmNotice: (id, signal) => pendingEffect(id, signal),
    sendAgain: (id, signal) => pendingEffect(id, signal),
  };
  return { actor: createActor(notificationsMachineWith(effects)).start(), calls };
}
