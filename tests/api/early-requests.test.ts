import { expect, test } from 'vitest';
import { adoptEarlyRequests, type EarlyRequest } from '#api/http/early-requests';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { notifications } from '#api/messaging/notifications';
import { allowConsole } from '../console';
import { stoppedClock } from '../mocks/backend/start-backend';
import { answered, rejection, sessionOf, wire } from './wire';

const LIST = { params: { city: 'akashi' }, query: { offset: 0, limit: 20 } };
const EARLY = '{"data":{"content":[],"total_length":41}}';

/** A client of a page that sent this request early; its backend has one more record with every request. */
function client(request: Partial<EarlyRequest> = {}) {
  const early = {
    url: 'http://localhost/api-root/akashi/notifications/?offset=0&limit=20',
    authorization: 'Bearer token 1',
    sentAt: 500,
    response: Promise.resolve({ status: 200, text: EARLY }),
    ...request,
  };
  const page = { earlyRequests: [early], performance: { now: () => 10_500 } };
  const ahead = prefetchedRequests(stoppedClock());
  adoptEarlyRequests(ahead, page as unknown as Window);
  const session = sessionOf();
  const wired = wire((_, before) => answered({ content: [], total_length: before + 1 }), {
    ahead,
    session,
  });
  const list = async () => (await wired.call(notifications.list, LIST)).data.total_length;
  return { ...wired, session, page, list };
}

test('a call uses the request sent before the scripts were loaded, and the next one sends its own', async () => {
  const { list, received, page } = client();
  expect([await list(), await list(), received.length]).toEqual([41, 1, 1]);
  expect(Object.keys(page)).toEqual(['performance']);
});

test('a prefetch uses the early request too', async () => {
  const { prefetch, list, received } = client();
  await prefetch(notifications.list, LIST);
  expect([await list(), received.length]).toEqual([41, 0]);
});

test.each<[string, Partial<EarlyRequest>]>([
  ['of another address', { url: 'http://localhost/api-root/akashi/notifications/?offset=20&limit=20' }],
  ['with another token', { authorization: 'Bearer token 2' }],
  ['more than ten seconds old', { sentAt: 499 }],
])('an early request %s is not used', async (_, request) => {
  expect(await client(request).list()).toBe(1);
});

test('a 401 of the early request is renewed by the call, which is sent once more', async () => {
  const { list, session, received } = client({ response: Promise.resolve({ status: 401, text: '' }) });
  expect([await list(), session.calls]).toEqual([1, ['renewed token 1']]);
  expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer token 2']);
});

test('an early request without a response is a network problem, and one without JSON a breach of the contract', async () => {
  allowConsole(/^contract: GET/);
  const failed = client({ response: Promise.reject(new TypeError('Failed to fetch')) });
  const broken = client({ response: Promise.resolve({ status: 200, text: '<html>' }) });
  expect([await rejection(failed.list()), await rejection(broken.list())]).toMatchObject([
    { kind: 'network', status: null },
    { kind: 'contract', status: 200 },
  ]);
});
