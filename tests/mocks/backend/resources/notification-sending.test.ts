import { describe, expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { NotificationPage } from '#api/messaging/notifications';
import type { Notification } from '#domain/messaging/notification';
import type { NotificationReceiver } from '#domain/messaging/notification-receiver';
import type { Advertisement } from '#domain/offers/advertisement';
import type { User } from '#domain/people/user';
import { dataOf, startAs, startBackend } from '../start-backend';

const WORDS = { title: '夏祭り', description: '8月1日です。' };
const TARGETS = '/api/users/notify_users_favorite_ads/?city=akashi&limit=1000';
const NOBODY = { status: 400, body: { message: '送信先に当てはまるユーザーがいません。' } };

const idsOf = ({ content }: Page<{ id: number }>) => content.map(({ id }) => id);

async function backendAs(username = 'administrator') {
  const { request: call, ...started } = await startAs(username);
  const page = async (request: string, body?: unknown) => dataOf<Page<User>>(await call(request, body));
  const receiversOf = async ({ id }: Notification) =>
    idsOf(dataOf<Page<NotificationReceiver>>(await call(`GET /akashi/notifications/${id}/users?limit=1000`)));
  const sent = async (request: string, body: unknown) => {
    const reply = await call(request, body);
    expect(reply.status).toBe(201);
    return dataOf<Notification>(reply);
  };
  return { ...started, call, page, receiversOf, sent };
}

describe('the listed receivers are those who get the notification [R-SCR-10, R-CALL-15, R-CALL-16, R-CALL-17]', () => {
  test.each([
    ['?gender=female&age_from=20&age_to=39', { gender: 'female' }],
    [`?area=${encodeURIComponent('駅')}`, {}],
    ['?pass_type=2', {}],
  ])('a notification by the condition %s reaches the listed users', async (query, common) => {
    const { page, sent, receiversOf } = await backendAs();
    const matchingUsers = await page(`POST ${TARGETS}&type=get_users&${query.slice(1)}`, {});
    expect(matchingUsers.total_length).toBeGreaterThan(0);
    expect(matchingUsers.content).toEqual(matchingUsers.content.map((user) => ({ ...user, ...common })));
    const to = await sent(
      `POST /api/notification/create_notification_by_condition${query}&city=akashi`,
      WORDS,
    );
    expect([to.receivers, await receiversOf(to)]).toEqual([matchingUsers.total_length, idsOf(matchingUsers)]);
    expect(to.audience).toBe(query === '?pass_type=2' ? 'passHolders' : 'condition');
  });

  test('a notification by favourite ads reaches the users of the chosen ads, or of any', async () => {
    const { call, page, sent, receiversOf } = await backendAs();
    const ads = dataOf<Page<{ id: number }>>(
      await call('GET /api/users/notify_users_favorite_ads/?type=get_ads&city=akashi'),
    );
    const ad_ids = idsOf(ads).slice(0, 2);
    const some = await page(`POST ${TARGETS}`, { ad_ids });
    const any = await page('GET /api/users/get_users_favorite_ads?city=akashi&limit=1000');
    expect(some.total_length).toBeGreaterThan(0);
    expect(any.total_length).toBeGreaterThan(some.total_length);
    const path = 'POST /api/notification/create_notification_for_user_favorite?city=akashi';
    expect(await receiversOf(await sent(path, { ...WORDS, ad_ids }))).toEqual(idsOf(some));
    expect(await receiversOf(await sent(path, { ...WORDS, ad_ids: [] }))).toEqual(idsOf(any));
    const liked = await call('GET /api/users/notify_users_favorite_ads/?type=get_users&city=akashi');
    expect(new Set(idsOf(dataOf(liked)))).toEqual(new Set(idsOf(any)));
  });

  test('a notification by a circle on the map reaches the users in it', async () => {
    const { call, page, sent, receiversOf } = await backendAs();
    const circle = { latitude: 34.6432, longitude: 134.9975, radius: 2_000 };
    const query = `latitude=${circle.latitude}&longitude=${circle.longitude}&city=akashi`;
    const near = await page(`GET /notifications/map_users/?${query}&radius=2000&limit=1000`);
    const far = await page(`GET /notifications/map_users/?${query}&radius=20000&limit=1000`);
    expect(near.total_length).toBeGreaterThan(0);
    expect(far.total_length).toBeGreaterThan(near.total_length);
    const to = await sent('POST /notifications/map_users/?city=akashi', { ...WORDS, ...circle });
    expect([to.audience, await receiversOf(to)]).toEqual(['mapUsers', idsOf(near)]);
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
    const { send, tokenOf, sent } = await backendAs();
    const bellOf = async (username: string) => {
      const reply = await send('GET /akashi/notifications/users/number_unread/', {
        as: await tokenOf(username),
      });
      return dataOf<{ number_unread: number }>(reply).number_unread;
    };
    const before = [await bellOf('owner_shop'), await bellOf('staff_shop')];
    const owner = 4;
    const to = await sent('POST /api/notification/create_notification_users/?city=akashi', {
      ...WORDS,
      user_ids: [owner, 50_001],
    });
    expect([to.receivers, to.read, to.audience]).toEqual([2, true, 'users']);
    expect([await bellOf('owner_shop'), await bellOf('staff_shop')]).toEqual([
      Number(before[0]) + 1,
      before[1],
    ]);
    const mine = await send('GET /akashi/notifications/my_notification/', {
      as: await tokenOf('owner_shop'),
    });
    expect(dataOf<NotificationPage>(mine).content[0]).toMatchObject({ id: to.id, read: false });
  });

  test('shop admins of every company receive what is sent to them, and what is sent to everyone', async () => {
    const { call, page, sent, receiversOf } = await backendAs();
    const found = await page('GET /users/admin/?search=');
    const companies = new Map(found.content.map(({ company_slug, id }) => [company_slug ?? '', id]));
    expect([...companies.keys()].toSorted()).toEqual([
      'jbs',
      'machi',
      'nbnb',
      'nishinihon_kensetsu',
      'sky-art',
    ]);
    const user_ids = [...companies.values()].toSorted((one, other) => one - other);
    const to = await sent('POST /api/notification/create_notification_users/?city=akashi', {
      ...WORDS,
      user_ids,
    });
    expect(await receiversOf(to)).toEqual(user_ids);
    const confirming = await call(`GET /api/notification/user-notify/?notification_id=${to.id}`);
    expect(dataOf<Page<{ user_id: number }>>(confirming).content.map(({ user_id }) => user_id)).toEqual(
      user_ids,
    );
    const all = await receiversOf(await sent('POST /akashi/notifications/', WORDS));
    expect(user_ids.filter((id) => !all.includes(id))).toEqual([]);
  });

  test('a notification to a school reaches its people, or those of one class [R-CALL-14]', async () => {
    const { call, page, sent, receiversOf } = await backendAs();
    const users = await page('GET /api/school/3/users/?limit=1000');
    const teacher = users.content.find(({ username }) => username === 'teacher');
    expect(teacher?.classes).toBe('2年1組');
    const whole = await sent('POST /api/school/3/notification/', WORDS);
    expect(await receiversOf(whole)).toEqual(idsOf(users));
    const [one] = [
      await sent(`POST /api/school/3/notification/?classes=${encodeURIComponent('2年1組')}`, WORDS),
    ];
    expect(await receiversOf(one)).toEqual(
      idsOf({ ...users, content: users.content.filter(({ classes }) => classes === '2年1組') }),
    );
    const list = dataOf<NotificationPage>(await call('GET /api/school/3/notifications/?limit=2'));
    expect(list.content.map(({ id }) => id)).toEqual([one.id, whole.id]);
    const chosen = { ...WORDS, user_ids: [4] };
    const path = 'POST /api/notification/create_notification_users/?city=akashi&school_id=3';
    const inItsName = await sent(path, chosen);
    expect([inItsName.audience, await receiversOf(inItsName)]).toEqual(['users', [4]]);
    const newest = dataOf<NotificationPage>(await call('GET /api/school/3/notifications/?limit=1'));
    expect(newest.content.map(({ id }) => id)).toEqual([inItsName.id]);
    expect((await call('GET /api/school/0/users/')).status).toBe(404);
    expect((await call('GET /api/school/999/users/')).status).toBe(404);
  });
});

describe('refusals', () => {
  test('a notification without receivers is refused, and nothing is stored', async () => {
    const { call } = await backendAs();
    const total = async () => dataOf<NotificationPage>(await call('GET /akashi/notifications/')).total_length;
    const before = await total();
    const condition = '/api/notification/create_notification_by_condition?city=akashi&age_from=119';
    expect(await call(`POST ${condition}`, WORDS)).toEqual(NOBODY);
    const island = { ...WORDS, latitude: 0, longitude: 0, radius: 10 };
    expect(await call('POST /notifications/map_users/?city=akashi', island)).toEqual(NOBODY);
    const path = 'POST /api/notification/create_notification_users/?city=akashi';
    expect(await call(path, { ...WORDS, user_ids: [] })).toEqual({
      status: 400,
      body: { errors: { user_ids: ['この項目は必須です。'] } },
    });
    expect(await total()).toBe(before);
  });

  test.each([
    '/api/notification/create_notification_users/?city=toyonaka',
    '/api/notification/user-notify/?city=toyonaka',
  ])(
    '%s: users who are deleted or may not enter the city are named, and no user receives it',
    async (path) => {
      const { call } = await backendAs();
      const total = async () =>
        dataOf<NotificationPage>(await call('GET /toyonaka/notifications/')).total_length;
      const before = await total();
      const [owner, staffOfFewCities, nobody] = [4, 5, 999_999];
      expect(await call(`POST ${path}`, { ...WORDS, user_ids: [owner, staffOfFewCities, nobody] })).toEqual({
        status: 400,
        body: { errors: { user_ids: ['次のユーザーにはこの地域から送信できません：店舗スタッフ、#999999'] } },
      });
      expect(await total()).toBe(before);
      expect((await call(`POST ${path}`, { ...WORDS, user_ids: [owner] })).status).toBe(201);
    },
  );

  test('ads, cities and schools of others are refused', async () => {
    const { call, tokenOf, send } = await backendAs('owner_shop');
    const mine = dataOf<Page<Advertisement>>(
      await call('GET /api/operator-advertisement/?city=akashi&search=&offset=0&limit=100'),
    );
    expect(mine.content.length).toBeGreaterThan(5);
    expect(new Set(mine.content.map(({ advertiser }) => advertiser))).toEqual(new Set([4]));
    expect(mine.content.map(({ id }) => id)).not.toContain(1);
    expect(await call('POST /api/users/notify_users_favorite_ads/?city=akashi', { ad_ids: [1] })).toEqual({
      status: 400,
      body: { errors: { ad_ids: ['指定されたデータが見つかりません。'] } },
    });
    expect(await call('GET /api/school/3/users/')).toEqual({
      status: 403,
      body: { message: 'この学校を利用する権限がありません。' },
    });
    const staff = await tokenOf('staff_shop');
    const elsewhere = 'GET /api/users/get_users_favorite_ads?city=takatsuki';
    expect((await send(elsewhere, { as: staff })).status).toBe(403);
    expect((await call('GET /api/users/get_users_favorite_ads?city=osaka')).status).toBe(404);
    expect(await call('GET /api/users/get_users_favorite_ads')).toEqual({
      status: 400,
      body: { errors: { city: ['地域を指定してください。'] } },
    });
    const member = await tokenOf('member');
    expect((await send('GET /api/users/get_users_favorite_ads?city=akashi', { as: member })).status).toBe(
      403,
    );
  });

  test('a reversed age range is refused', async () => {
    const { call } = await backendAs();
    expect(await call(`POST ${TARGETS}&age_from=40&age_to=20`, {})).toEqual({
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
  const found = dataOf<Page<Advertisement>>(await send(`${path}${encodeURIComponent('広告主')}`, { as }));
  expect([found.content.length, found.total_length]).toEqual([100, 2500]);
  expect(new Set(found.content.map(({ advertiser_name }) => advertiser_name))).toEqual(new Set(['広告主']));
});
