import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { ShopAdmin } from '#domain/people/shop-admin';
import type { Staff } from '#domain/people/staff';
import type { Backend } from '#mocks/backend/backend-types';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { dataOf, type Reply, startBackend } from '../start-backend';

const pageOf = <Row extends ShopAdmin | Staff>(reply: Reply) => dataOf<Page<Row>>(reply);
const usernames = (reply: Reply) => pageOf<ShopAdmin>(reply).content.map(({ username }) => username);

async function backendAs(username = 'administrator') {
  const { send, tokenOf, backend } = await startBackend();
  const as = await tokenOf(username);
  const call = (request: string, body?: unknown) => send(request, { as, body });
  return { send, tokenOf, call, backend };
}

function setCompany({ db }: Backend, username: string, company_slug: string | null) {
  const accounts = db.of(accountTable);
  const { rows } = accounts.list({ where: { username: { equals: username } } });
  for (const { id } of rows) accounts.update(id, { company_slug });
}

const NEW_SHOP_ADMIN = {
  username: 'uonotana_honten',
  email: 'honten@uonotana.example.jp',
  name: '魚の棚本店',
  password: 'uonotana1',
  confirm_password: 'uonotana1',
  area: 1,
};
const NEW_STAFF = {
  username: 'staff_hanako',
  email: 'hanako@machi.example.jp',
  name: '明石 花子',
  password: 'hanako123',
  confirm_password: 'hanako123',
};
const credentials = (username: string, password: string) => ({ body: { username, password } });

test('[R-CALL-09] the shop admins belong to one company, and are searched by name', async () => {
  const { call } = await backendAs();
  const allAdmins = pageOf<ShopAdmin>(await call('GET /company/machi/shops/admin?limit=500')).content;
  expect(allAdmins.length).toBeGreaterThan(10);
  expect(allAdmins.map(({ username }) => username)).toContain('owner_shop');
  expect(allAdmins.filter(({ username }) => !/_machi\d+$|^owner_shop$/.test(username))).toEqual([]);
  const expected = allAdmins[3]?.name ?? '';
  const foundAdmins = pageOf<ShopAdmin>(
    await call(`GET /company/machi/shops/admin?limit=500&name=${encodeURIComponent(expected)}`),
  ).content;
  expect(foundAdmins).toEqual(allAdmins.filter(({ name }) => name === expected));
  expect(usernames(await call('GET /company/machi/shops/admin?offset=2&limit=2'))).toEqual(
    allAdmins.slice(2, 4).map(({ username }) => username),
  );
});

test('[R-CALL-09] a shop admin is created, changed, given a password, and signs in with it', async () => {
  const { call, send } = await backendAs();
  const created = await call('POST /company/machi/users/admin', NEW_SHOP_ADMIN);
  const { id, area } = dataOf<ShopAdmin>(created);
  expect([created.status, area]).toEqual([201, 1]);
  expect(usernames(await call('GET /company/machi/shops/admin'))[0]).toBe('uonotana_honten');
  const changes = { ...NEW_SHOP_ADMIN, name: '魚の棚 二号店', area: null };
  const changed = await call(`PUT /company/machi/shops/admin/${id}`, changes);
  expect(dataOf<ShopAdmin>(changed)).toMatchObject({ name: '魚の棚 二号店', area: null });
  expect(
    (await send('POST /signin/', credentials(NEW_SHOP_ADMIN.username, NEW_SHOP_ADMIN.password))).status,
  ).toBe(200);
  const password = { id, password: 'nigouten2', confirm_password: 'nigouten2' };
  expect((await call('POST /company/machi/users/admin/change-password', password)).status).toBe(200);
  expect(
    (await send('POST /signin/', credentials(NEW_SHOP_ADMIN.username, NEW_SHOP_ADMIN.password))).status,
  ).toBe(401);
  expect((await send('POST /signin/', credentials(NEW_SHOP_ADMIN.username, 'nigouten2'))).status).toBe(200);
});

test('missing values of a shop admin are errors of their fields, and so are a taken user name and mail address', async () => {
  const { call } = await backendAs();
  const invalidFields = async (body: object) =>
    Object.keys(((await call('POST /company/machi/users/admin', body)).body as { errors: object }).errors);
  expect(
    await invalidFields({ ...NEW_SHOP_ADMIN, username: '', email: 'x', name: '', password: 'short' }),
  ).toEqual(['username', 'email', 'name', 'password', 'confirm_password']);
  // An area of another company.
  expect(await invalidFields({ ...NEW_SHOP_ADMIN, area: 10 })).toEqual(['area']);
  expect(
    await invalidFields({ ...NEW_SHOP_ADMIN, username: 'member', email: 'guest@machi.example.jp' }),
  ).toEqual(['username', 'email']);
  const { id } = dataOf<ShopAdmin>(await call('POST /company/machi/users/admin', NEW_SHOP_ADMIN));
  const differentPasswords = { id, password: 'nigouten2', confirm_password: 'nigouten3' };
  const { body } = await call('POST /company/machi/users/admin/change-password', differentPasswords);
  expect(body).toEqual({ errors: { confirm_password: ['パスワードが一致しません'] } });
});

test('[R-STATE-12] a shop admin with a shop is kept, and the response has the reason', async () => {
  const { call } = await backendAs();
  const before = pageOf<ShopAdmin>(await call('GET /company/machi/shops/admin?limit=500')).content;
  const statuses: number[] = [];
  for (const { id, name } of before.slice(0, 6)) {
    const { status, body } = await call(`DELETE /company/machi/shops/admin/${id}`);
    statuses.push(status);
    if (status === 209)
      expect(body).toEqual({ data: { message: SERVER_TEXTS.shopAssigned.replace('{name}', name) } });
  }
  expect(new Set(statuses)).toEqual(new Set([204, 209]));
  const after = pageOf<ShopAdmin>(await call('GET /company/machi/shops/admin?limit=500')).content;
  expect(after.map(({ id }) => id)).toEqual(
    before.filter((_, index) => statuses[index] !== 204).map(({ id }) => id),
  );
});

test('a company refuses other accounts, but not an Operator, and an unknown company is not found', async () => {
  const { call, send, tokenOf } = await backendAs();
  expect((await call('GET /company/nbnb/shops/admin')).status).toBe(403);
  expect((await call('GET /company/nobody/shops/admin')).status).toBe(404);
  const as = await tokenOf('operator');
  const foreignList = await send('GET /company/nbnb/shops/admin?limit=500', { as });
  expect(usernames(foreignList).every((name) => /_nbnb\d+$/.test(name))).toBe(true);
  const [foreignAdmin] = pageOf<ShopAdmin>(foreignList).content;
  expect((await call(`DELETE /company/machi/shops/admin/${foreignAdmin?.id}`)).status).toBe(404);
});

test('[R-CALL-09] only the office manages shop admins', async () => {
  const { call } = await backendAs('owner_shop');
  const calls = [
    'GET /company/machi/shops/admin',
    'POST /company/machi/users/admin',
    'PUT /company/machi/shops/admin/4',
    'DELETE /company/machi/shops/admin/4',
    'POST /company/machi/users/admin/change-password',
  ];
  const statuses = await Promise.all(calls.map(async (request) => (await call(request)).status));
  expect(statuses).toEqual(calls.map(() => 403));
});

test('[R-CALL-08] the areas belong to the company', async () => {
  const { call, send, tokenOf } = await backendAs();
  const areas = dataOf<Page<{ id: number; name: string }>>(await call('GET /company/machi/areas'));
  expect([areas.total_length, areas.content[0]]).toEqual([9, { id: 1, name: '明石市エリア' }]);
  const as = await tokenOf('administrator_nbnb');
  const foreignList = await send('GET /company/nbnb/areas', { as });
  expect(dataOf<Page<{ id: number }>>(foreignList).content.map(({ id }) => id)).toEqual([10, 11, 12]);
});

test('[R-CALL-10] owners and staff are listed together, and staff is created, changed and deleted', async () => {
  const { call, send } = await backendAs('owner_shop');
  const listed = pageOf<Staff>(await call('GET /company/machi/users/owner?limit=500')).content;
  expect(new Set(listed.map(({ permission }) => permission))).toEqual(new Set(['owner_shop', 'staff_shop']));
  const created = await call('POST /company/machi/users/staff', NEW_STAFF);
  const { id, permission } = dataOf<Staff>(created);
  expect([created.status, permission]).toEqual([201, 'staff_shop']);
  const { password: _, confirm_password: __, ...values } = { ...NEW_STAFF, name: '明石 太郎' };
  expect(dataOf<Staff>(await call(`PUT /company/machi/users/staff/${id}`, values)).name).toBe('明石 太郎');
  expect((await send('POST /signin/', credentials(NEW_STAFF.username, NEW_STAFF.password))).status).toBe(200);
  await call(`PUT /company/machi/users/staff/${id}`, {
    ...values,
    password: 'tarou1234',
    confirm_password: 'tarou1234',
  });
  expect((await send('POST /signin/', credentials(NEW_STAFF.username, 'tarou1234'))).status).toBe(200);
  expect((await call(`DELETE /company/machi/users/staff/${id}`)).status).toBe(204);
  expect(usernames(await call('GET /company/machi/users/owner?search=staff_hanako'))).toEqual([]);
  expect((await send('POST /signin/', credentials(NEW_STAFF.username, 'tarou1234'))).status).toBe(401);
});

test('[R-STATE-12] staff with a shop is kept, an owner is not staff, and no account deletes itself', async () => {
  const { call } = await backendAs('owner_shop');
  expect((await call('DELETE /company/machi/users/staff/5')).status).toBe(209);
  const refused = { status: 400, body: { message: SERVER_TEXTS.ownerIsNoStaff } };
  expect(await call('DELETE /company/machi/users/staff/4')).toEqual(refused);
  const { password: _, confirm_password: __, ...values } = NEW_STAFF;
  expect(await call('PUT /company/machi/users/staff/4', values)).toEqual(refused);
  const { body } = await call('POST /company/machi/users/staff', {
    ...NEW_STAFF,
    username: 'member',
    password: 'abc',
  });
  expect(Object.keys((body as { errors: object }).errors)).toEqual(['password', 'confirm_password']);
  const takenReply = await call('POST /company/machi/users/staff', { ...NEW_STAFF, username: 'member' });
  expect(takenReply.body).toEqual({ errors: { username: [SERVER_TEXTS.usernameTaken] } });
});

test('staff reads the list and changes no record', async () => {
  const { call } = await backendAs('staff_shop');
  expect((await call('GET /company/machi/users/owner')).status).toBe(200);
  const calls = [
    'POST /company/machi/users/staff',
    'PUT /company/machi/users/staff/5',
    'DELETE /company/machi/users/staff/5',
  ];
  const statuses = await Promise.all(calls.map(async (request) => (await call(request)).status));
  expect(statuses).toEqual([403, 403, 403]);
});

test.each<[string, string | null, number[]]>([
  ['staff_shop', 'machi', [403, 403, 403, 403]],
  ['owner_shop', 'machi', [403, 403, 403, 403]],
  ['administrator', 'machi', [403, 403, 403, 403]],
  ['staff_shop', null, [200, 403, 403, 403]],
  ['advertiser', null, [200, 201, 200, 204]],
  ['operator', 'machi', [200, 201, 200, 204]],
])(
  '%s of the company %s has these statuses for the staff of recruitment: the list, a new one, a password, a delete [A-152]',
  async (username, company, statuses) => {
    const { call, send, tokenOf, backend } = await backendAs(username);
    setCompany(backend, username, company);
    const operatorList = await send('GET /api/matching/staff/?limit=500', { as: await tokenOf('operator') });
    const listed = await call('GET /api/matching/staff/?limit=500');
    const [firstStaff] = pageOf<Staff>(listed.status === 200 ? listed : operatorList).content;
    const addition = await call('POST /api/matching/staff/', NEW_STAFF);
    const id = addition.status === 201 ? dataOf<Staff>(addition).id : firstStaff?.id;
    const values = { ...NEW_STAFF, username: 'part_timer', email: 'part@machi.example.jp' };
    expect([
      listed.status,
      addition.status,
      (await call(`PUT /api/matching/staff/${firstStaff?.id}/`, values)).status,
      (await call(`DELETE /api/matching/staff/${id}/`)).status,
    ]).toEqual(statuses);
  },
);

test('[R-CALL-27] staff of recruitment has no company and is listed in the cities open to the caller', async () => {
  const { call, backend } = await backendAs('advertiser');
  setCompany(backend, 'advertiser', null);
  const listed = pageOf<Staff>(await call('GET /api/matching/staff/?limit=500')).content;
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.every(({ username }) => /_recruitment\d+$/.test(username ?? ''))).toBe(true);
  const { id } = dataOf<Staff>(await call('POST /api/matching/staff/', NEW_STAFF));
  const { password: _, confirm_password: __, ...values } = { ...NEW_STAFF, name: '明石 太郎' };
  expect(dataOf<Staff>(await call(`PUT /api/matching/staff/${id}/`, values)).name).toBe('明石 太郎');
  expect((await call(`DELETE /api/matching/staff/${id}/`)).status).toBe(204);
  // A staff member of a company.
  expect((await call('DELETE /api/matching/staff/5/')).status).toBe(404);
});
