import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RealtimeFault, type RealtimeRefusal } from '#domain/session/realtime';
import {
  type RealtimeEffects,
  type RealtimeWatcher,
  realtimeMachine,
  realtimeMachineWith,
} from '#machines/realtime/realtime.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const scope = { user: 7, city: 'akashi' };
const signIn = { type: 'sign in', ...scope };
const badges = { badge: 3, chatAdminUnread: 2 };
const fault = (refusal: RealtimeRefusal) => new RealtimeFault(refusal, `test/${refusal}`);
const REFUSALS = ['token ended', 'forbidden', 'invalid custom token', 'failed'] as const;

const connected = { type: 'xstate.done.actor.connect' };
const connectFails = (refusal: RealtimeRefusal) => ({
  type: 'xstate.error.actor.connect',
  error: fault(refusal),
});
const changed = { type: 'document changed', badges };
const missing = { type: 'document missing' };
const watchFails = (refusal: RealtimeRefusal) => ({ type: 'watch failed', problem: fault(refusal) });
const renewed = { type: 'xstate.done.actor.renew' };
const renewFails = { type: 'xstate.error.actor.renew', error: fault('failed') };
const renewedForbidden = { type: 'xstate.done.actor.renewForbidden' };
const backOff = { type: 'xstate.after.backOff.realtime.forbidden.waiting' };
const steady = { type: 'xstate.after.steady.realtime.listening' };
const signOut = { type: 'sign out' };
const signedOut = { type: 'xstate.done.actor.signOut' };

const failed = ['showMessage', { messageId: 'realtime.failed' }];
const forbidden = ['showMessage', { messageId: 'realtime.forbidden' }];

/** `lately` decides the guard that reads the browser’s storage. */
const each = (make: (refusal: RealtimeRefusal) => object): object[] =>
  REFUSALS.flatMap((refusal) => {
    const event = { ...make(refusal), refusal };
    return refusal === 'token ended' ? [event, { ...event, lately: true }] : [event];
  });

walkEveryEdge(realtimeMachine, {
  payloads: {
    'sign in': scope,
    'document changed': { badges },
    'watch failed': each((refusal) => ({ problem: fault(refusal) })),
    'xstate.error.actor.connect': each((refusal) => ({ error: fault(refusal) })),
  },
  guards: { reloadedLately: (dispatched) => 'lately' in dispatched },
  delays: { backOff: 8_000 },
  remembered({ context: { scope: kept, badges: held, denials } }) {
    const parts = [kept ? 'a user' : '', held ? 'badges' : '', denials > 0 ? `denied ${denials}` : ''];
    return parts.filter((text) => text !== '').join(', ');
  },
});

describe('badges without a request', () => {
  test('[R-FB-01] the machine requests a custom token, signs in, then watches the document of the user', async () => {
    const { dispatch, snapshot, startedEffects } = begin();
    expect(snapshot()).toEqual(['idle', null]);
    await dispatch(signIn);
    expect(snapshot()).toEqual(['connecting', null]);
    await dispatch(connected);
    expect(snapshot()).toEqual([{ listening: 'waiting' }, null]);
    expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([
      ['connect', scope],
      ['watch', 7],
    ]);
  });

  test('[R-FB-10] [R-FB-11] every change of the document updates the badges', async () => {
    const { dispatch, snapshot } = begin();
    for (const event of [signIn, connected, changed]) await dispatch(event);
    expect(snapshot()).toEqual([{ listening: 'known' }, badges]);
    await dispatch({ type: 'document changed', badges: { badge: 0, chatAdminUnread: 9 } });
    expect(snapshot()).toEqual([{ listening: 'known' }, { badge: 0, chatAdminUnread: 9 }]);
  });

  test('[R-FB-08] a missing document logs a warning and hides the bell, and may appear later', async () => {
    const { dispatch, snapshot, actions } = begin();
    for (const event of [signIn, connected, changed, missing]) await dispatch(event);
    expect(snapshot()).toEqual([{ listening: 'missing' }, null]);
    expect(actions).toEqual([['warnMissing']]);
    await dispatch(changed);
    expect(snapshot()).toEqual([{ listening: 'known' }, badges]);
  });
});

describe('a token that has ended', () => {
  const ways = [
    ['while connecting', [signIn, connectFails('token ended')]],
    ['while listening', [signIn, connected, changed, watchFails('token ended')]],
  ] as const;

  test.each(ways)(
    '[R-FB-03] [R-FB-04] a token that ends %s is renewed, and the page reloads',
    async (_, events) => {
      const { dispatch, snapshot, actions } = begin();
      for (const event of events) await dispatch(event);
      expect(snapshot()[0]).toBe('renewing');
      await dispatch(renewed);
      expect([snapshot()[0], actions]).toEqual(['reloading', [['reload']]]);
    },
  );

  test.each(ways)(
    '[R-FB-05] a token that ends %s again within 60 s shows the message, without a reload',
    async (_, events) => {
      const { dispatch, snapshot, actions } = begin({ lately: true });
      for (const event of events) await dispatch(event);
      expect(snapshot()).toEqual(['refused', null]);
      expect(actions).toEqual([failed]);
    },
  );

  test('a token that cannot be renewed shows the message', async () => {
    const { dispatch, snapshot, actions } = begin();
    for (const event of [signIn, connectFails('token ended'), renewFails]) await dispatch(event);
    expect(snapshot()[0]).toBe('refused');
    expect(actions).toEqual([['log', renewFails.error], failed]);
  });
});

describe('permission denied', () => {
  test('[R-FB-06] [R-MSG-22] a denial shows the message, renews the token, and connects again after 2 s', async () => {
    const { dispatch, snapshot, actions, clock, actor } = begin();
    for (const event of [signIn, connected, changed, watchFails('forbidden')]) await dispatch(event);
    expect(snapshot()).toEqual([{ forbidden: 'renewing' }, null]);
    expect(actions).toEqual([forbidden]);
    await dispatch(renewedForbidden);
    clock.increment(1_999);
    expect(snapshot()[0]).toEqual({ forbidden: 'waiting' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('connecting');
  });

  test('[R-FB-06] [R-MSG-22] a denial of another listener, as the chat’s, shows the message and renews, and the badges stay', async () => {
    const { dispatch, snapshot, actions } = begin();
    for (const event of [signIn, connected, changed, { type: 'denied' }]) await dispatch(event);
    expect(snapshot()).toEqual([{ listening: 'known' }, badges]);
    expect(actions).toEqual([forbidden, ['renewBeside']]);
  });

  test('a renewal that fails does not prevent another connection', async () => {
    const { dispatch, snapshot } = begin();
    for (const event of [signIn, connected, watchFails('forbidden')]) await dispatch(event);
    await dispatch({ type: 'xstate.error.actor.renewForbidden', error: fault('failed') });
    expect(snapshot()[0]).toEqual({ forbidden: 'waiting' });
  });

  test('repeated denials wait twice as long each time, and the fourth ends in refused', async () => {
    const { dispatch, snapshot, clock, actions } = begin();
    await dispatch(signIn);
    const waited: number[] = [];
    while (waited.length < 3) {
      for (const event of [connected, watchFails('forbidden'), renewedForbidden]) await dispatch(event);
      let ms = 0;
      for (; snapshot()[0] !== 'connecting'; ms += 1_000) clock.increment(1_000);
      waited.push(ms);
    }
    expect(waited).toEqual([2_000, 4_000, 8_000]);
    for (const event of [connected, watchFails('forbidden')]) await dispatch(event);
    expect(snapshot()[0]).toBe('refused');
    expect(actions.slice(-2)).toEqual([
      ['log', expect.objectContaining({ refusal: 'forbidden' })],
      forbidden,
    ]);
  });

  test('after a steady minute the denials are forgotten', async () => {
    const { dispatch, actor } = begin();
    for (const event of [signIn, connected, watchFails('forbidden'), renewedForbidden, backOff, connected])
      await dispatch(event);
    expect(actor.getSnapshot().context.denials).toBe(1);
    await dispatch(steady);
    expect(actor.getSnapshot().context.denials).toBe(0);
  });
});

describe('refused', () => {
  test('[R-FB-07] an invalid custom token is logged, without a message', async () => {
    const { dispatch, snapshot, actions } = begin();
    const refusal = connectFails('invalid custom token');
    for (const event of [signIn, refusal]) await dispatch(event);
    expect(snapshot()).toEqual(['refused', null]);
    expect(actions).toEqual([['log', refusal.error]]);
  });

  test.each([
    ['the sign-in', [signIn, connectFails('failed')]],
    [
      'a call without an answer',
      [signIn, { type: 'xstate.error.actor.connect', error: new Error('network') }],
    ],
    ['the listener', [signIn, connected, watchFails('failed')]],
    ['the SDK', [signIn, connected, { type: 'xstate.error.actor.watch', error: new Error('broken') }]],
  ])('[R-FB-05] [R-MSG-21] a failure of %s is logged and shown', async (_, events) => {
    const { dispatch, snapshot, actions } = begin();
    for (const event of events) await dispatch(event);
    expect(snapshot()).toEqual(['refused', null]);
    expect(actions).toEqual([['log', expect.any(Error)], failed]);
  });

  test('a refused connection can be tried again, as when the browser is online again', async () => {
    const { dispatch, snapshot } = begin();
    for (const event of [signIn, connectFails('failed'), { type: 'try again' }]) await dispatch(event);
    expect(snapshot()[0]).toBe('connecting');
  });
});

describe('signing out', () => {
  const unhurried = [
    [signIn],
    [signIn, connected],
    [signIn, connectFails('token ended')],
    [signIn, connectFails('failed')],
  ];

  test.each(unhurried.map((events) => [events]))(
    'a log-out works at any time and forgets the user',
    async (events) => {
      const { dispatch, snapshot, actor } = begin();
      for (const event of [...events, signOut]) await dispatch(event);
      expect(snapshot()[0]).toBe('leaving');
      expect(actor.getSnapshot().context).toEqual({ scope: null, badges: null, denials: 0 });
      await dispatch(signedOut);
      expect(snapshot()[0]).toBe('idle');
    },
  );

  test('a sign-in during the log-out waits for its end, and a second log-out cancels it', async () => {
    const { dispatch, snapshot, actor } = begin();
    for (const event of [signIn, signOut, { ...signIn, user: 8 }]) await dispatch(event);
    await dispatch(signedOut);
    expect(snapshot()[0]).toBe('connecting');
    expect(actor.getSnapshot().context.scope).toEqual({ user: 8, city: 'akashi' });
    for (const event of [signOut, signIn, signOut, signedOut]) await dispatch(event);
    expect(snapshot()[0]).toBe('idle');
  });

  test('a log-out ends the watching first, and every running effect', async () => {
    const { actor, order, watcher } = performing();
    actor.send(signIn as typeof signIn & { type: 'sign in' });
    await settled();
    expect(order).toEqual(['connect 7', 'watch 7']);
    watcher().changed(badges);
    expect(actor.getSnapshot().context.badges).toEqual(badges);
    actor.send({ type: 'sign out' });
    await settled();
    expect(order).toEqual(['connect 7', 'watch 7', 'unwatch', 'sign out']);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  test('events of the watcher reach the machine', async () => {
    const { actor, order, watcher } = performing();
    actor.send({ type: 'sign in', ...scope });
    await settled();
    watcher().missing();
    expect(actor.getSnapshot().value).toEqual({ listening: 'missing' });
    actor.send({ type: 'denied' });
    expect(order.at(-1)).toBe('renew');
    watcher().failed(fault('failed'));
    expect(actor.getSnapshot().value).toBe('refused');
  });

  test('a missing effect or a user without a city does not compile', () => {
    const actor = createActor(realtimeMachine);
    const mistakes = () => {
      // @ts-expect-error all effects but one are missing
      realtimeMachineWith({ reload: () => undefined });
      // @ts-expect-error the city is missing
      actor.send({ type: 'sign in', user: 7 });
    };
    expect(mistakes).toBeTypeOf('function');
  });
});

/** The machine with effects that are recorded, and promises that the test settles. */
function begin({ lately = false } = {}) {
  const actions: unknown[][] = [];
  const machine = realtimeMachine.provide({
    actions: {
      showMessage: (_, message) => void actions.push(['showMessage', message]),
      log: (_, { problem }) => void actions.push(['log', problem]),
      warnMissing: () => void actions.push(['warnMissing']),
      renewBeside: () => void actions.push(['renewBeside']),
      reload: () => void actions.push(['reload']),
    },
  });
  const testActor = createTestActor(machine, {
    guards: { reloadedLately: () => lately },
    delays: { backOff: 8_000 },
  });
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context.badges];
  };
  return { ...testActor, actions, snapshot };
}

/** The machine with the effects of the application. */
function performing() {
  const order: string[] = [];
  let watching: RealtimeWatcher | undefined;
  const effects: RealtimeEffects = {
    connect: async ({ user }) => void order.push(`connect ${user}`),
    watch(user, watcher) {
      order.push(`watch ${user}`);
      watching = watcher;
      return () => void order.push('unwatch');
    },
    renew: async () => void order.push('renew'),
    signOut: async () => void order.push('sign out'),
    reloadedLately: () => false,
    reload: () => void order.push('reload'),
    showMessage: () => undefined,
    log: () => undefined,
    warnMissing: () => undefined,
  };
  const watcher = () => {
    if (!watching) throw new Error('no watcher is registered');
    return watching;
  };
  return { actor: createActor(realtimeMachineWith(effects)).start(), order, watcher };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
