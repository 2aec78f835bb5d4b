import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { NotificationPage } from '#api/messaging/notifications';
import type { Notification } from '#domain/messaging/notification';
import type { NotificationByCondition } from '#domain/messaging/notification-by-condition';
import type { NotificationReceiver } from '#domain/messaging/notification-receiver';
import type { UserNotify } from '#domain/messaging/user-notify';
import { dataOf, startBackend } from '../start-backend';

const TEXTS = { title: '点検', description: '明日は点検です。' };

async function backendAs() {
  const started = await startBackend();
  const { send, tokenOf } = started;
  const tokens = new Map<string, string>();
  const sendAs = async (username: string, call: string, body?: unknown) => {
    const as = tokens.get(username) ?? (await tokenOf(username));
    tokens.set(username, as);
    return send(call, body === undefined ? { as } : { as, body });
  };
  const receiptOf = async (username: string, name: string, id: number) => {
    const path = `GET /api/notification/user-notify/?notification_id=${id}&search=${encodeURIComponent(name)}`;
    const [receipt] = dataOf<Page<UserNotify>>(await sendAs(username, path)).content;
    if (!receipt) throw new Error(`${name} has not got ${id}`);
    return receipt;
  };
  const sendNotice = async (user_ids: number[]) =>
    dataOf<Notification>(
      await sendAs('administrator', 'POST /api/notification/create_notification_users/?city=akashi', {
        ...TEXTS,
        user_ids,
      }),
    );
  return { ...started, sendAs, receiptOf, sendNotice };
}

const OWNER_ID = 4;
const STAFF_ID = 5;

test('a notice is unconfirmed, then confirmed and read, only by its receiver and once [R-STATE-11, A-116]', async () => {
  const { sendAs, receiptOf, sendNotice } = await backendAs();
  const { id } = await sendNotice([OWNER_ID, STAFF_ID, 50_001]);
  const receipt = await receiptOf('owner_shop', '店舗オーナー', id);
  expect(receipt).toEqual({
    id: receipt.id,
    notification_id: id,
    user: '店舗オーナー',
    user_id: OWNER_ID,
    ...TEXTS,
    read: false,
    confirmed: false,
    created_at: expect.any(String),
  });
  const path = `PUT /api/notification/user-notify/${receipt.id}/`;
  expect(await sendAs('staff_shop', path, { confirmed: true })).toEqual({
    status: 400,
    body: { message: 'このお知らせはあなた宛てではありません。' },
  });
  expect((await sendAs('owner_shop', path, { confirmed: false })).status).toBe(400);
  const confirmed = { ...receipt, read: true, confirmed: true };
  expect(await sendAs('owner_shop', path, { confirmed: true })).toEqual({
    status: 200,
    body: { data: confirmed },
  });
  expect(await sendAs('owner_shop', path, { confirmed: true })).toEqual({
    status: 400,
    body: { message: 'このお知らせはすでに確認済みです。' },
  });
  const ownNotices = dataOf<NotificationPage>(
    await sendAs('owner_shop', 'GET /akashi/notifications/my_notification/'),
  );
  expect(ownNotices.content[0]).toMatchObject({ id, read: true, confirmed: true });
  expect(await receiptOf('administrator', '店舗スタッフ', id)).toMatchObject({
    read: false,
    confirmed: false,
  });
  expect(
    (await sendAs('owner_shop', 'PUT /api/notification/user-notify/1/', { confirmed: true })).status,
  ).toBe(404);
});

test('reading all confirms nothing, and applies to one receiver', async () => {
  const { sendAs, receiptOf, sendNotice } = await backendAs();
  const { id } = await sendNotice([OWNER_ID, STAFF_ID]);
  expect((await sendAs('owner_shop', 'PUT /akashi/notifications/users/read_all/')).status).toBe(200);
  expect(await receiptOf('administrator', '店舗オーナー', id)).toMatchObject({
    read: true,
    confirmed: false,
  });
  expect(await receiptOf('administrator', '店舗スタッフ', id)).toMatchObject({ read: false });
});

test('the receivers of a notification are paged and searched, and show who has read it', async () => {
  const { sendAs } = await backendAs();
  const [notification] = dataOf<NotificationPage>(
    await sendAs('administrator', 'GET /akashi/notifications/'),
  ).content;
  if (!notification) throw new Error('there is no notification');
  const listReceivers = async (query: string) =>
    dataOf<Page<NotificationReceiver>>(
      await sendAs('administrator', `GET /akashi/notifications/${notification.id}/users${query}`),
    );
  const allReceivers = await listReceivers('?limit=1000');
  expect(allReceivers.total_length).toBe(notification.receivers);
  expect(allReceivers.content.filter(({ read }) => read)).toHaveLength(notification.readers ?? 0);
  expect((await listReceivers('?offset=20')).content).toEqual(allReceivers.content.slice(20, 40));
  const foundReceivers = await listReceivers(`?search=${encodeURIComponent('店舗オーナー')}`);
  expect(foundReceivers.content.map(({ id }) => id)).toEqual([OWNER_ID]);
  expect((await sendAs('administrator', `GET /kusatsu/notifications/${notification.id}/users`)).status).toBe(
    404,
  );
});

test('a notification sent again is first, and unread for every receiver', async () => {
  const { sendAs, receiptOf, sendNotice, backend } = await backendAs();
  const sentNotice = await sendNotice([OWNER_ID]);
  await sendAs('owner_shop', `PUT /api/notification/list-notify/${sentNotice.id}/`, { read: true });
  await sendAs('administrator', 'POST /akashi/notifications/', TEXTS);
  (backend.clock as unknown as { step(ms: number): void }).step(60_000);
  const resentReply = await sendAs(
    'administrator',
    `POST /api/notification/resend_notification/${sentNotice.id}`,
  );
  const created_at = new Date(backend.clock.now()).toISOString();
  expect(resentReply).toEqual({ status: 200, body: { data: { ...sentNotice, created_at } } });
  const [newest] = dataOf<NotificationPage>(
    await sendAs('administrator', 'GET /akashi/notifications/'),
  ).content;
  expect(newest?.id).toBe(sentNotice.id);
  expect(await receiptOf('administrator', '店舗オーナー', sentNotice.id)).toMatchObject({ read: false });
  const foreignResend = 'POST /api/notification/resend_notification/300001';
  expect((await sendAs('staff_shop', foreignResend)).status).toBe(403);
  expect((await sendAs('administrator', 'POST /api/notification/resend_notification/99999')).status).toBe(
    404,
  );
});

test('the criteria of a push by condition are returned, and no other notification has any', async () => {
  const { sendAs, sendNotice } = await backendAs();
  const path = 'POST /api/notification/create_notification_by_condition?city=akashi&gender=male&age_from=30';
  const { id } = dataOf<Notification>(await sendAs('administrator', path, TEXTS));
  const response = await sendAs(
    'administrator',
    `GET /api/notification/push_notification_by_condition/${id}`,
  );
  expect(dataOf<NotificationByCondition>(response)).toMatchObject({ ...TEXTS, gender: 'male', age_from: 30 });
  const noticeToOwner = await sendNotice([OWNER_ID]);
  expect(
    (
      await sendAs(
        'administrator',
        `GET /api/notification/push_notification_by_condition/${noticeToOwner.id}`,
      )
    ).status,
  ).toBe(404);
});

test('a reminder makes an unconfirmed notice unread again, and is refused for a confirmed one', async () => {
  const { sendAs, receiptOf, sendNotice } = await backendAs();
  const { id } = await sendNotice([OWNER_ID]);
  await sendAs('owner_shop', `PUT /api/notification/list-notify/${id}/`, { read: true });
  const sendReminder = () =>
    sendAs('administrator', `POST /api/notification/user-notify/?notification_id=${id}`, {
      ...TEXTS,
      user_ids: [OWNER_ID],
    });
  expect(await sendReminder()).toMatchObject({
    status: 200,
    body: { data: { read: false, confirmed: false } },
  });
  const receipt = await receiptOf('owner_shop', '店舗オーナー', id);
  await sendAs('owner_shop', `PUT /api/notification/user-notify/${receipt.id}/`, { confirmed: true });
  expect(await sendReminder()).toEqual({
    status: 400,
    body: { message: 'このお知らせはすでに確認済みです。' },
  });
});

test('a notice without a notification is a new one to these users, who list their own over every city', async () => {
  const { sendAs } = await backendAs();
  const reply = await sendAs('operator', 'POST /api/notification/user-notify/?city=kusatsu', {
    ...TEXTS,
    user_ids: [STAFF_ID],
  });
  expect(reply).toMatchObject({
    status: 201,
    body: { data: { ...TEXTS, user: '店舗スタッフ', confirmed: false } },
  });
  const ownNotices = dataOf<Page<UserNotify>>(
    await sendAs('staff_shop', 'GET /api/notification/user-notify/'),
  );
  expect(ownNotices.content[0]).toEqual(dataOf<UserNotify>(reply));
  expect(ownNotices.content).toHaveLength(20);
  expect((await sendAs('operator', 'POST /api/notification/user-notify/?city=kusatsu', TEXTS)).status).toBe(
    400,
  );
});

test('the notices of a company are those its people sent, over the caller’s cities [R-CALL-13]', async () => {
  const { sendAs } = await backendAs();
  const path = '/company/machi/notifications/users';
  const page = dataOf<NotificationPage>(await sendAs('staff_shop', `GET ${path}?limit=1000`));
  expect(new Set(page.content.map(({ city }) => city))).toEqual(new Set(['akashi', 'kusatsu', 'shonan']));
  const times = page.content.map(({ created_at }) => created_at ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  const [firstNotice] = page.content;
  expect(dataOf(await sendAs('staff_shop', `GET ${path}/${firstNotice?.id}`))).toEqual(firstNotice);
  const ownNotices = dataOf<NotificationPage>(
    await sendAs('staff_shop', 'GET /akashi/notifications/my_notification/?limit=1000'),
  ).content;
  const foreignNotice = ownNotices.find(({ id }) => !page.content.some((one) => one.id === id));
  expect((await sendAs('staff_shop', `GET ${path}/${foreignNotice?.id}`)).status).toBe(404);
  expect((await sendAs('staff_shop', 'GET /company/nbnb/notifications/users')).status).toBe(403);
});
