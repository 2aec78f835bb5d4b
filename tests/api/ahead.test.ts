import { expect, test } from 'vitest';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { notifications } from '#api/messaging/notifications';
import { stoppedClock } from '../mocks/stand';
import { answered, refused, rejection, sessionOf, wire } from './wire';

const UNREAD = { params: { city: 'akashi' } };
const READ_ALL = { params: { city: 'akashi' } };
const asked = (token: number) => `GET /akashi/notifications/users/number_unread/ Bearer token ${token}`;

/** A client that asks ahead, and a backend that answers with how often it has been asked. */
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

test('what was asked ahead is sent once; the call takes over its answer, and the next one asks for itself', async () => {
  const { ask, unread, sent } = ahead();
  ask();
  ask();
  expect([await unread(), await unread()]).toEqual([1, 2]);
  expect(sent()).toEqual([asked(1), asked(1)]);
});

test('nothing follows from a 403 until a call takes it over; then the session hears of it', async () => {
  const { ask, unread, session, received, told } = ahead(() => refused(403));
  ask();
  await expect.poll(() => received.length).toBe(1);
  expect([session.heard, told]).toEqual([[], []]);
  expect(await rejection(unread())).toMatchObject({ kind: 'denied', status: 403 });
  expect([session.heard, received.length]).toEqual([['question of Administrator denied'], 1]);
});

test('a failure is told once, by the call that takes it over', async () => {
  const { ask, unread, received, told } = ahead(() => refused(500));
  ask();
  expect(await rejection(unread())).toMatchObject({ kind: 'server', status: 500 });
  expect([told.length, received.length]).toEqual([1, 1]);
});

test('a 401 that was asked ahead is renewed by the call, and asked once more', async () => {
  const { ask, unread, session, sent } = ahead((times) =>
    times === 1 ? refused(401) : answered({ number_unread: times }),
  );
  ask();
  expect(await unread()).toBe(2);
  expect([session.heard, sent()]).toEqual([['renewed token 1'], [asked(1), asked(2)]]);
});

test('nobody is answered with what was asked with the token of another', async () => {
  const { ask, unread, session, sent } = ahead();
  ask();
  await session.renewed(null);
  await unread();
  expect(sent()).toEqual([asked(1), asked(2)]);
});

test('after a write everything is asked anew', async () => {
  const { ask, call, unread, sent } = ahead();
  ask();
  await call(notifications.readAll, READ_ALL).catch(() => undefined);
  await unread();
  expect(sent().filter((line) => line.startsWith('GET'))).toEqual([asked(1), asked(1)]);
});

test('what nobody took within ten seconds counts no more, answered or not', async () => {
  const clock = stoppedClock();
  const questions = prefetchedRequests<number>(clock);
  const never = new Promise<number>(() => {});
  void questions.start('how many?', () => never);
  clock.step(9_999);
  expect(questions.take('how many?')).not.toBeNull();
  clock.step(1);
  expect(questions.take('how many?')).toBeNull();
});

test('who gives up leaves the answer to the next who asks', async () => {
  const { ask, unread, received } = ahead();
  ask();
  const leaving = new AbortController();
  const left = rejection(unread(leaving.signal));
  leaving.abort();
  expect(await left).toMatchObject({ kind: 'cancelled' });
  expect([await unread(), received.length]).toEqual([1, 1]);
});
