import { expect, test } from 'vitest';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { notifications } from '#api/messaging/notifications';
import { stoppedClock } from '../mocks/backend/start-backend';
import { dataResponse, fakeSession, refusalResponse, rejection, startClient } from './wire';

const AKASHI = { params: { city: 'akashi' } };
const unreadRequest = (token: number) =>
  `GET /akashi/notifications/users/number_unread/ Bearer token ${token}`;

/** A client that prefetches, and a backend whose response has the number of requests so far. */
function prefetchingClient(
  reply = (requestCount: number): Response => dataResponse({ number_unread: requestCount }),
) {
  const clock = stoppedClock();
  const session = fakeSession();
  const client = startClient((_, requestsBefore) => reply(requestsBefore + 1), {
    ahead: prefetchedRequests(clock),
    session,
  });
  return {
    ...client,
    session,
    clock,
    prefetchUnread: () => void client.prefetch(notifications.unread, AKASHI).catch(() => undefined),
    loadUnread: async (signal?: AbortSignal) =>
      (await client.call(notifications.unread, { ...AKASHI, signal })).data.number_unread,
    sentRequests: () =>
      client.receivedRequests.map(({ sentCall, authorization }) => `${sentCall} ${authorization}`),
  };
}

test('a prefetched request is sent once, the call uses its response, and the next call sends its own', async () => {
  const { prefetchUnread, loadUnread, sentRequests } = prefetchingClient();
  prefetchUnread();
  prefetchUnread();
  expect([await loadUnread(), await loadUnread()]).toEqual([1, 2]);
  expect(sentRequests()).toEqual([unreadRequest(1), unreadRequest(1)]);
});

test('a 403 has no effect until a call uses it, then the session is notified', async () => {
  const { prefetchUnread, loadUnread, session, receivedRequests, reportedProblems } = prefetchingClient(() =>
    refusalResponse(403),
  );
  prefetchUnread();
  await expect.poll(() => receivedRequests.length).toBe(1);
  expect([session.events, reportedProblems]).toEqual([[], []]);
  expect(await rejection(loadUnread())).toMatchObject({ kind: 'denied', status: 403 });
  expect([session.events, receivedRequests.length]).toEqual([['query of Administrator denied'], 1]);
});

test('a failure is reported once, by the call that uses it', async () => {
  const { prefetchUnread, loadUnread, receivedRequests, reportedProblems } = prefetchingClient(() =>
    refusalResponse(500),
  );
  prefetchUnread();
  expect(await rejection(loadUnread())).toMatchObject({ kind: 'server', status: 500 });
  expect([reportedProblems.length, receivedRequests.length]).toEqual([1, 1]);
});

test('a prefetched 401 is renewed by the call, and requested once more', async () => {
  const { prefetchUnread, loadUnread, session, sentRequests } = prefetchingClient((requestCount) =>
    requestCount === 1 ? refusalResponse(401) : dataResponse({ number_unread: requestCount }),
  );
  prefetchUnread();
  expect(await loadUnread()).toBe(2);
  expect([session.events, sentRequests()]).toEqual([
    ['renewed token 1'],
    [unreadRequest(1), unreadRequest(2)],
  ]);
});

test('a call does not use a response prefetched with another token', async () => {
  const { prefetchUnread, loadUnread, session, sentRequests } = prefetchingClient();
  prefetchUnread();
  await session.renew(null);
  await loadUnread();
  expect(sentRequests()).toEqual([unreadRequest(1), unreadRequest(2)]);
});

test('after a write every call sends its own request', async () => {
  const { prefetchUnread, call, loadUnread, sentRequests } = prefetchingClient();
  prefetchUnread();
  await call(notifications.readAll, AKASHI).catch(() => undefined);
  await loadUnread();
  expect(sentRequests().filter((sentCall) => sentCall.startsWith('GET'))).toEqual([
    unreadRequest(1),
    unreadRequest(1),
  ]);
});

test('a prefetched response that is not used within ten seconds is dropped', async () => {
  const clock = stoppedClock();
  const prefetched = prefetchedRequests<number>(clock);
  const endlessRequest = new Promise<number>(() => {});
  void prefetched.start('how many?', () => endlessRequest);
  clock.step(9_999);
  expect(prefetched.take('how many?')).not.toBeNull();
  clock.step(1);
  expect(prefetched.take('how many?')).toBeNull();
});

test('a cancelled call leaves the response to the next one', async () => {
  const { prefetchUnread, loadUnread, receivedRequests } = prefetchingClient();
  prefetchUnread();
  const cancellation = new AbortController();
  const cancelledCall = rejection(loadUnread(cancellation.signal));
  cancellation.abort();
  expect(await cancelledCall).toMatchObject({ kind: 'cancelled' });
  expect([await loadUnread(), receivedRequests.length]).toEqual([1, 1]);
});
