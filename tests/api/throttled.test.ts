import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { notifications } from '#api/messaging/notifications';
import { coupons } from '#api/offers/coupons';
import { dataResponse, rejection, startClient } from './wire';

const AKASHI = { params: { city: 'akashi' } };
const throttledResponse = (headers: Record<string, string>) =>
  HttpResponse.json({ detail: 'Request was throttled.' }, { status: 429, headers });

/** A backend that throttles the first calls, and the waits in seconds. */
function throttlingBackend(throttledCount: number, headers: Record<string, string>) {
  const waits: number[] = [];
  const { call, receivedRequests } = startClient(
    (_, requestsBefore) =>
      requestsBefore < throttledCount ? throttledResponse(headers) : dataResponse({ number_unread: 3 }),
    { waitToRepeat: async (seconds) => void waits.push(seconds) },
  );
  return { call, receivedRequests, waits };
}

test.each<[string, Record<string, string>, number]>([
  ['seconds', { 'Retry-After': '2' }, 2],
  ['no time', { 'Retry-After': '0' }, 0],
  ['a minute', { 'Retry-After': '60' }, 60],
  [
    'a moment of the server’s clock',
    { 'Retry-After': 'Wed, 01 Apr 2026 00:00:07 GMT', Date: 'Wed, 01 Apr 2026 00:00:02 GMT' },
    5,
  ],
])('a read that is throttled for %s waits so long, and is sent again', async (_, headers, seconds) => {
  const { call, receivedRequests, waits } = throttlingBackend(2, headers);
  expect((await call(notifications.unread, AKASHI)).data).toEqual({ number_unread: 3 });
  expect([waits, receivedRequests.length]).toEqual([[seconds, seconds], 3]);
});

test.each<[string, number, Record<string, string>, number]>([
  ['a third time', 3, { 'Retry-After': '2' }, 3],
  ['for more than a minute', 1, { 'Retry-After': '61' }, 1],
  ['until a moment without the server’s clock', 1, { 'Retry-After': 'Wed, 01 Apr 2026 00:00:07 GMT' }, 1],
  ['until a moment that is over', 1, { 'Retry-After': '-1' }, 1],
  ['for an unknown time', 1, {}, 1],
])('a read that is throttled %s fails', async (_, throttledCount, headers, requestCount) => {
  const { call, receivedRequests } = throttlingBackend(throttledCount, headers);
  expect(await rejection(call(notifications.unread, AKASHI))).toMatchObject({
    status: 429,
    summary: { messageId: 'problem.throttled' },
  });
  expect(receivedRequests.length).toBe(requestCount);
});

test('a write that is throttled was not done: it is sent again with the same key', async () => {
  const { call, receivedRequests } = startClient(
    (_, requestsBefore) =>
      requestsBefore === 0
        ? throttledResponse({ 'Retry-After': '1' })
        : new HttpResponse(null, { status: 204 }),
    { waitToRepeat: async () => undefined, extraHeaders: true },
  );
  await call(coupons.remove, { params: { city: 'akashi', id: 3 } });
  expect(receivedRequests.map(({ sentCall }) => sentCall)).toEqual([
    'DELETE /akashi/api/coupons/3/',
    'DELETE /akashi/api/coupons/3/',
  ]);
});
