import { expect, test, vi } from 'vitest';
import { CALL_DEFAULTS, createLog, type LogEntry } from '#mocks/backend/protocol/log';
import { createSeenStatuses } from '#mocks/harness/requirements/seen-statuses';
import { itemStorage } from './item-storage';

const PATH = '/:city/notifications/';
const LOGGED_CALL: Omit<LogEntry, 'id'> = {
  ...CALL_DEFAULTS,
  at: 0,
  startedAt: 0,
  method: 'GET',
  url: '',
  path: PATH,
  page: '',
  status: 200,
  duration: 1,
};

test('a full storage loses no status of this page, and no call', () => {
  const storage = {
    ...itemStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const log = createLog();
  const seenStatuses = createSeenStatuses(log, storage);
  expect(() => log.add(LOGGED_CALL)).not.toThrow();
  expect(seenStatuses.of('GET', PATH)).toEqual([200]);
});

test('the statuses of each call are seen once, in order, also before the log was watched and after a reload', () => {
  const storage = itemStorage();
  const log = createLog();
  log.add({ ...LOGGED_CALL, status: 403 });
  const seenStatuses = createSeenStatuses(log, storage);
  const listener = vi.fn();
  seenStatuses.subscribe(listener);
  for (const status of [200, 403, 200, 'offline', 'hang'] as const) log.add({ ...LOGGED_CALL, status });
  log.add({ ...LOGGED_CALL, method: 'POST', status: 400 });
  log.add({ ...LOGGED_CALL, path: null, status: 418 });
  expect(listener).toHaveBeenCalledTimes(2);
  const afterReload = createSeenStatuses(createLog(), storage);
  const statusesOfCalls = [seenStatuses, afterReload].map((one) => [
    one.of('GET', PATH),
    one.of('POST', PATH),
    one.of('PUT', PATH),
  ]);
  expect(statusesOfCalls).toEqual([
    [[200, 403], [400], []],
    [[200, 403], [400], []],
  ]);
});

test('two tabs of a sandbox keep the statuses that both have seen', () => {
  const storage = itemStorage();
  const logs = [createLog(), createLog()];
  for (const log of logs) createSeenStatuses(log, storage);
  for (const [index, log] of logs.entries()) log.add({ ...LOGGED_CALL, status: 200 + index });
  expect(createSeenStatuses(createLog(), storage).of('GET', PATH)).toEqual([200, 201]);
});

test.each(['no JSON', '[]', '{"GET /": "200"}'])(
  'stored statuses that cannot be read are left out: %s',
  (text) => {
    const seenStatuses = createSeenStatuses(createLog(), itemStorage({ 'machi-seen-statuses': text }));
    expect(seenStatuses.of('GET', '/')).toEqual([]);
  },
);
