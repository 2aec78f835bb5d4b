import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ALLOWED_PERMISSIONS, ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Remembered } from '#domain/session/session';
import { type SessionEffects, sessionMachineWith } from '#machines/session/session.effects';
import { sessionMachine } from '#machines/session/session.machine';
import { onStage } from './stage';
import { walkEveryEdge } from './walk';

const akashi = { id: 1, name: 'akashi', name_ja: '明石', code_shop: 'machi001' };
const tokens = { access: 'access', refresh: 'refresh' };
const newTokens = { access: 'access 2', refresh: 'refresh 2' };
const refusal = new Error('refused');
const kusatsu = { id: 2, name: 'kusatsu', name_ja: '草津', code_shop: 'machi002' };
const nobody: Remembered = { tokens: null, user: null, storeLogin: false, company: null, city: null };
const somebody: Remembered = { tokens, user: 1, storeLogin: false, company: null, city: akashi };

const profile = (permission: string | null) => ({ id: 1, username: 'hanako', permission });
const signedIn = (permission: string | null, shopCode: string | null = null) => ({
  user: profile(permission),
  tokens,
  redirectToken: null,
  shopCode,
});

/** The guard treats this failure as a refusal of the account. */
const dismissal = new Error('dismissed');

const signIn = { type: 'sign in', credentials: { username: 'hanako', password: 'machi2026' } };
const signInDone = (permission: string | null, shopCode?: string) => ({
  type: 'xstate.done.actor.signIn',
  output: signedIn(permission, shopCode),
});
const loaded = (permission: string | null) => ({
  type: 'xstate.done.actor.loadProfile',
  output: profile(permission),
});
const reloaded = (permission: string | null) => ({
  type: 'xstate.done.actor.reloadProfile',
  output: profile(permission),
});
/** The event that is played decides the guards that read the browser. */
const strange = <Event extends object>(event: Event) => ({ ...event, strange: true });
const reloadFails = (error: Error) => ({ type: 'xstate.error.actor.reloadProfile', error });
const loadFails = (error: Error) => ({ type: 'xstate.error.actor.loadProfile', error });
const retryFails = (error: Error) => ({ type: 'xstate.error.actor.retryProfile', error });
const retried = (permission: string | null) => ({
  type: 'xstate.done.actor.retryProfile',
  output: profile(permission),
});
const retryIsDue = { type: 'xstate.done.actor.waitForServer' };
const renewed = { type: 'xstate.done.actor.renew', output: { outcome: 'renewed', tokens: newTokens } };
const renewRefused = { type: 'xstate.done.actor.renew', output: { outcome: 'refused' } };
const renewReplaced = { type: 'xstate.done.actor.renew', output: { outcome: 'replaced' } };
const given = { type: 'tokens given', tokens: newTokens, redirectToken: 'redirect' };
/** The result of loading the profile of the given tokens. */
const offerOf = (id: number, permission: string) => ({
  tokens: newTokens,
  redirectToken: 'redirect',
  profile: { ...profile(permission), id },
});
const tried = (id: number, permission: string) => ({
  type: 'xstate.done.actor.tryTokens',
  output: offerOf(id, permission),
});
const browser = (changes: Partial<Remembered> = {}) => ({
  type: 'browser changed',
  browser: { ...somebody, ...changes },
});
const renewFails = { type: 'xstate.error.actor.renew', error: refusal };
const signedOut = { type: 'xstate.done.actor.signOut' };

const unknownUser = ['showMessage', { messageId: 'session.unknownUser' }];
const denial = ['showMessage', { messageId: 'user.denyPermission' }];

walkEveryEdge(sessionMachine, {
  inputs: [nobody, somebody],
  payloads: {
    'sign in': signIn,
    'city chosen': { city: akashi },
    'city known': [{ city: { ...akashi, features: ['chat'] } }, { city: kusatsu }],
    'cities known': { cities: [kusatsu, akashi] },
    'tokens given': given,
    'browser changed': [
      browser(),
      browser({ tokens: null }),
      { ...browser({ tokens: null }), lately: true },
      browser({ user: 2 }),
      browser({ city: kusatsu }),
      browser({ tokens: newTokens }),
    ],
    'xstate.done.actor.tryTokens': [tried(1, 'Operator'), tried(2, 'Operator'), tried(2, 'Guest')],
    'xstate.done.actor.signIn': [signInDone('Operator'), signInDone('President')],
    'xstate.done.actor.loadProfile': [
      loaded('Operator'),
      loaded('Guest'),
      loaded(''),
      strange(loaded('Operator')),
    ],
    'xstate.done.actor.reloadProfile': [
      reloaded('Operator'),
      reloaded('Guest'),
      reloaded(''),
      strange(reloaded('Operator')),
    ],
    'xstate.error.actor.loadProfile': [loadFails(refusal), loadFails(dismissal)],
    'xstate.done.actor.retryProfile': retried('Operator'),
    'xstate.error.actor.retryProfile': [retryFails(refusal), retryFails(dismissal)],
    'xstate.error.actor.reloadProfile': [reloadFails(refusal), reloadFails(dismissal)],
    'xstate.done.actor.renew': [renewed, renewRefused, renewReplaced],
    'xstate.after.refreshInterval.session.signedIn.access.fresh': [{ visible: true }, { visible: false }],
  },
  guards: {
    isVisible: ({ visible }) => visible !== false,
    isStranger: ({ strange: isSo }) => isSo === true,
    turnedAway: ({ error }) => error === dismissal,
    reloadedLately: ({ lately }) => lately === true,
  },
});

describe('signing in', () => {
  test('[R-SESSION-01] [R-STATE-01] without tokens a sign-in keeps and stores the tokens, loads the profile, and is ready', async () => {
    const { actor, play, now, done } = begin(nobody);
    expect(now()).toEqual(['signedOut', null, null]);
    await play(signIn);
    expect(now()).toEqual(['signingIn', null, null]);
    done.length = 0;
    await play(signInDone('Administrator'));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(done).toEqual([['rememberSignIn', signedIn('Administrator')]]);
    expect(actor.getSnapshot().hasTag('ready')).toBe(false);
    await play(loaded('Administrator'));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile('Administrator'),
    ]);
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  });

  test.each([...ALLOWED_PERMISSIONS])('[R-SESSION-09] %s may sign in', async (permission) => {
    const { play, now, done } = begin(nobody);
    await play(signIn);
    await play(signInDone(permission));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(done).not.toContainEqual(unknownUser);
  });

  test.each(['President', 'Teacher', 'operator', '', null])(
    '[R-SESSION-09] [R-SESSION-11] %j may not sign in: the unknown-user message is shown, and no token is kept or stored',
    async (permission) => {
      const { play, now, done } = begin(nobody);
      await play(signIn);
      done.length = 0;
      await play(signInDone(permission));
      expect(now()).toEqual(['signedOut', null, null]);
      expect(done).toEqual([unknownUser, ['forgetTokens']]);
    },
  );

  test('a refused sign-in keeps its problem for the form until the next attempt', async () => {
    const { actor, play } = begin(nobody);
    await play(signIn);
    await play({ type: 'xstate.error.actor.signIn', error: refusal });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.problem).toBe(refusal);
    await play(signIn);
    expect(actor.getSnapshot().context.problem).toBe(null);
  });

  test('stored tokens start a session without a sign-in', () => {
    expect(begin(somebody).now()).toEqual([
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
    const { calls } = begin({ ...somebody, storeLogin });
    expect(calls.map(({ id, input }) => [id, input])).toEqual([['loadProfile', { storeLogin }]]);
  });

  test.each([
    ['a shop code', 'machi001', true],
    ['none', undefined, false],
  ])(
    '[R-GUARD-04] a sign-in with %s also decides which profile is loaded',
    async (_, shopCode, storeLogin) => {
      const { play, calls } = begin(nobody);
      await play(signIn);
      await play(signInDone('owner_shop', shopCode));
      expect(calls.at(-1)?.input).toEqual({ storeLogin });
    },
  );

  test.each([...ROLES_WITH_SCREENS])('%s has screens', async (permission) => {
    const { play, now } = begin(somebody);
    await play(loaded(permission));
    expect(now()).toEqual([
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
    const { play, now, done, calls } = begin(somebody);
    await play(loaded(permission));
    expect(done).toEqual([['dropWork'], denial]);
    expect([now()[0], calls.at(-1)?.id]).toEqual(['signingOut', 'signOut']);
    await play(signedOut);
    expect(now()).toEqual(['signedOut', null, null]);
    expect(done.at(-1)).toEqual(['forgetTokens']);
  });

  test('[R-SESSION-16] [R-GUARD-12] a refused profile removes the tokens, shows the error, opens / and keeps the city (A-175)', async () => {
    const { actor, play, now, done } = begin(somebody);
    await play(loadFails(dismissal));
    expect(now()).toEqual(['signedOut', null, null]);
    expect(actor.getSnapshot().context.city).toEqual(akashi);
    expect(done).toEqual([['dropWork'], ['showProfileFailure', dismissal], ['goHome'], ['forgetTokens']]);
  });

  test('a first profile without a response keeps the tokens and is tried again, when the server is worth it, by the user and after a renewal (A-332)', async () => {
    const { actor, play, now, done, calls } = begin(somebody);
    const unreached = [
      { signedIn: { access: 'fresh', profile: 'unreached', offered: 'none' } },
      tokens,
      null,
    ];
    await play(loadFails(refusal));
    expect([now(), actor.getSnapshot().hasTag('unreached')]).toEqual([unreached, true]);
    await play(retryIsDue);
    expect([calls.at(-1)?.id, actor.getSnapshot().hasTag('busy')]).toEqual(['retryProfile', true]);
    await play(retryFails(refusal));
    expect(now()).toEqual(unreached);
    await play({ type: 'reload profile' });
    await play(retryFails(refusal));
    await play({ type: 'unauthorized' });
    await play(renewed);
    expect(calls.at(-1)?.id).toBe('retryProfile');
    await play(retried('Operator'));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      newTokens,
      profile('Operator'),
    ]);
    expect(done.map(([name]) => name)).not.toContain('forgetTokens');
  });

  test('a profile that is refused when it is tried again ends the session (A-332, A-174)', async () => {
    const { play, now, done } = begin(somebody);
    await play(loadFails(refusal));
    await play({ type: 'reload profile' });
    await play(retryFails(dismissal));
    expect(now()).toEqual(['signedOut', null, null]);
    expect(done).toEqual([['dropWork'], ['showProfileFailure', dismissal], ['goHome'], ['forgetTokens']]);
  });

  test.each(['', null])(
    '[R-SESSION-16] a profile without a role (%j) counts as failed, with a message of its own',
    async (none) => {
      const { play, now, done } = begin(somebody);
      await play(loaded(none));
      expect(now()).toEqual(['signedOut', null, null]);
      expect(done).toEqual([
        ['dropWork'],
        ['showMessage', { messageId: 'session.rolesEmpty' }],
        ['goHome'],
        ['forgetTokens'],
      ]);
    },
  );

  test('[R-GUARD-05] [R-GUARD-06] the profile is loaded again with every route, and its new role applies', async () => {
    const { actor, play, now } = await ready();
    await play({ type: 'reload profile' });
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
    await play(reloaded('staff_shop'));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile('staff_shop'),
    ]);
  });

  test('an unchanged profile stays the same object, so that no part renders again', async () => {
    const { actor, play } = await ready();
    const known = actor.getSnapshot().context.profile;
    await play({ type: 'reload profile' });
    await play(reloaded('Operator'));
    expect(actor.getSnapshot().context.profile).toBe(known);
  });

  test('[R-ROLE-06] a role lost meanwhile ends the session at the next route', async () => {
    const { play, now, done } = await ready();
    await play({ type: 'reload profile' });
    await play(reloaded('Guest'));
    expect([now()[0], done]).toEqual(['signingOut', [['dropWork'], denial]]);
  });

  test('[R-SESSION-16] a profile refused when it is loaded again ends the session with its message and opens / (A-174)', async () => {
    const { play, now, done } = await ready();
    await play({ type: 'reload profile' });
    await play(reloadFails(dismissal));
    expect(now()).toEqual(['signedOut', null, null]);
    expect(done).toEqual([['dropWork'], ['showProfileFailure', dismissal], ['goHome'], ['forgetTokens']]);
  });

  test('a failed renewal does not count as a refusal of the profile (A-174, A-192)', async () => {
    const { play, now, done } = begin(somebody);
    await play({ type: 'unauthorized' });
    await play({ type: 'xstate.error.actor.renew', error: dismissal });
    await play(loadFails(dismissal));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'unreached', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(done).toEqual([]);
  });

  test('[R-SESSION-17] a 401 during the reload of the profile loads it again, with the new token', async () => {
    const { play, now, calls } = await ready();
    await play({ type: 'reload profile' });
    await play({ type: 'unauthorized' });
    expect(now()[0]).toEqual({ signedIn: { access: 'renewing', profile: 'outdated', offered: 'none' } });
    await play(renewed);
    expect([now()[0], calls.at(-1)?.id]).toEqual([
      { signedIn: { access: 'fresh', profile: 'reloading', offered: 'none' } },
      'reloadProfile',
    ]);
  });

  test('a profile that fails to load again stays unchanged, and so does the page (A-174)', async () => {
    const { play, now, done } = await ready();
    await play({ type: 'reload profile' });
    await play(reloadFails(refusal));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      tokens,
      profile('Operator'),
    ]);
    expect(done).toEqual([]);
  });
});

describe('renewing', () => {
  test('[R-SESSION-18] the session renews 60,000 ms after the sign-in, and 60,000 ms after that', async () => {
    const { clock, play, calls } = await ready();
    const renewals = () => calls.filter(({ id }) => id === 'renew').length;
    clock.increment(59_999);
    expect(renewals()).toBe(0);
    clock.increment(1);
    expect(renewals()).toBe(1);
    await play(renewed);
    clock.increment(60_000);
    expect(renewals()).toBe(2);
  });

  test('[R-SESSION-18] a signed-out session does not renew', () => {
    const { clock, calls } = begin(nobody);
    clock.increment(600_000);
    expect(calls).toEqual([]);
  });

  test('[R-SESSION-18] a hidden tab does not renew (A-060)', async () => {
    const { clock, calls, world } = await ready();
    world.visible = false;
    clock.increment(60_000);
    expect(calls.map(({ id }) => id)).toEqual(['loadProfile']);
    world.visible = true;
    clock.increment(60_000);
    expect(calls.map(({ id }) => id)).toEqual(['loadProfile', 'renew']);
  });

  test('[R-SESSION-17] 50 refused requests cause one renewal, then one load of the profile', async () => {
    const { play, now, calls, done } = await ready();
    for (let request = 0; request < 50; request++) await play({ type: 'unauthorized' });
    expect(calls.map(({ id }) => id)).toEqual(['loadProfile', 'renew']);
    await play(renewed);
    expect(calls.map(({ id }) => id)).toEqual(['loadProfile', 'renew', 'reloadProfile']);
    expect(now().slice(0, 2)).toEqual([
      { signedIn: { access: 'fresh', profile: 'reloading', offered: 'none' } },
      newTokens,
    ]);
    expect(done).toEqual([]);
  });

  test('[R-SESSION-18] a renewal by the clock loads no profile', async () => {
    const { clock, play, now } = await ready();
    clock.increment(60_000);
    await play(renewed);
    expect(now()[0]).toEqual({ signedIn: { access: 'fresh', profile: 'current', offered: 'none' } });
  });

  test('a renewal gets user and city, which decide its call (A-059)', async () => {
    const { play, calls } = begin({ ...somebody, storeLogin: true });
    await play({
      type: 'xstate.done.actor.loadProfile',
      output: { ...profile('owner_shop'), company_slug: 'nbnb' },
    });
    await play({ type: 'unauthorized' });
    expect(calls.at(-1)?.input).toEqual({
      tokens,
      user: 1,
      storeLogin: true,
      company: 'nbnb',
      city: akashi,
      firstCity: null,
    });
  });

  test('[R-SESSION-20] a store session renews before its profile is loaded, with the remembered company (A-197)', async () => {
    const { play, calls } = begin({ ...somebody, storeLogin: true, company: 'nbnb' });
    await play({ type: 'unauthorized' });
    expect(calls.at(-1)?.input).toMatchObject({ storeLogin: true, company: 'nbnb' });
  });

  test('[R-SESSION-20] a store session has its company from the sign-in on (A-197)', async () => {
    const { play, calls } = begin(nobody);
    await play(signIn);
    const { output, ...answered } = signInDone('owner_shop', 'machi001');
    await play({ ...answered, output: { ...output, user: { ...output.user, company_slug: 'jbs' } } });
    await play({ type: 'unauthorized' });
    expect(calls.at(-1)?.input).toMatchObject({ storeLogin: true, company: 'jbs' });
  });

  test('a renewal without a chosen city gets the first that the account may enter (A-198)', async () => {
    const { play, calls } = begin({ ...somebody, city: null });
    await play(loaded('Operator'));
    await play({ type: 'cities known', cities: [kusatsu, akashi] });
    await play({ type: 'unauthorized' });
    expect(calls.at(-1)?.input).toMatchObject({ city: null, firstCity: 'kusatsu' });
  });

  test('[R-SESSION-15] a refused renewal forces the log-out, and only the reload follows', async () => {
    const { actor, play, now, done } = await ready();
    await play({ type: 'unauthorized' });
    await play(renewRefused);
    expect(now()).toEqual(['forcedOut', null, null]);
    expect(actor.getSnapshot().context).toMatchObject({ city: null, storeLogin: false });
    expect(done).toEqual([['dropWork'], ['forceOut']]);
  });

  test('a renewal without a response ends no session: waiting requests get the problem, and the next request tries again', async () => {
    const { actor, play, now, calls } = await ready();
    await play({ type: 'unauthorized' });
    await play(renewFails);
    expect(now().slice(0, 2)).toEqual([
      { signedIn: { access: 'fresh', profile: 'outdated', offered: 'none' } },
      tokens,
    ]);
    expect(actor.getSnapshot().context.renewalProblem).toBe(refusal);
    await play({ type: 'unauthorized' });
    expect(calls.filter(({ id }) => id === 'renew')).toHaveLength(2);
    await play(renewed);
    expect(actor.getSnapshot().context.renewalProblem).toBe(null);
  });
});

describe('signing out', () => {
  test('[R-SESSION-14] a log-out first sends its request with the old token, then removes tokens and role, and keeps the city', async () => {
    const { actor, play, now, done, calls } = await ready();
    await play({ type: 'sign out' });
    expect(calls.at(-1)?.id).toBe('signOut');
    expect(now()).toEqual(['signingOut', tokens, profile('Operator')]);
    await play(signedOut);
    expect(now()).toEqual(['signedOut', null, null]);
    expect(actor.getSnapshot().context.city).toEqual(akashi);
    expect(done).toEqual([['dropWork'], ['forgetTokens']]);
  });

  test('[R-SESSION-14] a log-out whose request fails removes the tokens too (A-090)', async () => {
    const { play, now } = await ready();
    await play({ type: 'sign out' });
    await play({ type: 'xstate.error.actor.signOut', error: refusal });
    expect(now()).toEqual(['signedOut', null, null]);
  });

  test('[R-SESSION-14] a log-out whose request gets no response removes the tokens too (A-090)', async () => {
    const { clock, play, now, calls } = await ready();
    await play({ type: 'sign out' });
    clock.increment(5_000);
    expect(now()).toEqual(['signedOut', null, null]);
    expect(calls.at(-1)?.signal.aborted).toBe(true);
  });

  test('[R-ROLE-13] a 403 shows the denial and signs out', async () => {
    const { play, now, done } = await ready();
    await play({ type: 'denied' });
    expect([now()[0], done]).toEqual(['signingOut', [['dropWork'], denial]]);
  });

  test('[R-SESSION-15] an ended session clears the city and the store flag and reloads', async () => {
    const { actor, play, now, done } = await ready();
    await play({ type: 'ended' });
    expect(now()).toEqual(['forcedOut', null, null]);
    expect(actor.getSnapshot().context).toMatchObject({ city: null, storeLogin: false });
    expect(done).toEqual([['dropWork'], ['forceOut']]);
  });

  test('a log-out aborts the running renewal and the loading profile', async () => {
    const { play, calls } = await ready();
    await play({ type: 'reload profile' });
    await play({ type: 'unauthorized' });
    await play({ type: 'sign out' });
    expect(calls.slice(1).map(({ id, signal }) => [id, signal.aborted])).toEqual([
      ['reloadProfile', true],
      ['renew', true],
      ['signOut', false],
    ]);
  });
});

describe('the city', () => {
  test('a chosen city is kept and stored', async () => {
    const { actor, play, done } = begin({ ...somebody, city: null });
    await play({ type: 'city chosen', city: akashi });
    expect([actor.getSnapshot().context.city, done]).toEqual([akashi, [['rememberCity', akashi]]]);
  });

  test('newer data of the city from the server is kept and stored, and the other parts of the page stay (A-179)', async () => {
    const { actor, play, done } = await ready();
    const anew = { ...akashi, name_ja: '明石市', features: ['chat'] };
    await play({ type: 'city known', city: anew });
    await play({ type: 'city known', city: { ...anew } });
    expect([actor.getSnapshot().context.city, done]).toEqual([anew, [['rememberCityAnew', anew]]]);
  });

  test('data of a city that the user has left meanwhile is ignored (A-179)', async () => {
    const { actor, play, done } = await ready();
    await play({ type: 'city known', city: { ...kusatsu, features: ['chat'] } });
    expect([actor.getSnapshot().context.city, done]).toEqual([akashi, []]);
  });

  test('a refused city is forgotten, and a message is shown', async () => {
    const { actor, play, done } = await ready();
    await play({ type: 'city refused' });
    expect(actor.getSnapshot().context.city).toBe(null);
    expect(done).toEqual([['forgetCity'], ['showMessage', { messageId: 'session.regionDenied' }]]);
  });
});

describe('another tab', () => {
  test('[R-SESSION-22] a log-out in another tab removes this page, which reloads after 5,000 ms', async () => {
    const { clock, play, now, done } = await ready();
    await play(browser({ tokens: null }));
    expect([now(), done]).toEqual([['mismatched', null, null], [['dropWork']]]);
    clock.increment(4_999);
    expect(now()[0]).toBe('mismatched');
    clock.increment(1);
    expect([now()[0], done.at(-1)]).toEqual(['reloading', ['reload']]);
  });

  test.each([
    ['another user’s tokens', { user: 2, tokens: newTokens }],
    ['another user’s tokens, in another city too', { user: 2, tokens: newTokens, city: kusatsu }],
  ])(
    '[R-SESSION-22] another tab with %s is a mismatch, and the button reloads at once',
    async (_, changes) => {
      const { play, now, done } = await ready();
      await play(browser(changes));
      await play({ type: 'reload' });
      expect([now()[0], done]).toEqual(['reloading', [['dropWork'], ['reload']]]);
    },
  );

  test('[R-SESSION-22] a second mismatch within the pause forces the log-out instead of reloading forever (A-081)', async () => {
    const { play, now, done, world } = await ready();
    world.reloaded = true;
    await play(browser({ tokens: null }));
    expect([now(), done]).toEqual([
      ['forcedOut', null, null],
      [['dropWork'], ['forceOut']],
    ]);
  });

  test.each(['loadProfile', 'reloadProfile'])(
    '[R-SESSION-22] [R-SESSION-23] the profile of another user (%s) is a mismatch',
    async (id) => {
      const { play, now, world } = id === 'loadProfile' ? begin(somebody) : await ready();
      world.strange = true;
      await play({ type: 'reload profile' });
      await play({ type: `xstate.done.actor.${id}`, output: profile('Operator') });
      expect(now()).toEqual(['mismatched', null, null]);
    },
  );

  test('a renewal in another tab is adopted: its tokens are kept, and the interval starts again', async () => {
    const { clock, play, now, calls } = await ready();
    clock.increment(59_000);
    await play(browser({ tokens: newTokens }));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'current', offered: 'none' } },
      newTokens,
      profile('Operator'),
    ]);
    clock.increment(59_999);
    expect(calls.map(({ id }) => id)).toEqual(['loadProfile']);
    clock.increment(1);
    expect(calls.map(({ id }) => id)).toEqual(['loadProfile', 'renew']);
  });

  test('a renewal that finds another user signed in in another tab is a mismatch', async () => {
    const { play, now } = await ready();
    await play({ type: 'unauthorized' });
    await play(renewReplaced);
    expect(now()).toEqual(['mismatched', null, null]);
  });

  test('a city chosen in another tab is adopted, and a message is shown', async () => {
    const { actor, play, done } = await ready();
    const changed = browser({ city: kusatsu });
    await play(changed);
    expect([actor.getSnapshot().context.city, done]).toEqual([kusatsu, [['showCityChange', kusatsu]]]);
  });

  test('tokens that another tab writes before the user do not make them this user’s: the machine waits for the user', async () => {
    const { actor, play, now } = await ready();
    await play(browser({ tokens: newTokens, user: null }));
    expect(actor.getSnapshot().context.user).toBe(1);
    await play(browser({ tokens: newTokens, user: 2 }));
    expect(now()[0]).toBe('mismatched');
  });

  test('an unchanged state of another tab changes nothing', async () => {
    const { actor, play, done } = await ready();
    const before = actor.getSnapshot();
    await play(browser());
    expect([actor.getSnapshot(), done]).toEqual([before, []]);
  });

  test('a sign-in in another tab signs in here too', async () => {
    const { actor, play, now, calls } = begin(nobody);
    await play(browser({ storeLogin: true }));
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      tokens,
      null,
    ]);
    expect(calls.map(({ id, input }) => [id, input])).toEqual([['loadProfile', { storeLogin: true }]]);
    expect(actor.getSnapshot().context.city).toEqual(akashi);
  });
});

describe('tokens of an address (A-030)', () => {
  test('the tokens sign in their account', async () => {
    const { actor, play, now, done } = begin(nobody);
    done.length = 0;
    await play(given);
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      newTokens,
      null,
    ]);
    expect(done).toEqual([['rememberGiven', given]]);
    await play(loaded('Operator'));
    expect(actor.getSnapshot().context.user).toBe(1);
  });

  test('tokens of another user are tried first, and change nothing before the confirmation [A-273]', async () => {
    const { actor, play, now, done, calls } = await ready();
    await play(given);
    expect([now(), calls.at(-1)?.id, calls.at(-1)?.input]).toEqual([
      [started('trying'), tokens, profile('Operator')],
      'tryTokens',
      given,
    ]);
    await play(tried(2, 'Administrator'));
    expect(now()).toEqual([started('confirming'), tokens, profile('Operator')]);
    expect([actor.getSnapshot().context.offer, done]).toEqual([offerOf(2, 'Administrator'), []]);
    await play({ type: 'stay' });
    expect(now()).toEqual([started('none'), tokens, profile('Operator')]);
    expect([actor.getSnapshot().context.offer, done]).toEqual([null, []]);
  });

  test('confirmed tokens replace the session of the former user, and keep nothing of it [A-273]', async () => {
    const { actor, play, now, done } = await ready();
    await play(given);
    await play(tried(2, 'Administrator'));
    await play({ type: 'exchange' });
    expect(now()).toEqual([
      { signedIn: { access: 'fresh', profile: 'loading', offered: 'none' } },
      newTokens,
      null,
    ]);
    expect(done).toEqual([['dropWork'], ['rememberOffer', offerOf(2, 'Administrator')]]);
    expect(actor.getSnapshot().context).toMatchObject({ city: akashi, user: 2, offer: null });
  });

  test('tokens of the same account renew the session, and the page stays [A-273]', async () => {
    const { play, now, done } = await ready();
    await play(given);
    await play(tried(1, 'Operator'));
    expect(now()).toEqual([started('none'), newTokens, profile('Operator')]);
    expect(done).toEqual([['rememberRenewal', offerOf(1, 'Operator')]]);
  });

  test('refused tokens change nothing, and a message is shown [A-273]', async () => {
    const { play, now, done } = await ready();
    await play(given);
    await play({ type: 'xstate.error.actor.tryTokens', error: refusal });
    expect(now()).toEqual([started('none'), tokens, profile('Operator')]);
    expect(done).toEqual([['showOfferRefusal', refusal]]);
  });

  test('tokens of an account without screens change nothing, because it would be denied [A-273]', async () => {
    const { play, now, done } = await ready();
    await play(given);
    await play(tried(2, 'Guest'));
    expect(now()).toEqual([started('none'), tokens, profile('Operator')]);
    expect(done).toEqual([denial]);
  });

  test('tokens of a second address replace those whose confirmation is open [A-273]', async () => {
    const { actor, play, now, calls } = await ready();
    await play(given);
    await play(tried(2, 'Administrator'));
    await play(given);
    expect(now()[0]).toEqual(started('trying'));
    await play(given);
    expect(calls.map(({ id, signal }) => [id, signal.aborted])).toEqual([
      ['loadProfile', false],
      ['tryTokens', false],
      ['tryTokens', true],
      ['tryTokens', false],
    ]);
    expect(actor.getSnapshot().context.offer).toBe(null);
  });

  test('tokens whose confirmation is open are forgotten when the session ends [A-273]', async () => {
    const { actor, play } = await ready();
    await play(given);
    await play(tried(2, 'Administrator'));
    await play(browser({ tokens: null }));
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
    const effects = { ...recording([]), loadProfile: (_: unknown, signal: AbortSignal) => hold(signal) };
    const actor = createActor(sessionMachineWith(effects), { input: somebody }).start();
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('a missing effect or an event without its values does not compile', () => {
    const actor = createActor(sessionMachine, { input: nobody });
    const mistakes = () => {
      const rest: Omit<SessionEffects, 'forceOut'> = recording([]);
      // @ts-expect-error `forceOut` is missing
      sessionMachineWith(rest);
      // @ts-expect-error the credentials are missing
      actor.send({ type: 'sign in' });
      // @ts-expect-error the stored values are missing
      createActor(sessionMachine);
    };
    expect(mistakes).toBeTypeOf('function');
  });
});

/**
 * The machine with the effects of the application; the test records what they do to the browser, in order.
 */
function begin(input: Remembered) {
  const done: unknown[][] = [];
  const world = { visible: true, strange: false, reloaded: false };
  const machine = sessionMachineWith({
    ...recording(done),
    isVisible: () => world.visible,
    isStranger: () => world.strange,
    reloadedLately: () => world.reloaded,
  });
  const stage = onStage(machine, { input });
  const now = () => {
    const { value, context } = stage.actor.getSnapshot();
    return [value, context.tokens, context.profile];
  };
  return { ...stage, done, now, world };
}

async function ready() {
  const stage = begin(somebody);
  await stage.play(loaded('Operator'));
  stage.done.length = 0;
  return stage;
}

const started = (offered: string) => ({ signedIn: { access: 'fresh', profile: 'current', offered } });

const never = () => new Promise<never>(() => undefined);

function recording(done: unknown[][]): SessionEffects {
  const note =
    (name: string) =>
    (...what: unknown[]) => {
      done.push([name, ...what]);
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
    isRefusal: (problem) => problem === dismissal,
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
