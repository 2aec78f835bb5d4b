import { expect, test } from 'vitest';
import { readFault } from '#mocks/backend/protocol/fault-text';
import { createFaults, type NewFault } from '#mocks/backend/protocol/faults';
import { type Reply, startBackend, stoppedClock } from '../start-backend';

const faultFrom = (text: string): NewFault => {
  const fault = readFault(text);
  if (fault === null) throw new Error(`unreadable: ${text}`);
  return fault;
};

async function startWithFaults(...faults: string[]) {
  const clock = stoppedClock();
  const { backend, base, send, tokenOf } = await startBackend({
    clock,
    faults: createFaults(faults.map(faultFrom)),
  });
  /** The status, the user and the reason that the log has of a call. */
  async function reasonOf(call: string, options: { as?: string; body?: unknown } = {}) {
    const { status }: Reply = await send(call, options);
    const entry = backend.log.entries().at(-1);
    return [status, entry?.username, entry?.why];
  }
  return { backend, base, clock, send, tokenOf, reasonOf };
}

test('a call that is answered as asked has no reason, and the log names its user [R-WISH-09]', async () => {
  const { reasonOf, tokenOf } = await startWithFaults();
  const as = await tokenOf('owner_shop');
  expect(await reasonOf('GET /users/profile', { as })).toEqual([200, 'owner_shop', null]);
});

test('the log says which rule of the faults answered, also which of its saved set, and which delayed', async () => {
  const { clock, reasonOf, tokenOf } = await startWithFaults('DELETE * 500 x3 @金曜', 'GET * delay:1');
  clock.resume();
  const as = await tokenOf('operator');
  expect(await reasonOf('DELETE /akashi/notifications/1/', { as })).toEqual([
    500,
    'operator',
    { by: 'fault', rule: 'DELETE * 500', set: '金曜' },
  ]);
  expect(await reasonOf('GET /users/profile', { as })).toEqual([
    200,
    'operator',
    { by: 'fault', rule: 'GET * delay:1' },
  ]);
});

test('the log says whether the token was missing or refused', async () => {
  const { backend, reasonOf, tokenOf } = await startWithFaults();
  const as = await tokenOf('operator');
  expect(await reasonOf('GET /users/profile')).toEqual([401, null, { by: 'token', token: 'missing' }]);
  await backend.expireTokens();
  expect(await reasonOf('GET /users/profile', { as })).toEqual([
    401,
    null,
    { by: 'token', token: 'refused' },
  ]);
  const body = { refresh_token: 'refresh.1.1.x' };
  expect(await reasonOf('POST /default/api/refresh-token', { body })).toEqual([
    401,
    null,
    { by: 'token', token: 'refused' },
  ]);
});

test('the log names the role that may not call, where the contract or the handler refuses it', async () => {
  const { reasonOf, tokenOf } = await startWithFaults();
  const body = { title: '全員へ', description: '本文' };
  expect(await reasonOf('POST /akashi/notifications/', { as: await tokenOf('member'), body })).toEqual([
    403,
    'member',
    { by: 'role', role: 'Member' },
  ]);
  const as = await tokenOf('staff_shop');
  expect(await reasonOf('GET /get_operation_city?city_id=1&user_id=2', { as })).toEqual([
    403,
    'staff_shop',
    { by: 'role', role: 'staff_shop' },
  ]);
});

test('the log names the city of the path or of the query that is unknown, or that the account may not enter', async () => {
  const { reasonOf, tokenOf } = await startWithFaults();
  const as = await tokenOf('staff_shop');
  expect(await reasonOf('GET /osaka/notifications/', { as })).toEqual([
    404,
    'staff_shop',
    { by: 'city', city: 'osaka', known: false },
  ]);
  const closedCity = [403, 'staff_shop', { by: 'city', city: 'takatsuki', known: true }];
  expect(await reasonOf('GET /takatsuki/notifications/', { as })).toEqual(closedCity);
  expect(await reasonOf('GET /users/profile', { as })).toEqual([200, 'staff_shop', null]);
});

test('the log names the company that is unknown, or that is not the caller’s', async () => {
  const { reasonOf, tokenOf } = await startWithFaults();
  const as = await tokenOf('owner_shop');
  expect(await reasonOf('GET /company/jbs/reviews', { as })).toEqual([
    403,
    'owner_shop',
    { by: 'company', company: 'jbs', known: true },
  ]);
  expect(await reasonOf('GET /company/nobody/reviews', { as })).toEqual([
    404,
    'owner_shop',
    { by: 'company', company: 'nobody', known: false },
  ]);
});

test('the log has the rule of the handler in the words of the response, with its fields', async () => {
  const { reasonOf, tokenOf } = await startWithFaults();
  const as = await tokenOf('operator');
  expect(await reasonOf('POST /signin/', { body: { username: 'operator', password: 'wrong' } })).toEqual([
    401,
    null,
    { by: 'rule', text: 'ユーザー名またはパスワードが正しくありません。' },
  ]);
  expect(await reasonOf('GET /akashi/notifications/?limit=5000', { as })).toEqual([
    400,
    'operator',
    { by: 'rule', text: 'limit: 1から1000までの整数を指定してください。' },
  ]);
});

test('the log has the position of a call among the writes, from which its data is restored', async () => {
  const { backend, send, tokenOf } = await startWithFaults();
  const as = await tokenOf('operator');
  const listScenes = async () => {
    const { body } = await send('GET /akashi/api/scenes/', { as });
    return JSON.stringify(body);
  };
  const before = await listScenes();
  await send('POST /akashi/api/scenes/', { as, body: { name: '花火' } });
  const after = await listScenes();
  const [firstCall, , lastCall] = backend.log.entries();
  if (!firstCall?.writes || !lastCall?.writes) throw new Error('the log has no position');
  const earlier = await backend.db.snapshotBefore(firstCall.writes);
  const later = await backend.db.snapshotBefore(lastCall.writes);
  expect([earlier?.entries.length, later?.entries.length]).toEqual([0, 1]);
  if (!earlier || !later) throw new Error('the journal was reset');
  await backend.load(later);
  expect(await listScenes()).toBe(after);
  await backend.load(earlier);
  expect(await listScenes()).toBe(before);
  expect(await backend.db.snapshotBefore(lastCall.writes)).toBeNull();
});
