import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { NotificationPage } from '#api/messaging/notifications';
import type { Notification } from '#domain/messaging/notification';
import type { NotificationByCondition } from '#domain/messaging/notification-by-condition';
import type { NotificationReceiver } from '#domain/messaging/notification-receiver';
import type { UserNotify } from '#domain/messaging/user-notify';
import { dataOf, startBackend } from '../start-backend';

const WORDS = { title: '点検', description: '明日は点検です。' };

async function backendAs() {
  const started = await startBackend();
  const { send, tokenOf } = started;
  const tokens = new Map<string, string>();
  const by = async (username: string, call: string, body?: unknown) => {
    const as = tokens.get(username) ?? (await tokenOf(username));
    tokens.set(username, as);
    return send(call, body === undefined ? { as } : { as, body });
  };
  const receiptOf = async (username: string, name: string, id: number) => {
    const path = `GET /api/notification/user-notify/?notification_id=${id}&search=${encodeURIComponent(name)}`;
    const [receipt] = dataOf<Page<UserNotify>>(await by(username, path)).content;
    if (!receipt) throw new Error(`${name} has not got ${id}`);
    return receipt;
  };
  const send1 = async (user_ids: number[]) =>
    dataOf<Notification>(
      await by('administrator', 'POST /api/notification/create_notification_users/?city=akashi', {
        ...WORDS,
        user_ids,
      }),
    );
  return { ...started, by, receiptOf, send1 };
}

const OWNER = 4;
const STAFF = 5;

test('a notice is unconfirmed, then confirmed and read, only by its receiver and once [R-STATE-11, A-116]', async () => {
  const { by, receiptOf, send1 } = await backendAs();
  const { id } = await send1([OWNER, STAFF, 50_001]);
  const receipt = await receiptOf('owner_shop', '店舗オーナー', id);
  expect(receipt).toEqual({
    id: receipt.id,
    notification_id: id,
    user: '店舗オーナー',
    user_id: OWNER,
    ...WORDS,
    read: false,
    confirmed: false,
    created_at: expect.any(String),
  });
  const path = `PUT /api/notification/user-notify/${receipt.id}/`;
  expect(await by('staff_shop', path, { confirmed: true })).toEqual({
    status: 400,
    body: { message: 'このお知らせはあなた宛てではありません。' },
  });
  expect((await by('owner_shop', path, { confirmed: false })).status).toBe(400);
  const confirmed = { ...receipt, read: true, confirmed: true };
  expect(await by('owner_shop', path, { confirmed: true })).toEqual({
    status: 200,
    body: { data: confirmed },
  });
  expect(await by('owner_shop', path, { confirmed: true })).toEqual({
    status: 400,
    body: { message: 'このお知らせはすでに確認済みです。' },
  });
  const mine = dataOf<NotificationPage>(await by('owner_shop', 'GET /akashi/notifications/my_notification/'));
  expect(mine.content[0]).toMatchObject({ id, read: true, confirmed: true });
  expect(await receiptOf('administrator', '店舗スタッフ', id)).toMatchObject({
    read: false,
    confirmed: false,
  });
  expect((await by('owner_shop', 'PUT /api/notification/user-notify/1/', { confirmed: true })).status).toBe(
    404,
  );
});

test('reading all confirms nothing, and applies to one receiver', async () => {
  const { by, receiptOf, send1 } = await backendAs();
  const { id } = await send1([OWNER, STAFF]);
  expect((await by('owner_shop', 'PUT /akashi/notifications/users/read_all/')).status).toBe(200);
  expect(await receiptOf('administrator', '店舗オーナー', id)).toMatchObject({
    read: true,
    confirmed: false,
  });
  expect(await receiptOf('administrator', '店舗スタッフ', id)).toMatchObject({ read: false });
});

test('the receivers of a notification are paged and searched, and show who has read it', async () => {
  const { by } = await backendAs();
  const [row] = dataOf<NotificationPage>(await by('administrator', 'GET /akashi/notifications/')).content;
  if (!row) throw new Error('there is no notification');
  const receivers = async (query: string) =>
    dataOf<Page<NotificationReceiver>>(
      await by('administrator', `GET /akashi/notifications/${row.id}/users${query}`),
    );
  const all = await receivers('?limit=1000');
  expect(all.total_length).toBe(row.receivers);
  expect(all.content.filter(({ read }) => read)).toHaveLength(row.readers ?? 0);
  expect((await receivers('?offset=20')).content).toEqual(all.content.slice(20, 40));
  const found = await receivers(`?search=${encodeURIComponent('店舗オーナー')}`);
  expect(found.content.map(({ id }) => id)).toEqual([OWNER]);
  expect((await by('administrator', `GET /kusatsu/notifications/${row.id}/users`)).status).toBe(404);
});

test('a notification sent again is first, and unread for every receiver', async () => {
  const { by, receiptOf, send1, backend } = await backendAs();
  const first = await send1([OWNER]);
  await by('owner_shop', `PUT /api/notification/list-notify/${first.id}/`, { read: true });
  await by('administrator', 'POST /akashi/notifications/', WORDS);
  (backend.clock as unknown as { step(ms: number): void }).step(60_000);
  const again = await by('administrator', `POST /api/notification/resend_notification/${first.id}`);
  const created_at = new Date(backend.clock.now()).toISOString();
  expect(again).toEqual({ status: 200, body: { data: { ...first, created_at } } });
  const [top] = dataOf<NotificationPage>(await by('administrator', 'GET /akashi/notifications/')).content;
  expect(top?.id).toBe(first.id);
  expect(await receiptOf('administrator', '店舗オーナー', first.id)).toMatchObject({ read: false });
  const foreign = 'POST /api/notification/resend_notification/300001';
  expect((await by('staff_shop', foreign)).status).toBe(403);
  expect((await by('administrator', 'POST /api/notification/resend_notification/99999')).status).toBe(404);
});

test('the criteria of a push by condition are returned, and no other notification has any', async () => {
  const { by, send1 } = await backendAs();
  const path = 'POST /api/notification/create_notification_by_condition?city=akashi&gender=male&age_from=30';
  const { id } = dataOf<Notification>(await by('administrator', path, WORDS));
  const response = await by('administrator', `GET /api/notification/push_notification_by_condition/${id}`);
  expect(dataOf<NotificationByCondition>(response)).toMatchObject({ ...WORDS, gender: 'male', age_from: 30 });
  const other = await send1([OWNER]);
  expect(
    (await by('administrator', `GET /api/notification/push_notification_by_condition/${other.id}`)).status,
  ).toBe(404);
});

test('a reminder makes an unconfirmed notice unread again, and is refused for a confirmed one', async () => {
  const { by, receiptOf, send1 } = await backendAs();
  const { id } = await send1([OWNER]);
  await by('owner_shop', `PUT /api/notification/list-notify/${id}/`, { read: true });
  const remind = () =>
    by('administrator', `POST /api/notification/user-notify/?notification_id=${id}`, {
      ...WORDS,
      user_ids: [OWNER],
    });
  expect(await remind()).toMatchObject({ status: 200, body: { data: { read: false, confirmed: false } } });
  const receipt = await receiptOf('owner_shop', '店舗オーナー', id);
  await by('owner_shop', `PUT /api/notification/user-notify/${receipt.id}/`, { confirmed: true });
  expect(await remind()).toEqual({ status: 400, body: { message: 'このお知らせはすでに確認済みです。' } });
});

test('a notice without a notification is a new one to these users, who list their own over every city', async () => {
  const { by } = await backendAs();
  const reply = await by('operator', 'POST /api/notification/user-notify/?city=kusatsu', {
    ...WORDS,
    user_ids: [STAFF],
  });
  expect(reply).toMatchObject({
    status: 201,
    body: { data: { ...WORDS, user: '店舗スタッフ', confirmed: false } },
  });
  const own = dataOf<Page<UserNotify>>(await by('staff_shop', 'GET /api/notification/user-notify/'));
  expect(own.content[0]).toEqual(dataOf<UserNotify>(reply));
  expect(own.content).toHaveLength(20);
  expect((await by('operator', 'POST /api/notification/user-notify/?city=kusatsu', WORDS)).status).toBe(400);
});

test('the notices of a company are those its people sent, over the caller’s cities [R-CALL-13]', async () => {
  const { by } = await backendAs();
  const path = '/company/machi/notifications/users';
  const page = dataOf<NotificationPage>(await by('staff_shop', `GET ${path}?limit=1000`));
  expect(new Set(page.content.map(({ city }) => city))).toEqual(new Set(['akashi', 'kusatsu', 'shonan']));
  const times = page.content.map(({ created_at }) => created_at ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  const [first] = page.content;
  expect(dataOf(await by('staff_shop', `GET ${path}/${first?.id}`))).toEqual(first);
  const mine = dataOf<NotificationPage>(
    await by('staff_shop', 'GET /akashi/notifications/my_notification/?limit=1000'),
  ).content;
  const foreign = mine.find(({ id }) => !page.content.some((one) => one.id === id));
  expect((await by('staff_shop', `GET ${path}/${foreign?.id}`)).status).toBe(404);
  expect((await by('staff_shop', 'GET /company/nbnb/notifications/users')).status).toBe(403);
});
