import { expect, test } from 'vitest';
import { CALL_DEFAULTS, createLog, type LogEntry } from '#mocks/backend/protocol/log';
import { resources } from '#mocks/backend/resources/index';
import { allowConsole } from '../../../console';
import { dataOf, startBackend } from '../start-backend';
import { startEchoBackend } from './echo-backend';

const expectedEntry = (expected: Partial<LogEntry>): LogEntry => ({
  ...CALL_DEFAULTS,
  id: expect.any(Number),
  at: expect.any(Number),
  startedAt: expect.any(Number),
  method: 'GET',
  url: expect.any(String),
  path: null,
  page: '',
  status: 200,
  writes: { resets: 0, entries: 0 },
  duration: expect.any(Number),
  ...expected,
});

test('[R-CALL-01] a literal path has priority over a parameter, in any order of the table', async () => {
  const { send, tokenOf } = await startEchoBackend();
  const as = await tokenOf('operator');
  expect(dataOf(await send('GET /akashi/shelf/mine/', { as }))).toEqual({ returned: 'mine' });
  expect(dataOf(await send('GET /akashi/shelf/7/', { as }))).toEqual({ returned: '明石市 7' });
  expect(dataOf(await send('GET /akashi/other/7/', { as }))).toEqual({ returned: 'above' });
});

test('a path parameter is decoded, whatever it contains', async () => {
  const { send, tokenOf } = await startEchoBackend();
  const as = await tokenOf('operator');
  expect(dataOf(await send(`GET /akashi/shelf/${encodeURIComponent('魚の棚 1/2')}/`, { as }))).toEqual({
    returned: '明石市 魚の棚 1/2',
  });
});

test('token, city and role are checked in this order', async () => {
  const { send, tokenOf } = await startEchoBackend();
  const staffToken = await tokenOf('staff_shop');
  const ownerToken = await tokenOf('owner_shop');
  const operatorToken = await tokenOf('operator');
  expect((await send('GET /osaka/shelf/1/')).status).toBe(401);
  expect(await send('GET /osaka/shelf/1/', { as: staffToken })).toEqual({
    status: 404,
    body: { message: '指定された地域が見つかりません。' },
  });
  expect(await send('GET /takatsuki/shelf/1/', { as: staffToken })).toEqual({
    status: 403,
    body: { message: 'あなたのアカウントはこの地域にアクセスできません。' },
  });
  expect(await send('GET /restricted', { as: staffToken })).toEqual({
    status: 403,
    body: { message: 'この操作を行う権限がありません。' },
  });
  expect(dataOf(await send('GET /restricted', { as: ownerToken }))).toEqual({ returned: 'owner_shop' });
  expect(dataOf(await send('GET /restricted', { as: operatorToken }))).toEqual({ returned: 'operator' });
});

test('[R-ROLE-07] the Operator passes every role check', async () => {
  const { send, tokenOf } = await startEchoBackend();
  expect((await send('GET /restricted', { as: await tokenOf('operator') })).status).toBe(200);
});

test('a role without screens writes only its own data, and every other write is refused [R-ROLE-06, R-SESSION-10, R-SESSION-12]', async () => {
  const { send, tokenOf } = await startBackend();
  const writeHandlers = resources
    .flat()
    .filter(({ endpoint: { method, open } }) => method !== 'GET' && !open);
  const forAnybody = writeHandlers.filter(({ options }) => options.roles === undefined);
  expect(forAnybody.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([
    'POST /default/login/logout',
    'POST /:city/users/reset_password',
    'PUT /:city/api/users/account',
    'PUT /:city/notifications/users/read_all/',
    'PUT /api/notification/list-notify/:id/',
  ]);
  for (const username of ['member', 'guest', 'president', 'teacher']) {
    const as = await tokenOf(username);
    const body = { title: '全員へ', description: '本文' };
    expect((await send('POST /akashi/notifications/', { as, body })).status).toBe(403);
  }
});

test('repeated names of a form are a list, and its files are files', async () => {
  const { backend, send } = await startEchoBackend();
  const body = new FormData();
  body.append('title', '夏まつり');
  body.append('files', new File(['abc'], 'one.png', { type: 'image/png' }));
  body.append('files', new File(['abcde'], 'two.png', { type: 'image/png' }));
  expect(dataOf(await send('POST /form/', { body }))).toEqual({
    returned: { title: '夏まつり', files: ['file one.png 3', 'file two.png 5'] },
  });
  expect(backend.log.entries().at(-1)?.requestBody).toEqual({
    title: '夏まつり',
    files: ['[one.png, 3 bytes]', '[two.png, 5 bytes]'],
  });
});

test('repeated names of a query are a list too', async () => {
  const { send } = await startEchoBackend();
  expect(dataOf(await send('GET /query?id=1&id=2&word=a%20b'))).toEqual({
    returned: { id: ['1', '2'], word: 'a b' },
  });
});

test('a body that is no JSON is refused, and a missing one is empty', async () => {
  const { base, send } = await startEchoBackend();
  const response = await fetch(`${base}/form/`, {
    method: 'POST',
    body: '{"half',
    headers: { 'Content-Type': 'application/json' },
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'リクエストの本文を読み取れません。' },
  ]);
  expect(dataOf(await send('POST /form/'))).toEqual({ returned: {} });
});

test('[R-CALL-28] a response that breaks the contract is logged as an error, and replaced by a 500', async () => {
  allowConsole(/GET \/wrong 200 breaks the contract/);
  const { backend, send } = await startEchoBackend();
  expect(await send('GET /wrong')).toEqual({
    status: 500,
    body: { message: 'サーバーでエラーが発生しました。' },
  });
  expect(backend.log.entries()).toEqual([
    expectedEntry({
      url: expect.stringMatching(/\/wrong$/),
      path: '/wrong',
      status: 500,
      responseBody: { message: 'サーバーでエラーが発生しました。' },
      verdict: {
        broken: 'answer',
        issues: [{ path: 'id', expected: 'number', received: 'string "one"' }],
      },
    }),
  ]);
});

test('a handler that throws is a 500, and is logged', async () => {
  allowConsole(/GET \/failing failed TypeError: a slip/);
  allowConsole(/GET \/nobody is open: nobody is signed in there/);
  const { send } = await startEchoBackend();
  expect((await send('GET /failing')).status).toBe(500);
  expect((await send('GET /nobody')).status).toBe(500);
});

test('two paths that differ only in the last slash are two calls', async () => {
  const { send } = await startEchoBackend();
  expect(dataOf(await send('GET /both/'))).toEqual({ returned: 'slashed' });
  expect(dataOf(await send('GET /both'))).toEqual({ returned: 'bare' });
});

test('[R-CALL-01] the other form of the last slash has a response, and is logged as a broken request (A-148)', async () => {
  const { backend, send } = await startEchoBackend();
  expect((await send('GET /query/?id=1')).status).toBe(200);
  expect((await send('POST /form')).status).toBe(200);
  expect(backend.log.entries().map(({ verdict }) => verdict)).toEqual([
    { broken: 'request', issues: 'the path is /query' },
    { broken: 'request', issues: 'the path is /form/' },
  ]);
});

test('a call without a handler ends without a response and is logged as such', async () => {
  allowConsole(/nobody answers GET http:\/\/localhost\/api-root\/no\/such\/call/);
  const { backend, base } = await startBackend();
  await expect(fetch(`${base}/no/such/call`)).rejects.toThrow(TypeError);
  expect(backend.log.entries()).toEqual([
    expectedEntry({
      writes: null,
      url: `${base}/no/such/call`,
      status: 'unhandled',
      verdict: { broken: 'request', issues: 'no endpoint has this method and path' },
    }),
  ]);
});

test('the log has every call, without passwords and tokens', async () => {
  const log = createLog();
  const { send } = await startBackend({ log });
  await send('POST /signin/', { body: { username: 'operator', password: 'machi2026' } });
  expect(log.entries()).toEqual([
    expectedEntry({
      at: Date.parse('2026-04-01T09:00:00+09:00'),
      method: 'POST',
      url: 'http://localhost/api-root/signin/',
      path: '/signin/',
      requestType: 'application/json',
      requestBody: { username: 'operator', password: '•••' },
      responseBody: {
        data: {
          user: expect.objectContaining({ username: 'operator' }),
          access_token: '•••',
          refresh_token: '•••',
          redirect_token: '•••',
        },
      },
    }),
  ]);
});

test('a request that breaks the contract is marked in the log', async () => {
  const { backend, send } = await startBackend();
  await send('POST /signin/', { body: { username: 7, password: 'x' } });
  expect(backend.log.entries()[0]?.verdict).toEqual({
    broken: 'request',
    issues: [{ path: 'username', expected: 'string', received: 'number 7' }],
  });
});
