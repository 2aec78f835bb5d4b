import { expect, test } from 'vitest';
import type { NotificationPage } from '#api/messaging/notifications';
import { NOTIFICATION_AUDIENCES, type Notification } from '#domain/messaging/notification';
import { createBackend } from '#mocks/backend/backend';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { dataOf, NOW, startAs, startBackend, stoppedClock } from '../start-backend';

const idsOf = (page: NotificationPage) => page.content.map(({ id }) => id);

async function backendAs(username = 'administrator') {
  const started = await startAs(username);
  const listNotifications = async (query = '', city = 'akashi') =>
    dataOf<NotificationPage>(await started.request(`GET /${city}/notifications/${query}`));
  const countUnread = async (city = 'akashi') =>
    dataOf<{ number_unread: number }>(
      await started.request(`GET /${city}/notifications/users/number_unread/`),
    ).number_unread;
  return { ...started, listNotifications, countUnread };
}

test('[R-ENT-05] [R-ENT-06] a list has 20 rows, newest first, with its figures', async () => {
  const { listNotifications } = await backendAs();
  const page = await listNotifications();
  expect(page).toEqual({
    content: expect.any(Array),
    total_length: page.total_length,
    count: page.total_length,
    limit: 20,
    offset: 0,
    page_length: 20,
  });
  const times = page.content.map(({ created_at }) => created_at ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
});

test('notifications are requested by the span in which they were sent, exactly to its ends [A-352]', async () => {
  const { backend, listNotifications } = await backendAs();
  const [row] = (await listNotifications('?limit=1')).content;
  backend.db.of(notificationTable).update(row?.id ?? 0, { created_at: '2025-04-02T00:00:00.000Z' });
  const isInSpan = async (query: string) =>
    idsOf(await listNotifications(`?limit=1000&${query}`)).includes(row?.id ?? 0);
  expect([
    await isInSpan('from=2025-04-02T00:00:00.000Z&to=2025-04-02T00:00:00.001Z'),
    await isInSpan('from=2025-04-02T00:00:00.001Z&to=2025-05-01T00:00:00.000Z'),
    await isInSpan('from=2025-04-01T00:00:00.000Z&to=2025-04-02T00:00:00.000Z'),
    await isInSpan('from=2025-04-02T00:00:00.000Z'),
    await isInSpan('to=2025-04-02T00:00:00.000Z'),
  ]).toEqual([true, false, false, true, false]);
});

test('[R-CALL-12] page 2 starts at offset 20 in both calls, and the last page has the rest', async () => {
  const { send, as, listNotifications } = await backendAs();
  const all = idsOf(await listNotifications('?limit=1000'));
  expect(idsOf(await listNotifications('?offset=20'))).toEqual(all.slice(20, 40));
  const lastPage = Math.ceil(all.length / 20);
  for (const page of [1, 2, lastPage, lastPage + 1]) {
    const numberedPage = dataOf(await send(`GET /akashi/notifications/${page}`, { as }));
    expect(numberedPage).toEqual(await listNotifications(`?offset=${(page - 1) * 20}&limit=20`));
  }
  expect(idsOf(await listNotifications(`?offset=${all.length - 1}`))).toEqual(all.slice(-1));
  expect(idsOf(await listNotifications(`?offset=${all.length}`))).toEqual([]);
  expect((await send('GET /akashi/notifications/0', { as })).status).toBe(404);
});

test('[R-CALL-12] a store reads what was sent to it, and no other notification of the city', async () => {
  const { send, as, listNotifications } = await backendAs('staff_shop');
  const mine = dataOf<NotificationPage>(
    await send('GET /akashi/notifications/my_notification/?limit=1000', { as }),
  );
  const all = (await listNotifications('?limit=1000')).content;
  const sentToStaff = all.filter(({ audience }) => audience === 'everyone' || audience === 'users');
  expect(mine.content).toEqual(sentToStaff);
  expect(new Set(all.map(({ audience }) => audience))).toEqual(new Set(NOTIFICATION_AUDIENCES));
});

test('[R-ROUTE-14] a parameter selects the notices of the operator', async () => {
  const { send, as } = await backendAs('staff_shop');
  const listOwnNotices = async (query: string) =>
    idsOf(dataOf<NotificationPage>(await send(`GET /akashi/notifications/my_notification/${query}`, { as })));
  const all = await listOwnNotices('?limit=1000');
  const noticesOfOperator = await listOwnNotices('?limit=1000&from=operator');
  expect(noticesOfOperator.length).toBeGreaterThan(5);
  expect(noticesOfOperator).toEqual(all.filter((id) => noticesOfOperator.includes(id)));
  expect(noticesOfOperator.length).toBeLessThan(all.length);
  expect((await send('GET /akashi/notifications/my_notification/?from=shop', { as })).status).toBe(400);
});

test('a search ignores width, case and kana, and finds every word in title and description', async () => {
  const { send, as, listNotifications } = await backendAs();
  const body = { title: 'Ｏｍｕｓｕｂｉ フェア', description: 'アカシの駅前で（ﾀｲﾑｾｰﾙ）' };
  const { id } = dataOf<Notification>(await send('POST /akashi/notifications/', { as, body }));
  const idsFound = async (search: string) =>
    idsOf(await listNotifications(`?search=${encodeURIComponent(search)}&limit=1000`));
  expect(await idsFound('omusubi ふぇあ')).toEqual([id]);
  expect(await idsFound('あかしの　たいむせーる')).toEqual([id]);
  expect(await idsFound('omusubi 大阪')).toEqual([]);
});

test('the ordering of the request is applied, and an unknown field is refused by name', async () => {
  const { send, as, listNotifications } = await backendAs();
  const ids = idsOf(await listNotifications('?ordering=id&limit=1000'));
  expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  const titles = (await listNotifications('?ordering=-title&limit=1000')).content.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('ja', { numeric: true }).compare).toReversed());
  expect(await send('GET /akashi/notifications/?ordering=colour', { as })).toEqual({
    status: 400,
    body: { errors: { ordering: ['並べ替えに使えない項目です: colour'] } },
  });
  expect((await send('GET /akashi/notifications/?limit=0', { as })).status).toBe(400);
  expect((await send('GET /akashi/notifications/?offset=second', { as })).status).toBe(400);
});

test('[R-STATE-08] a new notification is first, and the unread count includes it', async () => {
  const { send, as, listNotifications, countUnread } = await backendAs();
  const before = await countUnread();
  const { total_length } = await listNotifications();
  const body = { title: '臨時休業のお知らせ', description: '本日は臨時休業します。' };
  const answer = await send('POST /akashi/notifications/', { as, body });
  expect(answer).toEqual({
    status: 201,
    body: {
      data: {
        ...body,
        id: expect.any(Number),
        operator: '管理者',
        sender_id: 1,
        read: false,
        created_at: new Date(NOW).toISOString(),
        audience: 'everyone',
        city: 'akashi',
        confirmed: false,
        user_notify: expect.any(Number),
        receivers: expect.any(Number),
        readers: 0,
      },
    },
  });
  const after = await listNotifications();
  expect(after.content[0]).toEqual(dataOf(answer));
  expect([after.total_length, await countUnread()]).toEqual([total_length + 1, before + 1]);
});

test('[R-VAL-TEXT-01] [R-VAL-TEXT-02] the server applies the rules of the domain, counted in characters', async () => {
  const { send, as, listNotifications } = await backendAs();
  const before = await listNotifications();
  const sendNotification = (title: string, description: string) =>
    send('POST /akashi/notifications/', { as, body: { title, description } });
  expect(await sendNotification('  ', 'あ'.repeat(5001))).toEqual({
    status: 400,
    body: {
      errors: { title: ['この項目は必須です。'], description: ['5000文字以内で入力してください。'] },
    },
  });
  expect(await sendNotification('🗾'.repeat(201), '本文')).toEqual({
    status: 400,
    body: { errors: { title: ['200文字以内で入力してください。'] } },
  });
  expect(await listNotifications()).toEqual(before);
  expect((await sendNotification('🗾'.repeat(200), 'あ'.repeat(5000))).status).toBe(201);
});

test('[R-STATE-09] a deleted notification leaves the list, and is a 404 from then on', async () => {
  const { send, as, listNotifications } = await backendAs();
  const before = await listNotifications();
  const { id } = before.content[0] as Notification;
  expect(await send(`DELETE /akashi/notifications/${id}/`, { as })).toEqual({ status: 204, body: null });
  expect((await listNotifications()).total_length).toBe(before.total_length - 1);
  const notFound = { status: 404, body: { message: '指定されたデータが見つかりません。' } };
  expect(await send(`DELETE /akashi/notifications/${id}/`, { as })).toEqual(notFound);
  expect(await send(`GET /akashi/api/notify-operator/${id}`, { as })).toEqual(notFound);
  expect(await send('DELETE /akashi/notifications/x1/', { as })).toEqual(notFound);
});

test('[R-STATE-06] [R-ENT-13] reading a notification lowers the count by one, and only once', async () => {
  const { send, as, listNotifications, countUnread } = await backendAs();
  const before = await countUnread();
  const row = (await listNotifications('?limit=1000')).content.find(({ read }) => !read) as Notification;
  const markAsRead = () => send(`PUT /api/notification/list-notify/${row.id}/`, { as, body: { read: true } });
  const after = { ...row, read: true, readers: Number(row.readers) + 1 };
  expect(await markAsRead()).toEqual({ status: 200, body: { data: after } });
  expect((await markAsRead()).status).toBe(200);
  expect(await countUnread()).toBe(before - 1);
  const replyToUnread = await send(`PUT /api/notification/list-notify/${row.id}/`, {
    as,
    body: { read: false },
  });
  expect(replyToUnread).toEqual({
    status: 400,
    body: { errors: { read: ['入力内容が正しくありません。'] } },
  });
});

test('[R-STATE-07] reading all leaves no unread notification, in this city only', async () => {
  const { send, as, listNotifications, countUnread } = await backendAs();
  const unreadInKusatsu = await countUnread('kusatsu');
  expect(await countUnread()).toBe(
    (await listNotifications('?limit=1000')).content.filter(({ read }) => !read).length,
  );
  expect((await send('PUT /akashi/notifications/users/read_all/', { as })).status).toBe(200);
  expect([await countUnread(), await countUnread('kusatsu')]).toEqual([0, unreadInKusatsu]);
  expect(unreadInKusatsu).toBeGreaterThan(0);
});

test('a row of another city is not found, neither for reading nor for deleting', async () => {
  const { send, as, listNotifications, tokenOf } = await backendAs();
  const { id } = (await listNotifications('', 'takatsuki')).content[0] as Notification;
  expect((await send(`DELETE /akashi/notifications/${id}/`, { as })).status).toBe(404);
  const staffToken = await tokenOf('staff_shop');
  const answer = await send(`PUT /api/notification/list-notify/${id}/`, {
    as: staffToken,
    body: { read: true },
  });
  expect(answer).toEqual({
    status: 403,
    body: { message: 'あなたのアカウントはこの地域にアクセスできません。' },
  });
});

test('10,000 rows of one city are paged, searched and counted', async () => {
  const { send, tokenOf } = await startBackend({ seed: { profile: 'busy', n: 1 } });
  const as = await tokenOf('operator');
  const page = dataOf<NotificationPage>(
    await send('GET /akashi/notifications/?offset=9980&search=明石', { as }),
  );
  expect([page.limit, page.offset, page.page_length]).toEqual([20, 9980, page.content.length]);
  expect(dataOf<NotificationPage>(await send('GET /akashi/notifications/', { as })).total_length).toBe(
    10_000,
  );
});

test('writes are kept: a new backend over the same journal has them, and the session too', async () => {
  const pages = sharedPages();
  const before = await startBackend({ journal: createMemoryJournal(pages) });
  const as = await before.tokenOf('administrator');
  const body = { title: '残る', description: '再読み込みのあとも残る。' };
  const row = dataOf<Notification>(await before.send('POST /akashi/notifications/', { as, body }));
  await before.send('PUT /akashi/notifications/users/read_all/', { as });
  before.stop();

  // A day later: seeded rows move with the day, written rows keep their dates.
  const after = await startBackend({
    journal: createMemoryJournal(pages),
    clock: stoppedClock('2026-04-01T09:10:00+09:00'),
  });
  const page = dataOf<NotificationPage>(await after.send('GET /akashi/notifications/', { as }));
  expect(page.content[0]).toEqual({ ...row, read: true, readers: 1 });
  expect(page.content.every(({ read }) => read)).toBe(true);
});

test('[R-WISH-09] a reset restores the seed in every tab, and keeps sessions', async () => {
  const pages = sharedPages();
  const { backend, send, tokenOf } = await startBackend({ journal: createMemoryJournal(pages) });
  const as = await tokenOf('administrator');
  const listNotifications = async () =>
    dataOf<NotificationPage>(await send('GET /akashi/notifications/', { as }));
  const before = await listNotifications();
  await send('PUT /akashi/notifications/users/read_all/', { as });
  await send('POST /akashi/notifications/', { as, body: { title: '題', description: '本文' } });
  await backend.reset();
  expect(await listNotifications()).toEqual(before);

  const otherTab = createBackend({ clock: stoppedClock(), journal: createMemoryJournal(pages) });
  await otherTab.ready;
  expect(otherTab.accountOf(as)?.username).toBe('administrator');
});

test.each(['owner_shop', 'advertiser'])(
  '%s gets a text as refusal when it sends again or deletes the notification of another; the sender and the office may do so [A-271, A-205]',
  async (username) => {
    const { request, listNotifications, send, tokenOf } = await backendAs(username);
    const refusal = {
      status: 400,
      body: { message: '再送と削除は、送信した人と管理者・運営だけができます。' },
    };
    const foreignId = (await listNotifications()).content[0]?.id;
    expect([
      await request(`DELETE /akashi/notifications/${foreignId}/`),
      await request(`POST /api/notification/resend_notification/${foreignId}`),
    ]).toEqual([refusal, refusal]);
    const draft = { title: '臨時休業', description: '本日は休みます。' };
    const createOwn = async () => dataOf<Notification>(await request('POST /akashi/notifications/', draft));
    const { id, sender_id } = await createOwn();
    expect(sender_id).not.toBe(null);
    expect((await request(`POST /api/notification/resend_notification/${id}`)).status).toBe(200);
    expect((await request(`DELETE /akashi/notifications/${id}/`)).status).toBe(204);
    for (const office of ['administrator', 'operator']) {
      const as = await tokenOf(office);
      const call = `DELETE /akashi/notifications/${(await createOwn()).id}/`;
      expect((await send(call, { as })).status).toBe(204);
    }
  },
);
