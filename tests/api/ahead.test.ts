import { expect, test } from 'vitest';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { notifications } from '#api/messaging/notifications';
import { stoppedClock } from '../mocks/backend/start-backend';
import { answered, refused, rejection, sessionOf, wire } from './wire';

const UNREAD = { params: { city: 'akashi' } };
const READ_ALL = { params: { city: 'akashi' } };
const requests = (token: number) => `GET /akashi/notifications/users/number_unread/ Bearer token ${token}`;

/** A client that prefetches, and a backend whose response has the number of requests so far. */
function ahead(reply = (times: number): Response => answered({ number_unread: times })) {
  const clock = stoppedClock();
  const session = sessionOf();
  const client = wire((_, before) => reply(before + 1), { ahead: prefetchedRequests(clock), session });
  return {
    ...client,
    session,
    clock,
    request: () => void client.prefetch(notifications.unread, UNREAD).catch(() => undefined),
    unread: async (signal?: AbortSignal) =>
      (await client.call(notifications.unread, { ...UNREAD, signal })).data.number_unread,
    sent: () => client.received.map(({ sentCall, authorization }) => `${sentCall} ${authorization}`),
  };
}

test('a prefetched request is sent once, the call uses its response, and the next call sends its own', async () => {
  const { request, unread, sent } = ahead();
  request();
  request();
  expect([await unread(), await unread()]).toEqual([1, 2]);
  expect(sent()).toEqual([requests(1), requests(1)]);
});

test('a 403 has no effect until a call uses it, then the session is notified', async () => {
  const { request, unread, session, received, messages } = ahead(() => refused(403));
  request();
  await expect.poll(() => received.length).toBe(1);
  expect([session.calls, messages]).toEqual([[], []]);
  expect(await rejection(unread())).toMatchObject({ kind: 'denied', status: 403 });
  expect([session.calls, received.length]).toEqual([['query of Administrator denied'], 1]);
});

test('a failure is reported once, by the call that uses it', async () => {
  const { request, unread, received, messages } = ahead(() => refused(500));
  request();
  expect(await rejection(unread())).toMatchObject({ kind: 'server', status: 500 });
  expect([messages.length, received.length]).toEqual([1, 1]);
});

test('a prefetched 401 is renewed by the call, and requested once more', async () => {
  const { request, unread, session, sent } = ahead((times) =>
    times === 1 ? refused(401) : answered({ number_unread: times }),
  );
  request();
  expect(await unread()).toBe(2);
  expect([session.calls, sent()]).toEqual([['renewed token 1'], [requests(1), requests(2)]]);
});

test('a call does not use a response prefetched with another token', async () => {
  const { request, unread, session, sent } = ahead();
  request();
  await session.renew(null);
  await unread();
  expect(sent()).toEqual([requests(1), requests(2)]);
});

test('after a write every call sends its own request', async () => {
  const { request, call, unread, sent } = ahead();
  request();
  await call(notifications.readAll, READ_ALL).catch(() => undefined);
  await unread();
  expect(sent().filter((sentCall) => sentCall.startsWith('GET'))).toEqual([requests(1), requests(1)]);
});

test('a prefetched response that is not used within ten seconds is dropped', async () => {
  const clock = stoppedClock();
  const confirmations = prefetchedRequests<number>(clock);
  const never = new Promise<number>(() => {});
  void confirmations.start('how many?', () => never);
  clock.step(9_999);
  expect(confirmations.take('how many?')).not.toBeNull();
  clock.step(1);
  expect(confirmations.take('how many?')).toBeNull();
});

test('a cancelled call leaves the response to the next one', async () => {
  const { request, unread, received } = ahead();
  request();
  const leaving = new AbortController();
  const left = rejection(unread(leaving.signal));
  leaving.abort();
  expect(await left).toMatchObject({ kind: 'cancelled' });
  expect([await unread(), received.length]).toEqual([1, 1]);
});
