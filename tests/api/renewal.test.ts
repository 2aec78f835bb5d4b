import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#api/http/client';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import type { Problem } from '#api/http/problem';
import { notifications } from '#api/messaging/notifications';
import { sessionCalls } from '#app/session/session-calls';
import { pagePort, sessionPort, trialPort } from '#app/session/session-port';
import type { Remembered } from '#domain/session/session';
import { sessionMachineWith } from '#machines/session/session.effects';
import type { SessionActor } from '#machines/session/session-actor';
import { NODE_BASE } from '#mocks/backend/network/node-network';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { startBackend, stoppedClock } from '../mocks/backend/start-backend';
import { dataResponse, refusalResponse, startClient } from './wire';

const RENEWAL_PATH = '/akashi/api/refresh-token';
const akashi = CITIES.find(({ name }) => name === 'akashi') ?? null;

/** The real session machine and the real client; effects on the browser are recorded only. */
function signedIn(tokens: Remembered['tokens'], changes: Partial<Remembered> = {}) {
  const effects: string[] = [];
  const reportedProblems: Problem[] = [];
  const recordEffect = (what: string) => () => void effects.push(what);
  const clock = stoppedClock();
  const client = {
    baseUrl: NODE_BASE,
    onProblem: (problem: Problem) => void reportedProblems.push(problem),
    strict: true,
    ahead: prefetchedRequests(clock),
  };
  const { call } = createClient({ ...client, session: pagePort(() => session, clock) });
  const calls = sessionCalls(
    createClient({ ...client, session: sessionPort(() => session) }).call,
    (token) => createClient({ ...client, session: trialPort(token) }).call,
  );
  const session: SessionActor = createActor(
    sessionMachineWith({
      ...calls,
      waitForServer: () => new Promise(() => undefined),
      isVisible: () => true,
      isStranger: () => false,
      reloadedLately: () => false,
      isRefusal: () => false,
      rememberSignIn: recordEffect('remember sign-in'),
      rememberGiven: recordEffect('remember given'),
      rememberUser: recordEffect('remember user'),
      rememberOffer: recordEffect('remember offer'),
      rememberRenewal: recordEffect('remember renewal'),
      showOfferRefusal: recordEffect('show offer refusal'),
      rememberCity: recordEffect('remember city'),
      rememberCityAnew: recordEffect('remember city anew'),
      forgetCity: recordEffect('forget city'),
      forgetTokens: recordEffect('forget tokens'),
      dropWork: recordEffect('drop work'),
      showMessage: recordEffect('showMessage'),
      showCityChange: recordEffect('show city change'),
      showProfileFailure: recordEffect('show profile failure'),
      goHome: recordEffect('go home'),
      forceOut: recordEffect('force out'),
      reload: recordEffect('reload'),
    }),
    { clock, input: { tokens, user: 1, storeLogin: false, company: null, city: akashi, ...changes } },
  );
  session.start();
  return { call, session, effects, reportedProblems };
}

const callFiftyTimes = <Result>(request: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 50 }, request));
const PROFILE = { id: 1, username: 'administrator', permission: 'Administrator' };

/** Refuses every call with the first token, and renews with this response. */
const backendThatRenews = (renew: () => Response) =>
  startClient(({ sentCall, authorization }) => {
    if (sentCall.includes(RENEWAL_PATH)) return renew();
    if (sentCall.includes('/users/profile')) return dataResponse(PROFILE);
    return authorization === 'Bearer fresh' ? dataResponse({ number_unread: 2 }) : refusalResponse(401);
  });

const waitUntilReady = (session: ReturnType<typeof signedIn>['session']) =>
  expect.poll(() => session.getSnapshot().hasTag('ready')).toBe(true);

test('fifty refused calls cause one renewal and all succeed [R-SESSION-17, R-SESSION-19, R-CALL-05]', async () => {
  const { backend } = await startBackend();
  const { access_token, refresh_token } = await backend.signIn('administrator');
  const { call, session, effects, reportedProblems } = signedIn({
    access: access_token,
    refresh: refresh_token,
  });
  await waitUntilReady(session);
  await backend.expireTokens();

  const outcomes = await callFiftyTimes(() => call(notifications.unread, { params: { city: 'akashi' } }));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  const paths = backend.log.entries().map(({ path, status }) => `${path} ${status}`);
  expect(paths.filter((sentCall) => sentCall === '/:city/api/refresh-token 200')).toHaveLength(1);
  // The profile is loaded again, because the role may have changed.
  expect(paths.filter((sentCall) => sentCall.startsWith('/users/profile'))).toHaveLength(2);
  expect([new Set(effects), reportedProblems]).toEqual([new Set(['remember user']), []]);
});

test('after a 401 the token is renewed, the profile loaded, then the call sent again, and the caller gets the second response [R-SESSION-17, R-HTTP-08, A-178]', async () => {
  const { receivedRequests } = backendThatRenews(() => dataResponse({ access_token: 'fresh' }));
  const { call, session } = signedIn({ access: 'stale', refresh: 'still good' });
  await waitUntilReady(session);
  const requestsBefore = receivedRequests.length;

  const answer = await call(notifications.unread, { params: { city: 'akashi' } });

  expect(answer.data).toEqual({ number_unread: 2 });
  expect(
    receivedRequests
      .slice(requestsBefore)
      .map(({ sentCall, authorization }) => `${sentCall} ${authorization}`),
  ).toEqual([
    'GET /akashi/notifications/users/number_unread/ Bearer stale',
    expect.stringMatching(/^POST \/akashi\/api\/refresh-token /),
    'GET /users/profile Bearer fresh',
    'GET /akashi/notifications/users/number_unread/ Bearer fresh',
  ]);
  expect(session.getSnapshot().context.tokens).toEqual({ access: 'fresh', refresh: 'still good' });
});

test('a store session that starts with an expired token renews at its company’s path, and loads its profile [R-SESSION-20, A-197]', async () => {
  const { receivedRequests } = startClient(({ sentCall, authorization }) => {
    if (sentCall.includes('/company/'))
      return dataResponse({ access_token: 'fresh', refresh_token: 'fresh too' });
    return authorization === 'Bearer fresh'
      ? dataResponse({ ...PROFILE, permission: 'owner_shop' })
      : refusalResponse(401);
  });
  const { session } = signedIn({ access: 'spent', refresh: 'good' }, { storeLogin: true, company: 'nbnb' });
  await waitUntilReady(session);
  expect(receivedRequests.map(({ sentCall }) => sentCall)).toEqual([
    'GET /users/owner_info',
    'POST /company/nbnb/token/refresh/',
    'GET /users/owner_info',
  ]);
  expect(session.getSnapshot().context.tokens).toEqual({ access: 'fresh', refresh: 'fresh too' });
});

test('calls also end when the profile itself was refused with the expired token (A-178) [R-SESSION-17]', async () => {
  const { receivedRequests } = startClient(({ sentCall, authorization }) => {
    if (sentCall.includes(RENEWAL_PATH)) return dataResponse({ access_token: 'fresh' });
    if (authorization !== 'Bearer fresh') return refusalResponse(401);
    return dataResponse(sentCall.includes('/users/profile') ? PROFILE : { number_unread: 2 });
  });
  const { call } = signedIn({ access: 'spent', refresh: 'good' });
  await callFiftyTimes(() => call(notifications.unread, { params: { city: 'akashi' } }));
  const renewedRequests = receivedRequests.filter(({ authorization }) => authorization === 'Bearer fresh');
  const requests = renewedRequests
    .map(({ sentCall }) => sentCall)
    .filter((sentCall) => !sentCall.includes(RENEWAL_PATH));
  expect([requests[0], requests.length]).toEqual(['GET /users/profile', 51]);
});

test('a refused renewal rejects all fifty calls and forces the log-out (A-063)', async () => {
  const { receivedRequests } = backendThatRenews(() => refusalResponse(401, { message: '有効期限' }));
  const { call, session, effects } = signedIn({ access: 'stale', refresh: 'stale too' });
  await waitUntilReady(session);

  const outcomes = await callFiftyTimes(() => call(notifications.unread, { params: { city: 'akashi' } }));

  expect(
    outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as Problem).kind : 'answered',
    ),
  ).toEqual(Array.from({ length: 50 }, () => 'ended'));
  expect(
    receivedRequests.filter(({ sentCall }) => sentCall.includes(RENEWAL_PATH)).map(({ text }) => text),
  ).toEqual(['{"refresh_token":"stale too"}']);
  expect(effects).toEqual(['remember user', 'drop work', 'force out']);
});

test.each([
  ['a broken connection', 'network', () => HttpResponse.error()],
  ['a broken server', 'server', () => refusalResponse(503)],
  ['throttling', 'refused', () => refusalResponse(429, { message: 'ゆっくり' })],
  ['a missing path', 'refused', () => refusalResponse(404)],
])(
  '%s during a renewal is the problem of every caller and ends no session (A-192)',
  async (_, kind, reply) => {
    let renewal: () => Response = reply;
    const { receivedRequests } = backendThatRenews(() => renewal());
    const { call, session, effects } = signedIn({ access: 'stale', refresh: 'still good' });
    await waitUntilReady(session);
    const request = () => call(notifications.unread, { params: { city: 'akashi' } });

    const outcomes = await callFiftyTimes(request);

    expect(
      new Set(
        outcomes.map((outcome) =>
          outcome.status === 'rejected' ? (outcome.reason as Problem).kind : 'answered',
        ),
      ),
    ).toEqual(new Set([kind]));
    expect(receivedRequests.filter(({ sentCall }) => sentCall.includes(RENEWAL_PATH))).toHaveLength(1);
    expect([session.getSnapshot().hasTag('ready'), effects]).toEqual([true, ['remember user']]);

    renewal = () => dataResponse({ access_token: 'fresh', refresh_token: 'good again' });
    expect((await request()).data).toEqual({ number_unread: 2 });
  },
);
