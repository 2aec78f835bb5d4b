import { describe, expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { NotificationPage } from '#api/messaging/notifications';
import type { Notification } from '#domain/messaging/notification';
import type { NotificationReceiver } from '#domain/messaging/notification-receiver';
import type { Advertisement } from '#domain/offers/advertisement';
import type { User } from '#domain/people/user';
import { dataOf, startAs, startBackend } from '../start-backend';

const TEXTS = { title: '夏祭り', description: '8月1日です。' };
const TARGETS_PATH = '/api/users/notify_users_favorite_ads/?city=akashi&limit=1000';
const NO_RECEIVERS = { status: 400, body: { message: '送信先に当てはまるユーザーがいません。' } };

const idsOf = ({ content }: Page<{ id: number }>) => content.map(({ id }) => id);

async function backendAs(username = 'administrator') {
  const { request: call, ...started } = await startAs(username);
  const listUsers = async (request: string, body?: unknown) => dataOf<Page<User>>(await call(request, body));
  const receiversOf = async ({ id }: Notification) =>
    idsOf(dataOf<Page<NotificationReceiver>>(await call(`GET /akashi/notifications/${id}/users?limit=1000`)));
  const createNotification = async (request: string, body: unknown) => {
    const reply = await call(request, body);
    expect(reply.status).toBe(201);
    return dataOf<Notification>(reply);
  };
  return { ...started, call, listUsers, receiversOf, createNotification };
}

describe('the listed receivers are those who get the notification [R-SCR-10, R-CALL-15, R-CALL-16, R-CALL-17]', () => {
  test.each([
    ['?gender=female&age_from=20&age_to=39', { gender: 'female' }],
    [`?area=${encodeURIComponent('駅')}`, {}],
    ['?pass_type=2', {}],
  ])('a notification by the condition %s reaches the listed users', async (query, common) => {
    const { listUsers, createNotification, receiversOf } = await backendAs();
    const matchingUsers = await listUsers(`POST ${TARGETS_PATH}&type=get_users&${query.slice(1)}`, {});
    expect(matchingUsers.total_length).toBeGreaterThan(0);
    expect(matchingUsers.content).toEqual(matchingUsers.content.map((user) => ({ ...user, ...common })));
    const notification = await createNotification(
      `POST /api/notification/create_notification_by_condition${query}&city=akashi`,
      TEXTS,
    );
    expect([notification.receivers, await receiversOf(notification)]).toEqual([
      matchingUsers.total_length,
      idsOf(matchingUsers),
    ]);
    expect(notification.audience).toBe(query === '?pass_type=2' ? 'passHolders' : 'condition');
  });

  test('a notification by favourite ads reaches the users of the chosen ads, or of any', async () => {
    const { call, listUsers, createNotification, receiversOf } = await backendAs();
    const ads = dataOf<Page<{ id: number }>>(
      await call('GET /api/users/notify_users_favorite_ads/?type=get_ads&city=akashi'),
    );
    const ad_ids = idsOf(ads).slice(0, 2);
    const fansOfSome = await listUsers(`POST ${TARGETS_PATH}`, { ad_ids });
    const fansOfAny = await listUsers('GET /api/users/get_users_favorite_ads?city=akashi&limit=1000');
    expect(fansOfSome.total_length).toBeGreaterThan(0);
    expect(fansOfAny.total_length).toBeGreaterThan(fansOfSome.total_length);
    const path = 'POST /api/notification/create_notification_for_user_favorite?city=akashi';
    expect(await receiversOf(await createNotification(path, { ...TEXTS, ad_ids }))).toEqual(
      idsOf(fansOfSome),
    );
    expect(await receiversOf(await createNotification(path, { ...TEXTS, ad_ids: [] }))).toEqual(
      idsOf(fansOfAny),
    );
    const fanIds = await call('GET /api/users/notify_users_favorite_ads/?type=get_users&city=akashi');
    expect(new Set(idsOf(dataOf(fanIds)))).toEqual(new Set(idsOf(fansOfAny)));
  });

  test('a notification by a circle on the map reaches the users in it', async () => {
    const { call, listUsers, createNotification, receiversOf } = await backendAs();
    const circle = { latitude: 34.6432, longitude: 134.9975, radius: 2_000 };
    const query = `latitude=${circle.latitude}&longitude=${circle.longitude}&city=akashi`;
    const usersNear = await listUsers(`GET /notifications/map_users/?${query}&radius=2000&limit=1000`);
    const usersFar = await listUsers(`GET /notifications/map_users/?${query}&radius=20000&limit=1000`);
    expect(usersNear.total_length).toBeGreaterThan(0);
    expect(usersFar.total_length).toBeGreaterThan(usersNear.total_length);
    const notification = await createNotification('POST /notifications/map_users/?city=akashi', {
      ...TEXTS,
      ...circle,
    });
    expect([notification.audience, await receiversOf(notification)]).toEqual(['mapUsers', idsOf(usersNear)]);
    expect(
      await call(`GET /notifications/map_users/?latitude=86&longitude=181&radius=0&city=akashi`),
    ).toEqual({
      status: 400,
      body: {
        errors: {
          latitude: ['-85から85までの数値を入力してください。'],
          longitude: ['-180から180までの数値を入力してください。'],
          radius: ['1から100000までの数値を入力してください。'],
        },
      },
    });
  });

  test('a notification to chosen users is in their notices and bell, and in no others', async () => {
    const { send, tokenOf, createNotification } = await backendAs();
    const bellOf = async (username: string) => {
      const reply = await send('GET /akashi/notifications/users/number_unread/', {
        as: await tokenOf(username),
      });
      return dataOf<{ number_unread: number }>(reply).number_unread;
    };
    const before = [await bellOf('owner_shop'), await bellOf('staff_shop')];
    const ownerId = 4;
    const notification = await createNotification(
      'POST /api/notification/create_notification_users/?city=akashi',
      {
        ...TEXTS,
        user_ids: [ownerId, 50_001],
      },
    );
    expect([notification.receivers, notification.read, notification.audience]).toEqual([2, true, 'users']);
    expect([await bellOf('owner_shop'), await bellOf('staff_shop')]).toEqual([
      Number(before[0]) + 1,
      before[1],
    ]);
    const ownNotices = await send('GET /akashi/notifications/my_notification/', {
      as: await tokenOf('owner_shop'),
    });
    expect(dataOf<NotificationPage>(ownNotices).content[0]).toMatchObject({
      id: notification.id,
      read: false,
    });
  });

  test('shop admins of every company receive what is sent to them, and what is sent to everyone', async () => {
    const { call, listUsers, createNotification, receiversOf } = await backendAs();
    const foundAdmins = await listUsers('GET /users/admin/?search=');
    const companies = new Map(foundAdmins.content.map(({ company_slug, id }) => [company_slug ?? '', id]));
    expect([...companies.keys()].toSorted()).toEqual([
      'jbs',
      'machi',
      'nbnb',
      'nishinihon_kensetsu',
      'sky-art',
    ]);
    const user_ids = [...companies.values()].toSorted((one, other) => one - other);
    const notification = await createNotification(
      'POST /api/notification/create_notification_users/?city=akashi',
      {
        ...TEXTS,
        user_ids,
      },
    );
    expect(await receiversOf(notification)).toEqual(user_ids);
    const receiptList = await call(`GET /api/notification/user-notify/?notification_id=${notification.id}`);
    expect(dataOf<Page<{ user_id: number }>>(receiptList).content.map(({ user_id }) => user_id)).toEqual(
      user_ids,
    );
    const receiversOfAll = await receiversOf(await createNotification('POST /akashi/notifications/', TEXTS));
    expect(user_ids.filter((id) => !receiversOfAll.includes(id))).toEqual([]);
  });

  test('a notification to a school reaches its people, or those of one class [R-CALL-14]', async () => {
    const { call, listUsers, createNotification, receiversOf } = await backendAs();
    const users = await listUsers('GET /api/school/3/users/?limit=1000');
    const teacher = users.content.find(({ username }) => username === 'teacher');
    expect(teacher?.classes).toBe('2年1組');
    const toSchool = await createNotification('POST /api/school/3/notification/', TEXTS);
    expect(await receiversOf(toSchool)).toEqual(idsOf(users));
    const [toClass] = [
      await createNotification(
        `POST /api/school/3/notification/?classes=${encodeURIComponent('2年1組')}`,
        TEXTS,
      ),
    ];
    expect(await receiversOf(toClass)).toEqual(
      idsOf({ ...users, content: users.content.filter(({ classes }) => classes === '2年1組') }),
    );
    const list = dataOf<NotificationPage>(await call('GET /api/school/3/notifications/?limit=2'));
    expect(list.content.map(({ id }) => id)).toEqual([toClass.id, toSchool.id]);
    const toChosenUsers = { ...TEXTS, user_ids: [4] };
    const path = 'POST /api/notification/create_notification_users/?city=akashi&school_id=3';
    const onBehalfOfSchool = await createNotification(path, toChosenUsers);
    expect([onBehalfOfSchool.audience, await receiversOf(onBehalfOfSchool)]).toEqual(['users', [4]]);
    const newest = dataOf<NotificationPage>(await call('GET /api/school/3/notifications/?limit=1'));
    expect(newest.content.map(({ id }) => id)).toEqual([onBehalfOfSchool.id]);
    expect((await call('GET /api/school/0/users/')).status).toBe(404);
    expect((await call('GET /api/school/999/users/')).status).toBe(404);
  });
});

describe('refusals', () => {
  test('a notification without receivers is refused, and nothing is stored', async () => {
    const { call } = await backendAs();
    const countNotifications = async () =>
      dataOf<NotificationPage>(await call('GET /akashi/notifications/')).total_length;
    const before = await countNotifications();
    const condition = '/api/notification/create_notification_by_condition?city=akashi&age_from=119';
    expect(await call(`POST ${condition}`, TEXTS)).toEqual(NO_RECEIVERS);
    const emptyCircle = { ...TEXTS, latitude: 0, longitude: 0, radius: 10 };
    expect(await call('POST /notifications/map_users/?city=akashi', emptyCircle)).toEqual(NO_RECEIVERS);
    const path = 'POST /api/notification/create_notification_users/?city=akashi';
    expect(await call(path, { ...TEXTS, user_ids: [] })).toEqual({
      status: 400,
      body: { errors: { user_ids: ['この項目は必須です。'] } },
    });
    expect(await countNotifications()).toBe(before);
  });

  test.each([
    '/api/notification/create_notification_users/?city=toyonaka',
    '/api/notification/user-notify/?city=toyonaka',
  ])(
    '%s: users who are deleted or may not enter the city are named, and no user receives it',
    async (path) => {
      const { call } = await backendAs();
      const countNotifications = async () =>
        dataOf<NotificationPage>(await call('GET /toyonaka/notifications/')).total_length;
      const before = await countNotifications();
      const [owner, staffOfFewCities, nobody] = [4, 5, 999_999];
      expect(await call(`POST ${path}`, { ...TEXTS, user_ids: [owner, staffOfFewCities, nobody] })).toEqual({
        status: 400,
        body: { errors: { user_ids: ['次のユーザーにはこの地域から送信できません：店舗スタッフ、#999999'] } },
      });
      expect(await countNotifications()).toBe(before);
      expect((await call(`POST ${path}`, { ...TEXTS, user_ids: [owner] })).status).toBe(201);
    },
  );

  test('a notification to ads, cities and schools of others is refused', async () => {
    const { call, tokenOf, send } = await backendAs('owner_shop');
    const ownAds = dataOf<Page<Advertisement>>(
      await call('GET /api/operator-advertisement/?city=akashi&search=&offset=0&limit=100'),
    );
    expect(ownAds.content.length).toBeGreaterThan(5);
    expect(new Set(ownAds.content.map(({ advertiser }) => advertiser))).toEqual(new Set([4]));
    expect(ownAds.content.map(({ id }) => id)).not.toContain(1);
    expect(await call('POST /api/users/notify_users_favorite_ads/?city=akashi', { ad_ids: [1] })).toEqual({
      status: 400,
      body: { errors: { ad_ids: ['指定されたデータが見つかりません。'] } },
    });
    expect(await call('GET /api/school/3/users/')).toEqual({
      status: 403,
      body: { message: 'この学校を利用する権限がありません。' },
    });
    const staffToken = await tokenOf('staff_shop');
    const callInTakatsuki = 'GET /api/users/get_users_favorite_ads?city=takatsuki';
    expect((await send(callInTakatsuki, { as: staffToken })).status).toBe(403);
    expect((await call('GET /api/users/get_users_favorite_ads?city=osaka')).status).toBe(404);
    expect(await call('GET /api/users/get_users_favorite_ads')).toEqual({
      status: 400,
      body: { errors: { city: ['地域を指定してください。'] } },
    });
    const memberToken = await tokenOf('member');
    expect(
      (await send('GET /api/users/get_users_favorite_ads?city=akashi', { as: memberToken })).status,
    ).toBe(403);
  });

  test('a reversed age range is refused', async () => {
    const { call } = await backendAs();
    expect(await call(`POST ${TARGETS_PATH}&age_from=40&age_to=20`, {})).toEqual({
      status: 400,
      body: { errors: { age_to: ['年齢の範囲が逆です。'] } },
    });
  });
});

test('passes are returned by kind: membership, common, and those made for shops [R-ENT-44, A-109, A-167]', async () => {
  const { call } = await backendAs();
  const names = async (path: string) =>
    dataOf<Page<{ name: string }>>(await call(`GET ${path}`)).content.map(({ name }) => name);
  expect([
    await names('/api/notification/list_passport_push_notification/?city=akashi'),
    await names('/api/notification/passports_normal_notification/?city=akashi'),
    await names('/api/users/notify_users_favorite_ads/?type=passport_custom_for_shop&city=akashi'),
  ]).toEqual([
    ['まち会員パス', 'プレミアム会員パス', '法人会員パス'],
    ['1日周遊パス', '子育て応援パス'],
    ['商店街オリジナルパス'],
  ]);
});

test('ads are searched by name, owner, category and address, a hundred per request [R-CONST-07]', async () => {
  const { send, tokenOf } = await startBackend({ seed: { profile: 'busy', n: 1 } });
  const as = await tokenOf('operator');
  const path = 'GET /api/operator-advertisement/?city=kusatsu&offset=0&limit=100&search=';
  const foundAds = dataOf<Page<Advertisement>>(await send(`${path}${encodeURIComponent('広告主')}`, { as }));
  expect([foundAds.content.length, foundAds.total_length]).toEqual([100, 2500]);
  expect(new Set(foundAds.content.map(({ advertiser_name }) => advertiser_name))).toEqual(
    new Set(['広告主']),
  );
});
