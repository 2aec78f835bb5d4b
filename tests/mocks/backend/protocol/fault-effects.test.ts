import { expect, test } from 'vitest';
import { readFault, writeFault } from '#mocks/backend/protocol/fault-text';
import { createFaults, type Effect } from '#mocks/backend/protocol/faults';
import { sceneTable } from '#mocks/backend/tables/offers/scenes';
import { startBackend, stoppedClock } from '../start-backend';
import { startEchoBackend } from './echo-backend';

const faultsWith = (effect: Effect, path = '*') => createFaults([{ method: '*', path, effect, left: null }]);
const CITY_LIST = 'GET /default/api/city/info/';

test.each([
  [401, '認証の有効期限が切れています。もう一度ログインしてください。'],
  [403, 'この操作を行う権限がありません。'],
  [405, 'この操作は許可されていません。'],
  [406, 'セッションが切れました'],
  [409, 'ほかのユーザーが先に更新しました。'],
  [500, 'サーバーでエラーが発生しました。'],
  [503, 'エラーが発生しました（503）。'],
])('a fault of status %i has this status and a message', async (status, message) => {
  const { send } = await startBackend({ faults: faultsWith({ kind: 'status', status }) });
  expect(await send(CITY_LIST)).toEqual({ status, body: { message } });
});

test('[R-STATE-12] a 209 is in the envelope when the call declares it', async () => {
  const { send } = await startEchoBackend({ faults: faultsWith({ kind: 'status', status: 209 }) });
  const message = 'この項目は使用中のため削除できません。';
  expect(await send('DELETE /kept/1')).toEqual({ status: 209, body: { data: { message } } });
  expect(await send('GET /query')).toEqual({ status: 209, body: { message } });
});

test.each([
  ['400:username', { username: [''] }],
  ['400:username=already%20there', { username: ['already there'] }],
  ['400:basics=', { basics: [''] }],
  ['400:text=%E6%9', { text: ['%E6%9'] }],
])('a fault of %s refuses the field', async (effect, errors) => {
  const fault = readFault(`GET * ${effect} x1`);
  if (fault === null) throw new Error(effect);
  const { send } = await startBackend({ faults: createFaults([fault]) });
  expect(await send(CITY_LIST)).toEqual({ status: 400, body: { errors } });
  expect(readFault(writeFault(fault))).toEqual(fault);
});

test('a fault of status 204 has no body', async () => {
  const { send } = await startBackend({ faults: faultsWith({ kind: 'status', status: 204 }) });
  expect(await send(CITY_LIST)).toEqual({ status: 204, body: null });
});

test('offline means no response at all', async () => {
  const { backend, send } = await startBackend({ faults: faultsWith({ kind: 'offline' }) });
  await expect(send(CITY_LIST)).rejects.toThrow(TypeError);
  expect(backend.log.entries().map(({ status }) => status)).toEqual(['offline']);
});

test('a hanging call is logged at once, has no response, and ends when it is aborted', async () => {
  const { backend, base } = await startBackend({ faults: faultsWith({ kind: 'hang' }) });
  const abortController = new AbortController();
  const call = fetch(`${base}/default/api/city/info/`, { signal: abortController.signal });
  const entryLogged = new Promise<void>((resolve) => void backend.log.subscribe(resolve));
  await entryLogged;
  expect(backend.log.entries().map(({ status }) => status)).toEqual(['hang']);
  abortController.abort();
  await expect(call).rejects.toThrow('aborted');
});

test('garbage is a page instead of data, and wrong is data of another shape', async () => {
  const garbage = await startBackend({ faults: faultsWith({ kind: 'garbage' }) });
  const page = await fetch(`${garbage.base}/default/api/city/info/`);
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html',
    expect.stringMatching(/^<html>/),
  ]);
  garbage.stop();
  const wrong = await startBackend({ faults: faultsWith({ kind: 'wrong' }) });
  expect(await wrong.send(CITY_LIST)).toEqual({ status: 200, body: { data: { unexpected: true } } });
});

test('a lost answer is a 502 of a gateway, after the call is done [A-330]', async () => {
  const { backend, base, tokenOf } = await startBackend({
    faults: createFaults([
      { method: 'POST', path: '/:city/api/scenes/', effect: { kind: 'lost' }, left: null },
    ]),
  });
  const as = await tokenOf('administrator');
  const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: '花火の夜' });
  const { status } = await fetch(`${base}/akashi/api/scenes/`, { method: 'POST', headers, body });
  const names = backend.db
    .of(sceneTable)
    .list({ city: 'akashi' })
    .rows.map(({ name }) => name);
  expect([status, names.filter((name) => name === '花火の夜')]).toEqual([502, ['花火の夜']]);
});

test('a delayed call waits on the demo’s clock, then continues', async () => {
  const clock = stoppedClock();
  const { base, send } = await startBackend({
    clock,
    faults: faultsWith({ kind: 'delay', ms: 5_000 }, '/default/api/city/info/'),
  });
  let isAnswered = false;
  const call = fetch(`${base}/default/api/city/info/`).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  // Another call has ended by then.
  await send('GET /users/profile');
  clock.step(4_999);
  await send('GET /users/profile');
  expect(isAnswered).toBe(false);
  clock.step(1);
  expect(await call).toBe(200);
});

test('a fault of one city applies to that city only, and only as often as it states', async () => {
  const faults = createFaults([
    { method: 'GET', path: '/akashi/notifications/', effect: { kind: 'status', status: 500 }, left: 1 },
  ]);
  const { send, tokenOf } = await startBackend({ faults });
  const as = await tokenOf('operator');
  const statuses = [];
  for (const slug of ['kusatsu', 'akashi', 'akashi']) {
    statuses.push((await send(`GET /${slug}/notifications/`, { as })).status);
  }
  expect(statuses).toEqual([200, 500, 200]);
});

test('a call with a fault changes nothing', async () => {
  const faults = faultsWith({ kind: 'status', status: 500 }, '/:city/notifications/');
  const { send, tokenOf } = await startBackend({ faults });
  const as = await tokenOf('operator');
  const body = { title: '題', description: '本文' };
  expect((await send('POST /akashi/notifications/', { as, body })).status).toBe(500);
  faults.clear();
  expect(JSON.stringify((await send('GET /akashi/notifications/', { as })).body)).not.toContain('"題"');
});

test('a POST with a known key is done once, and a refused one may be tried again [A-330]', async () => {
  const { backend, base, tokenOf } = await startBackend();
  const as = await tokenOf('administrator');
  const post = async (name: string, key: string) => {
    const response = await fetch(`${base}/akashi/api/scenes/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name }),
    });
    return [response.status, ((await response.json()) as { data?: { id: number } }).data?.id];
  };
  const first = await post('花火の夜', 'a');
  expect(await Promise.all([post('花火の夜', 'a'), post('花火の夜', 'a')])).toEqual([first, first]);
  expect([await post('', 'b'), (await post('灯籠の夜', 'b'))[0]]).toEqual([[400, undefined], 201]);
  const { rows } = backend.db.of(sceneTable).list({ city: 'akashi' });
  expect(rows.filter(({ name }) => ['花火の夜', '灯籠の夜'].includes(name)).length).toBe(2);
});
