import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { AUTHENTICITY_RELOAD, TOKEN_REFRESH_INTERVAL } from '#domain/base/limits';
import { ALLOWED_PERMISSIONS, ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Remembered } from '#domain/session/session';
import { type SessionEffects, sessionMachineWith } from '#machines/session/session.effects';
import { sessionMachine } from '#machines/session/session.machine';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const akashi = { id: 1, name: 'akashi', name_ja: '明石', code_shop: 'machi001' };
const tokens = { access: 'access', refresh: 'refresh' };
const newTokens = { access: 'access 2', refresh: 'refresh 2' };
const refusal = new Error('refused');
const kusatsu = { id: 2, name: 'kusatsu', name_ja: '草津', code_shop: 'machi002' };
const nobody: Remembered = { tokens: null, user: null, storeLogin: false, company: null, city: null };
const somebody: Remembered = { tokens, user: 1, storeLogin: false, company: null, city: akashi };

const profile = (permission: string | null) => ({ id: 1, username: 'hanako', permission });
const signInResult = (permission: string | null, shopCode: string | null = null) => ({
  user: profile(permission),
  tokens,
  redirectToken: null,
  shopCode,
});

/** The guard treats this failure as a refusal of the account. */
const dismissalError = new Error('dismissed');

const signInEvent = { type: 'sign in', credentials: { username: 'hanako', password: 'machi2026' } };
const signInDone = (permission: string | null, shopCode?: string) => ({
  type: 'xstate.done.actor.signIn',
  output: signInResult(permission, shopCode),
});
const loadDone = (permission: string | null) => ({
  type: 'xstate.done.actor.loadProfile',
  output: profile(permission),
});
const reloadDone = (permission: string | null) => ({
  type: 'xstate.done.actor.reloadProfile',
  output: profile(permission),
});
/** The event that is dispatched decides the guards that read the browser. */
const asStranger = <Event extends object>(event: Event) => ({ ...event, strange: true });
const reloadFailed = (error: Error) => ({ type: 'xstate.error.actor.reloadProfile', error });
const loadFailed = (error: Error) => ({ type: 'xstate.error.actor.loadProfile', error });
const retryFailed = (error: Error) => ({ type: 'xstate.error.actor.retryProfile', error });
const retryDone = (permission: string | null) => ({
  type: 'xstate.done.actor.retryProfile',
  output: profile(permission),
});
const retryIsDue = { type: 'xstate.done.actor.waitForServer' };
const renewDone = { type: 'xstate.done.actor.renew', output: { outcome: 'renewed', tokens: newTokens } };
const renewRefused = { type: 'xstate.done.actor.renew', output: { outcome: 'refused' } };
const renewReplaced = { type: 'xstate.done.actor.renew', output: { outcome: 'replaced' } };
const tokensGiven = { type: 'tokens given', tokens: newTokens, redirectToken: 'redirect' };
/** The result of loading the profile of the given tokens. */
const offerOf = (id: number, permission: string) => ({
  tokens: newTokens,
  redirectToken: 'redirect',
  profile: { ...profile(permission), id },
});
const tryTokensDone = (id: number, permission: string) => ({
  type: 'xstate.done.actor.tryTokens',
  output: offerOf(id, permission),
});
const browserChanged = (changes: Partial<Remembered> = {}) => ({
  type: 'browser changed',
  browser: { ...somebody, ...changes },
});
const renewFailed = { type: 'xstate.error.actor.renew', error: refusal };
const signOutDone = { type: 'xstate.done.actor.signOut' };

const unknownUserMessage = ['showMessage', { messageId: 'session.unknownUser' }];
const denialMessage = ['showMessage', { messageId: 'user.denyPermission' }];

walkEveryEdge(sessionMachine, {
  inputs: [nobody, somebody],
  payloads: {
    'sign in': signInEvent,
    'city chosen': { city: akashi },
    'city known': [{ city: { ...akashi, features: ['chat'] } }, { city: kusatsu }],
    'cities known': { cities: [kusatsu, akashi] },
    'tokens given': tokensGiven,
    'browser changed': [
      browserChanged(),
      browserChanged({ tokens: null }),
      { ...browserChanged({ tokens: null }), lately: true },
      browserChanged({ user: 2 }),
      browserChanged({ city: kusatsu }),
      browserChanged({ tokens: newTokens }),
    ],
    'xstate.done.actor.tryTokens': [
      tryTokensDone(1, 'Operator'),
      tryTokensDone(2, 'Operator'),
      tryTokensDone(2, 'Guest'),
    ],
    'xstate.done.actor.signIn': [signInDone('Operator'), signInDone('President')],
    'xstate.done.actor.loadProfile': [
      loadDone('Operator'),
      loadDone('Guest'),
      loadDone(''),
      asStranger(loadDone('Operator')),
    ],
    'xstate.done.actor.reloadProfile': [
      reloadDone('Operator'),
      reloadDone('Guest'),
      reloadDone(''),
      asStranger(reloadDone('Operator')),
    ],
    'xstate.error.actor.loadProfile': [loadFailed(refusal), loadFailed(dismissalError)],
    'xstate.done.actor.retryProfile': retryDone('Operator'),
    'xstate.error.actor.retryProfile': [retryFailed(refusal), retryFailed(dismissalError)],
    'xstate.error.actor.reloadProfile': [reloadFailed(refusal), reloadFailed(dismissalError)],
    'xstate.done.actor.renew': [renewDone, renewRefused, renewReplaced],
    'xstate.after.refreshInterval.session.signedIn.access.fresh': [{ visible: true }, { visible: false }],
  },
  guards: {
    isVisible: ({ visible }) => visible !== false,
    isStranger: ({ strange: isSo }) => isSo === true,
    turnedAway: ({ error }) => error === dismissalError,
    reloadedLately: ({ lately }) => lately === true,
  },
});

describe('signing in', () => {
  test('[R-SESSION-01] [R-STATE-01] without tokens a sign-in keeps and stores the tokens, loads the profile, and is ready', async () => {
    const { actor, dispatch, snapshot, actions } = startMachine(nobody);
    expect(snapshot()).toEqual(['signedOut', null, null]);
    await dispatch(signInEvent);
    expect(snapshot()).toEqual(['signingIn', null, null]);
    actions.length = 0;
    await dispatch(signInDone('Administrator'));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(actions).toEqual([['rememberSignIn', signInResult('Administrator')]]);
    expect(actor.getSnapshot().hasTag('ready')).toBe(false);
    await dispatch(loadDone('Administrator'));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile('Administrator'),
    ]);
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  });

  test.each([...ALLOWED_PERMISSIONS])('[R-SESSION-09] %s may sign in', async (permission) => {
    const { dispatch, snapshot, actions } = startMachine(nobody);
    await dispatch(signInEvent);
    await dispatch(signInDone(permission));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(actions).not.toContainEqual(unknownUserMessage);
  });

  test.each(['President', 'Teacher', 'operator', '', null])(
    '[R-SESSION-09] [R-SESSION-11] %j may not sign in: the unknown-user message is shown, and no token is kept or stored',
    async (permission) => {
      const { dispatch, snapshot, actions } = startMachine(nobody);
      await dispatch(signInEvent);
      actions.length = 0;
      await dispatch(signInDone(permission));
      expect(snapshot()).toEqual(['signedOut', null, null]);
      expect(actions).toEqual([unknownUserMessage, ['forgetTokens']]);
    },
  );

  test('a refused sign-in keeps its problem for the form until the next attempt', async () => {
    const { actor, dispatch } = startMachine(nobody);
    await dispatch(signInEvent);
    await dispatch({ type: 'xstate.error.actor.signIn', error: refusal });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.problem).toBe(refusal);
    await dispatch(signInEvent);
    expect(actor.getSnapshot().context.problem).toBe(null);
  });

  test('stored tokens start a session without a sign-in', () => {
    expect(startMachine(somebody).snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
  });
});

describe('the profile', () => {
  test.each([
    ['true', true],
    ['false', false],
  ])('[R-GUARD-04] login_by_store %s decides which profile is loaded', (_, storeLogin) => {
    const { startedEffects } = startMachine({ ...somebody, storeLogin });
    expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([['loadProfile', { storeLogin }]]);
  });

  test.each([
    ['a shop code', 'machi001', true],
    ['none', undefined, false],
  ])(
    '[R-GUARD-04] a sign-in with %s also decides which profile is loaded',
    async (_, shopCode, storeLogin) => {
      const { dispatch, startedEffects } = startMachine(nobody);
      await dispatch(signInEvent);
      await dispatch(signInDone('owner_shop', shopCode));
      expect(startedEffects.at(-1)?.input).toEqual({ storeLogin });
    },
  );

  test.each([...ROLES_WITH_SCREENS])('%s has screens', async (permission) => {
    const { dispatch, snapshot } = startMachine(somebody);
    await dispatch(loadDone(permission));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile(permission),
    ]);
  });

  test.each([
    ['[R-SESSION-10]', 'Member'],
    ['[R-SESSION-12]', 'Guest'],
    ['[R-ROLE-06]', 'President'],
    ['[R-ROLE-06]', 'Teacher'],
    ['[R-ROLE-06]', 'caretaker'],
  ])('%s %s is denied and signed out', async (_, permission) => {
    const { dispatch, snapshot, actions, startedEffects } = startMachine(somebody);
    await dispatch(loadDone(permission));
    expect(actions).toEqual([['dropWork'], denialMessage]);
    expect([snapshot()[0], startedEffects.at(-1)?.id]).toEqual(['signingOut', 'signOut']);
    await dispatch(signOutDone);
    expect(snapshot()).toEqual(['signedOut', null, null]);
    expect(actions.at(-1)).toEqual(['forgetTokens']);
  });

  test('[R-SESSION-16] [R-GUARD-12] a refused profile removes the tokens, shows the error, opens / and keeps the city (A-175)', async () => {
    const { actor, dispatch, snapshot, actions } = startMachine(somebody);
    await dispatch(loadFailed(dismissalError));
    expect(snapshot()).toEqual(['signedOut', null, null]);
    expect(actor.getSnapshot().context.city).toEqual(akashi);
    expect(actions).toEqual([
      ['dropWork'],
      ['showProfileFailure', dismissalError],
      ['goHome'],
      ['forgetTokens'],
    ]);
  });

  test('a first profile without a response keeps the tokens and is tried again, when the server is worth it, by the user and after a renewal (A-332)', async () => {
    const { actor, dispatch, snapshot, actions, startedEffects } = startMachine(somebody);
    const unreached = [
      { signedIn: { access: 'fresh', profile: 'unreached', offered: 'none' } },
      tokens,
      null,
    ];
    await dispatch(loadFailed(refusal));
    expect([snapshot(), actor.getSnapshot().hasTag('unreached')]).toEqual([unreached, true]);
    await dispatch(retryIsDue);
    expect([startedEffects.at(-1)?.id, actor.getSnapshot().hasTag('busy')]).toEqual(['retryProfile', true]);
    await dispatch(retryFailed(refusal));
    expect(snapshot()).toEqual(unreached);
    await dispatch({ type: 'reload profile' });
    await dispatch(retryFailed(refusal));
    await dispatch({ type: 'unauthorized' });
    await dispatch(renewDone);
    expect(startedEffects.at(-1)?.id).toBe('retryProfile');
    await dispatch(retryDone('Operator'));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      newTokens,
      profile('Operator'),
    ]);
    expect(actions.map(([name]) => name)).not.toContain('forgetTokens');
  });

  test('a profile that is refused when it is tried again ends the session (A-332, A-174)', async () => {
    const { dispatch, snapshot, actions } = startMachine(somebody);
    await dispatch(loadFailed(refusal));
    await dispatch({ type: 'reload profile' });
    await dispatch(retryFailed(dismissalError));
    expect(snapshot()).toEqual(['signedOut', null, null]);
    expect(actions).toEqual([
      ['dropWork'],
      ['showProfileFailure', dismissalError],
      ['goHome'],
      ['forgetTokens'],
    ]);
  });

  test.each(['', null])(
    '[R-SESSION-16] a profile without a role (%j) counts as failed, with a message of its own',
    async (none) => {
      const { dispatch, snapshot, actions } = startMachine(somebody);
      await dispatch(loadDone(none));
      expect(snapshot()).toEqual(['signedOut', null, null]);
      expect(actions).toEqual([
        ['dropWork'],
        ['showMessage', { messageId: 'session.rolesEmpty' }],
        ['goHome'],
        ['forgetTokens'],
      ]);
    },
  );

  test('[R-GUARD-05] [R-GUARD-06] the profile is loaded again with every route, and its new role applies', async () => {
    const { actor, dispatch, snapshot } = await startSignedIn();
    await dispatch({ type: 'reload profile' });
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
    await dispatch(reloadDone('staff_shop'));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile('staff_shop'),
    ]);
  });

  test('an unchanged profile stays the same object, so that no part renders again', async () => {
    const { actor, dispatch } = await startSignedIn();
    const known = actor.getSnapshot().context.profile;
    await dispatch({ type: 'reload profile' });
    await dispatch(reloadDone('Operator'));
    expect(actor.getSnapshot().context.profile).toBe(known);
  });

  test('[R-ROLE-06] a role lost meanwhile ends the session at the next route', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch({ type: 'reload profile' });
    await dispatch(reloadDone('Guest'));
    expect([snapshot()[0], actions]).toEqual(['signingOut', [['dropWork'], denialMessage]]);
  });

  test('[R-SESSION-16] a profile refused when it is loaded again ends the session with its message and opens / (A-174)', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch({ type: 'reload profile' });
    await dispatch(reloadFailed(dismissalError));
    expect(snapshot()).toEqual(['signedOut', null, null]);
    expect(actions).toEqual([
      ['dropWork'],
      ['showProfileFailure', dismissalError],
      ['goHome'],
      ['forgetTokens'],
    ]);
  });

  test('a failed renewal does not count as a refusal of the profile (A-174, A-192)', async () => {
    const { dispatch, snapshot, actions } = startMachine(somebody);
    await dispatch({ type: 'unauthorized' });
    await dispatch({ type: 'xstate.error.actor.renew', error: dismissalError });
    await dispatch(loadFailed(dismissalError));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'unreached', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(actions).toEqual([]);
  });

  test('[R-SESSION-17] a 401 during the reload of the profile loads it again, with the new token', async () => {
    const { dispatch, snapshot, startedEffects } = await startSignedIn();
    await dispatch({ type: 'reload profile' });
    await dispatch({ type: 'unauthorized' });
    expect(snapshot()[0]).toEqual({ signedIn: { access: 'renewing', profile: 'outdated', offered: 'none' } });
    await dispatch(renewDone);
    expect([snapshot()[0], startedEffects.at(-1)?.id]).toEqual([
      { signedIn: { access: 'fresh', profile: 'reloading', offered: 'none' } },
      'reloadProfile',
    ]);
  });

  test('a profile that fails to load again stays unchanged, and so does the page (A-174)', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch({ type: 'reload profile' });
    await dispatch(reloadFailed(refusal));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile('Operator'),
    ]);
    expect(actions).toEqual([]);
  });
});

describe('renewing', () => {
  test('[R-SESSION-18] the session renews 60,000 ms after the sign-in, and 60,000 ms after that', async () => {
    const { clock, dispatch, startedEffects } = await startSignedIn();
    const renewals = () => startedEffects.filter(({ id }) => id === 'renew').length;
    clock.increment(TOKEN_REFRESH_INTERVAL - 1);
    expect(renewals()).toBe(0);
    clock.increment(1);
    expect(renewals()).toBe(1);
    await dispatch(renewDone);
    clock.increment(TOKEN_REFRESH_INTERVAL);
    expect(renewals()).toBe(2);
  });

  test('[R-SESSION-18] a signed-out session does not renew', () => {
    const { clock, startedEffects } = startMachine(nobody);
    clock.increment(10 * TOKEN_REFRESH_INTERVAL);
    expect(startedEffects).toEqual([]);
  });

  test('[R-SESSION-18] a hidden tab does not renew (A-060)', async () => {
    const { clock, startedEffects, world } = await startSignedIn();
    world.visible = false;
    clock.increment(TOKEN_REFRESH_INTERVAL);
    expect(startedEffects.map(({ id }) => id)).toEqual(['loadProfile']);
    world.visible = true;
    clock.increment(TOKEN_REFRESH_INTERVAL);
    expect(startedEffects.map(({ id }) => id)).toEqual(['loadProfile', 'renew']);
  });

  test('[R-SESSION-17] 50 refused requests cause one renewal, then one load of the profile', async () => {
    const { dispatch, snapshot, startedEffects, actions } = await startSignedIn();
    for (let request = 0; request < 50; request++) await dispatch({ type: 'unauthorized' });
    expect(startedEffects.map(({ id }) => id)).toEqual(['loadProfile', 'renew']);
    await dispatch(renewDone);
    expect(startedEffects.map(({ id }) => id)).toEqual(['loadProfile', 'renew', 'reloadProfile']);
    expect(snapshot().slice(0, 2)).toEqual([
      { signedIn: { access: 'fresh', profile: 'reloading', offered: 'none' } },
      newTokens,
    ]);
    expect(actions).toEqual([]);
  });

  test('[R-SESSION-18] a renewal by the clock loads no profile', async () => {
    const { clock, dispatch, snapshot } = await startSignedIn();
    clock.increment(TOKEN_REFRESH_INTERVAL);
    await dispatch(renewDone);
    expect(snapshot()[0]).toEqual({ signedIn: { access: 'fresh', profile: 'current', offered: 'none' } });
  });

  test('a renewal gets user and city, which decide its call (A-059)', async () => {
    const { dispatch, startedEffects } = startMachine({ ...somebody, storeLogin: true });
    await dispatch({
      type: 'xstate.done.actor.loadProfile',
      output: { ...profile('owner_shop'), company_slug: 'nbnb' },
    });
    await dispatch({ type: 'unauthorized' });
    expect(startedEffects.at(-1)?.input).toEqual({
      tokens,
      user: 1,
      storeLogin: true,
      company: 'nbnb',
      city: akashi,
      firstCity: null,
    });
  });

  test('[R-SESSION-20] a store session renews before its profile is loaded, with the remembered company (A-197)', async () => {
    const { dispatch, startedEffects } = startMachine({ ...somebody, storeLogin: true, company: 'nbnb' });
    await dispatch({ type: 'unauthorized' });
    expect(startedEffects.at(-1)?.input).toMatchObject({ storeLogin: true, company: 'nbnb' });
  });

  test('[R-SESSION-20] a store session has its company from the sign-in on (A-197)', async () => {
    const { dispatch, startedEffects } = startMachine(nobody);
    await dispatch(signInEvent);
    const { output, ...answered } = signInDone('owner_shop', 'machi001');
    await dispatch({ ...answered, output: { ...output, user: { ...output.user, company_slug: 'jbs' } } });
    await dispatch({ type: 'unauthorized' });
    expect(startedEffects.at(-1)?.input).toMatchObject({ storeLogin: true, company: 'jbs' });
  });

  test('a renewal without a chosen city gets the first that the account may enter (A-198)', async () => {
    const { dispatch, startedEffects } = startMachine({ ...somebody, city: null });
    await dispatch(loadDone('Operator'));
    await dispatch({ type: 'cities known', cities: [kusatsu, akashi] });
    await dispatch({ type: 'unauthorized' });
    expect(startedEffects.at(-1)?.input).toMatchObject({ city: null, firstCity: 'kusatsu' });
  });

  test('[R-SESSION-15] a refused renewal forces the log-out, and only the reload follows', async () => {
    const { actor, dispatch, snapshot, actions } = await startSignedIn();
    await dispatch({ type: 'unauthorized' });
    await dispatch(renewRefused);
    expect(snapshot()).toEqual(['forcedOut', null, null]);
    expect(actor.getSnapshot().context).toMatchObject({ city: null, storeLogin: false });
    expect(actions).toEqual([['dropWork'], ['forceOut']]);
  });

  test('a renewal without a response ends no session: waiting requests get the problem, and the next request tries again', async () => {
    const { actor, dispatch, snapshot, startedEffects } = await startSignedIn();
    await dispatch({ type: 'unauthorized' });
    await dispatch(renewFailed);
    expect(snapshot().slice(0, 2)).toEqual([
      { signedIn: { access: 'fresh', profile: 'outdated', offered: 'none' } },
      tokens,
    ]);
    expect(actor.getSnapshot().context.renewalProblem).toBe(refusal);
    await dispatch({ type: 'unauthorized' });
    expect(startedEffects.filter(({ id }) => id === 'renew')).toHaveLength(2);
    await dispatch(renewDone);
    expect(actor.getSnapshot().context.renewalProblem).toBe(null);
  });
});

describe('signing out', () => {
  test('[R-SESSION-14] a log-out first sends its request with the old token, then removes tokens and role, and keeps the city', async () => {
    const { actor, dispatch, snapshot, actions, startedEffects } = await startSignedIn();
    await dispatch({ type: 'sign out' });
    expect(startedEffects.at(-1)?.id).toBe('signOut');
    expect(snapshot()).toEqual(['signingOut', tokens, profile('Operator')]);
    await dispatch(signOutDone);
    expect(snapshot()).toEqual(['signedOut', null, null]);
    expect(actor.getSnapshot().context.city).toEqual(akashi);
    expect(actions).toEqual([['dropWork'], ['forgetTokens']]);
  });

  test('[R-SESSION-14] a log-out whose request fails removes the tokens too (A-090)', async () => {
    const { dispatch, snapshot } = await startSignedIn();
    await dispatch({ type: 'sign out' });
    await dispatch({ type: 'xstate.error.actor.signOut', error: refusal });
    expect(snapshot()).toEqual(['signedOut', null, null]);
  });

  test('[R-SESSION-14] a log-out whose request gets no response removes the tokens too (A-090)', async () => {
    const { clock, dispatch, snapshot, startedEffects } = await startSignedIn();
    await dispatch({ type: 'sign out' });
    clock.increment(5_000);
    expect(snapshot()).toEqual(['signedOut', null, null]);
    expect(startedEffects.at(-1)?.signal.aborted).toBe(true);
  });

  test('[R-ROLE-13] a 403 shows the denial and signs out', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch({ type: 'denied' });
    expect([snapshot()[0], actions]).toEqual(['signingOut', [['dropWork'], denialMessage]]);
  });

  test('[R-SESSION-15] an ended session clears the city and the store flag and reloads', async () => {
    const { actor, dispatch, snapshot, actions } = await startSignedIn();
    await dispatch({ type: 'ended' });
    expect(snapshot()).toEqual(['forcedOut', null, null]);
    expect(actor.getSnapshot().context).toMatchObject({ city: null, storeLogin: false });
    expect(actions).toEqual([['dropWork'], ['forceOut']]);
  });

  test('a log-out aborts the running renewal and the loading profile', async () => {
    const { dispatch, startedEffects } = await startSignedIn();
    await dispatch({ type: 'reload profile' });
    await dispatch({ type: 'unauthorized' });
    await dispatch({ type: 'sign out' });
    expect(startedEffects.slice(1).map(({ id, signal }) => [id, signal.aborted])).toEqual([
      ['reloadProfile', true],
      ['renew', true],
      ['signOut', false],
    ]);
  });
});

describe('the city', () => {
  test('a chosen city is kept and stored', async () => {
    const { actor, dispatch, actions } = startMachine({ ...somebody, city: null });
    await dispatch({ type: 'city chosen', city: akashi });
    expect([actor.getSnapshot().context.city, actions]).toEqual([akashi, [['rememberCity', akashi]]]);
  });

  test('newer data of the city from the server is kept and stored, and the other parts of the page stay (A-179)', async () => {
    const { actor, dispatch, actions } = await startSignedIn();
    const anew = { ...akashi, name_ja: '明石市', features: ['chat'] };
    await dispatch({ type: 'city known', city: anew });
    await dispatch({ type: 'city known', city: { ...anew } });
    expect([actor.getSnapshot().context.city, actions]).toEqual([anew, [['rememberCityAnew', anew]]]);
  });

  test('data of a city that the user has left meanwhile is ignored (A-179)', async () => {
    const { actor, dispatch, actions } = await startSignedIn();
    await dispatch({ type: 'city known', city: { ...kusatsu, features: ['chat'] } });
    expect([actor.getSnapshot().context.city, actions]).toEqual([akashi, []]);
  });

  test('a refused city is forgotten, and a message is shown', async () => {
    const { actor, dispatch, actions } = await startSignedIn();
    await dispatch({ type: 'city refused' });
    expect(actor.getSnapshot().context.city).toBe(null);
    expect(actions).toEqual([['forgetCity'], ['showMessage', { messageId: 'session.regionDenied' }]]);
  });
});

describe('another tab', () => {
  test('[R-SESSION-22] a log-out in another tab removes this page, which reloads after 5,000 ms', async () => {
    const { clock, dispatch, snapshot, actions } = await startSignedIn();
    await dispatch(browserChanged({ tokens: null }));
    expect([snapshot(), actions]).toEqual([['mismatched', null, null], [['dropWork']]]);
    clock.increment(AUTHENTICITY_RELOAD - 1);
    expect(snapshot()[0]).toBe('mismatched');
    clock.increment(1);
    expect([snapshot()[0], actions.at(-1)]).toEqual(['reloading', ['reload']]);
  });

  test.each([
    ['another user’s tokens', { user: 2, tokens: newTokens }],
    ['another user’s tokens, in another city too', { user: 2, tokens: newTokens, city: kusatsu }],
  ])(
    '[R-SESSION-22] another tab with %s is a mismatch, and the button reloads at once',
    async (_, changes) => {
      const { dispatch, snapshot, actions } = await startSignedIn();
      await dispatch(browserChanged(changes));
      await dispatch({ type: 'reload' });
      expect([snapshot()[0], actions]).toEqual(['reloading', [['dropWork'], ['reload']]]);
    },
  );

  test('[R-SESSION-22] a second mismatch within the pause forces the log-out instead of reloading forever (A-081)', async () => {
    const { dispatch, snapshot, actions, world } = await startSignedIn();
    world.reloaded = true;
    await dispatch(browserChanged({ tokens: null }));
    expect([snapshot(), actions]).toEqual([
      ['forcedOut', null, null],
      [['dropWork'], ['forceOut']],
    ]);
  });

  test.each(['loadProfile', 'reloadProfile'])(
    '[R-SESSION-22] [R-SESSION-23] the profile of another user (%s) is a mismatch',
    async (id) => {
      const { dispatch, snapshot, world } =
        id === 'loadProfile' ? startMachine(somebody) : await startSignedIn();
      world.strange = true;
      await dispatch({ type: 'reload profile' });
      await dispatch({ type: `xstate.done.actor.${id}`, output: profile('Operator') });
      expect(snapshot()).toEqual(['mismatched', null, null]);
    },
  );

  test('a renewal in another tab is adopted: its tokens are kept, and the interval starts again', async () => {
    const { clock, dispatch, snapshot, startedEffects } = await startSignedIn();
    clock.increment(TOKEN_REFRESH_INTERVAL - 1_000);
    await dispatch(browserChanged({ tokens: newTokens }));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      newTokens,
      profile('Operator'),
    ]);
    clock.increment(TOKEN_REFRESH_INTERVAL - 1);
    expect(startedEffects.map(({ id }) => id)).toEqual(['loadProfile']);
    clock.increment(1);
    expect(startedEffects.map(({ id }) => id)).toEqual(['loadProfile', 'renew']);
  });

  test('a renewal that finds another user signed in in another tab is a mismatch', async () => {
    const { dispatch, snapshot } = await startSignedIn();
    await dispatch({ type: 'unauthorized' });
    await dispatch(renewReplaced);
    expect(snapshot()).toEqual(['mismatched', null, null]);
  });

  test('a city chosen in another tab is adopted, and a message is shown', async () => {
    const { actor, dispatch, actions } = await startSignedIn();
    const changed = browserChanged({ city: kusatsu });
    await dispatch(changed);
    expect([actor.getSnapshot().context.city, actions]).toEqual([kusatsu, [['showCityChange', kusatsu]]]);
  });

  test('tokens that another tab writes before the user do not make them this user’s: the machine waits for the user', async () => {
    const { actor, dispatch, snapshot } = await startSignedIn();
    await dispatch(browserChanged({ tokens: newTokens, user: null }));
    expect(actor.getSnapshot().context.user).toBe(1);
    await dispatch(browserChanged({ tokens: newTokens, user: 2 }));
    expect(snapshot()[0]).toBe('mismatched');
  });

  test('an unchanged state of another tab changes nothing', async () => {
    const { actor, dispatch, actions } = await startSignedIn();
    const before = actor.getSnapshot();
    await dispatch(browserChanged());
    expect([actor.getSnapshot(), actions]).toEqual([before, []]);
  });

  test('a sign-in in another tab signs in here too', async () => {
    const { actor, dispatch, snapshot, startedEffects } = startMachine(nobody);
    await dispatch(browserChanged({ storeLogin: true }));
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(startedEffects.map(({ id, input }) => [id, input])).toEqual([
      ['loadProfile', { storeLogin: true }],
    ]);
    expect(actor.getSnapshot().context.city).toEqual(akashi);
  });
});

describe('tokens of a sign-in link (A-030)', () => {
  test('the tokens sign in their account', async () => {
    const { actor, dispatch, snapshot, actions } = startMachine(nobody);
    actions.length = 0;
    await dispatch(tokensGiven);
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      newTokens,
      null,
    ]);
    expect(actions).toEqual([['rememberGiven', tokensGiven]]);
    await dispatch(loadDone('Operator'));
    expect(actor.getSnapshot().context.user).toBe(1);
  });

  test('tokens of another user are tried first, and change nothing before the confirmation [A-273]', async () => {
    const { actor, dispatch, snapshot, actions, startedEffects } = await startSignedIn();
    await dispatch(tokensGiven);
    expect([snapshot(), startedEffects.at(-1)?.id, startedEffects.at(-1)?.input]).toEqual([
      [signedInWith('trying'), tokens, profile('Operator')],
      'tryTokens',
      tokensGiven,
    ]);
    await dispatch(tryTokensDone(2, 'Administrator'));
    expect(snapshot()).toEqual([signedInWith('confirming'), tokens, profile('Operator')]);
    expect([actor.getSnapshot().context.offer, actions]).toEqual([offerOf(2, 'Administrator'), []]);
    await dispatch({ type: 'stay' });
    expect(snapshot()).toEqual([signedInWith('none'), tokens, profile('Operator')]);
    expect([actor.getSnapshot().context.offer, actions]).toEqual([null, []]);
  });

  test('confirmed tokens replace the session of the former user, and keep nothing of it [A-273]', async () => {
    const { actor, dispatch, snapshot, actions } = await startSignedIn();
    await dispatch(tokensGiven);
    await dispatch(tryTokensDone(2, 'Administrator'));
    await dispatch({ type: 'exchange' });
    expect(snapshot()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      newTokens,
      null,
    ]);
    expect(actions).toEqual([['dropWork'], ['rememberOffer', offerOf(2, 'Administrator')]]);
    expect(actor.getSnapshot().context).toMatchObject({ city: akashi, user: 2, offer: null });
  });

  test('tokens of the same account renew the session, and the page stays [A-273]', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch(tokensGiven);
    await dispatch(tryTokensDone(1, 'Operator'));
    expect(snapshot()).toEqual([signedInWith('none'), newTokens, profile('Operator')]);
    expect(actions).toEqual([['rememberRenewal', offerOf(1, 'Operator')]]);
  });

  test('refused tokens change nothing, and a message is shown [A-273]', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch(tokensGiven);
    await dispatch({ type: 'xstate.error.actor.tryTokens', error: refusal });
    expect(snapshot()).toEqual([signedInWith('none'), tokens, profile('Operator')]);
    expect(actions).toEqual([['showOfferRefusal', refusal]]);
  });

  test('tokens of an account without screens change nothing, because it would be denied [A-273]', async () => {
    const { dispatch, snapshot, actions } = await startSignedIn();
    await dispatch(tokensGiven);
    await dispatch(tryTokensDone(2, 'Guest'));
    expect(snapshot()).toEqual([signedInWith('none'), tokens, profile('Operator')]);
    expect(actions).toEqual([denialMessage]);
  });

  test('tokens of a second sign-in link replace those that the user has not accepted yet [A-273]', async () => {
    const { actor, dispatch, snapshot, startedEffects } = await startSignedIn();
    await dispatch(tokensGiven);
    await dispatch(tryTokensDone(2, 'Administrator'));
    await dispatch(tokensGiven);
    expect(snapshot()[0]).toEqual(signedInWith('trying'));
    await dispatch(tokensGiven);
    expect(startedEffects.map(({ id, signal }) => [id, signal.aborted])).toEqual([
      ['loadProfile', false],
      ['tryTokens', false],
      ['tryTokens', true],
      ['tryTokens', false],
    ]);
    expect(actor.getSnapshot().context.offer).toBe(null);
  });

  test('tokens that the user has not accepted yet are forgotten when the session ends [A-273]', async () => {
    const { actor, dispatch } = await startSignedIn();
    await dispatch(tokensGiven);
    await dispatch(tryTokensDone(2, 'Administrator'));
    await dispatch(browserChanged({ tokens: null }));
    expect(actor.getSnapshot().context.offer).toBe(null);
  });
});

describe('effects', () => {
  test('the effects are aborted when the actor stops', () => {
    const signals: AbortSignal[] = [];
    const hold = (signal: AbortSignal) => {
      signals.push(signal);
      return never();
    };
    const effects = {
      ...recordingEffects([]),
      loadProfile: (_: unknown, signal: AbortSignal) => hold(signal),
    };
    const actor = createActor(sessionMachineWith(effects), { input: somebody }).start();
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('a missing effect or an event without its values does not compile', () => {
    const actor = createActor(sessionMachine, { input: nobody });
    const typeErrors = () => {
      const rest: Omit<SessionEffects, 'forceOut'> = recordingEffects([]);
      // @ts-expect-error `forceOut` is missing
      sessionMachineWith(rest);
      // @ts-expect-error the credentials are missing
      actor.send({ type: 'sign in' });
      // @ts-expect-error the stored values are missing
      createActor(sessionMachine);
    };
    expect(typeErrors).toBeTypeOf('function');
  });
});

/**
 * The machine with the effects of the application; the test records what they do to the browser, in order.
 */
function startMachine(input: Remembered) {
  const actions: unknown[][] = [];
  const world = { visible: true, strange: false, reloaded: false };
  const machine = sessionMachineWith({
    ...recordingEffects(actions),
    isVisible: () => world.visible,
    isStranger: () => world.strange,
    reloadedLately: () => world.reloaded,
  });
  const testActor = createTestActor(machine, { input });
  const snapshot = () => {
    const { value, context } = testActor.actor.getSnapshot();
    return [value, context.tokens, context.profile];
  };
  return { ...testActor, actions, snapshot, world };
}

async function startSignedIn() {
  const testActor = startMachine(somebody);
  await testActor.dispatch(loadDone('Operator'));
  testActor.actions.length = 0;
  return testActor;
}

const signedInWith = (offered: string) => ({ signedIn: { access: 'fresh', profile: 'current', offered } });

const never = () => new Promise<never>(() => undefined);

function recordingEffects(actions: unknown[][]): SessionEffects {
  const note =
    (name: string) =>
    (...what: unknown[]) => {
      actions.push([name, ...what]);
    };
  return {
    signIn: never,
    loadProfile: never,
    tryTokens: never,
    renew: never,
    signOut: never,
    waitForServer: never,
    isVisible: () => true,
    isStranger: () => false,
    reloadedLately: () => false,
    isRefusal: (problem) => problem === dismissalError,
    rememberSignIn: note('rememberSignIn'),
    rememberGiven: note('rememberGiven'),
    rememberUser: () => undefined,
    rememberOffer: note('rememberOffer'),
    rememberRenewal: note('rememberRenewal'),
    showOfferRefusal: note('showOfferRefusal'),
    rememberCity: note('rememberCity'),
    rememberCityAnew: note('rememberCityAnew'),
    forgetCity: note('forgetCity'),
    forgetTokens: note('forgetTokens'),
    dropWork: note('dropWork'),
    showMessage: note('showMessage'),
    showCityChange: note('showCityChange'),
    showProfileFailure: note('showProfileFailure'),
    goHome: note('goHome'),
    forceOut: note('forceOut'),
    reload: note('reload'),
  };
}
