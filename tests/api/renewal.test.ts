import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createCall } from '#api/client';
import { notifications } from '#api/notifications';
import type { Problem } from '#api/problem';
import { sessionCalls } from '#app/session-calls';
import { sessionPort } from '#app/session-port';
import type { Remembered } from '#domain/session';
import { sessionMachineWith } from '#machines/session/session.effects';
import type { SessionActor } from '#machines/session/session.react';
import { NODE_BASE } from '#mocks/node-network';
import { CITIES } from '#mocks/seed/cities';
import { stand, stoppedClock } from '../mocks/stand';
import { answered, refused, wire } from './wire';

const REFRESH = '/akashi/api/refresh-token';
const akashi = CITIES.find(({ name }) => name === 'akashi') ?? null;

/** The real session machine behind the real client; only what it does to the browser is written down instead. */
function signedIn(tokens: Remembered['tokens']) {
  const done: string[] = [];
  const told: Problem[] = [];
  const note = (what: string) => () => void done.push(what);
  const call = createCall({
    baseUrl: NODE_BASE,
    session: sessionPort(() => session),
    onProblem: (problem) => void told.push(problem),
    strict: true,
  });
  const calls = sessionCalls(call);
  const session: SessionActor = createActor(
    sessionMachineWith({
      ...calls,
      isVisible: () => true,
      isStranger: () => false,
      reloadedLately: () => false,
      rememberSignIn: note('remember sign-in'),
      rememberGiven: note('remember given'),
      rememberUser: note('remember user'),
      rememberCity: note('remember city'),
      forgetCity: note('forget city'),
      forgetTokens: note('forget tokens'),
      dropWork: note('drop work'),
      tell: note('tell'),
      tellCity: note('tell city'),
      tellProfileFailed: note('tell profile failed'),
      forceOut: note('force out'),
      reload: note('reload'),
    }),
    { clock: stoppedClock(), input: { tokens, user: 1, storeLogin: false, city: akashi } },
  );
  session.start();
  return { call, session, done, told };
}

const fifty = <Result>(ask: () => Promise<Result>) => Promise.allSettled(Array.from({ length: 50 }, ask));
const PROFILE = { id: 1, username: 'administrator', permission: 'Administrator' };

/** Refuses every call with the first token, and renews as told. */
const backendThatRenews = (renew: () => Response) =>
  wire(({ line, authorization }) => {
    if (line.includes(REFRESH)) return renew();
    if (line.includes('/users/profile')) return answered(PROFILE);
    return authorization === 'Bearer fresh' ? answered({ number_unread: 2 }) : refused(401);
  });

const ready = (session: ReturnType<typeof signedIn>['session']) =>
  expect.poll(() => session.getSnapshot().hasTag('ready')).toBe(true);

test('fifty refused calls cause one renewal and are all answered [R-SESSION-17, R-SESSION-19, R-CALL-05]', async () => {
  const { backend } = await stand();
  const { access_token, refresh_token } = await backend.signIn('administrator');
  const { call, session, done, told } = signedIn({ access: access_token, refresh: refresh_token });
  await ready(session);
  await backend.expireTokens();

  const outcomes = await fifty(() => call(notifications.unread, { params: { city: 'akashi' } }));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  const paths = backend.log.entries().map(({ path, status }) => `${path} ${status}`);
  expect(paths.filter((line) => line === '/:city/api/refresh-token 200')).toHaveLength(1);
  // the profile again: who may do what may have changed
  expect(paths.filter((line) => line.startsWith('/users/profile'))).toHaveLength(2);
  expect([done, told]).toEqual([['remember user'], []]);
});

test('a refused renewal rejects all fifty and forces the session out (A-063)', async () => {
  const { received } = backendThatRenews(() => refused(401, { message: '有効期限' }));
  const { call, session, done } = signedIn({ access: 'stale', refresh: 'stale too' });
  await ready(session);

  const outcomes = await fifty(() => call(notifications.unread, { params: { city: 'akashi' } }));

  expect(
    outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Problem).kind : 'answered')),
  ).toEqual(Array.from({ length: 50 }, () => 'ended'));
  expect(received.filter(({ line }) => line.includes(REFRESH)).map(({ text }) => text)).toEqual([
    '{"refresh_token":"stale too"}',
  ]);
  expect(done).toEqual(['remember user', 'drop work', 'force out']);
});

test.each([
  ['a broken line', 'network', () => HttpResponse.error()],
  ['a broken server', 'server', () => refused(503)],
])('%s in a renewal is told to every caller and ends nothing', async (_, kind, reply) => {
  let renewal: () => Response = reply;
  const { received } = backendThatRenews(() => renewal());
  const { call, session, done } = signedIn({ access: 'stale', refresh: 'still good' });
  await ready(session);
  const ask = () => call(notifications.unread, { params: { city: 'akashi' } });

  const outcomes = await fifty(ask);

  expect(
    new Set(outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Problem).kind : 'answered'))),
  ).toEqual(new Set([kind]));
  expect(received.filter(({ line }) => line.includes(REFRESH))).toHaveLength(1);
  expect([session.getSnapshot().hasTag('ready'), done]).toEqual([true, ['remember user']]);

  renewal = () => answered({ access_token: 'fresh', refresh_token: 'good again' });
  expect((await ask()).data).toEqual({ number_unread: 2 });
});
