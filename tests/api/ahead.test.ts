import { expect, test } from 'vitest';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { notifications } from '#api/messaging/notifications';
import { stoppedClock } from '../mocks/stand';
import { answered, refused, rejection, sessionOf, wire } from './wire';

const UNREAD = { params: { city: 'akashi' } };
const READ_ALL = { params: { city: 'akashi' } };
const asked = (token: number) => `GET /akashi/notifications/users/number_unread/ Bearer token ${token}`;

/** A client that prefetches, and a backend whose response has the number of requests so far. */
function ahead(reply = (times: number): Response => answered({ number_unread: times })) {
  const clock = stoppedClock();
  const session = sessionOf();
  const client = wire((_, before) => reply(before + 1), { ahead: prefetchedRequests(clock), session });
  return {
    ...client,
    session,
    clock,
    ask: () => void client.prefetch(notifications.unread, UNREAD).catch(() => undefined),
    unread: async (signal?: AbortSignal) =>
      (await client.call(notifications.unread, { ...UNREAD, signal })).data.number_unread,
    sent: () => client.received.map(({ line, authorization }) => `${line} ${authorization}`),
  };
}

test('a prefetched request is sent once, the call uses its response, and the next call sends its own', async () => {
  const { ask, unread, sent } = ahead();
  ask();
  ask();
  expect([await unread(), await unread()]).toEqual([1, 2]);
  expect(sent()).toEqual([asked(1), asked(1)]);
});

test('a 403 has no effect until a call uses it, then the session is notified', async () => {
  const { ask, unread, session, received, told } = ahead(() => refused(403));
  ask();
  await expect.poll(() => received.length).toBe(1);
  expect([session.heard, told]).toEqual([[], []]);
  expect(await rejection(unread())).toMatchObject({ kind: 'denied', status: 403 });
  expect([session.heard, received.length]).toEqual([['question of Administrator denied'], 1]);
});

test('a failure is reported once, by the call that uses it', async () => {
  const { ask, unread, received, told } = ahead(() => refused(500));
  ask();
  expect(await rejection(unread())).toMatchObject({ kind: 'server', status: 500 });
  expect([told.length, received.length]).toEqual([1, 1]);
});

test('a prefetched 401 is renewed by the call, and requested once more', async () => {
  const { ask, unread, session, sent } = ahead((times) =>
    times === 1 ? refused(401) : answered({ number_unread: times }),
  );
  ask();
  expect(await unread()).toBe(2);
  expect([session.heard, sent()]).toEqual([['renewed token 1'], [asked(1), asked(2)]]);
});

test('a call does not use a response prefetched with another token', async () => {
  const { ask, unread, session, sent } = ahead();
  ask();
  await session.renew(null);
  await unread();
  expect(sent()).toEqual([asked(1), asked(2)]);
});

test('after a write every call sends its own request', async () => {
  const { ask, call, unread, sent } = ahead();
  ask();
  await call(notifications.readAll, READ_ALL).catch(() => undefined);
  await unread();
  expect(sent().filter((line) => line.startsWith('GET'))).toEqual([asked(1), asked(1)]);
});

test('a prefetched response that is not used within ten seconds is dropped', async () => {
  const clock = stoppedClock();
  const questions = prefetchedRequests<number>(clock);
  const never = new Promise<number>(() => {});
  void questions.start('how many?', () => never);
  clock.step(9_999);
  expect(questions.take('how many?')).not.toBeNull();
  clock.step(1);
  expect(questions.take('how many?')).toBeNull();
});

test('a cancelled call leaves the response to the next one', async () => {
  const { ask, unread, received } = ahead();
  ask();
  const leaving = new AbortController();
  const left = rejection(unread(leaving.signal));
  leaving.abort();
  expect(await left).toMatchObject({ kind: 'cancelled' });
  expect([await unread(), received.length]).toEqual([1, 1]);
});
