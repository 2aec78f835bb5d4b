import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Profile } from '#domain/people/profile';
import type { User, UserDraft } from '#domain/people/user';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { dataOf, type Reply, startBackend } from '../start-backend';

const pageOf = (reply: Reply) => dataOf<Page<User>>(reply);
const usernames = (reply: Reply) => pageOf(reply).content.map(({ username }) => username);
const rolesIn = (reply: Reply) =>
  new Set(
    pageOf(reply).content.map(({ permission, code_shop }) => `${permission}${code_shop ? ' with shop' : ''}`),
  );

async function backendAs(username = 'administrator') {
  const { send, tokenOf, ...rest } = await startBackend();
  const as = await tokenOf(username);
  const call = (request: string, body?: unknown) => send(request, { as, body });
  const firstUser = async (filter: string) =>
    pageOf(await call(`GET /akashi/api/users/?filter_by=${filter}&search=akashi&limit=500`)).content.find(
      ({ suspended }) => !suspended,
    ) as User;
  return { ...rest, send, tokenOf, call, firstUser };
}

const draftOf = (user: User): UserDraft => ({
  username: user.username,
  email: user.email,
  permission: user.permission,
  name: user.name,
  firstname: user.firstname,
  lastname: user.lastname,
  gender: user.gender,
  birthday: user.birthday,
  phone: user.phone,
  address: user.address,
  introduction: user.introduction,
});

const ADVERTISER = {
  username: 'takoyaki_honten',
  email: 'honten@takoyaki.example.jp',
  password: 'takoyaki1',
  confirm_password: 'takoyaki1',
  name: 'たこ焼き本店',
  phone: '078-111-1111',
  address: '明石市本町1丁目',
};

test('[R-ROLE-12] [R-CALL-07] each of the seven filters finds its users of the city', async () => {
  const { call } = await backendAs();
  const rolesFound = async (filter: string) =>
    rolesIn(await call(`GET /akashi/api/users/?filter_by=${filter}&search=akashi&limit=500`));
  expect(await rolesFound('member')).toEqual(new Set(['Member']));
  expect(await rolesFound('advertiser')).toEqual(new Set(['Advertiser', 'Advertiser with shop']));
  expect(await rolesFound('advertiser_with_shop')).toEqual(new Set(['Advertiser with shop']));
  expect(await rolesFound('advertiser_without_shop')).toEqual(new Set(['Advertiser']));
  expect(await rolesFound('operator')).toEqual(new Set(['Operator']));
  expect(await rolesFound('president')).toEqual(new Set(['President']));
  expect(await rolesFound('')).toEqual(
    new Set(['Member', 'Advertiser', 'Advertiser with shop', 'Operator', 'President', 'Teacher', 'Guest']),
  );
  expect((await call('GET /akashi/api/users/?filter_by=nobody')).status).toBe(400);
});

test('[A-221] users are found by the start of their address: prefecture, then municipality', async () => {
  const { call } = await backendAs();
  const listAddresses = async (query: string) =>
    pageOf(await call(`GET /akashi/api/users/?limit=500&${query}`)).content.map(
      ({ address }) => address ?? '',
    );
  const all = await listAddresses('');
  const ofHyogo = await listAddresses('prefecture=兵庫県');
  const ofAkashi = await listAddresses('prefecture=兵庫県&municipality=明石市');
  expect(ofHyogo).toEqual(all.filter((address) => address.startsWith('兵庫県')));
  expect(ofAkashi).toEqual(all.filter((address) => address.startsWith('兵庫県明石市')));
  expect(await listAddresses('prefecture=滋賀県&municipality=明石市')).toEqual([]);
  // Some users live in other prefectures, and some addresses have no prefecture.
  expect([all.length > ofHyogo.length, ofHyogo.length > ofAkashi.length, ofAkashi.length > 0]).toEqual([
    true,
    true,
    true,
  ]);
});

test('accounts are users too, people of companies are not, and a city lists no users of another', async () => {
  const { call } = await backendAs();
  const listedNames = usernames(await call('GET /settsu/api/users/?limit=500'));
  expect(listedNames).toEqual(expect.arrayContaining(['administrator', 'member', 'teacher']));
  // The demo’s advertiser may not enter Settsu.
  expect(
    listedNames.filter(
      (name) => /^(advertiser|owner_shop|staff_shop)$/.test(name) || name.includes('_akashi'),
    ),
  ).toEqual([]);
});

test('a list is searched, sorted and paged, newest first by default', async () => {
  const { call } = await backendAs();
  const newest = pageOf(await call('GET /akashi/api/users/'));
  const times = newest.content.map(({ created_at: at }) => at ?? '');
  expect([newest.content.length, times]).toEqual([20, times.toSorted().toReversed()]);
  const byName = usernames(await call('GET /akashi/api/users/?ordering=username&offset=2&limit=3'));
  const all = usernames(await call('GET /akashi/api/users/?ordering=username&limit=500'));
  expect(byName).toEqual(all.slice(2, 5));
  expect(usernames(await call('GET /akashi/api/users/?search=ADMINISTRATOR_NBNB'))).toEqual([
    'administrator_nbnb',
  ]);
});

test('a user is read only in the own city, and never with a password', async () => {
  const { call, firstUser } = await backendAs();
  const { id, username } = await firstUser('member');
  const readReply = await call(`GET /akashi/api/users/${id}/`);
  expect(dataOf<User>(readReply).username).toBe(username);
  expect(JSON.stringify(readReply.body)).not.toMatch(/password_hash|favourite_ads/);
  expect((await call(`GET /kusatsu/api/users/${id}/`)).status).toBe(404);
  // The id of a shop admin.
  expect((await call('GET /akashi/api/users/4/')).status).toBe(404);
});

test('[R-ROLE-08] only the office uses the calls of users: an advertiser is refused all of them', async () => {
  const { call } = await backendAs('advertiser');
  const calls = [
    'GET /akashi/api/users/',
    'GET /akashi/api/users/1/',
    'GET /akashi/api/users/operators/',
    'GET /akashi/api/users/get_operation_info',
    'GET /users/admin/',
    'POST /akashi/api/users/create_advertiser/',
    'PUT /akashi/api/users/1/',
    'POST /akashi/api/users/1/suspend/',
    'POST /akashi/api/users/1/resume/',
  ];
  const statuses = await Promise.all(calls.map(async (request) => (await call(request)).status));
  expect(statuses).toEqual(calls.map(() => 403));
});

test('a role without screens may not read advertisers and the administrator', async () => {
  const { call } = await backendAs('member');
  const calls = ['get_ads_user_info', 'get_ads_user_info_by_city', 'get_admin_info'];
  const statuses = await Promise.all(
    calls.map(async (request) => (await call(`GET /akashi/api/users/${request}`)).status),
  );
  expect(statuses).toEqual([403, 403, 403]);
});

test('[R-CALL-06] a new advertiser is first in the list, and can sign in', async () => {
  const { call, send } = await backendAs();
  const created = await call('POST /akashi/api/users/create_advertiser/', ADVERTISER);
  expect(created.status).toBe(201);
  expect(dataOf<User>(created)).toMatchObject({
    username: 'takoyaki_honten',
    permission: 'Advertiser',
    name: 'たこ焼き本店',
    phone: '078-111-1111',
  });
  expect(usernames(await call('GET /akashi/api/users/?filter_by=advertiser_without_shop'))[0]).toBe(
    'takoyaki_honten',
  );
  expect(usernames(await call('GET /kusatsu/api/users/?search=takoyaki'))).toEqual([]);
  const signedIn = await send('POST /signin/', {
    body: { username: 'takoyaki_honten', password: 'takoyaki1' },
  });
  expect(signedIn.status).toBe(200);
});

test('[R-VAL-PROFILE-09] [R-VAL-PROFILE-10] a user name and a mail address are unique among all users', async () => {
  const { call, firstUser } = await backendAs();
  const { username, email } = await firstUser('member');
  const createAdvertiser = async (changes: object) =>
    (await call('POST /akashi/api/users/create_advertiser/', { ...ADVERTISER, ...changes })).body;
  const takenErrors = { username: [SERVER_TEXTS.usernameTaken], email: [SERVER_TEXTS.emailTaken] };
  expect(await createAdvertiser({ username: ` ${username} `, email: email?.toUpperCase() })).toEqual({
    errors: takenErrors,
  });
  // One of an account, one of another city, one of a company.
  expect(await createAdvertiser({ username: 'operator' })).toEqual({
    errors: { username: takenErrors.username },
  });
  const { content } = pageOf(await call('GET /kusatsu/api/users/?search=kusatsu'));
  expect(await createAdvertiser({ email: content[0]?.email })).toEqual({
    errors: { email: takenErrors.email },
  });
  const employee = dataOf<Page<User>>(await call('GET /company/machi/users/owner?search=_machi1')).content[0];
  expect(await createAdvertiser({ username: employee?.username })).toEqual({
    errors: { username: takenErrors.username },
  });
});

test('[R-VAL-PASS-03] missing values of an advertiser are errors of their fields', async () => {
  const { call } = await backendAs();
  const { status, body } = await call('POST /akashi/api/users/create_advertiser/', {
    username: '',
    email: 'nowhere',
    password: 'abcdefgh',
    confirm_password: 'abcdefgi',
    name: ' ',
  });
  expect({ status, fields: Object.keys((body as { errors: object }).errors) }).toEqual({
    status: 400,
    fields: ['username', 'email', 'name', 'password', 'confirm_password'],
  });
});

test('[R-CALL-06] an edit is stored, and the user’s own name and mail address do not count as taken', async () => {
  const { call, firstUser } = await backendAs();
  const user = await firstUser('member');
  const draft = { ...draftOf(user), name: '明石 花子', permission: 'Advertiser', birthday: '2000-02-29' };
  const saved = dataOf<User>(await call(`PUT /akashi/api/users/${user.id}/`, draft));
  expect(draftOf(saved)).toEqual(draft);
  expect(draftOf(dataOf<User>(await call(`GET /akashi/api/users/${user.id}/`)))).toEqual(draft);
  const wrongDraft = { ...draft, name: '', email: 'x', permission: 'owner_shop', birthday: '2001-02-29' };
  const { body } = await call(`PUT /akashi/api/users/${user.id}/`, wrongDraft);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([
    'email',
    'permission',
    'name',
    'birthday',
  ]);
  const taken = { ...draft, username: 'member', email: 'guest@machi.example.jp' };
  expect((await call(`PUT /akashi/api/users/${user.id}/`, taken)).body).toEqual({
    errors: { username: [SERVER_TEXTS.usernameTaken], email: [SERVER_TEXTS.emailTaken] },
  });
});

test('only Operators change Operators, and no account changes its own role', async () => {
  const { call, firstUser, tokenOf, send } = await backendAs();
  const operator = await firstUser('operator');
  const refused = { status: 400, body: { message: SERVER_TEXTS.onlyOperators } };
  expect(await call(`PUT /akashi/api/users/${operator.id}/`, draftOf(operator))).toEqual(refused);
  expect(await call(`POST /akashi/api/users/${operator.id}/suspend/`)).toEqual(refused);
  const passwordReset = { user_id: operator.id, new_password: 'abcd1234' };
  expect(await call('POST /akashi/users/reset_password', passwordReset)).toEqual(refused);
  const memberUser = await firstUser('member');
  const promotedDraft = { ...draftOf(memberUser), permission: 'Operator' };
  expect((await call(`PUT /akashi/api/users/${memberUser.id}/`, promotedDraft)).body).toEqual({
    errors: { permission: [SERVER_TEXTS.onlyOperators] },
  });
  const ownUser = dataOf<User>(await call('GET /akashi/api/users/1/'));
  expect(
    (await call('PUT /akashi/api/users/1/', { ...draftOf(ownUser), permission: 'Member' })).body,
  ).toEqual({
    errors: { permission: [SERVER_TEXTS.ownPermission] },
  });
  const as = await tokenOf('operator');
  const byOperator = await send(`PUT /akashi/api/users/${memberUser.id}/`, { as, body: promotedDraft });
  expect(dataOf<User>(byOperator).permission).toBe('Operator');
});

test('[R-GEN-10] a suspended user is signed out and cannot sign in until resumed', async () => {
  const { call, send, tokenOf } = await backendAs();
  const as = await tokenOf('advertiser');
  const credentials = { body: { username: 'advertiser', password: PASSWORD } };
  const suspended = await call('POST /akashi/api/users/3/suspend/');
  expect(dataOf<User>(suspended)).toMatchObject({ username: 'advertiser', suspended: true });
  expect((await send('GET /users/profile', { as })).status).toBe(401);
  expect(await send('POST /signin/', credentials)).toEqual({
    status: 401,
    body: { message: SERVER_TEXTS.suspended },
  });
  expect(await call('POST /akashi/api/users/3/suspend/')).toEqual({
    status: 400,
    body: { message: SERVER_TEXTS.suspendedAlready },
  });
  expect(dataOf<User>(await call('POST /akashi/api/users/3/resume/')).suspended).toBe(false);
  expect((await send('POST /signin/', credentials)).status).toBe(200);
  expect((await call('POST /akashi/api/users/3/resume/')).body).toEqual({
    message: SERVER_TEXTS.notSuspended,
  });
  expect((await call('POST /akashi/api/users/1/suspend/')).body).toEqual({
    message: SERVER_TEXTS.ownSuspension,
  });
});

test('the session of a suspended user is not renewed', async () => {
  const { backend, send, call } = await backendAs();
  const { refresh_token } = await backend.signIn('advertiser');
  await call('POST /akashi/api/users/3/suspend/');
  const renewed = await send('POST /default/api/refresh-token', { body: { refresh_token } });
  expect(renewed).toEqual({ status: 401, body: { message: SERVER_TEXTS.suspended } });
});

test('[R-CALL-06] a seeded user signs in with a reset password', async () => {
  const { call, send, firstUser } = await backendAs();
  const { id, username } = await firstUser('advertiser');
  const body = { username, password: 'abcd1234' };
  expect((await send('POST /signin/', { body })).status).toBe(401);
  expect(
    (await call('POST /akashi/users/reset_password', { user_id: id, new_password: 'abcd1234' })).status,
  ).toBe(200);
  const signedIn = dataOf<{ user: Profile; access_token: string }>(await send('POST /signin/', { body }));
  expect(signedIn.user.id).toBe(id);
  const profile = await send('GET /users/profile', { as: signedIn.access_token });
  expect(dataOf<Profile>(profile).username).toBe(username);
});

test('[R-GEN-10] [R-STATE-05] a waiting member is confirmed once, with a gender', async () => {
  const { call } = await backendAs();
  const { content } = pageOf(await call('GET /akashi/api/users/?filter_by=member&search=akashi&limit=500'));
  const [waitingMember, otherMember] = content.filter(({ confirmed }) => confirmed === null);
  const decideIdentity = (id: number | undefined, body: object) =>
    call(`POST /api/users/${id}/confirm/`, body);
  expect((await decideIdentity(waitingMember?.id, { confirmed: true })).status).toBe(400);
  const confirmed = await decideIdentity(waitingMember?.id, { confirmed: true, gender: 'other' });
  expect(dataOf<User>(confirmed)).toMatchObject({ id: waitingMember?.id, confirmed: true, gender: 'other' });
  expect(dataOf<User>(await call(`GET /akashi/api/users/${waitingMember?.id}/`))).toMatchObject({
    confirmed: true,
    gender: 'other',
  });
  expect((await decideIdentity(waitingMember?.id, { confirmed: false })).body).toEqual({
    message: SERVER_TEXTS.identityDecided,
  });
  const rejected = await decideIdentity(otherMember?.id, { confirmed: false });
  expect(dataOf<User>(rejected)).toMatchObject({ confirmed: false, gender: otherMember?.gender });
  const { content: presidents } = pageOf(
    await call('GET /akashi/api/users/?filter_by=president&search=akashi'),
  );
  expect((await decideIdentity(presidents[0]?.id, { confirmed: false })).body).toEqual({
    message: SERVER_TEXTS.nothingToConfirm,
  });
});

test('[R-CALL-07] operators and advertisers have their own lists', async () => {
  const { call } = await backendAs();
  expect(rolesIn(await call('GET /akashi/api/users/operators/?search=akashi'))).toEqual(
    new Set(['Operator']),
  );
  const advertisers = pageOf(await call('GET /akashi/api/users/get_ads_user_info?limit=500'));
  const allAdvertisers = pageOf(await call('GET /akashi/api/users/?filter_by=advertiser&limit=500'));
  expect(advertisers).toEqual(allAdvertisers);
  const secondPage = usernames(await call('GET /akashi/api/users/get_ads_user_info?offset=1&limit=1'));
  expect(secondPage).toEqual([allAdvertisers.content[1]?.username]);
  const cityAdvertisers = pageOf(await call('GET /akashi/api/users/get_ads_user_info_by_city'));
  // All but the demo’s own advertiser, who advertises in three cities, and on one page.
  expect(cityAdvertisers.content).toEqual(
    allAdvertisers.content.filter(({ username }) => username !== 'advertiser'),
  );
  expect(usernames(await call('GET /akashi/api/users/get_ads_user_info_by_city?search=nobody'))).toEqual([]);
});

test('[R-CALL-07] administrator and operator of a city are returned, and administrators are searched over all cities', async () => {
  const { call, send, tokenOf } = await backendAs();
  expect(dataOf<Profile>(await call('GET /akashi/api/users/get_admin_info')).username).toBe('administrator');
  const as = await tokenOf('administrator_nbnb');
  const ownAdministrator = await send('GET /akashi/api/users/get_admin_info', { as });
  expect(dataOf<Profile>(ownAdministrator).username).toBe('administrator_nbnb');
  const operator = dataOf<Profile & { cities: { name: string }[] }>(
    await call('GET /akashi/api/users/get_operation_info'),
  );
  expect([operator.username, operator.cities.length]).toEqual(['operator', 9]);
  expect(usernames(await call('GET /users/admin/?search=administrator_'))).toEqual([
    'administrator_nbnb',
    'administrator_jbs',
    'administrator_sky-art',
    'administrator_nishinihon_kensetsu',
  ]);
  const owners = rolesIn(await call('GET /users/admin/?search=_machi1'));
  expect([...owners].map((kind) => kind.split(' ')[0])).toContain('owner_shop');
});
