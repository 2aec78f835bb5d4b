import { expect, test } from 'vitest';
import type { Profile } from '#domain/people/profile';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { purchaseTable } from '#mocks/backend/tables/offers/purchases';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { dataOf, startBackend } from '../../backend/start-backend';

const PROFILE = 'GET /users/profile';
const REPORTS = 'GET /api/matching/notification/';
const UNREAD = 'GET /akashi/notifications/users/number_unread/';

async function beside() {
  const { backend, send } = await startBackend();
  const { access_token, refresh_token, user } = await backend.signIn('administrator');
  const renew = () =>
    send('POST /akashi/api/refresh-token', { body: { refresh_token } }).then(({ status }) => status);
  const call = (request: string) => send(request, { as: access_token });
  return { backend, elsewhere: createRemoteEvents(backend), user, call, renew, send };
}

test('an expired token is refused, its renewal is accepted', async () => {
  const { elsewhere, call, renew } = await beside();
  await elsewhere.expireTokens();
  expect([(await call(PROFILE)).status, await renew()]).toEqual([401, 200]);
});

test('an ended session is refused, and so is its renewal', async () => {
  const { elsewhere, call, renew } = await beside();
  await elsewhere.endSessions();
  expect([(await call(PROFILE)).status, await renew()]).toEqual([401, 401]);
});

test('a role changed on another device arrives with the next profile, also an empty one', async () => {
  const { elsewhere, call, user } = await beside();
  const role = async () => dataOf<Profile>(await call(PROFILE)).permission;
  await elsewhere.changeRole(user.id, 'staff_shop');
  expect(await role()).toBe('staff_shop');
  await elsewhere.changeRole(user.id, '');
  expect(await role()).toBe('');
});

test('a notice from the operator is unread in its city, and in no other', async () => {
  const { elsewhere, call } = await beside();
  const unread = async (request: string) =>
    dataOf<{ number_unread: number }>(await call(request)).number_unread;
  const before = [await unread(UNREAD), await unread(UNREAD.replace('akashi', 'kusatsu'))];
  await elsewhere.sendNotice('akashi');
  const after = [await unread(UNREAD), await unread(UNREAD.replace('akashi', 'kusatsu'))];
  expect(after).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('a report is counted for users who work in its city, and for no others', async () => {
  const { backend, elsewhere, call, send } = await beside();
  // The city is none of the three of this account.
  const as = (await backend.signIn('staff_shop')).access_token;
  const count = async () => [
    dataOf<{ count: number }>(await call(REPORTS)).count,
    dataOf<{ count: number }>(await send(REPORTS, { as })).count,
  ];
  const [here = 0, elsewhereCount] = await count();
  await elsewhere.sendReport('takatsuki');
  expect(await count()).toEqual([here + 1, elsewhereCount]);
});

test('receivers of the newest push read it, and a purchase is one more of its company', async () => {
  const { backend, elsewhere } = await beside();
  const opened = () =>
    backend.db.of(notificationTable).list({ city: 'akashi', sort: '-created_at', limit: 1 }).rows[0]
      ?.opened ?? 0;
  const before = opened();
  await elsewhere.readNotification('akashi', 3);
  expect(opened()).toBe(before + 3);
  await elsewhere.readNotification('akashi', 300);
  expect(opened()).toBe(100);
  const bought = () => backend.db.of(purchaseTable).count({ filter: ({ company }) => company === 'nbnb' });
  const count = bought();
  await elsewhere.sendPurchase('nbnb');
  expect(bought()).toBe(count + 1);
});

test('chat messages are counted in the document of their account', async () => {
  const { backend, elsewhere, user, call } = await beside();
  await call(UNREAD);
  const chat = () => backend.firebase.documents.read(`Users/${user.id}`)?.chatAdminUnread;
  await elsewhere.readChat(user.id);
  expect(chat()).toBe(0);
  await elsewhere.sendChat(user.id);
  await elsewhere.sendChat(user.id);
  expect(chat()).toBe(2);
});
