import { expect, test } from 'vitest';
import { readHar } from '#mocks/contract/read-har';
import { harOf } from '#mocks/har/har-of';
import { type HarSeed, seedOfHar } from '#mocks/har-seed/seed-of-har';
import { TABLE_OF_CALL } from '#mocks/har-seed/tables-of-calls';
import { createBackend } from '../../../e2e/backend/server/backend';
import { answered } from '../answered';
import { harText, type TestCall } from '../contract/har-text';
import { dataOf, type Reply, startAs } from '../start-backend';
import { comparable, textsIn } from './comparable';

const ANCHOR = Date.parse('2026-04-01T00:00:00+09:00');

/** A list of each table that answers have rows of. */
const LISTS = [
  '/akashi/api/users/',
  '/company/machi/shops/admin',
  '/company/nbnb/users/owner',
  '/akashi/api/genres/',
  '/akashi/api/categories/',
  '/company/machi/areas',
  '/akashi/api/passports/',
  '/akashi/manager/lockers/',
  '/kusatsu/manager/lockers?get_all=true',
  '/takatsuki/manager/lockers?get_all=true',
  '/akashi/api/advertisements/',
  '/company/nbnb/combos/owner',
  '/company/nbnb/combos/histories',
  '/manager/menu_items/?company=nbnb',
  '/akashi/api/scenes/',
  '/akashi/api/packages/',
  '/kusatsu/api/coupons/',
  '/akashi/api/time-sales/',
  '/akashi/api/reserves/',
  '/akashi/api/vouchers/',
  '/akashi/api/flyers/',
  '/manager/purchases?company=nbnb',
  '/company/nbnb/qrcodes',
  '/invoices/?company=nbnb',
  '/company/nbnb/timecards',
  '/company/nbnb/work-schedules',
  '/akashi/api/csv-imports/',
  '/company/nbnb/reviews',
  '/api/matching/',
  '/api/matching/list_report/',
  '/api/matching/users/',
  '/akashi/notifications/',
  '/shonan/api/articles/',
  '/akashi/api/documents/',
  '/akashi/api/events/',
  '/akashi/api/jobs/',
  '/akashi/api/news/',
  '/akashi/api/timeline/',
];

interface Page {
  content: { id: number }[];
}

/** What lists answer to an Operator. */
const listed = async ({ request }: Pick<Awaited<ReturnType<typeof startAs>>, 'request'>) =>
  Object.fromEntries(
    await Promise.all(
      LISTS.map(async (list) => [list, dataOf<Page>(await request(`GET ${list}`)).content] as const),
    ),
  );

async function seedOf(text: string): Promise<HarSeed> {
  const reading = await readHar(text);
  if (reading === null) throw new Error('no HAR');
  return seedOfHar(reading, { endpoints: answered, base: null, anchor: ANCHOR });
}

const startOn = ({ rows }: HarSeed) =>
  startAs('operator', { seed: { profile: 'empty', n: 1, har: 'visit' }, given: rows });

test('a HAR of the fake becomes data with the same ids, states, dates and amounts in the same order, and no text of it [R-WISH-09, A-309]', async () => {
  const recorded = await startAs('operator');
  const before = await listed(recorded);
  const seed = await seedOf(JSON.stringify(harOf(recorded.backend.log.entries(), '')));
  const after = await listed(await startOn(seed));
  expect(seed.omissions).toEqual([]);
  expect(comparable(after)).toEqual(comparable(before));

  const texts = textsIn(before);
  expect([...textsIn([after, seed.rows])].filter((text) => texts.has(text))).toEqual([]);
});

test('a HAR of the independent backend becomes data, with its ids, states and amounts [R-WISH-07, A-309]', async () => {
  const calls = callsOfIndependentBackend();
  const seed = await seedOf(harText(calls));
  // the people with the ids of the demo's accounts
  expect(seed.omissions.map(({ reason, call, count }) => `${reason} ${call} ${count}`)).toEqual([
    'account GET /company/:company/shops/admin 3',
    'account GET /company/:company/users/owner 1',
    'account GET /:city/api/users/ 9',
    'account GET /:city/api/users/get_ads_user_info 1',
  ]);
  expect(seed.standIns).toEqual([
    { name: 'naka', of: 'city', standIn: 'akashi' },
    { name: 'nakamachi', of: 'company', standIn: 'machi' },
  ]);
  const { request } = await startOn(seed);
  const shown: Record<string, unknown> = {};
  const seen: Record<string, unknown> = {};
  for (const { call, answer } of calls.filter((one) => !PEOPLE.test(one.call))) {
    const inDemo = call.replace('/naka/', '/akashi/').replaceAll('nakamachi', 'machi');
    shown[call] = statesOf(await request(inDemo));
    seen[call] = statesOf({ status: 200, body: answer });
  }
  expect(shown).toEqual(seen);
});

/** The demo's accounts stand for some people, so lists of people differ; some lists have another order in the demo. */
const PEOPLE = /users|shops\/admin/;
const STATES = [
  'status',
  'supported',
  'is_draft',
  'read',
  'approved',
  'public',
  'type',
  'plan',
  'people',
] as const;

const statesOf = (reply: Reply): unknown =>
  dataOf<{ content: (Record<string, unknown> & { id: number })[] }>(reply)
    .content.map((row) => [row.id, ...STATES.map((field) => row[field] ?? null)])
    .toSorted(([left], [right]) => Number(left) - Number(right));

const ofCompany = { company: 'nakamachi' };
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  '/manager/menu_items/': ofCompany,
  '/manager/menu_items': ofCompany,
  '/manager/purchases': ofCompany,
  '/invoices/': ofCompany,
  '/:city/manager/lockers': { get_all: 'true' },
};

/** Every list of the backend that shares no code with the demo, as an Operator sees it. */
function callsOfIndependentBackend(): TestCall[] {
  const backend = createBackend(
    () => [],
    () => true,
  );
  const operator = backend.tables.accounts.find(({ permission }) => permission === 'Operator');
  if (!operator) throw new Error('there is no Operator');
  const { access_token: token } = backend.sessions.open(operator, null);
  return answered.flatMap((endpoint): TestCall[] => {
    const { method, path: pattern } = endpoint;
    if (method !== 'GET' || /:(?!city|company)/.test(pattern) || !(pattern in TABLE_OF_CALL)) return [];
    const path = pattern.replace(':city', 'naka').replace(':company', 'nakamachi');
    const query = new URLSearchParams(QUERIES[pattern] ?? {});
    const request = {
      method,
      path,
      query,
      token,
      contentType: '',
      json: {},
      parts: [],
      idempotencyKey: null,
    };
    const { status, body } = backend.answer(request);
    return [{ call: `GET ${path}?${query}`, status, answer: body }];
  });
}

const person = { id: 900, username: 'yamada', permission: 'Member', name: '山田 花子' };

test('calls that do not become data are named without a value, each with its reason', async () => {
  const row = { id: 5, title: '祭', content: '本文', image: null, date: '2026-04-01T00:00:00Z' };
  const seed = await seedOf(
    harText([
      { call: 'GET /akashi/api/news/', answer: { data: { content: [row], total_length: 1 } } },
      { call: 'GET /akashi/api/weather/', answer: {} },
      { call: 'GET /akashi/api/dashboard/', answer: { data: { bar: [], line: [], totals: {} } } },
      { call: 'GET /akashi/api/events/', status: 500, answer: { message: '山田' } },
      { call: 'GET /akashi/api/jobs/', answer: '<html>山田</html>' },
      { call: 'GET /akashi/api/users/1/', answer: { data: { ...person, id: 1 } } },
      { call: 'GET /akashi/api/users/900/', answer: { data: { ...person, permission: '山田' } } },
      { call: 'GET /kusatsu/api/news/5/', answer: { data: row } },
    ]),
  );
  expect(seed.tables).toEqual([{ table: 'news', rows: 1, added: 0 }]);
  expect(seed.omissions).toEqual([
    { reason: 'unknownCall', call: 'GET /:city/api/weather/', count: 1, fields: [] },
    { reason: 'failed', call: 'GET /:city/api/events/', count: 1, fields: [] },
    { reason: 'unreadable', call: 'GET /:city/api/jobs/', count: 1, fields: [] },
    { reason: 'withoutRows', call: 'GET /:city/api/dashboard/', count: 1, fields: [] },
    { reason: 'account', call: 'GET /:city/api/users/:id/', count: 1, fields: [] },
    { reason: 'otherCity', call: 'GET /:city/api/news/:id/', count: 1, fields: [] },
    { reason: 'refused', call: 'GET /:city/api/users/:id/', count: 1, fields: ['permission'] },
  ]);
});

test('records keep their relations, as they were last seen: what a row refers to is there, under one name', async () => {
  const ad = { id: 40, name: '山田屋', category: 3, category_name: '和菓子', advertiser: 900 };
  const coupon = {
    id: 7_000_001,
    title: '割引',
    content: '',
    advertisement: 40,
    advertisement_name: '山田屋',
  };
  const dates = { start_date: '2026-03-01T00:00:00Z', end_date: '2026-05-01T00:00:00Z' };
  const conditions = { show_condition: '', use_condition: '' };
  const offered = { ...coupon, ...dates, ...conditions };
  const seed = await seedOf(
    harText([
      { call: 'GET /akashi/api/coupons/', answer: { data: { content: [offered, { ...offered, id: 8 }] } } },
      { call: 'GET /akashi/api/advertisements/40/', answer: { data: ad } },
      { call: 'GET /akashi/api/advertisements/40/', answer: { data: { ...ad, plan: 'B' } } },
      { call: 'DELETE /akashi/api/coupons/8/', status: 204 },
    ]),
  );
  expect(seed.omissions).toEqual([]);
  expect(seed.tables).toEqual([
    { table: 'users', rows: 0, added: 1 },
    { table: 'categories', rows: 0, added: 1 },
    { table: 'advertisements', rows: 1, added: 0 },
    { table: 'coupons', rows: 1, added: 0 },
  ]);
  const { request } = await startOn(seed);
  interface Ad {
    name: string;
    plan: string;
    category_name: string;
  }
  const shownAd = dataOf<Ad>(await request('GET /akashi/api/advertisements/40/'));
  const shownCoupon = dataOf<Record<string, unknown>>(await request('GET /akashi/api/coupons/7000001/'));
  expect(shownAd.name).not.toBe('山田屋');
  expect(shownAd.plan).toBe('B');
  expect(shownCoupon.advertisement_name).toBe(shownAd.name);
  const { content } = dataOf<{ content: object[] }>(await request('GET /akashi/api/categories/'));
  expect(content).toEqual([{ id: 3, name: shownAd.category_name }]);
  const advertiser = dataOf<{ permission: string }>(await request('GET /akashi/api/users/900/'));
  expect(advertiser.permission).toBe('Advertiser');
});

test('every list of the contract and every record has a table or is one that the demo computes', () => {
  const others = answered.filter(({ method, path }) => method === 'GET' && !(path in TABLE_OF_CALL));
  expect(others.map(({ path }) => path).toSorted()).toMatchInlineSnapshot(`
    [
      "/:city/api/dashboard/",
      "/:city/api/dish-report/notification/",
      "/:city/api/premium-stats/",
      "/:city/api/ranking-report/notification/",
      "/:city/api/users/get_admin_info",
      "/:city/api/users/get_operation_info",
      "/:city/api/users/refresh_firebase_token/",
      "/:city/notifications/:param/users",
      "/:city/notifications/users/number_unread/",
      "/api/city/:city",
      "/api/matching/notification/",
      "/api/matching/staff/",
      "/api/notification/list_passport_push_notification/",
      "/api/notification/passports_normal_notification/",
      "/api/notification/push_notification_by_condition/:x",
      "/api/notification/user-notify/",
      "/api/operator-advertisement/",
      "/api/school/:schoolId/notifications/",
      "/api/school/:schoolId/users/",
      "/api/users/get_users_favorite_ads",
      "/api/users/notify_users_favorite_ads/",
      "/api/v1/cities",
      "/api/v1/prefectures",
      "/company/",
      "/company/:company/notifications/users",
      "/company/:company/notifications/users/:id",
      "/default/api/city/info/",
      "/default/api/city/specify/",
      "/get_operation_city",
      "/japan/municipalities",
      "/japan/prefectures/",
      "/manager/purchases/total/",
      "/notifications/map_users/",
      "/users/admin/",
      "/users/owner_info",
      "/users/profile",
    ]
  `);
});
