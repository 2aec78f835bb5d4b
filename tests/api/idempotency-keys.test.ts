import { expect, test } from 'vitest';
import { notifications } from '#api/messaging/notifications';
import { coupons } from '#api/offers/coupons';
import { session } from '#api/session/session';
import { allowConsole } from '../console';
import { dataResponse, refusalResponse, rejection, startClient } from './wire';

const AKASHI = { params: { city: 'akashi' } };
const notificationNamed = (title: string) => ({ ...AKASHI, body: { title, description: 'x' } as never });
const GATEWAY_PAGE = new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });

type Reply = 'done' | 'lost' | 'refused';

/** Sends notifications to a backend with these replies, one after another; returns their keys, a number for each key. */
async function keysOf(attempts: readonly [title: string, reply: Reply][], extraHeaders = true) {
  const { call, receivedRequests } = startClient(
    (_, requestsBefore) => {
      const reply = attempts[requestsBefore]?.[1];
      if (reply === 'lost') return GATEWAY_PAGE.clone();
      return reply === 'refused' ? refusalResponse(400) : dataResponse(null, 201);
    },
    { extraHeaders },
  );
  for (const [title, reply] of attempts) {
    const sent = call(notifications.create, notificationNamed(title));
    if (reply === 'done') await sent;
    else await rejection(sent);
  }
  const keys = receivedRequests.map(({ request }) => request.headers.get('idempotency-key'));
  return keys.map((key) => (key === null ? null : keys.indexOf(key)));
}

test('a write that is sent again after an unknown outcome has the same key, until its outcome is known [A-330]', async () => {
  expect(
    await keysOf([
      ['a', 'lost'],
      ['a', 'lost'],
      ['b', 'lost'],
      ['a', 'done'],
      ['a', 'done'],
      ['b', 'refused'],
      ['b', 'done'],
    ]),
  ).toEqual([0, 0, 2, 0, 4, 2, 6]);
});

test('a backend on another host gets no header that its CORS may refuse [A-330]', async () => {
  expect(
    await keysOf(
      [
        ['a', 'lost'],
        ['a', 'done'],
      ],
      false,
    ),
  ).toEqual([null, null]);
});

test('a key is 32 hexadecimal digits, of a POST that can do more when it is sent twice, and of no other call', async () => {
  allowConsole(/^contract: POST \/signin\//);
  const { call, receivedRequests } = startClient(() => dataResponse(null), { extraHeaders: true });
  const firstCoupon = { params: { city: 'akashi', id: 1 } };
  await call(coupons.remove, firstCoupon);
  await call(coupons.update, { ...firstCoupon, body: {} as never });
  await rejection(call(session.signIn, { body: { username: 'a', password: 'b' } }));
  await call(notifications.create, notificationNamed('a'));
  expect(
    receivedRequests.map(({ sentCall, request }) => [
      sentCall.split(' ')[0],
      request.headers.get('idempotency-key'),
    ]),
  ).toEqual([
    ['DELETE', null],
    ['PUT', null],
    ['POST', null],
    ['POST', expect.stringMatching(/^[0-9a-f]{32}$/)],
  ]);
});

test('reads ask caches for fresh data, where CORS allows it', async () => {
  for (const extraHeaders of [true, false]) {
    const { call, receivedRequests } = startClient(() => dataResponse({ content: [], total_length: 0 }), {
      extraHeaders,
    });
    await call(coupons.list, AKASHI);
    expect(receivedRequests[0]?.request.headers.get('cache-control')).toBe(extraHeaders ? 'no-cache' : null);
  }
});
