import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type NotificationsEffects,
  notificationsMachine,
  notificationsMachineWith,
} from '#machines/notifications/notifications.machine';
import { onStage } from './stage';
import { walkEveryEdge } from './walk';

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

const begin = () => {
  const stage = onStage(notificationsMachine);
  const now = () => {
    const { value, context } = stage.actor.getSnapshot();
    return [value, context.current, context.waiting];
  };
  return { ...stage, now };
};
const read = (id: number) => ({ type: 'read', id });
const readAll = { type: 'read all' };
const done = { type: 'xstate.done.actor.markRead' };
const fails = { type: 'xstate.error.actor.markRead', error: refusal };
const allDone = { type: 'xstate.done.actor.markAllRead' };
const allFails = { type: 'xstate.error.actor.markAllRead', error: refusal };

describe('one notification [R-STATE-06]', () => {
  test('a notification is marked as read, and the inbox is idle again', async () => {
    const { play, now } = begin();
    await play(read(1));
    expect(now()).toEqual(['reading', 1, []]);
    await play(done);
    expect(now()).toEqual(['idle', null, []]);
  });

  test('a notification opened during another waits in the queue, once, in the order of requests', async () => {
    const { play, now } = begin();
    for (const id of [3, 1, 2, 1, 3]) await play(read(id));
    expect(now()).toEqual(['reading', 3, [1, 2]]);
    await play(done);
    expect(now()).toEqual(['reading', 1, [2]]);
    await play(done);
    await play(done);
    expect(now()).toEqual(['idle', null, []]);
  });

  test('a notification that fails is emitted as refused, and the queue continues', async () => {
    const { play, now, emitted } = begin();
    for (const id of [1, 2]) await play(read(id));
    await play(fails);
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(now()).toEqual(['reading', 2, []]);
  });

  test('a notification that failed can be requested again', async () => {
    const { play, now } = begin();
    await play(read(1));
    await play(fails);
    expect(now()).toEqual(['idle', null, []]);
    await play(read(1));
    expect(now()).toEqual(['reading', 1, []]);
  });
});

describe('all notifications [R-STATE-07]', () => {
  test('reading all replaces the requests before it', async () => {
    const { play, now } = begin();
    for (const id of [1, 2]) await play(read(id));
    await play(readAll);
    expect(now()).toEqual(['readingAll', null, []]);
    await play(allDone);
    expect(now()).toEqual(['idle', null, []]);
  });

  test.each([
    ['done', [allDone]],
    ['refused', [allFails, done]],
  ])('%s keeps no queue: a notification can be requested again', async (_, events) => {
    const { play, now } = begin();
    for (const event of [read(1), readAll, ...events]) await play(event);
    expect(now()).toEqual(['idle', null, []]);
    await play(read(1));
    expect(now()).toEqual(['reading', 1, []]);
  });

  test('a failure of reading all is emitted and restores the queue, in its order', async () => {
    const { play, now, emitted } = begin();
    for (const id of [1, 2]) await play(read(id));
    await play(readAll);
    await play(read(3));
    await play(allFails);
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(now()).toEqual(['reading', 1, [2, 3]]);
  });

  test('reading all lets a notification opened meanwhile wait, because it may be newer than the response', async () => {
    const { play, now } = begin();
    await play(read(1));
    await play(readAll);
    for (const id of [1, 9, 9]) await play(read(id));
    expect(now()).toEqual(['readingAll', null, [9]]);
    await play(allDone);
    expect(now()).toEqual(['reading', 9, []]);
  });

  test('reading all cannot be requested twice', async () => {
    const { actor, play } = begin();
    await play(readAll);
    expect(actor.getSnapshot().can({ type: 'read all' })).toBe(false);
  });
});

describe('a notice [R-STATE-11]', () => {
  test('a notice is confirmed, and the emitted event has its id', async () => {
    const { play, now, emitted } = begin();
    await play({ type: 'confirm', id: 7 });
    expect(now()).toEqual(['confirming', null, []]);
    await play({ type: 'xstate.done.actor.confirmNotice' });
    expect(emitted).toEqual([{ type: 'confirmed', id: 7 }]);
    expect(now()).toEqual(['idle', null, []]);
  });

  test('a notice that could not be confirmed is emitted as refused, and can be confirmed again', async () => {
    const { actor, play, emitted } = begin();
    await play({ type: 'confirm', id: 7 });
    expect(actor.getSnapshot().can({ type: 'confirm', id: 7 })).toBe(false);
    await play({ type: 'xstate.error.actor.confirmNotice', error: refusal });
    expect(emitted).toEqual([{ type: 'refused', problem: refusal }]);
    expect(actor.getSnapshot().can({ type: 'confirm', id: 7 })).toBe(true);
  });

  test('a notice opened while another is confirmed is read after it', async () => {
    const { play, now } = begin();
    await play({ type: 'confirm', id: 7 });
    await play(read(8));
    await play({ type: 'xstate.done.actor.confirmNotice' });
    expect(now()).toEqual(['reading', 8, []]);
  });
});

describe('sending again [R-SCR-08]', () => {
  const resend = { type: 'resend', id: 4, name: '夏祭り' };

  test('sending again needs a confirmation with the name, and a cancelled one sends no request', async () => {
    const { actor, play, calls } = begin();
    await play(resend);
    expect(actor.getSnapshot().context.resending).toEqual({ id: 4, name: '夏祭り' });
    await play({ type: 'cancel' });
    expect(actor.getSnapshot().context.resending).toBeNull();
    expect([actor.getSnapshot().value, calls]).toEqual(['idle', []]);
  });

  test.each([
    ['done', { type: 'xstate.done.actor.sendAgain' }, { type: 'resent', id: 4 }],
    [
      'refused',
      { type: 'xstate.error.actor.sendAgain', error: refusal },
      { type: 'refused', problem: refusal },
    ],
  ])('%s is emitted, and the confirmation closes', async (_, event, messagesOf) => {
    const { actor, play, emitted } = begin();
    for (const one of [resend, { type: 'send' }, event]) await play(one);
    expect(emitted).toEqual([messagesOf]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.resending]).toEqual(['idle', null]);
  });
});

describe('effects', () => {
  test('the busy tag is set while a notification is being marked', async () => {
    const { actor, play } = begin();
    const busy = () => actor.getSnapshot().hasTag('busy');
    expect(busy()).toBe(false);
    await play(read(1));
    expect(busy()).toBe(true);
    await play(readAll);
    expect(busy()).toBe(true);
    await play(allDone);
    expect(busy()).toBe(false);
  });

  test('an effect gets the id, and is aborted when the actor stops', () => {
    const { actor, calls } = performing();
    actor.send({ type: 'read', id: 4 });
    actor.stop();
    expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([[4, true]]);
  });

  test('read all aborts the single call under way, and is aborted itself when the actor stops', () => {
    const { actor, calls } = performing();
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
    const { actor, calls } = performing();
    for (const event of events) actor.send(event);
    actor.stop();
    expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([[6, true]]);
  });

  test('a missing effect or an event without its id does not compile', () => {
    const actor = createActor(notificationsMachine);
    const mistakes = () => {
      // @ts-expect-error `markAllRead` is missing
      notificationsMachineWith({ markRead: never, confirmNotice: never, sendAgain: never });
      // @ts-expect-error the id is missing
      actor.send({ type: 'read' });
    };
    expect(mistakes).toBeTypeOf('function');
  });
});

const never = () => new Promise<never>(() => undefined);

/** The machine with the effects of the application, which never end by themselves. */
function performing() {
  const calls: { id: number | 'all'; signal: AbortSignal }[] = [];
  const forever = (id: number | 'all', signal: AbortSignal) => {
    calls.push({ id, signal });
    return never();
  };
  const effects: NotificationsEffects = {
    markRead: (id, signal) => forever(id, signal),
    markAllRead: (_, signal) => forever('all', signal),
    confirmNotice: (id, signal) => forever(id, signal),
    sendAgain: (id, signal) => forever(id, signal),
  };
  return { actor: createActor(notificationsMachineWith(effects)).start(), calls };
}
