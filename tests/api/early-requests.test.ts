import { expect, test } from 'vitest';
import { adoptEarlyRequests, type EarlyRequest } from '#api/http/early-requests';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { notifications } from '#api/messaging/notifications';
import { allowConsole } from '../console';
import { stoppedClock } from '../mocks/backend/start-backend';
import { dataResponse, fakeSession, rejection, startClient } from './wire';

const LIST = { params: { city: 'akashi' }, query: { offset: 0, limit: 20 } };
const EARLY_RESPONSE = '{"data":{"content":[],"total_length":41}}';

/** A client of a page that sent this request early; its backend has one more record with every request. */
function clientAfterEarlyRequest(request: Partial<EarlyRequest> = {}) {
  const early = {
    url: 'http://localhost/api-root/akashi/notifications/?offset=0&limit=20',
    authorization: 'Bearer token 1',
    sentAt: 500,
    response: Promise.resolve({ status: 200, text: EARLY_RESPONSE }),
    ...request,
  };
  const page = { earlyRequests: [early], performance: { now: () => 10_500 } };
  const ahead = prefetchedRequests(stoppedClock());
  adoptEarlyRequests(ahead, page as unknown as Window);
  const session = fakeSession();
  const client = startClient(
    (_, requestsBefore) => dataResponse({ content: [], total_length: requestsBefore + 1 }),
    {
      ahead,
      session,
    },
  );
  const loadTotal = async () => (await client.call(notifications.list, LIST)).data.total_length;
  return { ...client, session, page, loadTotal };
}

test('a call uses the request sent before the scripts were loaded, and the next one sends its own', async () => {
  const { loadTotal, receivedRequests, page } = clientAfterEarlyRequest();
  expect([await loadTotal(), await loadTotal(), receivedRequests.length]).toEqual([41, 1, 1]);
  expect(Object.keys(page)).toEqual(['performance']);
});

test('a prefetch uses the early request too', async () => {
  const { prefetch, loadTotal, receivedRequests } = clientAfterEarlyRequest();
  await prefetch(notifications.list, LIST);
  expect([await loadTotal(), receivedRequests.length]).toEqual([41, 0]);
});

test.each<[string, Partial<EarlyRequest>]>([
  ['of another address', { url: 'http://localhost/api-root/akashi/notifications/?offset=20&limit=20' }],
  ['with another token', { authorization: 'Bearer token 2' }],
  ['more than ten seconds old', { sentAt: 499 }],
])('an early request %s is not used', async (_, request) => {
  expect(await clientAfterEarlyRequest(request).loadTotal()).toBe(1);
});

test('a 401 of the early request is renewed by the call, which is sent once more', async () => {
  const { loadTotal, session, receivedRequests } = clientAfterEarlyRequest({
    response: Promise.resolve({ status: 401, text: '' }),
  });
  expect([await loadTotal(), session.events]).toEqual([1, ['renewed token 1']]);
  expect(receivedRequests.map(({ authorization }) => authorization)).toEqual(['Bearer token 2']);
});

test('an early request without a response is a network problem, and one without JSON a breach of the contract', async () => {
  allowConsole(/^contract: GET/);
  const failed = clientAfterEarlyRequest({ response: Promise.reject(new TypeError('Failed to fetch')) });
  const broken = clientAfterEarlyRequest({ response: Promise.resolve({ status: 200, text: '<html>' }) });
  expect([await rejection(failed.loadTotal()), await rejection(broken.loadTotal())]).toMatchObject([
    { kind: 'network', status: null },
    { kind: 'contract', status: 200 },
  ]);
});
