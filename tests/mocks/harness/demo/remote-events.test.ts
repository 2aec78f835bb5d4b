import { expect, test } from 'vitest';
import type { Profile } from '#domain/people/profile';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { purchaseTable } from '#mocks/backend/tables/offers/purchases';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { dataOf, startBackend } from '../../backend/start-backend';

const PROFILE_CALL = 'GET /users/profile';
const REPORTS_CALL = 'GET /api/matching/notification/';
const UNREAD_CALL = 'GET /akashi/notifications/users/number_unread/';

async function startSession() {
  const { backend, send } = await startBackend();
  const { access_token, refresh_token, user } = await backend.signIn('administrator');
  const renew = () =>
    send('POST /akashi/api/refresh-token', { body: { refresh_token } }).then(({ status }) => status);
  const call = (request: string) => send(request, { as: access_token });
  return { backend, remoteEvents: createRemoteEvents(backend), user, call, renew, send };
}

test('an expired token is refused, its renewal is accepted', async () => {
  const { remoteEvents, call, renew } = await startSession();
  await remoteEvents.expireTokens();
  expect([(await call(PROFILE_CALL)).status, await renew()]).toEqual([401, 200]);
});

test('an ended session is refused, and so is its renewal', async () => {
  const { remoteEvents, call, renew } = await startSession();
  await remoteEvents.endSessions();
  expect([(await call(PROFILE_CALL)).status, await renew()]).toEqual([401, 401]);
});

test('a role changed on another device arrives with the next profile, also an empty one', async () => {
  const { remoteEvents, call, user } = await startSession();
  const currentRole = async () => dataOf<Profile>(await call(PROFILE_CALL)).permission;
  await remoteEvents.changeRole(user.id, 'staff_shop');
  expect(await currentRole()).toBe('staff_shop');
  await remoteEvents.changeRole(user.id, '');
  expect(await currentRole()).toBe('');
});

test('a notice from the operator is unread in its city, and in no other', async () => {
  const { remoteEvents, call } = await startSession();
  const unreadCount = async (request: string) =>
    dataOf<{ number_unread: number }>(await call(request)).number_unread;
  const before = [
    await unreadCount(UNREAD_CALL),
    await unreadCount(UNREAD_CALL.replace('akashi', 'kusatsu')),
  ];
  await remoteEvents.sendNotice('akashi');
  const after = [await unreadCount(UNREAD_CALL), await unreadCount(UNREAD_CALL.replace('akashi', 'kusatsu'))];
  expect(after).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('a report is counted for users who work in its city, and for no others', async () => {
  const { backend, remoteEvents, call, send } = await startSession();
  // The city is none of the three of this account.
  const as = (await backend.signIn('staff_shop')).access_token;
  const reportCounts = async () => [
    dataOf<{ count: number }>(await call(REPORTS_CALL)).count,
    dataOf<{ count: number }>(await send(REPORTS_CALL, { as })).count,
  ];
  const [countHere = 0, elsewhereCount] = await reportCounts();
  await remoteEvents.sendReport('takatsuki');
  expect(await reportCounts()).toEqual([countHere + 1, elsewhereCount]);
});

test('receivers of the newest push read it, and a purchase is one more of its company', async () => {
  const { backend, remoteEvents } = await startSession();
  const openedCount = () =>
    backend.db.of(notificationTable).list({ city: 'akashi', sort: '-created_at', limit: 1 }).rows[0]
      ?.opened ?? 0;
  const before = openedCount();
  await remoteEvents.readNotification('akashi', 3);
  expect(openedCount()).toBe(before + 3);
  await remoteEvents.readNotification('akashi', 300);
  expect(openedCount()).toBe(100);
  const purchaseCount = () =>
    backend.db.of(purchaseTable).count({ filter: ({ company }) => company === 'nbnb' });
  const count = purchaseCount();
  await remoteEvents.sendPurchase('nbnb');
  expect(purchaseCount()).toBe(count + 1);
});

test('chat messages are counted in the document of their account', async () => {
  const { backend, remoteEvents, user, call } = await startSession();
  await call(UNREAD_CALL);
  const unreadChats = () => backend.firebase.documents.read(`Users/${user.id}`)?.chatAdminUnread;
  await remoteEvents.readChat(user.id);
  expect(unreadChats()).toBe(0);
  await remoteEvents.sendChat(user.id);
  await remoteEvents.sendChat(user.id);
  expect(unreadChats()).toBe(2);
});
