import { expect, test, vi } from 'vitest';
import { CALL_DEFAULTS, createLog, type Log } from '#mocks/backend/protocol/log';
import { type AnsweredCall, reportCalls } from '#mocks/harness/demo/report-calls';

const LOG_ENTRY = {
  ...CALL_DEFAULTS,
  at: 0,
  startedAt: 0,
  method: 'GET',
  url: '/api-root/users/profile',
  path: '/users/profile',
  page: '/login',
  writes: null,
  status: 200,
  duration: 1,
} as const;

test('a walker hears of each call of the backend, and of no call of Firebase', () => {
  const reportedCalls: AnsweredCall[] = [];
  const log = createLog();
  const target = { machiCallAnswered: async (one: AnsweredCall) => void reportedCalls.push(one) };
  reportCalls(log, target);
  log.add(LOG_ENTRY);
  log.add({ ...LOG_ENTRY, service: 'firebase' });
  log.add({
    ...LOG_ENTRY,
    path: null,
    status: 500,
    why: { by: 'fault', rule: 'GET * 500' },
    verdict: { broken: 'answer', issues: [] },
  });
  log.clear();
  expect(reportedCalls).toEqual([
    { method: 'GET', path: '/users/profile', status: 200, isRefused: false, isKept: true },
    { method: 'GET', path: null, status: 500, isRefused: true, isKept: false },
  ]);
});

test('without a walker no listener is at the call log', () => {
  const subscribe = vi.fn<Log['subscribe']>();
  reportCalls({ ...createLog(), subscribe }, {});
  expect(subscribe).not.toHaveBeenCalled();
});
