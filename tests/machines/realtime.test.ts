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
const signInEvent = { type: 'sign in', ...scope };
const badges = { badge: 3, chatAdminUnread: 2 };
const realtimeFault = (refusal: RealtimeRefusal) => new RealtimeFault(refusal, `test/${refusal}`);
const REFUSALS = ['token ended', 'forbidden', 'invalid custom token', 'failed'] as const;

const connectDone = { type: 'xstate.done.actor.connect' };
const connectFailed = (refusal: RealtimeRefusal) => ({
  type: 'xstate.error.actor.connect',
  error: realtimeFault(refusal),
});
const documentChanged = { type: 'document changed', badges };
const documentMissing = { type: 'document missing' };
const watchFailed = (refusal: RealtimeRefusal) => ({ type: 'watch failed', problem: realtimeFault(refusal) });
const renewDone = { type: 'xstate.done.actor.renew' };
const renewFailed = { type: 'xstate.error.actor.renew', error: realtimeFault('failed') };
const renewForbiddenDone = { type: 'xstate.done.actor.renewForbidden' };
const backOffElapsed = { type: 'xstate.after.backOff.realtime.forbidden.waiting' };
const steadyElapsed = { type: 'xstate.after.steady.realtime.listening' };
const signOutEvent = { type: 'sign out' };
const signOutDone = { type: 'xstate.done.actor.signOut' };

const failedMessage = ['showMessage', { messageId: 'realtime.failed' }];
const forbiddenMessage = ['showMessage', { messageId: 'realtime.forbidden' }];

/** `lately` in the event decides the guard that reads the browser’s storage. */
const forEachRefusal = (make: (refusal: RealtimeRefusal) => object): object[] =>
  REFUSALS.flatMap((refusal) => {
    const event = { ...make(refusal), refusal };
    return refusal === 'token ended' ? [event, { ...event, lately: true }] : [event];
  });

walkEveryEdge(realtimeMachine, {
  payloads: {
    'sign in': scope,
    'document changed': { badges },
    'watch failed': forEachRefusal((refusal) => ({ problem: realtimeFault(refusal) })),
    'xstate.error.actor.connect': forEachRefusal((refusal) => ({ error: realtimeFault(refusal) })),
  },
  guards: { reloadedLately: (dispatched) => 'lately' in dispatched },
  delays: { backOff: 8_000 },
  remembered({ context: { scope: watchedScope, badges: knownBadges, denials } }) {
    const parts = [
      watchedScope ? 'a user' : '',
      knownBadges ? 'badges' : '',
      denials > 0 ? `denied ${denials}` : '',
    ];
    return parts.filter((text) => text !== '').join(', ');
  },
});

describe('badges without a request', () => {
  test('[R-FB-01] the machine requests a custom token, signs in, then watches the document of the user', async () => {
    const { dispatch, snapshot, startedEffects } = startMachine();
    expect(snapshot()).toEqual(['idle', null]);
    await dispatch(signInEvent);
    expect(snapshot()).toEqual(['connecting', null]);
    await dispatch(connectDone);
    expect(snapshot()).toEqual([{ listening: 'waiting' }, null]);
    expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([
      ['connect', scope],
      ['watch', 7],
    ]);
  });

  test('[R-FB-10] [R-FB-11] every change of the document updates the badges', async () => {
    const { dispatch, snapshot } = startMachine();
    for (const event of [signInEvent, connectDone, documentChanged]) await dispatch(event);
    expect(snapshot()).toEqual([{ listening: 'known' }, badges]);
    await dispatch({ type: 'document changed', badges: { badge: 0, chatAdminUnread: 9 } });
    expect(snapshot()).toEqual([{ listening: 'known' }, { badge: 0, chatAdminUnread: 9 }]);
  });

  test('[R-FB-08] a missing document logs a warning and hides the bell, and may appear later', async () => {
    const { dispatch, snapshot, actions } = startMachine();
    for (const event of [signInEvent, connectDone, documentChanged, documentMissing]) await dispatch(event);
    expect(snapshot()).toEqual([{ listening: 'missing' }, null]);
    expect(actions).toEqual([['warnMissing']]);
    await dispatch(documentChanged);
    expect(snapshot()).toEqual([{ listening: 'known' }, badges]);
  });
});

describe('a token that has ended', () => {
  const eventsUntilTokenEnds = [
    ['while connecting', [signInEvent, connectFailed('token ended')]],
    ['while listening', [signInEvent, connectDone, documentChanged, watchFailed('token ended')]],
  ] as const;

  test.each(eventsUntilTokenEnds)(
    '[R-FB-03] [R-FB-04] a token that ends %s is renewed, and the page reloads',
    async (_, events) => {
      const { dispatch, snapshot, actions } = startMachine();
      for (const event of events) await dispatch(event);
      expect(snapshot()[0]).toBe('renewing');
      await dispatch(renewDone);
      expect([snapshot()[0], actions]).toEqual(['reloading', [['reload']]]);
    },
  );

  test.each(eventsUntilTokenEnds)(
    '[R-FB-05] a token that ends %s again within 60 s shows the message, without a reload',
    async (_, events) => {
      const { dispatch, snapshot, actions } = startMachine({ reloadedLately: true });
      for (const event of events) await dispatch(event);
      expect(snapshot()).toEqual(['refused', null]);
      expect(actions).toEqual([failedMessage]);
    },
  );

  test('a token that cannot be renewed shows the message', async () => {
    const { dispatch, snapshot, actions } = startMachine();
    for (const event of [signInEvent, connectFailed('token ended'), renewFailed]) await dispatch(event);
    expect(snapshot()[0]).toBe('refused');
    expect(actions).toEqual([['log', renewFailed.error], failedMessage]);
  });
});

describe('permission denied', () => {
  test('[R-FB-06] [R-MSG-22] a denial shows the message, renews the token, and connects again after 2 s', async () => {
    const { dispatch, snapshot, actions, clock, actor } = startMachine();
    for (const event of [signInEvent, connectDone, documentChanged, watchFailed('forbidden')])
      await dispatch(event);
    expect(snapshot()).toEqual([{ forbidden: 'renewing' }, null]);
    expect(actions).toEqual([forbiddenMessage]);
    await dispatch(renewForbiddenDone);
    clock.increment(1_999);
    expect(snapshot()[0]).toEqual({ forbidden: 'waiting' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('connecting');
  });

  test('[R-FB-06] [R-MSG-22] a denial of another listener, as the chat’s, shows the message and renews, and the badges stay', async () => {
    const { dispatch, snapshot, actions } = startMachine();
    for (const event of [signInEvent, connectDone, documentChanged, { type: 'denied' }])
      await dispatch(event);
    expect(snapshot()).toEqual([{ listening: 'known' }, badges]);
    expect(actions).toEqual([forbiddenMessage, ['renewBeside']]);
  });

  test('a renewal that fails does not prevent another connection', async () => {
    const { dispatch, snapshot } = startMachine();
    for (const event of [signInEvent, connectDone, watchFailed('forbidden')]) await dispatch(event);
    await dispatch({ type: 'xstate.error.actor.renewForbidden', error: realtimeFault('failed') });
    expect(snapshot()[0]).toEqual({ forbidden: 'waiting' });
  });

  test('repeated denials wait twice as long each time, and the fourth ends in refused', async () => {
    const { dispatch, snapshot, clock, actions } = startMachine();
    await dispatch(signInEvent);
    const waitTimes: number[] = [];
    while (waitTimes.length < 3) {
      for (const event of [connectDone, watchFailed('forbidden'), renewForbiddenDone]) await dispatch(event);
      let ms = 0;
      for (; snapshot()[0] !== 'connecting'; ms += 1_000) clock.increment(1_000);
      waitTimes.push(ms);
    }
    expect(waitTimes).toEqual([2_000, 4_000, 8_000]);
    for (const event of [connectDone, watchFailed('forbidden')]) await dispatch(event);
    expect(snapshot()[0]).toBe('refused');
    expect(actions.slice(-2)).toEqual([
      ['log', expect.objectContaining({ refusal: 'forbidden' })],
      forbiddenMessage,
    ]);
  });

  test('after a steady minute the denials are forgotten', async () => {
    const { dispatch, actor } = startMachine();
    for (const event of [
      signInEvent,
      connectDone,
      watchFailed('forbidden'),
      renewForbiddenDone,
      backOffElapsed,
      connectDone,
    ])
      await dispatch(event);
    expect(actor.getSnapshot().context.denials).toBe(1);
    await dispatch(steadyElapsed);
    expect(actor.getSnapshot().context.denials).toBe(0);
  });
});

describe('refused', () => {
  test('[R-FB-07] an invalid custom token is logged, without a message', async () => {
    const { dispatch, snapshot, actions } = startMachine();
    const refusal = connectFailed('invalid custom token');
    for (const event of [signInEvent, refusal]) await dispatch(event);
    expect(snapshot()).toEqual(['refused', null]);
    expect(actions).toEqual([['log', refusal.error]]);
  });

  test.each([
    ['the sign-in', [signInEvent, connectFailed('failed')]],
    [
      'a call without an answer',
      [signInEvent, { type: 'xstate.error.actor.connect', error: new Error('network') }],
    ],
    ['the listener', [signInEvent, connectDone, watchFailed('failed')]],
    ['the SDK', [signInEvent, connectDone, { type: 'xstate.error.actor.watch', error: new Error('broken') }]],
  ])('[R-FB-05] [R-MSG-21] a failure of %s is logged and shown', async (_, events) => {
    const { dispatch, snapshot, actions } = startMachine();
    for (const event of events) await dispatch(event);
    expect(snapshot()).toEqual(['refused', null]);
    expect(actions).toEqual([['log', expect.any(Error)], failedMessage]);
  });

  test('a refused connection can be tried again, as when the browser is online again', async () => {
    const { dispatch, snapshot } = startMachine();
    for (const event of [signInEvent, connectFailed('failed'), { type: 'try again' }]) await dispatch(event);
    expect(snapshot()[0]).toBe('connecting');
  });
});

describe('signing out', () => {
  const eventsBeforeSignOut = [
    [signInEvent],
    [signInEvent, connectDone],
    [signInEvent, connectFailed('token ended')],
    [signInEvent, connectFailed('failed')],
  ];

  test.each(eventsBeforeSignOut.map((events) => [events]))(
    'a log-out works at any time and forgets the user',
    async (events) => {
      const { dispatch, snapshot, actor } = startMachine();
      for (const event of [...events, signOutEvent]) await dispatch(event);
      expect(snapshot()[0]).toBe('leaving');
      expect(actor.getSnapshot().context).toEqual({ scope: null, badges: null, denials: 0 });
      await dispatch(signOutDone);
      expect(snapshot()[0]).toBe('idle');
    },
  );

  test('a sign-in during the log-out waits for its end, and a second log-out cancels it', async () => {
    const { dispatch, snapshot, actor } = startMachine();
    for (const event of [signInEvent, signOutEvent, { ...signInEvent, user: 8 }]) await dispatch(event);
    await dispatch(signOutDone);
    expect(snapshot()[0]).toBe('connecting');
    expect(actor.getSnapshot().context.scope).toEqual({ user: 8, city: 'akashi' });
    for (const event of [signOutEvent, signInEvent, signOutEvent, signOutDone]) await dispatch(event);
    expect(snapshot()[0]).toBe('idle');
  });

  test('a log-out ends the watching first, and every running effect', async () => {
    const { actor, effectCalls, watcher } = startWithEffects();
    actor.send(signInEvent as typeof signInEvent & { type: 'sign in' });
    await settled();
    expect(effectCalls).toEqual(['connect 7', 'watch 7']);
    watcher().changed(badges);
    expect(actor.getSnapshot().context.badges).toEqual(badges);
    actor.send({ type: 'sign out' });
    await settled();
    expect(effectCalls).toEqual(['connect 7', 'watch 7', 'unwatch', 'sign out']);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  test('events of the watcher reach the machine', async () => {
    const { actor, effectCalls, watcher } = startWithEffects();
    actor.send({ type: 'sign in', ...scope });
    await settled();
    watcher().missing();
    expect(actor.getSnapshot().value).toEqual({ listening: 'missing' });
    actor.send({ type: 'denied' });
    expect(effectCalls.at(-1)).toBe('renew');
    watcher().failed(realtimeFault('failed'));
    expect(actor.getSnapshot().value).toBe('refused');
  });

  test('a missing effect or a user without a city does not compile', () => {
    const actor = createActor(realtimeMachine);
    const typeErrors = () => {
      // @ts-expect-error all effects but one are missing
      realtimeMachineWith({ reload: () => undefined });
      // @ts-expect-error the city is missing
      actor.send({ type: 'sign in', user: 7 });
    };
    expect(typeErrors).toBeTypeOf('function');
  });
});

/** The machine with effects that are recorded, and promises that the test settles. */
function startMachine({ reloadedLately = false } = {}) {
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
    guards: { reloadedLately: () => reloadedLately },
    delays: { backOff: 8_000 },
  });
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context.badges];
  };
  return { ...testActor, actions, snapshot };
}

/** The machine with the effects of the application. */
function startWithEffects() {
  const effectCalls: string[] = [];
  let registeredWatcher: RealtimeWatcher | undefined;
  const effects: RealtimeEffects = {
    connect: async ({ user }) => void effectCalls.push(`connect ${user}`),
    watch(user, watcher) {
      effectCalls.push(`watch ${user}`);
      registeredWatcher = watcher;
      return () => void effectCalls.push('unwatch');
    },
    renew: async () => void effectCalls.push('renew'),
    signOut: async () => void effectCalls.push('sign out'),
    reloadedLately: () => false,
    reload: () => void effectCalls.push('reload'),
    showMessage: () => undefined,
    log: () => undefined,
    warnMissing: () => undefined,
  };
  const watcher = () => {
    if (!registeredWatcher) throw new Error('no watcher is registered');
    return registeredWatcher;
  };
  return { actor: createActor(realtimeMachineWith(effects)).start(), effectCalls, watcher };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
