import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/backend';
import { readFault } from '#mocks/backend/protocol/fault-text';
import { faultProblems } from '#mocks/harness/link/fault-problems';

const { endpoints } = createBackend();

const problemsOf = (rule: string) => {
  const fault = readFault(rule);
  return faultProblems(fault ? [fault] : [], endpoints).map(({ value, meant }) => [
    value,
    meant?.[1] ?? null,
  ]);
};

test.each([
  ['GET /:city/notifcations/ 500', 'GET /:city/notifications/ 500'],
  ['GET /akashi/notifications 500 x1', 'GET /:city/notifications/ 500 x1'],
  ['* /akashi/api/reserve/ hang', '* /:city/api/reserves/ hang'],
  ['DELETE /nowhere/at/all/ 500', null],
])('the fault %s of a link affects no call; probably meant: %s [R-WISH-10]', (rule, meant) => {
  expect(problemsOf(rule)).toEqual([[rule, meant]]);
});

test.each([
  'GET /akashi/notifications/ 500',
  'DELETE * 500',
  '* /:city/*coupons* hang',
  'GET /users/profile 500',
  '* * slow:700',
])('the fault %s affects calls and is no problem', (rule) => expect(problemsOf(rule)).toEqual([]));
