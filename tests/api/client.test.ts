import axios from 'axios';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Call, endpoint } from '#api/http/endpoint';
import { notifications } from '#api/messaging/notifications';
import { coupons } from '#api/offers/coupons';
import { reserves } from '#api/offers/reserves';
import { accounts } from '#api/people/accounts';
import { shopAdmins } from '#api/people/shop-admins';
import { cities } from '#api/places/cities';
import { openData } from '#api/places/open-data';
import { session } from '#api/session/session';
import { accountChange } from '#domain/people/account';
import { allowConsole } from '../console';
import {
  dataResponse,
  fakeSession,
  type ReceivedRequest,
  refusalResponse,
  rejection,
  startClient,
} from './wire';

const AKASHI = { params: { city: 'akashi' } };
const unreadResponse = (number_unread: number) => dataResponse({ number_unread });
const UNREAD_CALL = 'GET /:city/notifications/users/number_unread/';
const sentCalls = (receivedRequests: readonly ReceivedRequest[]) =>
  receivedRequests.map(({ sentCall, authorization }) => `${sentCall} ${authorization}`);

test('a call sends the token as a bearer, and its data is read from data.data [R-HTTP-01, R-HTTP-04, R-CALL-28]', async () => {
  const { call, receivedRequests } = startClient(() => unreadResponse(3));
  expect(await call(notifications.unread, AKASHI)).toEqual({ status: 200, data: { number_unread: 3 } });
  expect(sentCalls(receivedRequests)).toEqual([
    'GET /akashi/notifications/users/number_unread/ Bearer token 1',
  ]);
});

test('a bare payload is read too (A-157)', async () => {
  const { call } = startClient(() => HttpResponse.json({ number_unread: 3 }));
  expect((await call(notifications.unread, AKASHI)).data).toEqual({ number_unread: 3 });
});

test('fields unknown to the contract are accepted', async () => {
  const { call } = startClient(() => dataResponse({ number_unread: 3, since: '2026-04-01' }));
  expect((await call(notifications.unread, AKASHI)).data).toEqual({ number_unread: 3 });
});

test('without a token there is no authorization header [R-HTTP-02, A-066]', async () => {
  const signedOut = { ...fakeSession(), token: () => null };
  const { call, receivedRequests } = startClient(() => unreadResponse(0), { session: signedOut });
  await call(notifications.unread, AKASHI);
  expect(receivedRequests.map(({ authorization }) => authorization)).toEqual([null]);
});

const RENEWAL_BODY = { body: { refresh_token: 'r' } };
const EMAIL_ARGUMENTS = { ...AKASHI, body: { email: 'a@b.jp' } };
const ACCOUNT = { username: 'a', email: 'a@b.jp', password: 'machi2027', confirm_password: 'machi2027' };

test.each<[string, (call: Call) => Promise<unknown>]>([
  ['a renewal', (call) => call(session.refresh, { ...AKASHI, ...RENEWAL_BODY })],
  [
    'a renewal for a company',
    (call) => call(session.refreshOfCompany, { params: { company: 'nbnb' }, ...RENEWAL_BODY }),
  ],
  ['a renewal without a city', (call) => call(session.refreshWithoutCity, RENEWAL_BODY)],
  ['a registration', (call) => call(accounts.register, { ...AKASHI, body: ACCOUNT })],
  ['a verification of a mail address', (call) => call(accounts.emailVerification, EMAIL_ARGUMENTS)],
  [
    'a verification code',
    (call) => call(session.verifyEmail, { ...AKASHI, body: { email: 'a@b.jp', verify_code: '1' } }),
  ],
  [
    'the addition of a teacher',
    (call) =>
      call(accounts.addTeacher, { ...AKASHI, body: { ...ACCOUNT, school: '1', group: '2', classes: '3' } }),
  ],
  ['a forgotten password', (call) => call(session.forgotPassword, EMAIL_ARGUMENTS)],
  ['the list of cities', (call) => call(cities.all, {})],
])('%s sends the token of the signed-in user, and never renews [A-177, A-062]', async (_, request) => {
  const { call, receivedRequests, session: sessionPort } = startClient(() => refusalResponse(401));
  expect((await rejection(request(call))).kind).toBe('refused');
  expect(receivedRequests.map(({ authorization }) => authorization)).toEqual(['Bearer token 1']);
  expect(sessionPort.events).toEqual([]);
});

test('a sign-in sends no token when there is none, and its 401 has the server’s message (A-062)', async () => {
  const signedOut = { ...fakeSession(), token: () => null };
  const { call, receivedRequests } = startClient(
    () => refusalResponse(401, { message: '正しくありません。' }),
    {
      session: signedOut,
    },
  );
  const sessionPort = signedOut;
  const credentials = { username: 'operator', password: 'wrong' };
  expect(await rejection(call(session.signIn, { body: credentials }))).toEqual({
    kind: 'refused',
    endpoint: 'POST /signin/',
    status: 401,
    summary: { text: '正しくありません。' },
    fields: [],
  });
  expect(sentCalls(receivedRequests)).toEqual(['POST /signin/ null']);
  expect(JSON.parse(receivedRequests[0]?.text ?? '')).toEqual(credentials);
  expect(sessionPort.events).toEqual([]);
});

test('a 401 causes one renewal, and the same request once more with the new token [R-HTTP-08, R-MSG-13]', async () => {
  const {
    call,
    receivedRequests,
    reportedProblems,
    session: sessionPort,
  } = startClient((_, requestsBefore) => (requestsBefore === 0 ? refusalResponse(401) : unreadResponse(4)));
  expect((await call(notifications.unread, AKASHI)).data).toEqual({ number_unread: 4 });
  expect(sentCalls(receivedRequests)).toEqual([
    'GET /akashi/notifications/users/number_unread/ Bearer token 1',
    'GET /akashi/notifications/users/number_unread/ Bearer token 2',
  ]);
  expect(sessionPort.events).toEqual(['renewed token 1']);
  expect(reportedProblems).toEqual([]);
});

test('a second 401 ends the session, without a third request (A-061)', async () => {
  const { call, receivedRequests, session: sessionPort } = startClient(() => refusalResponse(401));
  expect(await rejection(call(notifications.unread, AKASHI))).toMatchObject({ kind: 'ended', status: 401 });
  expect(receivedRequests).toHaveLength(2);
  expect(sessionPort.events).toEqual(['renewed token 1', 'ended']);
});

test.each<[number, string, string[]]>([
  [403, 'denied', ['query of Administrator denied']],
  [406, 'ended', ['ended']],
  [400, 'refused', []],
  [404, 'refused', []],
  [405, 'refused', []],
  [409, 'conflict', []],
  [500, 'server', []],
])('%i is %s, reported once', async (status, kind, events) => {
  const {
    call,
    reportedProblems,
    session: sessionPort,
  } = startClient(() => refusalResponse(status, { message: 'いいえ' }));
  expect(await rejection(call(notifications.unread, AKASHI))).toMatchObject({
    kind,
    status,
    endpoint: UNREAD_CALL,
  });
  expect(reportedProblems.map(({ problem, quiet }) => [problem.kind, quiet])).toEqual([[kind, false]]);
  expect(sessionPort.events).toEqual(events);
});

test('a 403 after a renewal is a denial too', async () => {
  const { call, session: sessionPort } = startClient((_, requestsBefore) =>
    refusalResponse(requestsBefore === 0 ? 401 : 403),
  );
  expect((await rejection(call(notifications.unread, AKASHI))).kind).toBe('denied');
  expect(sessionPort.events).toEqual(['renewed token 1', 'query of Administrator denied']);
});

test('a 403 for a mutation is a denial at once, not one of a query [R-HTTP-07, A-205]', async () => {
  const { call, session: sessionPort } = startClient(() => refusalResponse(403));
  const params = { city: 'akashi', id: 12 };
  expect((await rejection(call(notifications.remove, { params }))).kind).toBe('denied');
  expect(sessionPort.events).toEqual(['denied']);
});

test('a background call reports its problem as quiet', async () => {
  const { call, reportedProblems } = startClient(() => refusalResponse(500));
  await rejection(call(notifications.unread, { ...AKASHI, quiet: true }));
  expect(reportedProblems.map(({ quiet }) => quiet)).toEqual([true]);
});

test('a request without a response is a network problem', async () => {
  const { call } = startClient(() => HttpResponse.error());
  expect(await rejection(call(notifications.unread, AKASHI))).toEqual({
    kind: 'network',
    endpoint: UNREAD_CALL,
    status: null,
    summary: { messageId: 'problem.notLoaded', more: { messageId: 'problem.server' } },
    fields: [],
  });
});

test.each<[string, () => Response]>([
  ['a page of a proxy', () => HttpResponse.html('<html>502</html>')],
  ['a truncated JSON', () => HttpResponse.text('{"data": {"number_unr')],
  ['an answer of another shape', () => dataResponse({ unread: 3 })],
  ['nothing', () => new HttpResponse(null, { status: 200 })],
])('%s is a breach of the contract, never data', async (_, reply) => {
  allowConsole(/^contract: GET/);
  const { call } = startClient(reply);
  expect(await rejection(call(notifications.unread, AKASHI))).toMatchObject({
    kind: 'contract',
    status: 200,
    endpoint: UNREAD_CALL,
  });
});

test('in strict mode the page of a proxy is no response, even for a call that accepts any', async () => {
  allowConsole(/^contract: PUT/);
  const { call } = startClient(() => HttpResponse.html('<html>Sign in to the guest network</html>'), {
    strict: true,
  });
  expect((await rejection(call(notifications.readAll, AKASHI))).kind).toBe('contract');
});

test.each<[string, () => Response, string | null]>([
  ['in data', () => dataResponse({ message: '使用中です。' }, 209), '使用中です。'],
  ['beside data', () => refusalResponse(209, { message: '使用中です。' }), '使用中です。'],
  ['beside empty data', () => refusalResponse(209, { message: '使用中です。', data: null }), '使用中です。'],
  ['as its detail', () => refusalResponse(209, { detail: '使用中です。' }), '使用中です。'],
  ['as the detail in data', () => dataResponse({ detail: '使用中です。' }, 209), '使用中です。'],
  ['as data', () => dataResponse('使用中です。', 209), '使用中です。'],
  ['alone', () => HttpResponse.text('使用中です。', { status: 209 }), '使用中です。'],
  ['as null', () => HttpResponse.json(null, { status: 209 }), null],
  ['nowhere', () => new HttpResponse(null, { status: 209 }), null],
  ['as a page of a proxy', () => HttpResponse.html('<p>209</p>', { status: 209 }), null],
  ['as something else', () => dataResponse({ message: 7 }, 209), null],
])(
  '209 is a response of its own, with its reason %s [R-HTTP-17, R-CONST-43, A-199]',
  async (_, reply, message) => {
    const { call, reportedProblems } = startClient(reply, { strict: true });
    const answer = { status: 209, data: { message } };
    expect(await call(shopAdmins.remove, { params: { company: 'nbnb', id: 3 } })).toEqual(answer);
    expect(await call(coupons.remove, { params: { city: 'akashi', id: 3 } })).toEqual(answer);
    expect(reportedProblems).toEqual([]);
  },
);

test('204 has no body and is a success', async () => {
  const { call } = startClient(() => new HttpResponse(null, { status: 204 }));
  const { status } = await call(notifications.remove, { params: { city: 'akashi', id: 5 } });
  expect(status).toBe(204);
});

test('a query leaves out undefined values and encodes the rest', async () => {
  const { call, receivedRequests } = startClient(() => dataResponse({ content: [], total_length: 0 }));
  await call(notifications.list, { ...AKASHI, query: { search: '祭り&花', offset: 20, limit: undefined } });
  const url = new URL(receivedRequests[0]?.request.url ?? '');
  expect([...url.searchParams]).toEqual([
    ['search', '祭り&花'],
    ['offset', '20'],
  ]);
});

const UPLOAD = endpoint({
  method: 'POST',
  path: '/:city/upload/',
  body: z.object({
    title: z.string(),
    price: z.number(),
    files: z.array(z.custom<Blob>()),
    hours: z.array(z.object({ day: z.string() })),
    flag: z.boolean(),
    nothing: z.nullable(z.string()),
  }),
  response: z.null(),
  form: true,
});

test('a form with files has the browser’s Content-Type, repeated names for files and ids, an empty text for null, JSON for the rest [R-HTTP-03, A-263]', async () => {
  const { call, receivedRequests } = startClient(() => dataResponse(null));
  const body = {
    title: 'チラシ',
    price: 1200,
    files: [new File(['one'], '1.pdf'), new File(['two'], '2.pdf')],
    kept: [{ url: '/media/1.pdf' }, new File(['three'], '3.pdf')],
    genres: [4, 5],
    hours: [{ day: '2' }, { day: 'S' }],
    videos: { links: [] },
    flag: false,
    none: [],
    nothing: null,
    unchanged: undefined,
  };
  await call(UPLOAD, { ...AKASHI, body });
  expect(receivedRequests[0]?.contentType).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await receivedRequests[0]?.request.formData();
  const entries = await Promise.all(
    [...(form ?? [])].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]),
  );
  expect(entries).toEqual([
    ['title', 'チラシ'],
    ['price', '1200'],
    ['files', 'one'],
    ['files', 'two'],
    ['kept', '{"url":"/media/1.pdf"}'],
    ['kept', 'three'],
    ['genres', '4'],
    ['genres', '5'],
    ['hours', '[{"day":"2"},{"day":"S"}]'],
    ['videos', '{"links":[]}'],
    ['flag', 'false'],
    ['none', '[]'],
    ['nothing', ''],
  ]);
});

test('a form without a file is JSON: a removed file is null, an unchanged one is not sent [E-020, A-195]', async () => {
  const { call, receivedRequests } = startClient(() => dataResponse(null));
  await call(accounts.update, { ...AKASHI, body: accountChange({ ...PROFILE, avatar: '/media/a.png' }) });
  await call(accounts.update, { ...AKASHI, body: accountChange({ ...PROFILE, avatar: null }) });
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  await call(accounts.update, { ...AKASHI, body: accountChange({ ...PROFILE, avatar: picture }) });
  const [unchanged, removed, replaced] = receivedRequests;
  expect([unchanged, removed].map((one) => JSON.parse(one?.text ?? ''))).toEqual([
    PROFILE,
    { ...PROFILE, avatar: null },
  ]);
  expect(receivedRequests.map(({ contentType }) => contentType?.split(';')[0])).toEqual([
    'application/json',
    'application/json',
    'multipart/form-data',
  ]);
  const form = await replaced?.request.formData();
  expect([...(form?.keys() ?? [])].toSorted()).toEqual([...Object.keys(PROFILE), 'avatar'].toSorted());
});

const PROFILE = {
  firstname: '花子',
  lastname: '山田',
  gender: 'female',
  birthday: '1991-02-03',
  phone: '078-111-1111',
  address: '明石市大蔵',
};

test.each([403, 406])(
  'a %i of the open-data service is reported as any failure, and ends no session [R-CALL-26]',
  async (status) => {
    const {
      call,
      reportedProblems,
      session: sessionPort,
    } = startClient(() => refusalResponse(status, { message: 'Forbidden.' }));
    expect(await rejection(call(openData.prefectures, {}))).toMatchObject({
      kind: 'refused',
      summary: { messageId: 'problem.notLoaded', more: { messageId: 'problem.server' } },
    });
    expect([reportedProblems.map(({ quiet }) => quiet), sessionPort.events]).toEqual([[false], []]);
  },
);

test('a 403 for the account’s cities refuses the city, not the session [A-010, R-MSG-25]', async () => {
  const {
    call,
    reportedProblems,
    session: sessionPort,
  } = startClient(() => refusalResponse(403, { message: '停止中です。' }));
  const cityRefusal = { kind: 'refused', status: 403, summary: { messageId: 'session.regionDenied' } };
  expect(await rejection(call(cities.mine, {}))).toMatchObject(cityRefusal);
  const query = { city_id: 1, user_id: 2 };
  expect(await rejection(call(cities.operation, { query }))).toMatchObject(cityRefusal);
  expect([reportedProblems.map(({ quiet }) => quiet), sessionPort.events]).toEqual([[false, false], []]);
});

test.each<[string, number, object | undefined, boolean]>([
  ['for a field', 400, { errors: { title: ['長すぎます。'] } }, true],
  ['in a sentence', 400, { message: 'いいえ' }, true],
  ['in a list of sentences', 400, ['いいえ'], true],
  ['without a reason', 400, undefined, false],
  ['by a server that breaks, so that the outcome is unknown', 500, { message: 'いいえ' }, true],
])(
  'refused %s: the form shows the reason or the doubt, and a toast shows a refusal without a reason [A-181, A-330]',
  async (_, status, body, isInForm) => {
    const { call, reportedProblems } = startClient(() => refusalResponse(status, body));
    const args = { ...AKASHI, body: { title: 'a', description: 'b' } };
    await rejection(call(notifications.create, args));
    await rejection(call(notifications.create, { ...args, inForm: true }));
    expect(reportedProblems.map(({ quiet }) => quiet)).toEqual([false, isInForm]);
  },
);

test('a missing record is reported at its position, every other failure by a toast', async () => {
  const { call, reportedProblems } = startClient((_, requestsBefore) =>
    refusalResponse(requestsBefore < 2 ? 404 : 500),
  );
  const args = { params: { city: 'akashi', id: 12 } };
  await rejection(call(reserves.one, args));
  await rejection(call(reserves.one, { ...args, ofOne: true }));
  await rejection(call(reserves.one, { ...args, ofOne: true }));
  expect(reportedProblems.map(({ problem, quiet }) => [problem.status, quiet])).toEqual([
    [404, false],
    [404, true],
    [500, false],
  ]);
});

test('no call has a timeout [R-HTTP-05, R-CONST-12]', () => {
  const axiosCreate = vi.spyOn(axios, 'create');
  startClient(() => unreadResponse(0));
  expect(axiosCreate.mock.calls.map(([config]) => config?.timeout)).toEqual([0]);
  axiosCreate.mockRestore();
});

test('a cancelled call rejects as cancelled, and is not reported', async () => {
  const abortController = new AbortController();
  const { call, reportedProblems } = startClient(() => {
    abortController.abort();
    return new Promise<Response>(() => {});
  });
  const { kind } = await rejection(call(notifications.unread, { ...AKASHI, signal: abortController.signal }));
  expect([kind, reportedProblems]).toEqual(['cancelled', []]);
});

test('the open-data service receives its key and never the session’s token [R-CALL-26]', async () => {
  const { call, receivedRequests } = startClient(() => HttpResponse.json({ result: [] }));
  await call(openData.prefectures, {});
  await call(openData.cities, { query: { prefCode: 28 } });
  expect(
    receivedRequests.map(({ sentCall, apiKey, authorization }) => [sentCall, apiKey, authorization]),
  ).toEqual([
    ['GET http://open-data.example/api/v1/prefectures', 'a key', null],
    ['GET http://open-data.example/api/v1/cities?prefCode=28', 'a key', null],
  ]);
});

test('in strict mode a call that breaks the contract is not sent', async () => {
  allowConsole(/^contract: POST \/:city\/notifications\//);
  const { call, receivedRequests } = startClient(() => dataResponse(null), { strict: true });
  const body = { title: 7, description: 'x' } as unknown as { title: string; description: string };
  expect((await rejection(call(notifications.create, { ...AKASHI, body }))).kind).toBe('contract');
  expect(receivedRequests).toEqual([]);
});

test('a missing path parameter is reported as a problem, and /undefined/ is never requested', async () => {
  const { call, receivedRequests } = startClient(() => unreadResponse(0));
  expect((await rejection(call(notifications.unread, { params: { city: '' } }))).kind).toBe('contract');
  expect(receivedRequests).toEqual([]);
});
