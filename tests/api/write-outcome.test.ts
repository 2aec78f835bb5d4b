import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Call, Endpoint } from '#api/http/endpoint';
import { Problem } from '#api/http/problem';
import { isWrite, type WriteOutcome, writeOutcome } from '#api/http/write/write-outcome';
import { notifications } from '#api/messaging/notifications';
import { session } from '#api/session/session';
import { allowConsole } from '../console';
import { declared } from '../contract.declared';
import { startClient } from './wire';

const WRITES = declared.filter(({ endpoint }) => isWrite(endpoint));
const HTML_PAGE = '<!doctype html><title>Wi-Fi</title>';

/** What stands between console and backend answers; none of it says that the write has happened. */
const UNCONFIRMED_REPLIES: readonly [string, () => Response][] = [
  ['a page of HTML with status 200', () => HttpResponse.html(HTML_PAGE)],
  [
    'a page of a list where one record is due',
    () => HttpResponse.json({ content: [{ id: 1 }], total_length: 1 }),
  ],
  ['a gateway that gives up after the write', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  ['a 201 that is cut', () => HttpResponse.text('{"data": {"id": 12, "na', { status: 201 })],
  ['no response', () => HttpResponse.error()],
];

test.each(
  WRITES.flatMap(({ name, endpoint }) =>
    UNCONFIRMED_REPLIES.map(([replyName, reply]) => [name, replyName, endpoint, reply] as const),
  ),
)(
  '%s, answered by %s, is neither done nor refused, and the message says so [A-330]',
  async (_, __, endpoint, reply) => {
    allowConsole(/^contract: /);
    const { call, reportedProblems } = startClient(reply);
    const problem = await failureOf(sendWrite(call, endpoint));
    expect([problem.isUnconfirmed, problem.general]).toEqual([
      true,
      {
        messageId: endpoint.open
          ? 'problem.unconfirmed.sent'
          : endpoint.method === 'DELETE'
            ? 'problem.unconfirmed.removed'
            : 'problem.unconfirmed',
        more: { messageId: 'problem.server' },
      },
    ]);
    expect(reportedProblems.filter(({ quiet }) => !quiet)).toHaveLength(1);
  },
);

test('the writes are all calls but GETs and those that may be sent twice without another effect [A-330]', () => {
  const safeCalls = declared.filter(({ endpoint: { method, safe: isSafe } }) => method !== 'GET' && isSafe);
  expect(safeCalls.map(({ name }) => name).toSorted()).toEqual([
    'notificationTargets.usersOfFavourites',
    'session.refresh',
    'session.refreshOfCompany',
    'session.refreshWithoutCity',
    'session.signIn',
    'session.signOut',
    'session.verifyEmail',
  ]);
  expect(WRITES.length).toBeGreaterThan(100);
});

test.each<[string, Parameters<typeof writeOutcome>[1], WriteOutcome]>([
  ['nothing', { status: 204, data: '' }, 'done'],
  ['the text OK', { status: 200, data: 'OK' }, 'done'],
  ['JSON of another shape', { status: 201, data: { unexpected: true } }, 'done'],
  ['a record whose text is a list', { status: 200, data: { id: 1, content: ['a'] } }, 'done'],
  ['a record with a state of failure', { status: 200, data: { id: 1, status: 'failed' } }, 'done'],
  ['a created record at another address', { status: 201, data: { id: 1 }, isRedirected: true }, 'done'],
  [
    'a record at another address, as a GET answers it',
    { status: 200, data: { id: 1 }, isRedirected: true },
    'unknown',
  ],
  ['a bare list', { status: 200, data: [{ id: 1 }] }, 'unknown'],
  ['a list in an envelope', { status: 200, data: { data: { results: [], count: 0 } } }, 'unknown'],
  ['white space before HTML', { status: 200, data: '\n  <html>' }, 'unknown'],
  ['a text that begins as JSON', { status: 200, data: '[{"id": 1}, {"i' }, 'unknown'],
  ['a failure in a 200', { status: 200, data: { success: false, message: '締め切りました。' } }, 'refused'],
  [
    'a failure by JSend',
    { status: 200, data: { status: 'fail', data: { title: '長すぎます。' } } },
    'refused',
  ],
  ['a refusal', { status: 400, data: '<html>' }, 'refused'],
  ['a broken server', { status: 500, data: { message: 'x' } }, 'unknown'],
])('a write that gets %s is known by it [A-330, A-191]', (_, response, outcome) => {
  expect(writeOutcome(notifications.create, response)).toBe(outcome);
});

test('a bare list is no page where no record is due [A-191]', () => {
  expect(writeOutcome(session.forgotPassword, { status: 200, data: [] })).toBe('done');
});

test('a failure in a 200 is refused with its message [A-330]', async () => {
  const { call } = startClient(() => HttpResponse.json({ success: false, message: '締め切りました。' }));
  const problem = await failureOf(sendWrite(call, notifications.create));
  expect([problem.kind, problem.isUnconfirmed, problem.general]).toEqual([
    'refused',
    false,
    { text: '締め切りました。' },
  ]);
});

test.each([
  ['a read', notifications.list, 400, 'problem.notLoaded'],
  ['a read of a broken server', notifications.list, 500, 'problem.notLoaded'],
  ['a save', notifications.create, 400, 'problem.notSaved'],
  ['a deletion', notifications.remove, 400, 'problem.notSaved.removed'],
  ['a form without a session', session.forgotPassword, 400, 'problem.notSaved.sent'],
])(
  '%s that fails without a reason says what failed, above the specification’s sentence [R-MSG-15]',
  async (_, endpoint, status, messageId) => {
    const { call } = startClient(() => HttpResponse.json({}, { status }));
    const problem = await failureOf(sendWrite(call, endpoint));
    expect([problem.isUnconfirmed, problem.general]).toEqual([
      false,
      { messageId, more: { messageId: 'problem.server' } },
    ]);
  },
);

test('a sign-in that fails without a reason has the specification’s sentence alone [R-MSG-15]', async () => {
  const { call } = startClient(() => HttpResponse.json({}, { status: 500 }));
  expect((await failureOf(sendWrite(call, session.signIn))).general).toEqual({ messageId: 'problem.server' });
});

test('the number in the error log stands below the sentence of the specification [A-330, R-MSG-11]', () => {
  const problem = new Problem({ kind: 'server', endpoint: 'POST /x', status: 502, message: null });
  problem.unconfirmed('problem.unconfirmed').setLogNumber('7');
  expect(problem.general).toEqual({
    messageId: 'problem.unconfirmed',
    more: { messageId: 'problem.server', more: { messageId: 'problem.number', values: { number: '7' } } },
  });
});

const failureOf = (call: Promise<unknown>): Promise<Problem> =>
  call.then(
    () => Promise.reject(new Error('the call was answered')),
    (problem: Problem) => problem,
  );

/** Sends with parameters for every path, and without a body: the client checks none here. */
const sendWrite = (call: Call, endpoint: Endpoint): Promise<unknown> => {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']),
  );
  return call(endpoint as Endpoint<string, undefined, undefined>, { params } as never);
};
